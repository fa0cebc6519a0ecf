# Ce qui entoure un texte à lire : l’en-tête, la navigation, l’impression, ce que montre un échiquier.

## Un échiquier, en mots

board-title = Échiquier
board-start = Position de départ.
board-empty = Échiquier vide.
board-side = { $color ->
    [black] Noirs
   *[white] Blancs
  } : { $men }.
board-men = { $role ->
    [king] { $count ->
        [one] roi
       *[other] rois
      }
    [queen] { $count ->
        [one] dame
       *[other] dames
      }
    [rook] { $count ->
        [one] tour
       *[other] tours
      }
    [bishop] { $count ->
        [one] fou
       *[other] fous
      }
    [knight] { $count ->
        [one] cavalier
       *[other] cavaliers
      }
   *[pawn] { $count ->
        [one] pion
       *[other] pions
      }
  } { $squares }
board-turn = Trait aux { $color ->
    [black] Noirs
   *[white] Blancs
  }.
board-check = Le roi { $square } est en échec.
board-last-move = Dernier coup : de { $from } à { $to }.
board-marks = { $count ->
    [one] Case marquée
   *[other] Cases marquées
  } : { $squares }.
board-arrow = Flèche de { $from } à { $to }.
board-illegal = Coup interdit : de { $from } à { $to }.

## Le chemin des leçons

reading-path = Apprendre les échecs
reading-path-about = Des leçons où l’on joue dès le premier écran, du premier coup à la loi complète du jeu.
reading-path-lead = Une heure suffit pour jouer une vraie partie. Chaque échiquier de ces pages se joue : essaie, trompe-toi, recommence.
reading-where = Où tu es
reading-all-games = ← Tous les jeux
reading-next-game = Choisir le prochain jeu →
reading-more = Pour s’exercer
reading-minutes = { $minutes } min
reading-before = ← Leçon précédente
reading-after = Leçon suivante →
reading-neighbours = D’une leçon à l’autre
reading-contents = Sommaire
reading-rules = Les règles
card-category = Jeux traditionnels
card-badge = Nouveau sur le web
card-players = Joueurs
card-players-is = 2
card-duration = Durée
card-duration-is = 20 à 90 min
card-difficulty = Difficulté
card-difficulty-is = Experte
card-difficulty-why = La marche des pièces s’apprend vite. Bien jouer demande du calcul, de la tactique, de la stratégie et la connaissance des finales : d’où la difficulté « Experte ».
card-sources = Ces leçons suivent les Règles du jeu d’échecs de la FIDE en vigueur depuis le 1er janvier 2023, consultées le 1er décembre 2026. Variante : le jeu ordinaire, sans pendule ni pénalités de tournoi.

## Dans une leçon

reading-exercise = Exercice
reading-solution = Voir la réponse
reading-answers = Réponses
reading-mini-game = Petite partie
reading-line = Les coups
reading-needs-script = Pour répondre et jouer ici, la page a besoin de JavaScript. Le texte, lui, se lit sans.

## Les autres pages

reading-exercises = Exercices
reading-exercises-about = Treize sortes de questions, de la marche du cavalier à la nulle qu’on réclame. Ce que l’on rate revient plus tard.
reading-taught-in = Les leçons qui l’expliquent
reading-count = { $count ->
    [one] un exercice dans les leçons
   *[other] { $count } exercices dans les leçons
  }
reading-endings = Finales
reading-endings-about = Mater avec une dame, une tour, deux fous, un fou et un cavalier ; faire dame avec un pion. L’ordinateur se défend de son mieux.
reading-class = La classe
reading-class-about = Un lien pour les élèves, un pseudonyme pour chacun, et l’on voit qui a fait quoi.
reading-sheet = Feuille de partie vierge
reading-sheet-about = Soixante coups sur une page A4, à imprimer.
reading-missing = Cette page n’existe pas
reading-about-reach = Marquer toutes les cases où une pièce peut aller.
reading-about-set-up = Poser chaque pièce à sa place.
reading-about-name-square = Trouver une case d’après son nom, des Blancs ou des Noirs.
reading-about-spot-illegal = Un seul de ces coups est interdit.
reading-about-castling = Dire si le roque est permis, et sinon ce qui l’empêche.
reading-about-en-passant = Prendre en passant, ou dire pourquoi on ne peut pas.
reading-about-promote = Choisir la bonne pièce, qui n’est pas toujours la dame.
reading-about-escape-check = Fuir, interposer, prendre : trouver chaque façon de parer.
reading-about-verdict = Distinguer l’échec, le mat et le pat.
reading-about-mate-in-one = Trouver le coup qui mate.
reading-about-write-move = Noter un coup comme sur une feuille de partie.
reading-about-claim = Trois fois la même position, cinquante coups : peut-on réclamer ?
reading-about-dead-or-alive = Dire si quelqu’un peut encore mater.

## La feuille de partie vierge

blank-title = Feuille de partie
blank-event = Événement
blank-date = Date
blank-white = Blancs
blank-black = Noirs
blank-clock = Cadence
blank-result = Résultat
blank-signature-white = Signature des Blancs
blank-signature-black = Signature des Noirs
