# Ce que dit la page qui lit les parties : la liste, les coups, les fautes.

## Ce qui ne va pas dans un texte ; les mots autour sont montrés à côté

pgn-fault-binary = Ce n’est pas du texte : il s’y trouve un octet nul. La lecture s’arrête ici.
pgn-fault-too-long = Ce passage dépasse { $expected } octets. La suite est laissée de côté.
pgn-fault-too-deep = Plus de { $expected } variantes l’une dans l’autre : celle-ci est laissée de côté.
pgn-fault-unknown-move = « { $found } » n’est pas un coup dans ces lettres.
pgn-fault-ambiguous = « { $found } » peut être joué par plusieurs pièces.
pgn-fault-promotion-missing = « { $found } » ne dit pas quelle pièce remplace le pion.
pgn-fault-illegal = « { $found } » ne peut pas être joué ici.
pgn-fault-after-end = « { $found } » vient après la fin de la partie.
pgn-fault-bad-fen = La position de départ, dans l’étiquette FEN, n’est pas possible ou pas lisible.
pgn-fault-unsupported-variant = « { $found } » n’est ni le jeu d’échecs, ni les échecs 960.
pgn-fault-junk-ignored = « { $found } » n’a pas de sens ici et n’est pas lu.
pgn-fault-bad-tag = Une étiquette s’écrit [Nom "valeur"].
pgn-fault-duplicate-tag = L’étiquette { $found } est donnée deux fois : la première compte.
pgn-fault-bad-date = « { $found } » n’est pas une date : on l’écrit 2026.01.31.
pgn-fault-unclosed-comment = Le commentaire qui commence ici n’a pas de fin.
pgn-fault-unclosed-variation = La partie finit dans une variante : il manque une parenthèse fermante.
pgn-fault-stray-parenthesis = Aucune variante ne finit ici : cette parenthèse est de trop.
pgn-fault-result-in-variation = Un résultat dans une variante ne termine rien.
pgn-fault-missing-result = Il manque le résultat à la fin des coups.
pgn-fault-result-spelling = « { $found } » est une façon inhabituelle d’écrire un résultat.
pgn-fault-result-mismatch = Le résultat annoncé est { $found }, mais la partie finit par { $expected }.
pgn-fault-latin1 = Ce texte n’est pas en UTF-8 : il est lu en Latin-1.
pgn-fault-move-number = Le numéro de coup { $found } devrait être { $expected }.
pgn-fault-castling-spelling = Le roque s’écrit O-O ou O-O-O.
pgn-fault-lowercase-piece = La lettre d’une pièce est une majuscule.
pgn-fault-pawn-letter = Un pion n’a pas de lettre.
pgn-fault-false-ep = « e.p. » suit un coup qui ne prend pas en passant.
pgn-fault-false-capture-sign = Le signe de prise suit une pièce qui ne prend rien.
pgn-fault-false-check-sign = Le coup ne donne pas l’échec ou le mat que son signe annonce.
pgn-fault-null-move = Un coup nul n’est pas un coup de partie.
pgn-fault-illegal-in-variation = « { $found } » ne peut pas être joué : la variante s’arrête ici.
pgn-fault-after-draw = La partie était déjà nulle avant ce coup.
pgn-fault-setup-missing = L’étiquette FEN demande aussi [SetUp "1"].
pgn-fault-fen-missing = SetUp annonce une étiquette FEN, qui manque.
pgn-fault-chess960-assumed = Ce roque est celui des échecs 960, sans étiquette Variant pour le dire.
