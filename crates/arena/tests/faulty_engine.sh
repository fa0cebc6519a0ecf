# A UCI engine that says it is ready, and then does what its argument says.
while read -r line; do
    case "$line" in
    uci) echo uciok ;;
    isready) echo readyok ;;
    go*)
        case "$1" in
        crash)
            echo "out of ideas" >&2
            exit 3
            ;;
        illegal) echo "bestmove e1e8" ;;
        resigning) echo "bestmove (none)" ;;
        esac
        ;;
    stop) if [ "$1" = late ]; then echo "bestmove e2e4"; fi ;;
    quit) exit 0 ;;
    esac
done
