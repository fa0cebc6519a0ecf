# L’état de la page : ce qui se charge, ce qui manque, ce qui n’a pas marché.

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
error-game-at-stake = Vous avez déjà une partie classée en cours : finissez-la avant d’en commencer une autre. Une partie classée compte toujours, même abandonnée.
error-not-stored = Le serveur n’a pas pu enregistrer. Rien n’a été changé : vous pouvez réessayer.
error-internal = Le serveur a rencontré une erreur. Réessayez dans un instant.

## Clair ou sombre

theme = Thème
theme-auto = Automatique
theme-light = Clair
theme-dark = Sombre
