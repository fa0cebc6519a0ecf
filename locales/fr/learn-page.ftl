# Ce que disent les échiquiers et les exercices des pages à lire, une fois vivants.

## Échiquiers des leçons

learn-steps = Suivre les coups
learn-last = Dernier coup
learn-take-back = Reprendre le coup
learn-reset = Remettre l’échiquier
learn-ended = { $reason ->
    [checkmate] Échec et mat.
    [stalemate] Pat : partie nulle.
    [insufficient-material] Partie nulle : plus personne ne peut mater.
    [dead-position] Partie nulle : plus personne ne peut mater.
   *[other] La partie est finie.
  }

## Exercices : répondre

learn-keys-mark = Flèches pour aller de case en case, Entrée pour marquer une case ou retirer la marque.
learn-keys-press = Flèches pour aller de case en case, Entrée pour répondre.
learn-keys-put = Flèches pour aller de case en case, Entrée pour poser la pièce choisie, une lettre pour en poser une (majuscule : blanche), Suppr pour l’enlever.
learn-marked = { $count ->
    [0] Aucune case marquée
    [one] Une case marquée
   *[other] { $count } cases marquées
  }
learn-moves = Coups trouvés
learn-moves-made = { $count ->
    [0] Aucun coup joué
    [one] Un coup joué
   *[other] { $count } coups joués
  }
learn-move = { $role ->
    [pawn] Pion
    [knight] Cavalier
    [bishop] Fou
    [rook] Tour
    [queen] Dame
   *[king] Roi
  } { $from }–{ $to }
learn-take-away = Retirer { $move }
learn-choices = Réponses
learn-play-or-choose = Joue la prise, ou choisis pourquoi elle est impossible.
learn-write = Le coup
learn-men = Pièces à placer
learn-men-left = { $man }, reste { $count }
learn-men-missing = { $count ->
    [0] Toutes les pièces sont placées
    [one] Encore une pièce à placer
   *[other] Encore { $count } pièces à placer
  }
learn-hand = Déplacer

## Exercices : ce qu’on fait ensuite

learn-check = Vérifier
learn-hint = Un indice
learn-next = Exercice suivant
learn-skip = Un autre
learn-again = Recommencer
learn-retry = Réessayer
learn-solution = Voir la réponse
learn-the-solution = La réponse :
learn-right = Juste !
learn-wrong = Pas encore.
learn-show = Montrer
learn-again-in = { $days ->
    [0] À revoir aujourd’hui.
    [one] À revoir demain.
   *[other] À revoir dans { $days } jours.
  }

## Parties des leçons

learn-play = Jouer cette partie
learn-starting = La partie commence…

## Progrès et exercices

learn-difficulty = Niveau { $difficulty } sur 5
learn-score = { $right } sur { $answered }
learn-due = { $count ->
    [one] un à revoir
   *[other] { $count } à revoir
  }
learn-review = { $count ->
    [one] Revoir un exercice manqué
   *[other] Revoir { $count } exercices manqués
  }
learn-mixed = Commencer par un peu de tout
learn-progress = Progrès
learn-lessons-read = { $count ->
    [one] Une leçon lue sur { $all }
   *[other] { $count } leçons lues sur { $all }
  }
learn-go-on = Continuer : { $title }
learn-begin = Commencer : { $title }
learn-export = Télécharger mes progrès
learn-lesson-done = ✓ lue
learn-lesson-begun = commencée
learn-lesson-due = ✓ lue, un exercice à revoir
learn-endings-done = ✓ { $count } sur { $all }
learn-lesson-read = J’ai lu cette leçon
learn-lesson-is-read = Leçon lue.
learn-cancel = Annuler

## Dix cases de suite

series-heading = Dix cases de suite
series-hint = Trouver dix cases d’après leur nom. Le temps passé à répondre est compté, si l’on veut.
series-timed = Avec le chronomètre
series-begin = Commencer
series-again = Encore une fois
series-number = Case { $number } sur { $length }
series-time = { $seconds } s
series-result = { $right } sur { $length }{ $timed ->
    [yes] { " " }en { $seconds } s
   *[no] { "" }
  }.
