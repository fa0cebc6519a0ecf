# Ce que disent les exercices. Le serveur les dit ; la page les répète.
