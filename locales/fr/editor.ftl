# Ce que dit l’éditeur de positions.

editor-heading = Composer une position
editor-men = Que poser ?
editor-hand = Déplacer
editor-eraser = Effacer
editor-keys = Flèches pour aller de case en case, Entrée pour poser la pièce choisie, Suppr pour vider la case. Les lettres R, D, T, F, C et P posent une pièce : blanche en majuscule, noire en minuscule.
# La lettre du pion.
letter-pawn = P
editor-start = Départ
editor-empty = Vider
editor-chess960 = Échecs960
editor-flip = Retourner
editor-turn = Trait
editor-castling = Roques encore permis
editor-castling-with = { $color ->
    [white] Blancs
   *[black] Noirs
  }, tour { $square }
editor-castling-none = Aucun : le roi et les tours ne sont pas à leur place.
editor-en-passant = Un pion vient de passer par
editor-en-passant-none = aucune case
