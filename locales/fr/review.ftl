# Ce que dit la relecture d’une partie, et l’aide pendant une partie : indices, échecs, prises, menaces.
# `$man`, `$by` et `$targets` sont des pièces, « la dame d4 » ; `$role` est celle que l’on prend.

title-review = Votre coup à revoir – Roque

object-pronoun = { $role ->
    [rook] la
    [queen] la
   *[other] le
  }
and = { $first } et { $last }
dotted-move = { $number }{ $color ->
    [white] .
   *[black] …
  }{" "}{ $move }

## Pourquoi un coup a coûté cher

lesson-missed-mate = { $moves ->
    [one] Il y avait mat en un coup.
   *[other] Il y avait mat en { $moves } coups.
  }
lesson-allowed-mate = { $moves ->
    [one] Ce coup permet à l’adversaire de mater aussitôt.
   *[other] Ce coup permet à l’adversaire de mater en { $moves } coups.
  }
lesson-gave-stalemate = Ce coup met l’adversaire pat : la partie est nulle.
lesson-missed-promotion = Un pion pouvait devenir { $role ->
    [queen] une dame
    [rook] une tour
    [bishop] un fou
   *[knight] un cavalier
  }.
lesson-allowed-promotion = Ce coup laisse le pion { $from } devenir { $role ->
    [queen] une dame
    [rook] une tour
    [bishop] un fou
   *[knight] un cavalier
  }.
lesson-left-unguarded = { $moved ->
    [yes] Ce coup met { $man } en prise
   *[no] Ce coup laisse { $man } en prise
  } : { $by } peut { object-pronoun } prendre, et rien ne { object-pronoun } protège.
lesson-lost-exchange = { $moved ->
    [yes] Ce coup met { $man } en prise
   *[no] Ce coup laisse { $man } en prise
  } : { $by } peut { object-pronoun } prendre et y gagne, même si vous reprenez.
lesson-missed-capture = { $guarded ->
    [yes] Vous pouviez prendre { $man } avec { $by } et y gagner, même repris.
   *[no] Vous pouviez prendre { $man } avec { $by } : rien ne { object-pronoun } protégeait.
  }
lesson-allowed-fork = Ce coup permet une fourchette : { $by } attaquera à la fois { $targets }.
lesson-missed-fork = Une fourchette était possible : { $by } attaquait à la fois { $targets }.
lesson-allowed-pin = Ce coup permet de clouer { $man } contre votre roi avec { $by }, puis de { object-pronoun } prendre.
lesson-missed-pin = Vous pouviez clouer { $man } contre son roi avec { $by }, puis { object-pronoun } prendre.
lesson-advantage = Compté en pions de votre côté, l’avantage passe de { $before } à { $after }.

## Le coup à revoir

review-heading = Votre coup à revoir
review-searching = Recherche de votre coup à revoir… { $part }
review-nothing = Aucun coup à revoir : aucun des vôtres n’a coûté cher. Bien joué !
review-played = Vous avez joué { $move }. { $lesson }
review-better = Mieux : { $move }.
review-chances = Vos chances : { $before } avec le meilleur coup, { $after } avec le vôtre.
review-retry-link = Réessayer sur l’échiquier
review-missing = Il n’y a pas de coup à revoir ici : la partie n’est pas finie, ou n’était pas contre l’ordinateur.
review-prompt = Vous avez joué { $move }. Trouvez mieux sur l’échiquier, avec les { $color ->
    [white] Blancs
   *[black] Noirs
  }.
review-board-keys = Flèches pour aller de case en case, Entrée pour prendre une pièce et pour la poser, D pour entendre où elle peut aller.
review-tried-best = { $move } : c’est le meilleur coup !
review-tried-good = { $move } : c’est aussi bien. Le coup attendu était { $better }.
review-tried-same = { $move } : c’est le coup de la partie. { $lesson }
review-tried-worse = { $move } : pas encore. { $lesson }
review-looking = Un instant…
review-again = Réessayer
review-answer = Montrer la réponse
review-line-better = La suite du meilleur coup
review-line-played = La suite de votre coup
review-line = Suite : { $moves }
review-back-game = Revenir à la partie
review-back-history = Vos parties
review-step-first = Avant le coup

## Indices

hint-heading = Indice
hint-piece = Regardez { $man }.
hint-square = { $capture ->
    [yes] Regardez { $man } et sa cible en { $to }.
   *[no] Regardez { $man } et la case { $to }.
  }
hint-move = Jouez { $move }.
hint-more = { $step ->
    [1] Et la case ?
   *[2] Et le coup ?
  }

## Échecs, prises, menaces

threats-heading = Échecs, prises, menaces
threats-legend-check = échec possible
threats-legend-capture = prise possible
threats-legend-both = prise avec échec
threats-legend-threatened = pièce menacée
threats-you = Vous
threats-them = L’adversaire
threats-side = { $color ->
    [white] Blancs
   *[black] Noirs
  }
threats-checks = Échecs : { $moves }
threats-captures = Prises : { $moves }
threats-threatened = En danger : { $men }
threats-none = rien à signaler
threats-in-check = { $color ->
    [white] Les Blancs sont en échec
   *[black] Les Noirs sont en échec
  } : il faut d’abord y répondre.
danger-unguarded = { $man }, que rien ne protège
danger-by-lesser = { $man }, qu’une pièce de moindre valeur attaque
danger-exchange = { $man }, plus attaquée que protégée
danger-list = { $first } ; { $rest }

## Ce que dit le panneau d’une partie finie

ended-score = Score
ended-again = Rejouer
ended-read = Relire cette partie
ended-rule = La règle
why-mate = Pourquoi est-ce mat ?
why-stalemate = Pourquoi est-ce pat ?
why-draw = Pourquoi est-ce nulle ?
explain-by = Qui donne échec : { $men }.
explain-pinned = Clouée : { $men }.
explain-flights = Les cases autour du roi
explain-stuck = Les autres pièces
explain-man = { $man } : { $why }
explain-men = Sur l’échiquier : { $men }.
