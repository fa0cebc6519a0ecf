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
