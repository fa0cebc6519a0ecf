# Ce que disent les boutons
