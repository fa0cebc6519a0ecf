# Ce que dit la partie : l’échiquier, les coups, les boutons. Les refus et les résultats sont dans rules.ftl.

title-game = { $name } – Roque
game-heading = Partie contre { $level }
game-heading-two = Partie à deux sur cet écran

## Pièces et cases

piece-name = { $color ->
    [white] { $role ->
        [pawn] pion blanc
        [knight] cavalier blanc
        [bishop] fou blanc
        [rook] tour blanche
        [queen] dame blanche
       *[king] roi blanc
      }
   *[black] { $role ->
        [pawn] pion noir
        [knight] cavalier noir
        [bishop] fou noir
        [rook] tour noire
        [queen] dame noire
       *[king] roi noir
      }
  }
man-on = { $role ->
    [pawn] le pion
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
    [queen] la dame
   *[king] le roi
  } { $square }
square-empty = vide
square-check = en échec
square-target = coup permis
square-last-move = dernier coup
square-marked = en cause
square-touched = pièce touchée
square-chosen = marquée
square-good = juste
square-bad = fausse
square-noted = à regarder

## Échiquier

board = Échiquier
board-keys = Flèches pour aller de case en case, Entrée pour prendre une pièce et pour la poser, Échap pour la lâcher, D pour entendre où elle peut aller.
# La touche qui lit les coups permis, en minuscule.
key-destinations = d
promotion-title = Promotion du pion
promotion-role = { $role ->
    [knight] cavalier
    [bishop] fou
    [rook] tour
   *[queen] dame
  }

## Ce qui est annoncé

said-move = { $color ->
    [white] Blancs
   *[black] Noirs
  } : { spoken-move }.
said-taken-back = { $count ->
    [one] Le dernier coup est repris.
   *[other] Les { $count } derniers coups sont repris.
  }
said-result = { $rule }. { $winner ->
    [white] Les Blancs gagnent
    [black] Les Noirs gagnent
   *[none] Partie nulle
  }, { $score }.
said-destinations = { $count ->
    [0] Aucun coup permis depuis { $from }.
   *[other] Depuis { $from } : { $squares }.
  }
said-low-time = { $color ->
    [white] Les Blancs ont
   *[black] Les Noirs ont
  } peu de temps.
said-online = La connexion est rétablie.

## Sous l’échiquier

status-your-turn = { $check ->
    [yes] Échec ! À vous de jouer.
   *[no] À vous de jouer.
  }
status-turn-of = { $check ->
    [yes] Échec ! Aux
   *[no] Aux
  } { $color ->
    [white] Blancs
   *[black] Noirs
  } de jouer.
status-thinking = { $check ->
    [yes] Échec ! { $level } réfléchit…
   *[no] { $level } réfléchit…
  }
status-sent = Le serveur enregistre…
status-past = Position passée, après le coup { $number } des { $side ->
    [white] Blancs
   *[black] Noirs
  }.
status-past-start = Position de départ.
status-offline = Connexion perdue. Nouvel essai…
# Suit la raison d’un refus et mène à la règle.
status-why = Pourquoi ?
why-allowed = Ce coup est permis.
notice-overtaken = La partie a continué ailleurs : ce coup n’a pas été joué.

## Joueurs

player-you = Vous
player-side = { $color ->
    [white] Blancs
   *[black] Noirs
  }
player-color = { $color ->
    [white] Blancs
   *[black] Noirs
  }
captures-none = Aucune prise
captures-one = { $count } × { role-name }
captures = Prises : { $list }
lead = +{ $points }
lead-label = Avantage de { $points }
time-label = Temps de réflexion

## Pendule

clock-label = Pendule des { $color ->
    [white] Blancs
   *[black] Noirs
  }
clock-tenths = { $time },{ $tenth }
# Une cadence : « 40 coups en 90 min + 30 s, puis 30 min ».
clock-minutes = { $minutes } min
clock-moves = { $moves } coups en { $time }
clock-then = , puis{" "}
clock-bonus = { $kind ->
    [increment] {" "}+ { $seconds } s
    [bronstein] {" "}({ $seconds } s rendues)
   *[delay] {" "}(départ retardé de { $seconds } s)
  }
clock-per-move = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
  }

## Arbitre

arbiter = Arbitre
arbiter-count = { $moves } coups sur { $limit } sans prise ni pion
arbiter-seen = Position vue { $count } fois
arbiter-check-unsaid = « Échec » n’a pas été annoncé.
proposal-draw = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } proposent la nulle.
proposal-take-back = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } demandent à reprendre leur coup.
proposal-accept = Accepter
proposal-decline = Refuser
declined-draw = La nulle est refusée.
declined-by = { $level } refuse la nulle.
declined-take-back = La reprise est refusée.
claim-possible = Vous pouvez réclamer la nulle : { $rule ->
    [threefold] trois fois la même position
   *[fifty] 50 coups sans prise ni pion
  }.
claim-possible-with = Avec { $move }, { $rule ->
    [threefold] la position se présentera pour la troisième fois
   *[fifty] 50 coups auront été joués sans prise ni pion
  }.
claim-now = Réclamer la nulle
claim-with = Réclamer avec { $move }
claim-choose = { $rule ->
    [threefold] Réclamer la répétition avec un coup
   *[fifty] Réclamer les 50 coups avec un coup
  }
hand-claim = Montrez sur l’échiquier le coup que vous avez l’intention de jouer.
hand-adjust = « J’adoube » : montrez la pièce à remettre d’aplomb.
touch-move = Pièce touchée, pièce jouée
adjust = J’adoube
announce-check = Dire « échec »
start-array = Échecs960 : position de départ aléatoire, numéro { $number }.
draw-menu = Proposer ou réclamer la nulle
offer-draw = Proposer la nulle

## Boutons

control-first = Au début
control-previous = Coup précédent
control-next = Coup suivant
control-last = Position actuelle
control-flip = Retourner l’échiquier
control-mute = Couper le son
control-unmute = Remettre le son
control-take-back = Reprendre
control-resign = Abandonner
control-new = Nouvelle partie
help = Aide
hint = Indice
threats = Échecs, prises, menaces
help-rated = Partie classée : ni indice, ni reprise, ni menaces signalées.
# Les touches de l’aide, en minuscules.
key-hint = i
key-threats = m
keys-help = Hors d’un champ de texte, I demande un indice et M montre ou cache échecs, prises et menaces.
toolbar = Commandes de la partie

resign-title = Abandonner la partie ?
resign-text = La partie sera perdue. Ce choix est définitif.
resign-confirm = Oui, abandonner
resign-side = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } abandonnent
resign-cancel = Continuer à jouer

## Coups

moves = Coups
moves-none = Aucun coup joué pour l’instant.
notation = Notation
notation-choice = { $one ->
    [fr] française
    [en] anglaise
   *[figurine] figurines
  } ({ $example })
typed-move = Tapez un coup
typed-move-play = Jouer
turn-board = Tourner l’échiquier après chaque coup
game-rules = Règles de la partie
pgn-download = Fichier PGN
keys-heading = Jouer au clavier
keys-steps = Flèches gauche et droite hors de l’échiquier : coup précédent, coup suivant.

## Fin de partie

ended-won = Vous gagnez
ended-resigned = { $level } abandonne, vous gagnez
ended-lost = Vous perdez
ended-draw = Partie nulle
ended-side = { $color ->
    [white] Les Blancs
   *[black] Les Noirs
  } gagnent
ended-aborted = Sans résultat

## Feuille de partie

sheet-print = Feuille de partie
sheet-title = Feuille de partie
sheet-event = Événement
sheet-date = Date
sheet-clock = Cadence
sheet-rules = Règles
sheet-result = Résultat :
sheet-signature = Signature des { $color ->
    [white] Blancs
   *[black] Noirs
  }

## Partie introuvable

game-missing-heading = Cette partie n’est pas ici
game-missing-detail = Elle n’existe pas, ou elle appartient à un autre visiteur. Une partie se retrouve dans le navigateur où elle a commencé.

## Pourquoi une partie n’est pas classée

unranked-same-screen = on y joue à deux
unranked-not-asked = vous l’avez voulue ainsi
unranked-set-position = elle part d’une position composée
unranked-rules = ses règles finissent autrement que les règles officielles
unranked-clock-odds = les temps sont inégaux
unranked-take-back = un coup a été repris
unranked-hint = un indice a été demandé
unranked-called-off = elle a été interrompue
unranked-note = Partie non classée : { $reason }
