/** Studies of finished games and scenarios. */
export default `
study = Study
studies = Studies
studies-are = Finished games and scenarios with other lines of play and what was said at their moments.
studies-which = Whose
studies-mine = Mine
studies-friends = Friends'
studies-all = Shared with all
studies-none = There is no study here. A member makes one on the page of a finished game, or at a lesson or a puzzle.
study-this = Study this
study-is = A study keeps the game with other lines that you try out and what is said at its moments. Only you read it until you share it.
study-is-uploaded = The server does not have this game: your browser sends its record, and the server plays it by the rules. It stores no names.
study-title = Title
study-of = { $game }: a study
study-make = Make the study
study-unknown = There is no such study, or it is not shared with you.
study-by = by { $name }
study-much = { $branches ->
    [0] no branches
    [one] one branch
   *[other] { $branches } branches
 }, { $comments ->
    [0] no comments
    [one] one comment
   *[other] { $comments } comments
 }
study-line = Line
study-as-played = The game as it was played
study-line-from = { $title } (from step { $step }, { $name })
study-try = Try another line
study-trying = You try out a line
study-trying-is = { $n ->
    [0] You answer for all seats. Nothing of the game changes.
    [one] One answer so far, for all seats.
   *[other] { $n } answers so far, for all seats.
 }
study-back = Back to the study
study-keep = Keep this line
study-branch-title = What to call it
study-drop-branch = Delete this line
study-comments = Comments
study-comment = Say something about this moment
study-say = Comment
study-more = More comments
study-next-comment = Next moment with comments
study-drop-comment = Delete { $name }'s comment
study-share = Share
study-readers = Who reads it
study-sharing-none = Only me
study-sharing-friends = Friends
study-sharing-all = Everybody
study-address = Address of the study
study-rename = Rename
study-drop = Delete the study
study-like = { $likes ->
    [0] I like it
   *[other] I like it ({ $likes })
 }
study-liked = { $likes ->
    [one] one member likes it
   *[other] { $likes } members like it
 }
study-mark = Mark on the board
study-mark-clear = { $n ->
    [one] Clear the mark
   *[other] Clear { $n } marks
 }
study-mark-first = Press a piece of the board.
study-mark-second = Press another piece for an arrow, the same one for a ring.
study-marks = { $n ->
    [one] One mark on the board
   *[other] { $n } marks on the board
 }
puzzles-are = Positions that members found in finished games and made into puzzles.
puzzles-all = All puzzles
puzzles-none = There are none yet. Open one of your studies at a good moment and make a puzzle of it.
puzzle-unknown = There is no such puzzle, or it was taken away.
puzzle-make = Make a puzzle
puzzle-make-is = Whoever solves it plays for { $seat } from this moment; bots play the others. What that seat cannot know is dealt anew.
puzzle-goal = What is to be reached
puzzle-searching = Every line is being tried …
puzzle-no-goals = The game’s puzzles find no goal here. Say in your own words what is to be reached.
puzzle-too-many = There are too many lines to try.
puzzle-ways = { $ways ->
    [0] No line leads there.
    [one] Exactly one first answer leads there.
   *[other] It has more than one solution: { $ways } first answers lead there.
  }
puzzle-own-words = In your own words
puzzle-in-words = No search proves it: whoever solves it says so.
puzzle-offer = Offer it to the club
puzzle-solvers = { $n ->
    [0] nobody has solved it yet
    [one] one member has solved it
   *[other] { $n } members have solved it
  }
puzzle-drop = Take away
puzzle-solved-it = I have solved it
`
