# Ce que disent les pages des joueurs et des classements.

title-profile = Votre profil – Roque
title-leaderboards = Classements – Roque
title-history = Vos parties – Roque

pool-standard = Départ habituel
pool-chess960 = Échecs960
elo = Elo
provisional = provisoire
provisional-why = L’Elo est provisoire tant que peu de parties le disent.

# Un temps de réflexion.
thinking = { $hours ->
    [0] { $minutes ->
        [0] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
       *[other] { $minutes } min { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
      }
   *[other] { $hours } h { $minutes } min
  }
# Un écart d’Elo, déjà signé.
elo-change = { $before } → { $after } ({ $change })

## Après la partie

ranking-heading = Classement
ranking-reason = Contre { $level } ({ $rating } Elo), on attendait de vous { NUMBER($expected, maximumFractionDigits: 2) } point ; vous en marquez { $score ->
    [win] 1
    [draw] ½
   *[loss] 0
  }.
ranking-time = Temps de réflexion : { $time }.
ranking-best = C’est votre meilleur temps contre { $level }.
ranking-best-before = Votre meilleur temps contre { $level } : { $time }.
ranking-next = À essayer ensuite : { $level }.
ranking-unranked = Cette partie n’est pas classée : { $reason }.
ranking-not-asked = Cette partie n’est pas classée. Pour que la prochaine compte, cochez « Partie classée » avant de la commencer.
ranking-name = Donnez-vous un nom pour paraître aux classements

## Profil

profile-heading = Votre profil
profile-unnamed = Vous jouez sans nom. Donnez-vous un nom pour paraître aux classements de ce serveur ; il reste sur ce serveur.
profile-elo = Elo, { $pool ->
    [chess960] Échecs960
   *[standard] départ habituel
  }
profile-record = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
profile-range = Votre force est entre { $low } et { $high }, à 95 chances sur 100.
profile-no-elo = Pas encore de partie classée. Jouez-en une contre l’ordinateur : vous aurez un Elo dès qu’elle sera finie.
profile-next = À essayer : { $level }
profile-next-why = { $known ->
    [yes] Le niveau le plus proche de votre Elo.
   *[no] Le niveau le plus proche de 1200, d’où l’on part.
  }
profile-play = Jouer contre { $level }
profile-best = Meilleurs temps de réflexion
profile-best-none = Aucun encore : gagnez une partie classée.
profile-graph = Elo après chaque partie
profile-graph-desc = { $count ->
    [one] Une partie classée
   *[other] { $count } parties classées
  }, de { $first } à { $last } ; au plus bas { $low }, au plus haut { $high }.
profile-values = Les valeurs
profile-keep = Vos données
profile-export = Emporter toutes mes parties (JSON)
profile-delete = Effacer ce joueur
profile-delete-heading = Effacer { $name } ?
profile-delete-detail = L’Elo, les temps et le nom sont effacés pour toujours. Les parties restent sur le serveur, sans nom, et vous ne les verrez plus.
profile-delete-confirm = Effacer

## Joueurs

players-heading = Changer de joueur
players-hint = Chacun a ses parties et son Elo sur cet appareil.
players-now = joue maintenant
players-switch = Laisser jouer { $name }
players-unnamed = Sans nom
players-add = Ajouter un joueur
name = Nom
name-hint = De 1 à 24 caractères
name-save = Garder ce nom
name-rename = Changer de nom
name-invalid = Ce nom n’est pas possible : il faut de 1 à 24 caractères que l’on puisse voir.
name-full = Il y a déjà douze joueurs sur cet appareil. Effacez-en un d’abord.

## Classements

leaderboards-heading = Classements
board-elo = Elo
board-speed = Rapidité
board-speed-full = Classement rapidité (temps de réflexion)
board-elo-hint = Toutes les parties classées contre l’ordinateur, selon Glicko-2.
board-speed-hint = Les victoires classées, de la plus courte à la plus longue réflexion du vainqueur, un seul temps par joueur. Le temps court même quand la page est fermée ; seules les pannes du serveur n’en sont pas.
board-kind = Classement
board-pool = Départ
board-level = Contre
board-place = Rang
board-player = Joueur
board-games = Parties
board-time = Temps
board-date = Date
board-you = vous
board-empty-elo = Personne encore. Gagnez, perdez : une partie classée suffit.
board-empty-speed = Personne encore n’a gagné ici une partie classée contre ce niveau.
board-levels = Les adversaires et leur Elo

## Parties

history-heading = Vos parties
history-opponent = Adversaire
history-result = Résultat
history-rated = Classement
history-period = Période
history-any = Tout
history-ranked = Classées
history-unranked = Non classées
history-days = { $days ->
    [7] 7 derniers jours
    [30] 30 derniers jours
   *[365] 12 derniers mois
  }
history-none = Aucune partie ne correspond.
history-empty = Vos parties seront ici dès le premier coup.
history-more = Voir la suite
history-running = en cours
history-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
history-side = { $color ->
    [white] avec les Blancs
   *[black] avec les Noirs
  }
history-review = Votre coup à revoir
score-win = Gagnée
score-draw = Nulle
score-loss = Perdue
score-unfinished = En cours
score-none = Interrompue
score-white = Les Blancs gagnent
score-black = Les Noirs gagnent

guide-link = Comment évolue votre classement
