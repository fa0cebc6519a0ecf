# Ce qui empêche un échiquier d’être une position, et ce qu’aucune partie n’atteint.

## Positions impossibles

position-no-king = { $color ->
    [white] Les Blancs n’ont pas de roi.
   *[black] Les Noirs n’ont pas de roi.
  }
position-many-kings = { $color ->
    [white] Les Blancs ont plusieurs rois : { $squares }.
   *[black] Les Noirs ont plusieurs rois : { $squares }.
  }
position-pawns-on-back-ranks = Un pion ne peut pas se trouver sur la première ou la dernière rangée : { $squares }.
position-king-left-in-check = Le camp qui n’a pas le trait est en échec : { $squares }.
position-impossible-castling = Roque impossible avec { $squares } : le roi ou la tour n’est pas à sa place.
position-stray-castling = Une tour ne roque que depuis la première rangée de son camp : { $squares }.
position-impossible-en-passant = Aucun pion ne vient de passer par { $squares }.

## Positions qu’aucune partie n’atteint

position-too-many-men = { $color ->
    [white] Les Blancs ont plus de seize pièces.
   *[black] Les Noirs ont plus de seize pièces.
  }
position-too-many-pawns = { $color ->
    [white] Les Blancs ont plus de huit pions : { $squares }.
   *[black] Les Noirs ont plus de huit pions : { $squares }.
  }
position-too-many-promoted = { $color ->
    [white] Les Blancs ont plus de pièces promues que de pions disparus, parmi { $squares }.
   *[black] Les Noirs ont plus de pièces promues que de pions disparus, parmi { $squares }.
  }
position-impossible-pawns = { $color ->
    [white] Les pions blancs ne peuvent pas être arrivés là avec si peu de prises : { $squares }.
   *[black] Les pions noirs ne peuvent pas être arrivés là avec si peu de prises : { $squares }.
  }
position-too-many-checkers = Plus de deux pièces donnent échec à la fois : { $squares }.
position-unexplained-check = Aucun dernier coup n’explique cet échec : { $squares }.
position-unexplained-en-passant = Aucun pion ne peut avoir passé par { $squares } : le roi aurait déjà été en échec.
