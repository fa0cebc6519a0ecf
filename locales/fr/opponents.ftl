# Ce que disent le choix d’un adversaire et la page « Les adversaires ».

title-opponents = Les adversaires – Roque
opponents-heading = Les adversaires
opponents-lead = Quinze adversaires, du premier jour aux plus forts. Un adversaire plus faible ne joue pas au hasard : il voit moins loin, connaît moins de choses et se trompe comme on se trompe.
opponents-play = Jouer
opponents-against = contre { $level }
opponents-measure = L’Elo de Roque est mesuré entre programmes, et ne se compare pas à celui d’une fédération ou d’un autre site.
opponents-guide = Comment évolue votre classement

opponent-group = Niveau
opponent-elo-measured = Elo de Roque { $rating } (de { $low } à { $high }), mesuré entre programmes
opponent-elo-estimate = Elo de Roque { $rating } environ : estimation

## Comment chacun joue

portrait-easy-1 = Il sait comment marchent les pièces et prend volontiers ce qui s’offre. Il ne regarde pas votre réponse, et laisse souvent une pièce en prise.
portrait-easy-2 = Il commence à savoir où ses pièces sont bien, et sautille de l’une à l’autre. Il oublie encore ce que vous menacez.
portrait-easy-3 = Il sort ses pièces avec plus de soin et reprend ce qu’on lui prend. Un échange un peu long le perd.
portrait-medium-1 = Il voit ce qui se prend et ce qui se reprend. Au-delà, il saute sans regarder.
portrait-medium-2 = Il amasse ce qui traîne et place mieux ses pièces. Une menace en deux temps lui échappe.
portrait-medium-3 = Il guette votre réponse avant de bondir, et ne laisse guère de pièce en prise. Les longs plans l’ennuient.
portrait-hard-1 = Il voit les menaces simples et pèse ses coups avec soin. Il connaît peu de stratégie : une position calme l’embarrasse.
portrait-hard-2 = Il comprend la position : pions faibles, roi exposé, colonnes ouvertes. Il tend des pièges courts et tombe dans les longs.
portrait-hard-3 = Il creuse : échanges bien comptés, combinaisons de deux coups. Solide, il ne cède qu’à qui voit plus loin.
portrait-expert-1 = Il voit venir les combinaisons et suit chaque prise jusqu’au bout. Les manœuvres lentes lui échappent parfois.
portrait-expert-2 = Il calcule les coups des deux camps et punit les imprécisions. Ce qui est perdu, il l’abandonne.
portrait-expert-3 = Il voit de loin et attend votre faute. On le bat par un plan plus que par un coup.
portrait-master-1 = Il calcule aussi loin que la position le demande, en peu de temps. Ses erreurs sont rares et petites.
portrait-master-2 = Il examine bien plus de positions que l’Ours et ne laisse presque rien. Une nulle contre lui est un exploit.
portrait-full = Roque sans aucune bride, de toute sa force. Pour apprendre de lui plus que pour le battre.
