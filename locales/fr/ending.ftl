# Les finales contre l’ordinateur.

ending-choice = Finales
ending-preparing = L’ordinateur calcule la finale jusqu’au dernier coup. La première fois, cela prend quelques secondes.
ending-queen = Roi et dame
ending-rook = Roi et tour
ending-pawn = Roi et pion
ending-bishops = Roi et deux fous
ending-bishop-and-knight = Roi, fou et cavalier
ending-hold = { $name } : tenir la nulle
ending-longest = Mat en { $moves } coups au plus
ending-best = ✓ { $times ->
    [one] Maté une fois
   *[other] Maté { $times } fois
  }, au mieux en { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
ending-times = ✓ { $times ->
    [one] Tenu une fois
   *[other] Tenu { $times } fois
  }
ending-hold-about = Défends-toi avec le roi seul
ending-task-win = Tu as les Blancs et c’est à toi de jouer. Mate le roi noir.
ending-task-hold = Tu as le roi noir et c’est à toi de jouer. Empêche le pion de gagner.
ending-count = { $moves ->
    [0] Aucun coup joué.
    [one] Un coup joué.
   *[other] { $moves } coups joués.
  }
ending-shortest = { $moves ->
    [one] Le plus court : mat en un coup.
   *[other] Le plus court : mat en { $moves } coups.
  }
ending-judgement-best = C’est le meilleur coup.
ending-judgement-slower = { $moves ->
    [one] C’est toujours gagné, mais un coup plus tard.
   *[other] C’est toujours gagné, mais { $moves } coups plus tard.
  }
ending-judgement-stalemate = Pat ! Le roi noir n’est pas en échec et ne peut plus bouger.
ending-judgement-loses-man = Le roi noir peut prendre : le gain est perdu.
ending-judgement-lets-go = Le gain est perdu : le roi noir peut tenir maintenant.
ending-judgement-loses = La nulle est perdue : le pion peut gagner maintenant.
ending-judgement-was-lost = La position était déjà perdue.
ending-better = Mieux valait { $move }.
ending-over = { $reason ->
    [checkmate] Échec et mat.
    [stalemate] Pat : partie nulle.
    [fifty-moves] Cinquante coups sans prise ni coup de pion : le roi seul réclame la nulle.
   *[other] Partie nulle : plus personne ne peut mater.
  }
ending-done = { $moves ->
    [one] En un coup
   *[other] En { $moves } coups
  } ; le plus court était de { $shortest }.
ending-held = Tu as tenu.
ending-missed = Reprends ton coup, ou recommence.
ending-fifty = { $moves ->
    [one] Il reste un coup avant la nulle des cinquante coups.
   *[other] Il reste { $moves } coups avant la nulle des cinquante coups.
  }
ending-another = Autre position
ending-again = Recommencer
