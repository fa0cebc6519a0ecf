# An engine that speaks the protocol of xboard and knows one move; with an argument it knows no `sd`.
while read -r line; do
    case "$line" in
    "protover 2") echo 'feature setboard=1 usermove=1 myname="Old One" done=1' ;;
    "sd 6") if [ -n "$1" ]; then echo "Illegal move: sd 6"; fi ;;
    "usermove d2d4") told=yes ;;
    go)
        echo "6 -25 3 812 d7d5"
        # It was told of the move before, and answers in SAN.
        if [ -n "$told" ]; then echo "move d5"; fi
        ;;
    quit) exit 0 ;;
    esac
done
