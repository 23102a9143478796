/** The app's own messages. */
export default `
hero = Heavy rules, light hands
hero-line = Four space games with every rule enforced. Alone, on one screen, or with friends by a link.
foot = Playing as a guest. Nothing to install. Ready offline.
pages = Pages
nav-play = Play
rulebook = Rulebook
rulebooks = Rulebooks
settings = Settings
language = Language
close = Close
loading = One moment …
tables = Tables

seats-exact = { $max } seats
seats-range = { $min }–{ $max } seats
play-now = Play now
play-now-how = alone, with bots
play-now-solo = alone
play-now-duel = against a bot
you-bring = You play
bring-ready = Ready
concede = Give up
concede-sure = You lose this game; with two left the table ends, with more the others play on. Really give up?
concede-really = I give up
concede-not = Play on
way-invite = Invite
way-hot-seat = Hot-seat
coming = In the works. It joins the table when every rule of it stands.
could-not-start = The table could not be opened: { $why }

your-tables = Your tables
your-tables-none = None yet. A table that you open is kept in this browser.
table-seats = { $bots ->
    [0] { $people ->
        [one] alone
       *[other] { $people } at one screen
    }
   *[other] { $people ->
        [one] with { $bots ->
            [one] one bot
           *[other] { $bots } bots
        }
       *[other] { $people } people, { $bots ->
            [one] one bot
           *[other] { $bots } bots
        }
    }
 }
state-your-turn = Your turn
state-waits = Waiting
state-over = Over
forget-table = Remove the { $game } table from this list for good

board = The board
question = The question
options-count = { $n ->
    [one] One option
   *[other] { $n } options
 }
cost = Cost
waiting-for = Waiting for { $names }
watching-for = { $names } to decide
waiting-too = also asked: { $names }
nobody-asked = Nobody is asked just now
refused = Refused by rule { $rule }.
log = Log
chat = Chat
side = Players and log
players = Players
earlier = Earlier
open-rule = Rule { $rule }, in the rulebook
why-not = Why not?
why-can = Possible now
why-nothing = There is nothing to do with this now.
inspector = A closer look
phases = Phases
eyes = Whose view
spectator = Spectator
console = Players and question
all-options = { $n ->
    [one] The one option
   *[other] All { $n } options
 }
lit-besides = Lit pieces on the board are your choices. Besides them:
lit-pieces = Lit pieces on the board are your choices.
search-options = Search the options
options-none = No option has that in its name.
choose-some = Choose
chosen-of = { $least ->
    [0] chosen, at most { $most }
   *[other] { $same ->
        [yes] of { $most } chosen
       *[no] chosen, { $least } to { $most }
    }
 }
take-all = All
take-none = None
choose-more = That is not an answer yet.
confirm-some = { $n ->
    [one] Take this one
   *[other] Take these { $n }
 }
confirm-none = Take none
confirm-plan = Do it so
plan-fields = The plan in figures
plan-back = Step back
plan-reset = Begin anew
plan-refused = That is not possible.
key-space = Space
log-title = Players, log and chat (L)
since-then = What happened
strip-more = { $n } more in the log
undo = Undo
undo-title = Take back the last answer (U)
undo-not = Nothing can be taken back now
menu = Menu
copy-scenario = Copy as scenario
copy-scenario-for = For a report of a fault: a file that shows this table to anybody.
copy-scenario-by-hand = The clipboard is closed to this page: copy the text from here.
copied-scenario-whole = Copied: everything from the beginning, the seed and all answers.
copied-scenario-seen = Copied: what you see now. The seed and what is hidden from you are not in it.
scenario-of-all = A table from its beginning: the seed and all answers.
scenario-of-view = What one seat saw. Not known and not here: the seed, coming results, and what was hidden from the seat. Lay the rest in 'table' or 'given'.
scenario-at-version = Copied at version { $version } of the table.
to-home = Home
leave = Leave table
leave-really = Leave for good; a bot takes over
back-to-table = Back to the table
link-local = on this device
link-connecting = connecting …
link-live = live
link-lost = No connection. Trying again; your table is safe.

player-unnamed = Captain
seat-won = has won
seat-open = not taken yet
seat-away = away
left-ask = Ask to play on here
left-asked = You have asked; those who play here decide.
left-asks = { $player } asks to play on here and would see this hand.
left-agreed = You agree that { $player } plays on here.
left-yes = Agree
left-no = No
seat-stand-in = away, a bot stands in
seat-your-turn = your turn
seat-thinking = deciding
seat-you = you
seat-here = at this screen
seat-waits = waiting
time-spent = Time spent thinking
time-left = Time left for this decision
chat-empty = Nothing has been said yet.
chat-say = Say something to the table
chat-send = Send

handover = Hand over the screen
handover-to = { $name } is to decide
handover-why = The table is hidden until you take the screen.
handover-here = I am { $name }

result = The end
you-won = You have won
you-lost = You have lost
table-over = The table is over
winners = Winners
rematch = Play again
rematch-not = This table cannot be opened again.
watch-replay = Watch the replay

gone = There is no table here
gone-unknown = It is neither in this browser nor on the server: the address is wrong, or the table ended long ago.
gone-broken = It could not be loaded. Reload the page; if that does not help, the rules may have changed too much.
gone-corrupt = The server could not read this table and has set it aside.
gone-unknown-game = The server does not have this table's game.
gone-older-version = This table was played by older rules, and the server cannot read it any more.
gone-newer-version = This table was played by newer rules than the server has.

search-rules = Search the rules
sections = Sections
rules-found = { $n ->
    [one] One rule found
   *[other] { $n } rules found
 }
rules-none = No rule has all these words.
no-rulebook = This game has no rulebook yet.
terms = Terms
ruling = Ruling:
example = Example:

invite-link = Who opens this link can take a free seat
copy = Copy
copied = Copied

text-size = Text size
motion = Motion
motion-system = as the system
motion-on = on
motion-off = off
set-sound = Sound
set-sound-is = A few soft tones: your turn, dice, a loss, the end.
set-marks = Marks beside colours
set-marks-is = Shapes and letters wherever a colour means something.
set-numberKeys = Keys
set-numberKeys-is = 1 to 9 choose an option, U takes back.
order-about = Once for all (never where you are attacked and could answer):
order-pressed = You are attacked: orders do not pass this.
order-until-turn = Pass until my turn
order-on-this = Always pass on this
order-until-turn-stands = You pass until your turn.
order-on-this-stands = You always pass on this.
order-end = Ask me again
set-askAlways = Ask me always
set-askAlways-is = Also where you have nothing to play; otherwise such moments pass by themselves, without telling anybody.

new-table = A table of { $game }
way-alone-is = For you and bots, in this browser; no connection needed.
way-hot-seat-is = For several people at this screen. Where somebody has something to hide, the screen is handed over.
way-invite-is = On the server: friends open a link, now or later, from any device.
seats = Seats
seats-number = Number of seats
fewer = Fewer
more = More
your-name = Your name
guest = Guest
seat-me = Me
seat-person-here = Somebody at this screen
seat-by-link = Whoever opens the link
name-of-seat = Name at seat { $number }
listed = Show among the open tables
listed-is = Otherwise only those who have the link find it.
table-settings = Settings
table-chosen = Settings of this table
no-settings = This game has no settings.
expert = Expert settings
cancel = Cancel
open-table = Open the table
open-table-online = Open the table and get the link

gathering = The table is gathering
gathering-is = It starts when every seat is taken, or when the host starts it; bots take what is free then.
take-seat = Sit here
give-to-bot = Give to a bot
reopen-seat = Open for a person
start-table = Start now
start-with-bots = Start, bots in the free seats
waiting-host = The host starts the table.
leave-seat = Give up the seat
personal-link = Your personal link: opened on any device, it brings your seats along. Keep it to yourself.
come-back = Take my seat back from the bot
stand-in = Let a bot stand in
stand-in-soon = a bot may stand in in { $time }
open-tables = Open tables
open-tables-none = None at the moment. Open one with Invite.
open-seats = { $n ->
    [one] one seat free
   *[other] { $n } seats free
 }
join = Join
reload-needed = Orrery has a newer version. Reload the page.
reload = Reload

suggest = Suggest
suggest-title = What a bot would do
suggest-thinking = Looking ahead …
suggest-none = Nothing to choose between.
suggest-not-asked = You are not asked just now.
suggest-fair = It sees only what you see. The number is how often it came out ahead when it played on from there.
suggest-plan = The plan as it would draw it
suggest-only = There is nothing else worth looking at.
suggest-close = A little ahead of the next; either will do.
suggest-ahead = Clearly ahead: { $n } in 100 more than the next.
suggest-alike = About as good.
suggest-behind = { $n } in 100 behind the best.
pace = Pace of bots
pace-calm = calm
pace-brisk = brisk
pace-once = at once
story-curve = How you stood over the course of the table
story-step = Step { $step }
story-figures = { $answers } decisions of yours in { $steps } steps, { $time } of thinking
line-won = Won
line-lost = Lost
qr = The invitation as a code for a phone's camera
share = Share
you-watch = Every seat is taken: you watch. The host starts the table.
learn = Learn
learn-game = Learn { $game }
guided = Your first game, guided
guided-is = A real table with every rule. A coach lights one thing to do at a time and says why. Leave and come back whenever you like.
guided-facts = { $minutes } minutes · { $steps } things to learn
guided-begin = Start the guided game
guided-anew = Start it anew
guided-on = Go on
lessons = Lessons and puzzles
lessons-are = Each is a real position: play it, take back, try again. It is solved when the goal is reached, whatever the way.
lessons-done = { $n } of { $all }
lesson-level-1 = First steps
lesson-level-2 = Able
lesson-level-3 = Master
lesson = Lesson
puzzle = Puzzle
lesson-solved = Solved!
lesson-late = Not this time. Look at the hint and try again.
lesson-hint = A hint
lesson-again = Try again
coach = The coach
coach-step = { $step } of { $all }
coach-do = Try this: { $what }
coach-draw = Draw it for me
coach-why = Show me why
coach-skip = I know this
coach-leave = Play without the coach
coach-back = Take it back
coach-on = Play on
coach-finished = You have seen all that decides this game. Play on, or try the lessons.
coach-alone = Play on alone
coach-lessons = Lessons
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-run = Run
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-play-on = Play on from here
replay-save = Save as a file
seat-taken = has sat down
seat-chooses = is still choosing
state-gathers = Gathering
your-tables-online = Your tables on the server
you-are-back = Welcome back. Your seats are here.
no-game = There is no game called “{ $game }” here
no-game-is = The address is wrong, or it is of another Orrery.
no-game-home = To the games that are here
link-whose = The personal link of { $player }
link-become = This browser would play as { $player } from now on, with all seats. Go on only if that is you.
link-instead = This browser would play as { $player } from now on, with all seats. Now it is { $own }, who is kept and can come back. Go on only if both are you.
link-yes = I am { $player }
link-no = Leave everything as it is
link-unknown = Nobody has this personal link. You are who you were.
link-unanswered = The server does not answer, so nothing has changed. Try the link again later.
link-before = You were somebody else here before
link-back = Back to who I was
ways = Ways to play
way-alone = With bots
`
