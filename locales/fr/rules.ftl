# Ce que dit l’arbitre : pourquoi un coup est refusé, comment une partie finit, ce qui cloche dans une position,
# et contre qui l’on joue. Le programme lit ce fichier comme la page.
# `$role` est la pièce dont on parle : pawn, knight, bishop, rook, queen ou king.

## Coups permis et refusés

move-legal = Ce coup est permis : { spoken-move }.

refusal-no-piece = Il n’y a pas de pièce sur cette case.
refusal-not-your-piece = Cette pièce est à l’adversaire.
refusal-same-square = Une pièce doit changer de case.
refusal-own-piece = Une de vos pièces occupe déjà cette case.
refusal-not-its-move = { $role ->
    [pawn] Le pion avance tout droit et ne prend qu’en diagonale, d’une case.
    [knight] Le cavalier se déplace en L : deux cases tout droit, puis une de côté.
    [bishop] Le fou ne se déplace qu’en diagonale.
    [rook] La tour ne se déplace qu’en ligne droite, le long d’une rangée ou d’une colonne.
    [queen] La dame se déplace en ligne droite ou en diagonale.
   *[king] Le roi se déplace d’une seule case.
  }
refusal-blocked = { $role ->
    [rook] La tour ne peut pas sauter par-dessus une pièce.
    [queen] La dame ne peut pas sauter par-dessus une pièce.
   *[bishop] Le fou ne peut pas sauter par-dessus une pièce.
  }
refusal-pawn-blocked = Le pion est bloqué : il ne prend pas ce qui est devant lui.
refusal-pawn-takes-nothing = Le pion ne va en diagonale que pour prendre.
refusal-pawn-has-moved = Le pion n’avance de deux cases que depuis sa case de départ.
refusal-en-passant-too-late = La prise en passant n’est permise qu’au coup qui suit l’avance de deux cases.
refusal-en-passant-exposes-king = Cette prise en passant découvrirait votre roi.
refusal-king-attacked = Le roi ne peut pas aller sur une case attaquée.
refusal-pinned = { $role ->
    [pawn] Ce pion protège votre roi : en bougeant, il le laisserait en échec.
    [knight] Ce cavalier protège votre roi : en bougeant, il le laisserait en échec.
    [bishop] Ce fou protège votre roi : en bougeant ainsi, il le laisserait en échec.
    [rook] Cette tour protège votre roi : en bougeant ainsi, elle le laisserait en échec.
   *[queen] Cette dame protège votre roi : en bougeant ainsi, elle le laisserait en échec.
  }
refusal-still-in-check = Votre roi est en échec, et ce coup ne le met pas à l’abri.
refusal-castling-right-lost = Le roque n’est plus possible de ce côté : le roi ou la tour a déjà bougé.
refusal-castling-blocked = Pour roquer, toutes les cases entre le roi et la tour doivent être libres.
refusal-castling-in-check = On ne roque pas quand le roi est en échec.
refusal-castling-through-check = En roquant, le roi ne peut pas traverser une case attaquée.
refusal-castling-into-check = En roquant, le roi ne peut pas arriver sur une case attaquée.
refusal-promotion-missing = Choisissez la pièce qui remplace le pion.
refusal-promotion-to-that = Le pion devient une dame, une tour, un fou ou un cavalier.
refusal-nothing-to-promote = Seul un pion arrivé sur la dernière rangée se transforme.

## Coups dits à voix haute

role-name = { $role ->
    [pawn] pion
    [knight] cavalier
    [bishop] fou
    [rook] tour
    [queen] dame
   *[king] roi
  }
# « cavalier prend f3, échec », « tour de la colonne a va en d1 ». `$departure` est ce qui se dit de la
# case quittée : none, file, rank ou square, et `$from` est cette colonne, cette rangée ou cette case.
# `$captured` : none, some quand on ne dit pas quoi, en-passant, ou la pièce prise.
spoken-move = { $castle ->
    [short] petit roque
    [long] grand roque
   *[none] { role-name }{ spoken-departure }{ spoken-arrival }{ spoken-promotion }
  }{ $sign ->
    [check] , échec
    [mate] , échec et mat
   *[none] { "" }
  }
spoken-departure = { $departure ->
    [file] { " " }de la colonne { $from }
    [rank] { " " }de la rangée { $from }
    [square] { " " }de { $from }
   *[none] { "" }
  }
spoken-arrival = { $captured ->
    [none] { " " }va en { $to }
    [some] { " " }prend { $to }
    [en-passant] { " " }prend { $to } en passant
    [pawn] { " " }prend le pion en { $to }
    [knight] { " " }prend le cavalier en { $to }
    [bishop] { " " }prend le fou en { $to }
    [rook] { " " }prend la tour en { $to }
   *[queen] { " " }prend la dame en { $to }
  }
spoken-promotion = { $promotion ->
    [queen] , promotion en dame
    [rook] , promotion en tour
    [bishop] , promotion en fou
    [knight] , promotion en cavalier
   *[none] { "" }
  }

## Actions refusées

refusal-unreadable = Ce coup n’est pas lisible. Écrivez par exemple Cf3, exd5 ou O-O.
refusal-no-such-move = Aucune de vos pièces ne peut jouer ce coup.
refusal-ambiguous = Plusieurs pièces peuvent jouer ce coup : dites laquelle, par exemple Cbd2.
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-not-your-side = Ce camp n’est pas le vôtre.
refusal-stale = L’échiquier a changé entre-temps. Regardez la position, puis rejouez.
refusal-touched-move = Pièce touchée, pièce jouée : celle-ci peut bouger, c’est elle que vous devez jouer.
refusal-touched-capture = Vous avez touché une pièce adverse qui peut être prise : vous devez la prendre.
refusal-touched-capture-with = Vous avez touché une de vos pièces et une pièce adverse : vous devez prendre l’une avec l’autre.
refusal-touched-castle = Vous avez touché le roi, puis la tour : vous devez roquer de ce côté.
refusal-touched-rook-first = Vous avez touché la tour avant le roi : le roque n’est plus permis de ce côté.
refusal-touch-move-off = Dans cette partie, toucher une pièce n’oblige à rien.
refusal-adjust-too-late = Trop tard : « j’adoube » se dit avant de toucher la pièce.
refusal-agreement-off = Les règles choisies pour cette partie ne permettent pas de convenir de la nulle.
refusal-agreement-too-early = Trop tôt : chacun doit avoir joué au moins un coup avant de convenir de la nulle.
refusal-offer-stands = Votre proposition de nulle tient toujours.
refusal-offer-too-soon = Vous pourrez proposer la nulle de nouveau quand l’adversaire aura joué.
refusal-offer-is-yours = C’est votre proposition : elle ne se retire pas, et c’est à l’adversaire d’y répondre.
refusal-no-offer = Il n’y a pas de proposition de nulle : une proposition tombe quand l’adversaire joue ou la refuse.
refusal-claim-off = Les règles choisies pour cette partie n’ont pas cette nulle.
refusal-claim-automatic = Dans cette partie, cette nulle ne se réclame pas : elle est déclarée d’elle-même.
refusal-claim-after-touch = Vous avez touché une pièce : plus rien ne se réclame avant le prochain coup.
refusal-claim-rejected = Cette réclamation vient d’être jugée fausse.
refusal-no-clock = Cette partie se joue sans pendule.
refusal-flag-not-fallen = Aucun drapeau n’est tombé.
refusal-take-back-forbidden = Les règles choisies pour cette partie ne permettent pas de reprendre un coup.
refusal-game-counts = Cette partie est classée : on n’y reprend pas de coup et on n’y demande pas d’indice.
refusal-nothing-to-take-back = Il n’y a pas de coup à reprendre.
refusal-take-back-asked = Vous l’avez déjà demandé. Vous pourrez le redemander après le prochain coup.
refusal-no-take-back-asked = Personne n’a demandé à reprendre un coup.
refusal-take-back-is-yours = C’est à l’adversaire d’accepter que vous repreniez votre coup.
refusal-abort-too-late = Chacun a joué : la partie ne peut plus être annulée.

## Fins de partie

result-checkmate = Échec et mat
result-resignation = Abandon
result-time = Temps écoulé
result-stalemate = Pat
result-insufficient-material = Matériel insuffisant pour mater
result-dead-position = Position morte : plus aucun mat n’est possible
result-agreement = Accord des deux joueurs
result-threefold-repetition = Trois fois la même position
result-fifty-moves = 50 coups sans prise ni avance de pion
result-fivefold-repetition = Cinq fois la même position
result-seventy-five-moves = 75 coups sans prise ni avance de pion
result-time-unwinnable = Temps écoulé, mais l’adversaire ne peut mater par aucune suite de coups
result-time-insufficient-material = Temps écoulé, mais l’adversaire n’a pas de quoi mater
result-resignation-unwinnable = Abandon, mais l’adversaire ne peut mater par aucune suite de coups
result-resignation-insufficient-material = Abandon, mais l’adversaire n’a pas de quoi mater
result-aborted = Partie annulée

## Un camp peut-il encore mater ?

mate-winnable = { $color ->
    [white] Les Blancs peuvent encore mater.
   *[black] Les Noirs peuvent encore mater.
  }
mate-unwinnable = { $color ->
    [white] Aucune suite de coups permis ne mène à un mat par les Blancs.
   *[black] Aucune suite de coups permis ne mène à un mat par les Noirs.
  }
mate-unknown = { $color ->
    [white] La recherche s’est arrêtée sans savoir si les Blancs peuvent encore mater.
   *[black] La recherche s’est arrêtée sans savoir si les Noirs peuvent encore mater.
  }

## Remarques sur une fin de partie

remark-perpetual-check = { $color ->
    [white] Échec perpétuel, par les Blancs
   *[black] Échec perpétuel, par les Noirs
  }

## Réclamations

claim-wrong-threefold = Réclamation fausse : cette position n’est pas là pour la troisième fois.
claim-wrong-fifty = Réclamation fausse : il n’y a pas eu cinquante coups sans prise ni avance de pion.

## Règles de la partie : leur nom, et ce qui les distingue

rulebook-fide = Règles officielles
rulebook-fide-says = La nulle par répétition ou par cinquante coups se réclame ; un coup joué ne se reprend pas.
rulebook-comment-jouer = Entre amis
rulebook-comment-jouer-says = La nulle se propose à tout moment, et l’on reprend un coup si l’autre veut bien.
rulebook-initiation = Initiation
rulebook-initiation-says = Les règles officielles, mais l’on reprend un coup d’un commun accord et l’on peut dire « échec ».
rulebook-echec-royal = Échec Royal
rulebook-echec-royal-says = Le programme déclare les nulles lui-même ; rien ne se réclame ni ne se propose.
rulebook-club = Club
rulebook-club-says = Pièce touchée, pièce jouée ; l’échec s’annonce ; la troisième répétition fait nulle d’elle-même.
rulebook-vchess = Échecs960
rulebook-vchess-says = Un placement tiré au sort ; la troisième répétition fait nulle d’elle-même ; pas de nulle par accord.
rulebook-solo = Contre l’ordinateur
rulebook-solo-says = Les règles officielles ; sauf partie classée, on reprend ses coups autant qu’on veut.
rulebook-custom = Règles choisies une à une
rulebook-custom-says = Les joueurs ont composé leurs propres règles.

## Pourquoi est-ce mat, pat ou nulle ?
# `$square` est une case, `$by` les pièces en cause : « la dame g7, le fou b2 ».

flight-own-man = { $square } : une pièce de son propre camp l’occupe.
flight-guarded = { $square } : attaquée par { $by }.
flight-free = { $square } : le roi peut y aller.

mate-in-check = Le roi est en échec.
mate-no-flight = Le roi n’a aucune case de fuite.
mate-no-capture = Ce qui donne échec ne peut pas être pris.
mate-no-interposition = Rien ne peut s’interposer.

stuck-blocked = Entourée de ses propres pièces.
stuck-pawn-blocked = Le pion est bloqué.
stuck-pinned = Clouée : elle protège son roi.
stuck-en-passant-exposes-king = La prise en passant découvrirait son roi.

explain-stalemate = Le roi n’est pas en échec, et aucun coup n’est permis : c’est pat, la partie est nulle.
explain-dead-material = Aucun des deux camps n’a de quoi mater : la partie est nulle.
explain-dead-position = Aucune suite de coups permis ne mène à un mat, ni pour l’un ni pour l’autre : la position est morte, la partie est nulle.

## Adversaires

group-easy = Facile
group-medium = Moyen
group-hard = Difficile
group-expert = Expert
group-master = Maître
group-full = Pleine force

level-easy-1 = Mulot
level-easy-2 = Moineau
level-easy-3 = Hérisson
level-medium-1 = Lapin
level-medium-2 = Écureuil
level-medium-3 = Chat
level-hard-1 = Corbeau
level-hard-2 = Renard
level-hard-3 = Blaireau
level-expert-1 = Hibou
level-expert-2 = Loup
level-expert-3 = Lynx
level-master-1 = Ours
level-master-2 = Aigle
level-full = Roque
