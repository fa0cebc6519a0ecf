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

## La page

title-reader = Lire une partie – Roque
pgn-heading = Lire une partie
pgn-lead = Ouvrez un fichier PGN ou collez-en le texte : les coups, les variantes et les commentaires se suivent sur l’échiquier.
pgn-file = Choisir un fichier
pgn-drop = ou déposez-le n’importe où sur cette page.
pgn-drop-here = Déposez le fichier pour le lire
pgn-paste = Ou collez le texte ici
pgn-paste-example = 1. e4 e5 2. Cf3 Cc6
pgn-read = Lire
pgn-reading = Lecture…
pgn-private = Le texte reste dans cet onglet : le serveur le lit et ne garde rien.
pgn-none = Il n’y a pas de partie dans ce texte.
pgn-text-too-large = Ce texte est trop grand : la limite est de { $limit } ko. Gardez-en une partie, puis réessayez.
pgn-game-too-large = Cette partie est trop grande pour être montrée : la limite est de { $limit } ko.
pgn-no-start = Le départ de cette partie ne peut pas être compris : il n’y a rien à montrer sur l’échiquier.

## Plusieurs parties

pgn-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
pgn-search = Chercher un joueur, un tournoi, une date
pgn-not-found = Aucune partie ne correspond.
pgn-more = Montrer la suite ({ $count })
pgn-round = ronde { $round }
pgn-annotator = notes de { $name }
pgn-length = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
pgn-back = Toutes les parties
pgn-previous-game = Partie précédente
pgn-next-game = Partie suivante
pgn-other = Lire autre chose

## Lettres du texte

pgn-letters = Lettres des pièces dans ce texte
pgn-letters-guessed = devinées : d’autres langues ont les mêmes
pgn-letters-figurine = figurines

## Fautes

pgn-errors = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
pgn-warnings = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
  }
pgn-place = ligne { $line }, colonne { $column }
pgn-faults-more = Et { $count } autres.

## Sur l’échiquier

pgn-control-last = À la fin
pgn-board-keys = Sur l’échiquier : flèches pour aller de case en case.
pgn-keys = Flèches gauche et droite : un coup en arrière, un coup en avant. Flèches haut et bas : un autre choix au même coup. Début et Fin : au début, à la fin.
pgn-choices = Au choix :
pgn-variation = Variante :
pgn-said-variation = Variante.
pgn-said-choices = Choix { $which } sur { $count }.
pgn-null-move = Coup nul.
pgn-draw-offer = Nulle proposée.
pgn-evaluation = Évaluation
pgn-mate = mat en { $moves } pour les { $color ->
    [white] Blancs
   *[black] Noirs
  }
pgn-depth = profondeur { $depth }
pgn-elapsed = { $time } de réflexion
pgn-paint = { $paint ->
    [green] vert
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  }
pgn-said-circle = Case { $square } marquée en { $paint }.
pgn-said-arrow = Flèche de { $from } à { $to }, en { $paint }.
pgn-edit = Ouvrir dans l’éditeur

## Signes (PGN, chapitre 10)

pgn-glyph = { $nag ->
    [1] bon coup
    [2] mauvais coup
    [3] très bon coup
    [4] gaffe
    [5] coup intéressant
    [6] coup douteux
    [7] seul coup
    [8] seul coup
    [10] position égale
    [11] chances égales, position calme
    [12] chances égales, position active
    [13] position peu claire
    [14] léger avantage blanc
    [15] léger avantage noir
    [16] net avantage blanc
    [17] net avantage noir
    [18] avantage décisif blanc
    [19] avantage décisif noir
    [22] Blancs en zugzwang
    [23] Noirs en zugzwang
    [32] avance de développement blanche
    [33] avance de développement noire
    [36] initiative blanche
    [37] initiative noire
    [40] attaque blanche
    [41] attaque noire
    [44] compensation pour les Blancs
    [45] compensation pour les Noirs
    [132] contre-jeu blanc
    [133] contre-jeu noir
    [138] Blancs en crise de temps
    [139] Noirs en crise de temps
    [140] avec l’idée
    [142] meilleur est
    [146] nouveauté
   *[other] signe n° { $nag }
  }

## À emporter

pgn-export = Exporter
pgn-export-letters = Lettres
pgn-export-as = { $one ->
    [fr] françaises, pour lire
    [en] anglaises, format PGN
   *[figurine] figurines, pour lire
  }
pgn-export-broken = Ce qui n’a pas pu être lu n’est pas dans ce texte.
pgn-text = Texte PGN
pgn-copy = Copier
pgn-copy-fen = Copier la position
pgn-copied = Copié.
pgn-not-copied = Votre navigateur ne le permet pas : sélectionnez le texte.
pgn-save = Télécharger
