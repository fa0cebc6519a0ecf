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

portrait-easy-1 = Il promène ses pièces et ne songe pas à prendre. Il ne voit pas non plus ce que vous pouvez lui prendre.
portrait-easy-2 = Il va toujours de l’avant : reculer ne lui vient pas à l’idée. De temps en temps, il remarque qu’une pièce peut se prendre.
portrait-easy-3 = Il voit une prise sur deux environ, et reprend ce qu’on lui prend. Ce qui vient de loin le surprend toujours.
portrait-medium-1 = Il voit presque tout ce qu’il peut prendre, et bondit sans songer à reculer. Il ne voit pas ce que vous attaquez de loin.
portrait-medium-2 = Il ramasse ce qui traîne, et ne recule guère. La plupart des menaces qui viennent de loin lui échappent.
portrait-medium-3 = Il guette votre réponse avant de bondir, et voit deux menaces lointaines sur trois. Il pense trop rarement à reculer.
portrait-hard-1 = Il pèse ses coups avec soin, et peu de menaces simples lui échappent. Après votre réponse, il ne compte que de courts échanges.
portrait-hard-2 = Il n’oublie aucune prise et compte de longs échanges. Ce que vous préparez par deux coups tranquilles le surprend.
portrait-hard-3 = Il creuse plus loin que le Renard. Les attaques à la découverte et les défenseurs cloués le trompent encore parfois.
portrait-expert-1 = Il calcule jusqu’à deux coups de chaque camp et suit les prises jusqu’au bout. Les plans plus longs lui échappent.
portrait-expert-2 = Il calcule un peu plus loin que le Hibou et punit les imprécisions. Une partie perdue sans espoir, il l’abandonne.
portrait-expert-3 = Il calcule jusqu’à trois coups de chaque camp et attend votre faute. On le bat par un plan plus que par un coup.
portrait-master-1 = Il calcule aussi loin que la position le demande, en peu de temps. Ses erreurs sont rares et petites.
portrait-master-2 = Il examine bien plus de positions que l’Ours et ne laisse presque rien. Une nulle contre lui est un exploit.
portrait-full = Roque lui-même, à sa pleine force en moins d’une seconde par coup. Pour apprendre de lui plus que pour le battre.
