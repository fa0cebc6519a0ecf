# Ce que dit le choix d’une partie et de ses règles.

new-game-title = Nouvelle partie
new-game-level = Adversaire
new-game-color = Vous jouez
new-game-start = Commencer
new-game-starting = La partie commence…
color-choice-white = Les Blancs
color-choice-black = Les Noirs
color-choice-random = Au hasard
new-game-bottom = En bas de l’écran
new-game-start-position = Départ
start-number = Numéro, de 0 à 959
start-number-random = au hasard
start-draw = Tirer au sort
start-compose = Composer sur l’échiquier
start-position-missing = Donnez une position possible, ou choisissez un autre départ.
new-game-clock = Pendule
clock-short = { $minutes } + { $seconds }
clock-own = Autre
clock-blitz = Blitz
clock-rapid = Rapide
clock-standard = Lente
clock-minutes-both = Minutes par joueur
clock-minutes-white = Minutes des Blancs
clock-minutes-black = Minutes des Noirs
clock-seconds = Secondes par coup
clock-kind = Ces secondes
clock-kind-increment = s’ajoutent après chaque coup
clock-kind-bronstein = sont rendues si elles ont servi
clock-kind-delay = passent avant que le temps coule
clock-odds = Un temps pour chacun
new-game-immediate = L’ordinateur répond tout de suite
new-game-rules = Règles
new-game-rated = Partie classée
new-game-rated-hint = Elle compte pour l’Elo et la rapidité : départ habituel ou Échecs960, fins de partie officielles, même temps pour les deux, ni reprise ni indice.
rules-options = Options
set-up = Avez-vous bien placé l’échiquier ?
set-up-corner = Chacun a une case claire à l’angle droit le plus proche de lui.
set-up-queen = La dame est sur sa couleur : la blanche sur une case claire, la noire sur une case sombre.
set-up-king = Les deux rois se font face.
rules-more = En savoir plus
rules-table = Les règles côte à côte
rule-threefold = Trois fois la même position
rule-threefold-is = { $value ->
    [claim] nulle si on la réclame
    [auto] nulle aussitôt
   *[off] sans effet
  }
rule-fivefold = Cinq fois la même position
rule-fivefold-is = { $value ->
    [yes] nulle aussitôt
   *[no] sans effet
  }
rule-fifty = Cinquante coups sans prise ni pion
rule-fifty-is = { rule-threefold-is }
rule-seventyfive = Soixante-quinze coups
rule-seventyfive-is = { rule-fivefold-is }
rule-dead = Position morte
rule-dead-is = { $value ->
    [full] nulle si aucun mat n’est possible
    [material] nulle faute de matériel
    [material3] nulle faute de matériel, sauf fou contre fou
   *[off] sans effet
  }
rule-agreement = Nulle par accord
rule-agreement-is = { $value ->
    [off] jamais
    [0] à tout moment
    [2] après un coup de chacun
   *[other] après { $value } demi-coups
  }
rule-wrong-claim = Réclamation injustifiée
rule-wrong-claim-is = { $value ->
    [fide] temps ajouté à l’adversaire
   *[none] sans suite
  }
rule-resign-test = Abandon : l’autre gagne
rule-resign-test-is = { $value ->
    [fide] s’il peut encore mater
    [material] s’il a de quoi mater
   *[none] toujours
  }
rule-flag-test = Drapeau : l’autre gagne
rule-flag-test-is = { rule-resign-test-is }
rule-touch-move = Pièce touchée
rule-touch-move-is = { $value ->
    [yes] doit être jouée
   *[no] reste libre
  }
rule-take-back = Coup repris
rule-take-back-is = { $value ->
    [never] jamais
    [by-agreement] si l’autre accepte
   *[free] librement
  }
rule-announce-check = Annoncer l’échec
rule-announce-check-is = { $value ->
    [off] non
    [optional] si l’on veut
   *[required] demandé
  }
fen-unreadable = Ce texte n’est pas une position en FEN. L’échiquier n’a pas changé.
editor-possible = { $check ->
    [yes] Position possible. Le roi au trait est en échec.
   *[no] Position possible.
  }
editor-impossible = Position impossible
editor-over = La partie serait déjà finie : { $rule }.
editor-curious = Jouable, mais aucune partie n’y mène :
at-stake-resume = Reprendre contre { $level }
at-stake-unranked = Jouer sans classement
at-stake-resign = Abandonner contre { $level } et commencer
two-lead = Chacun joue à son tour. L’arbitre connaît les règles que vous choisissez ici, et les dit au début de la partie.
