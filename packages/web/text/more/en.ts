import account from './account.en.ts'
import away from './away.en.ts'
import club from './club.en.ts'
import host from './host.en.ts'
import records from './records.en.ts'
import studies from './studies.en.ts'
import tournaments from './tournaments.en.ts'

/** The app's messages that only parts need which are loaded later. */
export default `
your-turn = Your turn
you-bring = You play
bring-ready = Ready
concede = Give up
concede-sure = You lose this game; with two left the table ends, with more the others play on. Really give up?
concede-really = I give up
concede-not = Play on
see-end = See how it ends
see-end-is = The bots play on to the end. The replay will show every move.
see-moves = Watch each move

options-count = { $n ->
    [one] One option
   *[other] { $n } options
 }
side = Players and log
earlier = Earlier
why-not = Why not?
why-can = Possible now
why-nothing = There is nothing to do with this now.
inspector = A closer look
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
plan-fields = The plan in figures
plan-back = Step back
plan-reset = Begin anew
plan-refused = That is not possible.
copy-scenario = Copy as scenario
copy-scenario-for = For a report of a fault: a file that shows this table to anybody.
copy-scenario-by-hand = The clipboard is closed to this page: copy the text from here.
copied-scenario-whole = Copied: everything from the beginning, the seed and all answers.
copied-scenario-seen = Copied: what you see now. The seed and what is hidden from you are not in it.
scenario-of-all = A table from its beginning: the seed and all answers.
scenario-of-view = What one seat saw. Not known and not here: the seed, coming results, and what was hidden from the seat. Lay the rest in 'table' or 'given'.
scenario-at-version = Copied at version { $version } of the table.
leave-really = Leave for good; a bot takes over
back-to-table = Back to the table

seat-won = has won
seat-open = not taken yet
seat-away = away
left-ask = Ask to play on here
left-asked = You have asked; those who play here decide.
left-asks = { $player } asks to play on here and would see this hand.
left-agreed = You agree that { $player } plays on here.
left-yes = Agree
left-no = No
seat-replaced = away, a bot stands in
seat-your-turn = your turn
seat-thinking = deciding
seat-you = you
seat-here = at this screen
seat-waits = waiting
time-spent = Time spent thinking
days-left = { $days } d { $hours } h
give-time-day = Give a day
give-time-live = Give a minute
time = Time
time-is = How long players may think, and what happens when they do not answer.
time-none = No limit
time-live-2 = Live: 2 minutes a decision, 10 in reserve
time-live-5 = Live: 5 minutes a decision, 20 in reserve
time-live-total = Live: 45 minutes in all, 10 seconds more for each answer
time-day-1 = By day: a day a decision, 3 in reserve
time-day-2 = By day: 2 days a decision, 7 in reserve
time-day-4 = By day: 4 days a decision, 14 in reserve
time-other = { $pace ->
    [day] By day
   *[live] Live
 }: { $each ->
    [none] { $reserve } in all
   *[other] { $each } a decision, { $reserve } in reserve
 }{ $more ->
    [none] { "" }
   *[other] , { $more } more for each answer
 }
time-up = When time runs out
time-up-least = The game does as little as it can; three times in a row give up
time-up-bot = A bot plays on
time-up-concede = The player gives up
weekends-off = No time passes on weekends
time-left = Time left for this decision
chat-empty = Nothing has been said yet.
chat-say = Say something to the table
chat-send = Send
chat-whom = To whom
chat-to-all = To everybody
chat-to-one = To { $name } alone
chat-aside-said = to { $name } alone
chat-aside-heard = to you alone

handover = Hand over the screen
handover-to = { $name } is to decide
handover-why = The table is hidden until you take the screen.
handover-here = I am { $name }

result = The end
you-won = You have won
you-lost = You have lost
table-over = The table is over
nobody-won = A draw
names-won = { $names } won
winners = Winners
to-origin = Back to the table before
rematch-not = This table cannot be opened again.
watch-replay = Watch the replay

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
watch-link = Who opens this link can watch this table
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
order-pressed = You are in a fight and can act: standing orders do not pass this.
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
seats-number = Number of seats
fewer = Fewer
more = More
your-name = Your name
seat-me = Me
seat-person-here = Somebody at this screen
seat-by-link = Whoever opens the link
name-of-seat = Name at seat { $number }
listed = Show among the open tables
listed-is = Otherwise only those who have the link find it.
table-chosen = Settings of this table
no-settings = This game has no settings.
expert = Expert settings
cancel = Cancel
open-table = Open the table
open-table-online = Open the table and get the link

gathering-stays = You may leave meanwhile: the table is on your home page.
gathering-learn = New to it? Two pages say how it is played.
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
replaceable-soon = in { $time } a bot may stand in
reload = Reload

suggest-title = What a bot would do
suggest-thinking = Looking ahead …
suggest-none = Nothing to choose between.
suggest-failed = The bot that suggests could not be loaded. Close this and open it again.
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
story-about = The chance to win, step by step
story-step = Step { $step }
story-figures = { $answers } decisions of yours in { $steps } steps, { $time } of thinking
review-begin = What could I have done better?
review-working = A bot looks at your decisions …
review-impossible = This table cannot be looked at again from its start.
review-sum = A bot looked at the { $looked } decisions after which your chance fell most. In { $agreed } it would have done as you did.
review-no-lesson = It found nothing that would clearly have been better.
review-better = Better: { $answer }
review-played = instead of: { $answer }
review-nothing = nothing of this
review-plan = another plan
review-sure = It is { $n } % sure.
review-why = On average: { $reasons }.
review-again = Play this moment again
review-look = Look at it
review-fair = It knew no more than you did then. Everybody gets the same answer.
qr = The invitation as a code for a phone's camera
share = Share
you-watch = Every seat is taken: you watch. The host starts the table.
you-look-on = You are a spectator: what is hidden stays hidden from you too.
learn-game = Learn { $game }
guided = Your first game, guided
guided-is = A real table with every rule. A coach lights one thing to do at a time and says why. Leave and come back whenever you like.
guided-facts = { $minutes } minutes · { $steps } things to learn
guided-begin = Start the guided game
guided-anew = Start it anew
guided-on = Go on
lessons = Lessons and puzzles
lessons-are = Each is a real position: play it, take back, try again. It is solved when the goal is reached, whatever the way.
puzzles-mined = Puzzles from games
puzzles-mined-are = Found in games of bots: only one answer leads to the goal. The hardest are those that no bot solved.
puzzles-mined-solved = { $n } of { $all } solved
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
lesson-next = Next: { $title }
coach = The coach
coach-step = { $step } of { $all }
coach-do = Try this: { $what }
coach-draw = Draw it for me
coach-why = Show me why
coach-skip = I know this
coach-leave = Play without the coach
coach-is-away = The coach is away. The table's menu calls him back.
coach-call = Call the coach back
coach-otherwise = That may be done as well. I would have taken: { $what }.
coach-back = Take it back
coach-on = Play on
coach-finished = You have seen all that decides this game. Play on, or try the lessons.
coach-over = The game is over. The lessons take you further, one thing at a time.
coach-alone = Play on alone
coach-lessons = Lessons
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-run = Run
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-play-on = Play on from here
replay-save = Save as a file
share-link = Copy a link to share
seat-taken = has sat down
seat-chooses = is still choosing
you-are-back = Welcome back. Your seats are here.
no-page = There is no such page here
no-page-is = The address is wrong: a part of it is missing, or it was changed. Ask for the link again, or begin at home.
no-game = There is no game called “{ $game }” here
no-game-is = The address is wrong, or it is of another Orrery.
no-game-home = To the games that are here
ways = Ways to play
way-alone = With bots

welcome-back = Welcome back
welcome-back-name = Welcome back, { $name }
tables-wait = { $n ->
    [0] No table waits for you just now.
    [one] One table waits for you.
   *[other] { $n } tables wait for you.
 }
offline-now = No connection. What is on this device works all the same.
since-now = just now
since-minutes = for { $n ->
    [one] a minute
   *[other] { $n } minutes
 }
since-hours = for { $n ->
    [one] an hour
   *[other] { $n } hours
 }
since-days = for { $n ->
    [one] a day
   *[other] { $n } days
 }
several-of = { $n } × { $name }
alone = alone
with-others = with { $others }
against-others = against { $others }
state-waits-for = { $who } to decide
state-paused = Paused
go-on = Go on
nothing-under-way = Nothing is under way
play-again-game = Play another
new-game = A new game
other-tables = Your other tables
recent-results = Recent results
all-of = All { $n }
result-won = won
result-lost = lost
replay-of = Replay of { $game }
story = How it went
story-of = How { $game } went
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve
puzzle-game-solvers = { $n ->
    [0] no member has solved it yet
    [one] one member has solved it
   *[other] { $n } members have solved it
 }
puzzle-streak = { $streak ->
    [0] { $all } solved
    [one] { $all } solved
   *[other] { $streak } days in a row, { $all } solved
 }
learn-on = Learn on
learn-start = Start
figures-of-days = You, last { $days } days
figures-of-weeks = The last { $weeks } weeks
figures-all = All in all
figures-more = More
won-lost = won, lost
best-run = best run of wins
lessons-solved = lessons solved
results = Your results
results-are = From this browser and, if you play there, from the server, with their replays.
results-all = { $n ->
    [one] One table
   *[other] { $n } tables
 }
results-none = Nothing has ended yet. What you play to its end, alone or with others, is listed here with its replay.
weeks-figure = Wins upwards, losses downwards: { $won } won, { $lost } lost.
forget-table = Remove the { $game } table from this list for good
how-we-read = How we read it ({ $n })
keys = Keys
keys-option = Take that option of the console
keys-primary = Take the gold button, where nothing is lost by it
keys-end = Take the gold button where something is left
keys-undo = Take back
keys-log = Players, log and chat
keys-walk = From piece to piece and along rows of cards
keys-take = Choose what has the focus
keys-next = To the next part of the page
keys-close = Close what lies open
keys-help = These keys
sound-ask = Shall a few soft tones tell you when it is your turn?
sound-yes = Yes
sound-no = No
install = Install
install-is = Orrery can stand beside your other apps, and opens without a connection.

# Programs that act for a player
programs = Programs
bot-random-is = plays any legal move
bot-dreamer-is = overlooks a lot; good for first games
bot-hasty-is = overlooks something now and then
bot-quick-is = plays by simple judgement, at once
bot-keen-is = looks a little ahead
bot-strong-is = looks ahead, takes a moment
bot-keen-bold-is = looks a little ahead and likes to attack
bot-keen-patient-is = looks a little ahead and likes to build up
bot-strong-bold-is = looks ahead, takes a moment, likes to attack
bot-strong-patient-is = looks ahead, takes a moment, likes to build up
bot-style = Style
bot-style-of = { $name }: style
bot-style-none = neither bold nor patient
bot-style-bold = bold: likes to attack
bot-style-patient = patient: likes to build up
orders-elsewhere = On another device you said something else: that is what stands.
orders-dropped = { $dropped ->
  [one] One order of yours is gone: the game has changed since.
 *[other] { $dropped } orders of yours are gone: the game has changed since.
}
refusal-error-lost = The connection broke before the server had answered. It is being sent again.
refusal-error-away = There is no connection to the server. Against bots and at one screen you can play all the same.
refusal-error-too-fast = Too many messages at once. Wait a moment.
refusal-error-too-large = That is too long.
refusal-error-too-many = The server takes no more of these now.
refusal-error-members-only = Here that is for members. Sign in, or become one.
refusal-error-suspended = You are suspended here. Your account says why.
refusal-error-muted = You may say nothing here for a while. Your account says why.
refusal-error-forbidden = That is not for you to do here.
refusal-error-not-now = That cannot be done at this stage of the table.
refusal-error-confirm-late = That was not done: your time has run out twice in a row at a table by day.
refusal-error-taken = Somebody else was faster: the seat is taken.
refusal-error-bad-settings = These settings do not fit together.
refusal-error-not-ready = Somebody who sits here has not chosen yet what to play with.
refusal-error-unknown-table = The server knows no such table.
refusal-error-gone = The server has set this table aside.
refusal-error-malformed = The server did not understand that.
refusal-error-failed = Something went wrong on the server. Nothing is lost; try again.
refusal-error-no-room = The server can store nothing at present. Nothing has changed; try again later, or tell whoever runs it.
refusal-error-outdated = The server is newer than this page. Load it again.
refusal-error-unknown-game = The server does not have this game.
refusal-error-hello-first = The connection was not ready yet. Try again.
refusal-error-unknown-token = The server knows nobody by this link.
refusal-error-unknown-person = There is nobody of that name.
refusal-error-unknown-tournament = There is no such tournament.
refusal-error-unknown-study = There is no such study, or it is not shared with you.
refusal-error-unknown-moment = That moment does not exist: the line is gone, or it ends before it.
refusal-error-bad-record = This game does not fit the rules of the server; it was perhaps played by other rules.
refusal-error-unknown-puzzle = There is no such puzzle.
state-your-turn = Your turn
state-waits = Waiting
state-over = Over
open-tables = Open tables
open-tables-none = None at the moment. Open one with Invite.
open-seats = { $n ->
    [one] one seat free
   *[other] { $n } seats free
 }
join = Join
state-gathers = Gathering
your-tables-online = Your tables on the server
link-whose = The personal link of { $player }
link-become = This browser would play as { $player } from now on, with all seats. Go on only if that is you.
link-instead = This browser would play as { $player } from now on, with all seats. Now it is { $own }, who is kept and can come back. Go on only if both are you.
link-yes = I am { $player }
link-no = Leave everything as it is
link-unknown = Nobody has this personal link. You are who you were.
link-unanswered = The server does not answer, so nothing has changed. Try the link again later.
link-before = You were somebody else here before
link-back = Back to who I was
covered-asks = { $name } decides; all hands are covered.
covered-take = Show my hand
${account}
${away}
${club}
${host}
${records}
${studies}
${tournaments}

# How strong the bots are
bots-page = How strong the bots are
bots-page-is = Measured by games between them. Elo says how far apart two levels are: who has 100 more wins 64 of 100 games, who has 200 more 76. { $level } had less time for it than at a table.
bots-styles = Where a game has room for it, { $keen } and { $strong } may also be bold or patient: of nearly equal moves they choose the bolder or the more patient one. That is taste, not strength, so they stand on the ladder as their level.
bots-how = How strong is each?
bots-below = Each level against the one below it, every deal from both sides. Under its Elo stands what the step to it lies between.
bots-among = Each level at one seat, in turn at each, and the level below it at all others: if they were equally strong, it would win { $even } of the games. Under its Elo stands what the step to it lies between.
bots-teams = Each level on one side, in turn on either, and the level below it on the other. Under its Elo stands what the step to it lies between.
bots-alone = How often a level wins alone.
bots-together = Here all win together: how often a level wins that has all seats.
bots-level = Level
bots-won = Won
bots-games = of { $games }
bots-looks = at most { $looks } looks ahead a decision
bots-sure = 95 of 100 lie between
bots-elo = Elo
`
