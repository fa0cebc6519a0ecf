# Ce que dit la partie : l’échiquier, les coups, les boutons. Les refus et les résultats sont dans rules.ftl.

title-game = Partie contre { $level } – Roque
game-heading = Partie contre { $level }

## Écriture des coups : roi, dame, tour, fou, cavalier

letters = RDTFC
figurines = ♔♕♖♗♘

## Pièces et cases

role-name = { $role ->
    [pawn] pion
    [knight] cavalier
    [bishop] fou
    [rook] tour
    [queen] dame
   *[king] roi
  }
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
square-empty = vide
square-check = en échec
square-target = coup permis
square-last-move = dernier coup
square-marked = en cause

## Échiquier

board = Échiquier
board-keys = Flèches pour aller de case en case, Entrée pour prendre une pièce et pour la poser, Échap pour la lâcher, D pour entendre où elle peut aller.
# La touche qui lit les coups permis, en minuscule.
key-destinations = d
promotion-title = Promotion du pion

## Ce qui est annoncé

said-quiet = { $color ->
    [white] Blancs
   *[black] Noirs
  } : { role-name } de { $from } en { $to }.
said-capture = { $color ->
    [white] Blancs
   *[black] Noirs
  } : { role-name } de { $from } prend { $captured ->
    [pawn] le pion
    [knight] le cavalier
    [bishop] le fou
    [rook] la tour
   *[queen] la dame
  } en { $to }.
said-en-passant = { $color ->
    [white] Blancs
   *[black] Noirs
  } : pion de { $from } prend en passant, en { $to }.
said-castle = { $color ->
    [white] Blancs
   *[black] Noirs
  } : { $castle ->
    [short] petit roque
   *[long] grand roque
  }.
said-promotion = Promotion : { role-name }.
said-check = Échec !
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
said-online = La connexion est rétablie.

## Sous l’échiquier

status-your-turn = { $check ->
    [yes] Échec ! À vous de jouer.
   *[no] À vous de jouer.
  }
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
notice-overtaken = La partie a continué ailleurs : ce coup n’a pas été joué.

## Joueurs

player-you = Vous
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
toolbar = Commandes de la partie

resign-title = Abandonner la partie ?
resign-text = La partie sera perdue. Ce choix est définitif.
resign-confirm = Oui, abandonner
resign-cancel = Continuer à jouer

## Coups

moves = Coups
moves-none = Aucun coup joué pour l’instant.
notation = Notation
notation-letters = Lettres (Cf3)
notation-figurines = Figurines (♘f3)
pgn-download = Fichier PGN
keys-heading = Jouer au clavier
keys-steps = Flèches gauche et droite hors de l’échiquier : coup précédent, coup suivant.

## Fin de partie

ended-score = Score
ended-won = Vous gagnez
ended-lost = Vous perdez
ended-draw = Partie nulle
ended-again = Rejouer

## Partie introuvable

game-missing-heading = Cette partie n’est pas ici
game-missing-detail = Elle n’existe pas, ou elle appartient à un autre visiteur. Une partie se retrouve dans le navigateur où elle a commencé.
