# Ce que disent les pages de la classe : en faire une, la rejoindre, voir qui a fait quoi.

class-all = Toutes les classes
class-unknown = Aucune classe n’a ce code.
class-teaching = Vos classes
class-attending = Les classes que vous suivez
class-pupils = { $count ->
    [0] personne encore
    [one] un élève
   *[other] { $count } élèves
  }
class-join-heading = Rejoindre une classe
class-code = Le code de la classe
class-find = Trouver
class-new-heading = Faire une classe
class-new-hint = Vous recevez un lien à donner aux élèves. Chacun entre avec un pseudonyme, sans compte, et vous voyez qui a fait quoi. Tout reste sur ce serveur.
class-name = Le nom de la classe
class-new = Faire la classe
class-name-invalid = Donnez un nom d’une à quarante lettres.
class-teacher = Classe de { $name }
class-join-hint = Choisissez un pseudonyme. Le professeur verra sous ce nom les leçons que vous lisez et vos réponses aux exercices.
class-pseudonym = Votre pseudonyme
class-pseudonym-invalid = Donnez un pseudonyme d’une à vingt-quatre lettres.
class-join = Rejoindre la classe
class-in = Vous êtes dans la classe.
class-in-of = Vous êtes dans la classe de { $name }.
class-to-lessons = Aller aux leçons
class-leave = Quitter la classe
class-leave-sure = Vos progrès restent à vous, la classe ne les verra plus.
class-link = Le lien à donner aux élèves
class-copy = Copier
class-copied = Copié.
class-not-copied = Le navigateur ne permet pas de copier : prenez le lien dans le champ.
class-code-is = Ou le code, à recopier : { $code }
class-empty = Personne n’a encore rejoint la classe.
class-table = Qui a fait quoi
class-pupil = Élève
class-read = Leçons
class-endings = Finales
class-answers = Réponses justes
class-nameless = Élève { $number }
class-remove-heading = Retirer
class-remove = Retirer { $name } de la classe
class-remove-sure = Retirer { $name } pour de bon
class-remove-short = Retirer ?
class-misses = Ce que la classe manque
class-misses-nothing = Personne n’a encore répondu.
class-kind = { $name } : { $missed } manqués sur { $answers } ({ $pupils ->
    [0] aucun élève
    [one] un élève
   *[other] { $pupils } élèves
  })
class-missed-exercises = Exercices des leçons les plus manqués
class-missed-by = { $count ->
    [one] par un élève
   *[other] par { $count } élèves
  }
class-refresh = Actualiser
class-end = Supprimer la classe
class-end-sure = Le tableau disparaît pour toujours ; les élèves gardent leurs progrès.
