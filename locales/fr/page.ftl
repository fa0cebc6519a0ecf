# Ce que dit la page hors de la partie. Les refus et les résultats sont dans rules.ftl.

brand = Roque
skip = Aller au contenu

## Menu et pied de page

menu = Menu
nav-play = Jouer
nav-two = À deux
nav-learn = Apprendre
language-fr = Français
language-fr-short = FR
language-en = English
language-en-short = EN
theme = Thème
theme-auto = Automatique
theme-light = Clair
theme-dark = Sombre
footer-about = Logiciel libre

## Titres de la fenêtre

title-home = Roque, le jeu d’échecs
title-two = À deux – Roque
title-rules = Les règles du jeu – Roque
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
home-two = À deux
home-two-hint = Bientôt, sur un écran ou à distance
home-learn = Apprendre les règles
home-learn-hint = Toutes les règles, en dix minutes

## Nouvelle partie

new-game-title = Nouvelle partie
new-game-level = Adversaire
new-game-color = Vous jouez
new-game-start = Commencer
new-game-starting = La partie commence…
level-easy-hint = Pour débuter
level-medium-hint = Voit les menaces simples
level-hard-hint = Calcule plus loin
level-expert-hint = Joue de son mieux
color-choice-white = Les Blancs
color-choice-black = Les Noirs
color-choice-random = Au hasard
cancel = Annuler

## À deux

two-heading = À deux
two-later = Jouer à deux viendra dans une prochaine version de Roque. Rien à régler ici pour l’instant.
two-meanwhile = En attendant, vous pouvez :
two-meanwhile-play = vous relayer contre l’ordinateur, un coup chacun ;
two-meanwhile-board = sortir un échiquier en bois, et garder les règles ouvertes à côté.

## Règles

rules-contents = Sommaire

## États

loading = Chargement…
retry = Réessayer
reload = Recharger la page
back-home = Retour à l’accueil
not-found-heading = Cette page n’existe pas
not-found-detail = L’adresse est peut-être incomplète, ou la page a changé de place.
problem-offline = Le serveur ne répond pas
problem-other = Quelque chose n’a pas marché
crash-heading = Cette page s’est arrêtée
crash-detail = Une erreur de notre fait l’empêche de s’afficher. Votre partie, elle, est enregistrée : rechargez la page pour la retrouver.

## Pourquoi une demande a échoué

error-offline = Le serveur ne répond pas. Vérifiez que Roque tourne et que vous êtes sur le bon réseau, puis réessayez.
error-malformed = Le serveur n’a pas compris la demande. Rechargez la page : elle est peut-être plus ancienne que lui.
error-too-large = Le message est trop long pour le serveur. Rien n’a été changé.
error-too-many = Trop de demandes en peu de temps. Attendez quelques secondes, puis réessayez.
error-not-found = Le serveur ne trouve rien à cette adresse.
error-not-stored = Le serveur n’a pas pu enregistrer. Rien n’a été changé : vous pouvez réessayer.
error-internal = Le serveur a rencontré une erreur. Réessayez dans un instant.
