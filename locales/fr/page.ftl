# Ce que dit la page hors de la partie. Les refus et les résultats sont dans rules.ftl.

brand = Roque
skip = Aller au contenu

## Menu et pied de page

menu = Menu
nav-play = Jouer
nav-two = À deux
nav-read = Lire
nav-learn = Apprendre
language-fr = Français
language-fr-short = FR
language-en = English
language-en-short = EN
footer-about = Logiciel libre
footer-you = Vous
nav-profile = Profil
nav-opponents = Les adversaires
nav-leaderboards = Classements
nav-history = Mes parties

## Titres de la fenêtre

title-home = Roque, le jeu d’échecs
title-two = À deux sur cet écran – Roque
title-not-found = Page introuvable – Roque

## Accueil

home-heading = Une partie d’échecs ?
home-lead = L’échiquier connaît toutes les règles et vous dit pourquoi un coup est refusé. Sans compte, sans pendule.
home-play = Jouer contre l’ordinateur
home-starting = La partie commence…
home-choice = { $level }, { $color ->
    [white] avec les Blancs
    [black] avec les Noirs
   *[random] couleur au hasard
  }
home-options = Options
home-resume = Reprendre la partie
home-resume-detail = Contre { $level } : { $yours ->
    [yes] c’est à vous de jouer
   *[no] c’est à l’ordinateur de jouer
  }
home-days-left = Partie classée : { $days ->
    [one] sans coup de votre part d’ici demain, elle est perdue.
   *[other] sans coup de votre part d’ici { $days } jours, elle est perdue.
  }
at-stake-resume = Reprendre contre { $level }
at-stake-unranked = Jouer sans classement
at-stake-resign = Abandonner contre { $level } et commencer
home-play-together = Jouer à deux sur cet écran
home-two = À deux
home-two-hint = L’un après l’autre, sur cet écran
home-read = Lire une partie
home-read-hint = Un fichier PGN, avec ses variantes
home-learn = Apprendre les règles
home-learn-hint = Toutes les règles, en dix minutes

## Nouvelle partie

new-game-title = Nouvelle partie
new-game-level = Adversaire
new-game-color = Vous jouez
new-game-start = Commencer
new-game-starting = La partie commence…
color-choice-white = Les Blancs
color-choice-black = Les Noirs
color-choice-random = Au hasard
cancel = Annuler

same-screen = À deux sur cet écran
new-game-bottom = En bas de l’écran
new-game-start-position = Départ
start-ordinary = Position habituelle
start-chess960 = Échecs960{ $number ->
    [none] { "" }
   *[other] { " " }n° { $number }
  }
start-position = Autre position
start-number = Numéro, de 0 à 959
start-number-random = au hasard
start-draw = Tirer au sort
start-compose = Composer sur l’échiquier
start-position-missing = Donnez une position possible, ou choisissez un autre départ.
new-game-clock = Pendule
clock-none = Sans pendule
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
clock-name = { $odds ->
    [yes] { $white } min contre { $black } min
   *[no] { $white } min
  }{ $bonus ->
    [none] { "" }
    [increment] { " " }+ { $seconds } s
    [bronstein] { " " }+ { $seconds } s (Bronstein)
   *[delay] { " " }+ { $seconds } s (délai)
  }
new-game-immediate = L’ordinateur répond tout de suite
new-game-rules = Règles
new-game-rated = Partie classée
rated-yes = classée
rated-no = non classée
new-game-rated-hint = Pour l’Elo et la rapidité : départ habituel ou Échecs960, fins de partie officielles, même temps pour les deux, aucun coup repris.
rules-options = Options
set-up = Avez-vous bien placé l’échiquier ?
set-up-corner = Chacun a une case claire à l’angle droit le plus proche de lui.
set-up-queen = La dame est sur sa couleur : la blanche sur une case claire, la noire sur une case sombre.
set-up-king = Les deux rois se font face.

## À deux

two-lead = Chacun joue à son tour. L’arbitre connaît les règles que vous choisissez ici, et les dit au début de la partie.

## Règles


## Règles choisies

rules-more = En savoir plus
rules-table = Les règles côte à côte
rules-fide = Règles officielles
rules-fide-hint = Celles de la FIDE : la nulle se réclame, un coup joué ne se reprend pas.
rules-comment-jouer = Entre amis
rules-comment-jouer-hint = À la maison : on propose la nulle quand on veut, on reprend un coup si l’autre accepte.
rules-initiation = Initiation
rules-initiation-hint = Pour apprendre ensemble : on reprend un coup si l’autre accepte.
rules-echec-royal = Échec Royal
rules-echec-royal-hint = Rien à réclamer : cinquante coups sans prise ni coup de pion font nulle.
rules-club = Club
rules-club-hint = Pièce touchée, pièce jouée ; l’échec s’annonce, la troisième répétition fait nulle.
rules-vchess = Échecs960
rules-vchess-hint = Placement tiré au sort ; la troisième répétition fait nulle.
rules-solo = Contre l’ordinateur
rules-solo-hint = Les règles officielles, mais on reprend ses coups librement.
rules-custom = Règles à votre goût
rules-custom-hint = Choisies une à une.
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

## Composer une position

title-editor = Composer une position – Roque
editor-heading = Composer une position
editor-men = Que poser ?
editor-hand = Déplacer
editor-eraser = Effacer
editor-keys = Flèches pour aller de case en case, Entrée pour poser la pièce choisie, Suppr pour vider la case. Les lettres R, D, T, F, C et P posent une pièce : blanche en majuscule, noire en minuscule.
# La lettre du pion.
letter-pawn = P
editor-start = Départ
editor-empty = Vider
editor-chess960 = Échecs960
editor-flip = Retourner
editor-turn = Trait
editor-castling = Roques encore permis
editor-castling-with = { $color ->
    [white] Blancs
   *[black] Noirs
  }, tour { $square }
editor-castling-none = Aucun : le roi et les tours ne sont pas à leur place.
editor-en-passant = Un pion vient de passer par
editor-en-passant-none = aucune case
fen = Position écrite (FEN)
fen-unreadable = Ce texte n’est pas une position en FEN. L’échiquier n’a pas changé.
editor-possible = { $check ->
    [yes] Position possible. Le roi au trait est en échec.
   *[no] Position possible.
  }
editor-impossible = Position impossible
editor-over = La partie serait déjà finie : { $rule }.
editor-curious = Jouable, mais aucune partie n’y mène :
editor-play = Jouer d’ici
editor-ask = Ce coup est-il permis ?
editor-ask-action = Demander
