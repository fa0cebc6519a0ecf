# Ce que disent les exercices. Le serveur le dit ; la page le répète.
# `$role` est une pièce : pawn, knight, bishop, rook, queen ou king. `$color` : white ou black.

role-the = { $role ->
    [pawn] le pion
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
    [queen] la dame
   *[king] le roi
  }
role-a = { $role ->
    [pawn] un pion
    [knight] un cavalier
    [bishop] un fou
    [rook] une tour
    [queen] une dame
   *[king] un roi
  }
side-name = { $color ->
    [white] les Blancs
   *[black] les Noirs
  }

## Sortes d’exercices

kind-reach = Où va cette pièce ?
kind-set-up = Installer l’échiquier
kind-name-square = Trouver une case
kind-spot-illegal = Le coup interdit
kind-castling = Peut-on roquer ?
kind-en-passant = La prise en passant
kind-promote = Promouvoir
kind-escape-check = Sortir d’échec
kind-verdict = Mat, pat ou rien ?
kind-mate-in-one = Mat en un coup
kind-write-move = Écrire un coup
kind-claim = Réclamer la nulle
kind-dead-or-alive = Peut-on encore mater ?

## Ce qui est demandé

task-reach = Marque toutes les cases où { role-the } en { $square } peut aller.
task-set-up = Place { $count ->
    [one] cette pièce
   *[other] ces { $count } pièces
  } sur sa case.
task-set-up-start = Place { $count ->
    [one] cette pièce
   *[other] ces { $count } pièces
  } comme au début de la partie.
task-name-square = Montre la case { $square }. { $color ->
    [white] Les Blancs sont en bas.
   *[black] Les Noirs sont en bas.
  }
task-spot-illegal = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } sont au trait. Un seul de ces coups est interdit. Lequel ?
task-castling = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } voudraient faire le { $side ->
    [king] petit roque
   *[queen] grand roque
  }. Ni le roi ni la tour n’ont bougé. Est-ce permis ?
task-castling-moved = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } voudraient faire le { $side ->
    [king] petit roque
   *[queen] grand roque
  }. Le roi ou cette tour a déjà bougé. Est-ce permis ?
task-en-passant = Le pion { $from } veut prendre en passant en { $to }. Joue ce coup, ou dis pourquoi il est interdit.
task-promote = Avance le pion de { $from } à { $to }. Choisis bien la pièce qui le remplace.
task-escape-check = { $count ->
    [one] Le roi est en échec. Fuir, prendre, s’interposer : une seule façon marche. Joue un coup.
    [2] Le roi est en échec. Fuir, prendre, s’interposer : deux façons marchent. Joue un coup de chacune.
   *[other] Le roi est en échec. Fuir, prendre, s’interposer : tout marche. Joue un coup de chaque façon.
  }
task-verdict = { $color ->
    [white] Les Blancs sont au trait.
   *[black] Les Noirs sont au trait.
  } Mat, pat, échec, ou rien de tout cela ?
task-mate-in-one = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } jouent et matent en un coup.
task-write-move = Écris le coup que montre la flèche.
task-claim = Regarde la partie. { $color ->
    [white] Les Blancs sont au trait.
   *[black] Les Noirs sont au trait.
  } Peuvent-ils réclamer la nulle ?
task-claim-counted = Regarde la partie. Avant elle, { $half-moves } demi-coups sans prise ni coup de pion. { $color ->
    [white] Les Blancs sont au trait.
   *[black] Les Noirs sont au trait.
  } Peuvent-ils réclamer la nulle ?
task-dead-or-alive = L’un des deux camps peut-il encore mater, même si l’autre l’aide ?

## Réponses à choisir

choice-move = { $role ->
    [pawn] Pion
    [knight] Cavalier
    [bishop] Fou
    [rook] Tour
    [queen] Dame
   *[king] Roi
  } de { $from } à { $to }
choice-castling-legal = Oui, c’est permis.
choice-castling-right-lost = Non : le roi ou la tour a déjà bougé.
choice-castling-blocked = Non : une pièce est entre le roi et la tour.
choice-castling-in-check = Non : le roi est en échec.
choice-castling-through-check = Non : le roi traverserait une case attaquée.
choice-castling-into-check = Non : le roi arriverait sur une case attaquée.
choice-en-passant-too-late = Interdit : ce pion ne vient pas d’avancer de deux cases.
choice-en-passant-nothing = Interdit : il n’y a pas de pion à prendre.
choice-en-passant-king = Interdit : le roi resterait en échec.
choice-checkmate = Échec et mat
choice-stalemate = Pat
choice-check = Échec, sans mat
choice-none = Rien de tout cela
choice-claim-threefold = Oui : la même position est là pour la troisième fois.
choice-claim-fifty-moves = Oui : cinquante coups sans prise ni coup de pion.
choice-claim-over = La partie est déjà finie.
choice-claim-nothing = Non, rien à réclamer.
choice-dead = Non : la position est morte.
choice-alive = Oui, un mat est encore possible.

## Pourquoi une réponse est fausse, ou juste

remark-reach-missed = { $count ->
    [one] Tu as oublié une case.
   *[other] Tu as oublié { $count } cases.
  }
remark-set-up-turned-round = Les deux camps sont échangés : les Blancs commencent en bas, sur les rangées 1 et 2.
remark-set-up-king-and-queen = { $color ->
    [white] La dame blanche va sur une case blanche : d1.
   *[black] La dame noire va sur une case noire : d8.
  }
remark-set-up-misplaced = { $count ->
    [one] Une pièce n’est pas sur sa case.
   *[other] { $count } pièces ne sont pas sur leur case.
  }
remark-set-up-empty = { $count ->
    [one] Il manque une pièce.
   *[other] Il manque { $count } pièces.
  }
remark-square-turned = Tu as montré { $pressed } : tu as compté depuis l’autre côté de l’échiquier.
remark-square-rank = Tu as montré { $pressed }. C’est la bonne colonne, mais pas la rangée { $rank }.
remark-square-file = Tu as montré { $pressed }. C’est la bonne rangée, mais pas la colonne { $file }.
remark-square-other = Tu as montré { $pressed }. Cherche la colonne { $file }, puis la rangée { $rank }.
remark-move-is-legal = Ce coup est permis : { role-the } peut aller en { $to }.
remark-castling-is-legal = C’est permis : le chemin est libre, et le roi ne passe par aucune case attaquée.
remark-holds-castling-right-lost = Ni le roi ni la tour n’ont bougé.
remark-holds-castling-blocked = Il n’y a rien entre le roi et la tour.
remark-holds-castling-in-check = Le roi n’est pas en échec.
remark-holds-castling-through-check = Le roi ne traverse aucune case attaquée.
remark-holds-castling-into-check = La case d’arrivée du roi n’est pas attaquée.
remark-en-passant-is-legal = C’est permis : le pion vient d’avancer de deux cases, juste à côté.
remark-other-move = Ce coup est permis, mais ce n’est pas la prise en passant.
remark-promote-stalemates = Avec { role-a }, c’est pat : l’adversaire n’a plus de coup et la partie est nulle.
remark-promote-draws = Avec { role-a }, personne ne peut plus mater : la partie est nulle.
remark-promote-does-not-mate = Avec { role-a }, ce n’est pas mat. Une autre pièce mate tout de suite.
remark-promote-weaker = Une pièce plus forte était possible, sans danger de pat.
remark-promote-that-pawn = C’est le pion de la flèche qu’il faut promouvoir.
remark-forgot-to-flee = Tu as oublié une façon : bouger le roi.
remark-forgot-to-capture = Tu as oublié une façon : prendre la pièce qui donne échec.
remark-forgot-to-interpose = Tu as oublié une façon : mettre une pièce entre les deux.
remark-king-can-flee = Ce n’est pas mat : le roi peut aller en { $square }.
remark-checker-can-be-taken = Ce n’est pas mat : { role-the } peut prendre la pièce qui donne échec.
remark-can-interpose = Ce n’est pas mat : { role-the } peut venir entre les deux, en { $square }.
remark-it-is-mate = C’est mat : le roi ne peut pas fuir, et rien ne peut le protéger.
remark-it-is-stalemate = C’est pat : le roi n’est pas en échec, et aucun coup n’est permis.
remark-no-check = Ce coup ne donne pas échec.
remark-no-check-and-can-move = Le roi n’est pas en échec, et il y a des coups permis.
remark-king-is-attacked = Le roi est attaqué : regarde la flèche.
remark-king-is-not-attacked = Aucune pièce n’attaque le roi.
remark-written-in-other-letters = Bien vu, mais écris en français : { role-the } s’écrit { $letter }.
remark-written-other-move = { $move } est un autre coup.
remark-written-ambiguous = Plusieurs pièces peuvent aller là : dis laquelle, par sa colonne ou sa rangée.
remark-written-no-such-move = Aucune pièce ne peut jouer ce coup.
remark-written-unreadable = Ce n’est pas un coup. On écrit par exemple e4, Cf3, Fxc6, O-O ou e8=D.
remark-claim-repetitions = { $count ->
    [one] C’est la première fois que cette position est là.
   *[other] { $start ->
        [yes] Cette position a été là { $count } fois (au départ, puis après { $after }).
       *[no] Cette position a été là { $count } fois (après { $after }).
      }
  }
remark-claim-half-moves = { $count ->
    [0] Le dernier coup était une prise ou un coup de pion : on recompte de zéro.
    [one] Un seul demi-coup sans prise ni coup de pion : il en faut cent.
   *[other] { $count } demi-coups sans prise ni coup de pion. Il en faut cent, cinquante pour chacun.
  }
remark-claim-over = { $code ->
    [checkmate] C’est mat : il n’y a plus rien à réclamer.
    [stalemate] C’est pat : la partie est déjà nulle.
    [fivefold-repetition] La position est là pour la cinquième fois : la partie est nulle d’elle-même.
    [seventy-five-moves] Soixante-quinze coups sans prise ni coup de pion : la partie est nulle d’elle-même.
   *[other] Personne n’a de quoi mater : la partie est déjà nulle.
  }
remark-dead-by-men = Il ne reste pas de quoi mater : la position est morte.
remark-dead-by-place = Les pièces y suffiraient, mais rien ne peut passer : aucune suite de coups ne mène à un mat.
remark-alive = { $count ->
    [0] C’est déjà mat.
    [one] { $color ->
        [white] Les Blancs peuvent mater : en voici le coup.
       *[black] Les Noirs peuvent mater : en voici le coup.
      }
   *[other] { $color ->
        [white] Les Blancs peuvent mater si l’autre les aide : voici comment, en { $count } demi-coups.
       *[black] Les Noirs peuvent mater si l’autre les aide : voici comment, en { $count } demi-coups.
      }
  }

## Refus de l’arbitre, dits à qui apprend

lesson-refusal-own-piece = Une de tes pièces occupe déjà cette case.
lesson-refusal-en-passant-exposes-king = Cette prise en passant découvrirait ton roi.
lesson-refusal-pinned = { $role ->
    [pawn] Ce pion protège ton roi : en bougeant, il le laisserait en échec.
    [knight] Ce cavalier protège ton roi : en bougeant, il le laisserait en échec.
    [bishop] Ce fou protège ton roi : en bougeant ainsi, il le laisserait en échec.
    [rook] Cette tour protège ton roi : en bougeant ainsi, elle le laisserait en échec.
   *[queen] Cette dame protège ton roi : en bougeant ainsi, elle le laisserait en échec.
  }
lesson-refusal-still-in-check = Ton roi est en échec, et ce coup ne le met pas à l’abri.
lesson-refusal-promotion-missing = Choisis la pièce qui remplace le pion.
lesson-refusal-king-is-never-taken = Un roi ne se prend jamais.

## Solutions

solution-reach = { $count ->
    [0] Aucune case : cette pièce ne peut pas bouger.
    [one] Une seule case.
   *[other] { $count } cases en tout.
  }
solution-set-up = Chaque pièce est à sa place.
solution-name-square = Voici { $square }.
solution-spot-illegal = Le coup interdit va de { $from } à { $to }. { $reason }
solution-promote-mates = Avec { role-a }, c’est mat.
solution-promote-avoids-stalemate = Avec une dame, ce serait pat ou nulle. Avec { role-a }, la partie continue.
solution-promote-strongest = Rien ne s’oppose à la pièce la plus forte : { role-a }.
solution-escape-check = { $count ->
    [one] Une seule façon marche : en voici un coup.
   *[other] Les { $count } façons, une flèche pour chacune.
  }
solution-verdict = { $verdict ->
    [checkmate] Échec et mat.
    [stalemate] Pat.
    [check] Échec, mais pas mat.
   *[none] Rien de tout cela : la partie continue.
  }
solution-mate-in-one = { $move }
solution-write-move = On l’écrit { $move }.
solution-claim = { $claim ->
    [claim-threefold] Oui : troisième fois la même position.
    [claim-fifty-moves] Oui : cinquante coups sans prise ni coup de pion.
    [claim-over] La partie est déjà finie.
   *[claim-nothing] Rien à réclamer.
  }

## Aides

hint-reach = { $role ->
    [pawn] Le pion avance tout droit et prend en diagonale.
    [knight] Le cavalier saute : deux cases tout droit, puis une de côté.
    [bishop] Suis ses quatre diagonales, jusqu’à ce que quelque chose l’arrête.
    [rook] Suis sa rangée et sa colonne, jusqu’à ce que quelque chose l’arrête.
    [queen] Suis les lignes droites et les diagonales, jusqu’à ce que quelque chose l’arrête.
   *[king] Le roi fait un pas, jamais sur une case attaquée.
  }
hint-set-up = La dame va sur sa couleur. Il y a une case blanche dans le coin, à droite de chacun.
hint-set-up-pieces = La tour va dans le coin, le cavalier à côté d’elle, puis le fou.
hint-set-up-pawns = Les pions se rangent devant leurs pièces : rangée 2 pour les Blancs, 7 pour les Noirs.
hint-name-square = La lettre est celle de la colonne : cherche d’abord la colonne { $file }.
hint-spot-illegal = Pour chaque coup : la pièce va-t-elle ainsi, le chemin est-il libre, le roi reste-t-il à l’abri ?
hint-spot-illegal-check = Le roi est en échec : un coup qui n’y répond pas est interdit.
hint-castling = Regarde ces cases : sont-elles libres, et qui les attaque ?
hint-en-passant = Quel était le dernier coup ? Et le roi reste-t-il à l’abri ?
hint-promote = Que peut encore jouer l’adversaire ? Attention au pat.
hint-promote-mate = Une pièce donne mat tout de suite. Laquelle ?
hint-escape-check = Bouger le roi, prendre, s’interposer : essaie les trois.
hint-escape-double-check = Deux pièces donnent échec : seul le roi peut répondre.
hint-verdict = Le roi est-il attaqué ? Puis cherche un coup permis.
hint-mate-in-one = La pièce marquée peut mater : { role-the }.
hint-write-castling = Ce coup a une écriture à lui : O-O ou O-O-O.
hint-write-move = { $role ->
    [pawn] Un pion n’a pas de lettre : on écrit sa case d’arrivée, et sa colonne s’il prend.
   *[other] La lettre de la pièce, x si elle prend, puis la case d’arrivée.
  }
hint-claim = Compte les fois où cette position a été là, et les coups depuis la dernière prise.
hint-dead-or-alive = Imagine que les deux camps s’aident. Un mat est-il possible ?
