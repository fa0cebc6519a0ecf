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
home-play-together = Jouer à deux sur cet écran
home-two = À deux
home-two-hint = L’un après l’autre, sur cet écran
home-read = Lire une partie
home-read-hint = Un fichier PGN, avec ses variantes
home-learn = Apprendre les règles
home-learn-hint = Jamais joué ? Pas à pas, en une heure

## Nouvelle partie

cancel = Annuler

same-screen = À deux sur cet écran
start-ordinary = Position habituelle
start-chess960 = Échecs960{ $number ->
    [none] { "" }
   *[other] { " " }n° { $number }
  }
start-position = Autre position
clock-none = Sans pendule
clock-name = { $odds ->
    [yes] { $white } min contre { $black } min
   *[no] { $white } min
  }{ $bonus ->
    [none] { "" }
    [increment] { " " }+ { $seconds } s
    [bronstein] { " " }+ { $seconds } s (Bronstein)
   *[delay] { " " }+ { $seconds } s (délai)
  }

## Règles choisies

rules-fide = Règles officielles
rules-comment-jouer = Entre amis
rules-initiation = Initiation
rules-echec-royal = Échec Royal
rules-club = Club
rules-vchess = Échecs960
rules-solo = Contre l’ordinateur
rules-custom = Règles à votre goût
rules-fide-hint = Celles de la FIDE : la nulle se réclame, un coup joué ne se reprend pas.
rules-comment-jouer-hint = À la maison : on propose la nulle quand on veut, on reprend un coup si l’autre accepte.
rules-initiation-hint = Pour apprendre ensemble : on reprend un coup si l’autre accepte.
rules-echec-royal-hint = Rien à réclamer : cinquante coups sans prise ni coup de pion font nulle.
rules-club-hint = Pièce touchée, pièce jouée ; l’échec s’annonce, la troisième répétition fait nulle.
rules-vchess-hint = Placement tiré au sort ; la troisième répétition fait nulle.
rules-solo-hint = Les règles officielles ; sauf partie classée, on reprend ses coups librement.
rules-custom-hint = Choisies une à une.

## Composer une position

title-editor = Composer une position – Roque
fen = Position écrite (FEN)
editor-play = Jouer d’ici
editor-ask = Ce coup est-il permis ?
editor-ask-action = Demander
