# What the pages of a class say: making one, joining it, seeing who has done what.

class-all = All classes
class-unknown = No class has this code.
class-teaching = Your classes
class-attending = The classes you are in
class-pupils = { $count ->
    [0] nobody yet
    [one] one pupil
   *[other] { $count } pupils
  }
class-join-heading = Join a class
class-code = The code of the class
class-find = Find
class-new-heading = Make a class
class-new-hint = You get a link to give to the pupils. Each enters with a pseudonym, without an account, and you see who has done what. Everything stays on this server.
class-name = The name of the class
class-new = Make the class
class-name-invalid = Give a name of one to forty letters.
class-teacher = Class of { $name }
class-join-hint = Choose a pseudonym. Under this name the teacher will see the lessons you read and your answers to exercises.
class-pseudonym = Your pseudonym
class-pseudonym-invalid = Give a pseudonym of one to twenty-four letters.
class-join = Join the class
class-in = You are in the class.
class-in-of = You are in the class of { $name }.
class-to-lessons = Go to the lessons
class-leave = Leave the class
class-leave-sure = Your progress stays yours; the class will not see it any more.
class-link = The link to give to the pupils
class-copy = Copy
class-copied = Copied.
class-not-copied = The browser does not allow copying: take the link from the field.
class-code-is = Or the code, to be copied by hand: { $code }
class-empty = Nobody has joined the class yet.
class-table = Who has done what
class-pupil = Pupil
class-read = Lessons
class-endings = Endings
class-answers = Right answers
class-nameless = Pupil { $number }
class-remove-heading = Remove
class-remove = Remove { $name } from the class
class-remove-sure = Remove { $name } for good
class-remove-short = Remove?
class-misses = What the class misses
class-misses-nothing = Nobody has answered yet.
class-kind = { $name }: { $missed } missed of { $answers } ({ $pupils ->
    [0] no pupil
    [one] one pupil
   *[other] { $pupils } pupils
  })
class-missed-exercises = Exercises of the lessons that were missed most
class-missed-by = { $count ->
    [one] by one pupil
   *[other] by { $count } pupils
  }
class-refresh = Refresh
class-end = Delete the class
class-end-sure = The table is gone for ever; the pupils keep their progress.
