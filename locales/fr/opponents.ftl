# Ce que disent le choix d’un adversaire et la page « Les adversaires ».

title-opponents = Les adversaires – Roque
opponents-heading = Les adversaires
opponents-lead = Quinze adversaires, du premier jour aux plus forts. Un adversaire plus faible ne joue pas au hasard : il voit moins loin, et laisse échapper ce qui échappe à un débutant.
opponents-play = Jouer
opponents-against = contre { $level }
opponents-measure = L’Elo de Roque est mesuré entre programmes, et ne se compare pas à celui d’une fédération ou d’un autre site.
opponents-guide = Comment évolue votre classement

opponent-group = Niveau
opponent-elo-measured = Elo de Roque { $rating } (de { $low } à { $high }), mesuré entre programmes
opponent-elo-estimate = Elo de Roque { $rating } environ : estimation

## Comment chacun joue

portrait-easy-1 = Il promène ses pièces et ne songe pas à prendre, sauf ce qui vient de le prendre. Il ne donne jamais échec.
portrait-easy-2 = Il va toujours de l’avant : reculer ne lui vient pas à l’idée. Il prend des pièces mais jamais de pions, et manque bien des menaces.
portrait-easy-3 = Il laisse plus d’un pion sur deux et ne recule jamais. Ce qui vient de loin le surprend toujours.
portrait-medium-1 = Il ne voit ni ce qui l’attaque de loin, ni ce qu’il pourrait prendre loin derrière lui. De près, il surveille ce qui vient de bouger.
portrait-medium-2 = Il ramasse ce qui traîne et ne regarde que là où l’on vient de jouer. De loin, une menace sur deux lui échappe.
portrait-medium-3 = Il guette ce qui bouge et oublie les menaces déjà là. Dans un échange, il compte deux prises, pas davantage.
portrait-hard-1 = Il compte les échanges avec soin, et peu de menaces nouvelles lui échappent. Celles qui étaient là avant, il les oublie.
portrait-hard-2 = Il n’oublie aucune prise et compte de longs échanges. Ce que vous préparez par deux coups tranquilles le surprend.
portrait-hard-3 = Il creuse plus loin que le Renard. Les attaques à la découverte et les défenseurs cloués le trompent encore parfois.
portrait-expert-1 = Il calcule jusqu’à deux coups de chaque camp et suit les prises jusqu’au bout. Les plans plus longs lui échappent.
portrait-expert-2 = Il calcule un peu plus loin que le Hibou et punit les imprécisions. Une partie perdue sans espoir, il l’abandonne.
portrait-expert-3 = Il calcule jusqu’à trois coups de chaque camp et attend votre faute. On le bat par un plan plus que par un coup.
portrait-master-1 = Il calcule aussi loin que la position le demande, en peu de temps. Ses erreurs sont rares et petites.
portrait-master-2 = Il examine bien plus de positions que l’Ours et ne laisse presque rien. Une nulle contre lui est un exploit.
portrait-full = Roque lui-même, à sa pleine force en moins d’une seconde par coup. Pour apprendre de lui plus que pour le battre.
