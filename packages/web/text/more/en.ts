/** The app's own messages that only parts say which are fetched later. */
export default `
you-bring = You play
bring-ready = Ready
concede = Give up
concede-sure = You lose this game; with two left the table ends, with more the others play on. Really give up?
concede-really = I give up
concede-not = Play on

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
stand-in-soon = a bot may stand in in { $time }
reload = Reload

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
qr = The invitation as a code for a phone's camera
share = Share
you-watch = Every seat is taken: you watch. The host starts the table.
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
you-are-back = Welcome back. Your seats are here.
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
results-are = Kept in this browser, with their replays.
results-all = { $n ->
    [one] One table
   *[other] { $n } tables
 }
results-none = Nothing has ended yet.
weeks-figure = Wins upwards, losses downwards: { $won } won, { $lost } lost.
forget-table = Remove the { $game } table from this list for good
how-we-read = How we read it ({ $n })

cups-are = Swiss rounds, then the top four in the finals. Anybody may look on.
cups-no-server = Tournaments are played on a server; this page does not come from one.
cups-open = All tournaments
cups-none = There is none yet. Make the first.
cup-all = All tournaments
cup-none = There is no such tournament.
cup-new = A new tournament
cup-game = Game
cup-title = Name
cup-untitled = { $game } Cup
cup-judged = A judge decides
cup-judged-is = When the hour of a game is over you decide who has won. Otherwise the program does.
cup-listed = Listed
cup-listed-is = Everybody finds it in the list; otherwise only who has the link.
cup-make = Make the tournament
cup-judges = judged by { $names }
cup-stage-registration = registration is open
cup-stage-check-in = check-in
cup-stage-swiss = round { $n } of { $of }
cup-stage-semifinal = semifinals
cup-stage-final = finals
cup-stage-over = over
cup-stage-cancelled = called off
cup-line-registration = Register
cup-line-check-in = Check-in
cup-line-swiss = Playing
cup-line-semifinal = Semifinals
cup-line-final = Finals
cup-line-over = Over
cup-line-cancelled = Called off
cup-round = Round { $n }
cup-round-of = Round { $n } of { $of }
cup-part-semifinal = Semifinals
cup-part-final = Final
cup-part-third = For the third place
cup-finals = Finals
cup-not-yet = The semifinals come first.
cup-rests = What follows begins in
cup-rests-finals = All results are in; a judge may still look at them before it goes on.
cup-bye = { $name } has no opponent this round and gets a point.
cup-time-left = Time left
cup-time-over = time is over
cup-next-game = The next game begins in
cup-decided = played
cup-how-conceded = given up
cup-how-time = time was over
cup-how-absent = did not come
cup-how-withdrawn = dropped out
cup-how-judged = ruled by a judge
cup-won = (won)
cup-play = Play
cup-play-game = Play game { $n }
cup-watch = Watch
cup-watch-game = Watch game { $n }
cup-see = See it
cup-see-game = See game { $n }
cup-standings = Standings
cup-place = Place
cup-player = Player
cup-points = Points
cup-opponents = Opponents
cup-opponents-is = The points of all opponents together
cup-direct = Direct
cup-direct-is = Points won against those who are otherwise equal
cup-beyond = Beyond
cup-beyond-is = The sums of the opponents together
cup-standings-are = A win is a point. Ties: the opponents’ points, then who beat whom, then the points of the opponents’ opponents, then lot.
cup-dropped = dropped out
cup-entrants = { $n ->
    [one] One player
   *[other] { $n } players
 }
cup-nobody = Nobody yet.
cup-is-in = here
cup-is-registered = registered
cup-over = The winners
cup-place-n = { $n ->
    [1] First
    [2] Second
   *[other] Third
 }
cup-prize-chaos-galaxy = wins an ultra-rare card
cup-mine = Your part
cup-look-on = You look on. Registration is closed.
cup-is-cancelled = This tournament was called off.
cup-your-place = You came in at place { $n }.
cup-you-dropped = You have dropped out. You may look on.
cup-you-registered = You are registered. Come back for the check-in.
cup-you-are-in = You are checked in. The first round begins soon.
cup-check-in-now = Say that you are here, or you do not play.
cup-check-in = I am here
cup-your-bye = You have no opponent this round: that is a point.
cup-you-wait = You wait for the next round.
cup-your-rank = The top four play on. You came in at place { $n } of the Swiss rounds.
cup-you-won = You won against { $name }.
cup-you-lost = You lost to { $name }.
cup-next-against = The next game against { $name } begins in
cup-you-play = You play { $name }.
cup-to-table = To your table
cup-waive = Leave out the third place
cup-concede = Give up this game
cup-concede-sure = { $name } wins this game. Really give up?
cup-drop-out = Drop out
cup-drop-out-sure = You play no more in this tournament; a game under way is lost. Really drop out?
cup-withdraw = Withdraw
cup-withdraw-sure = You are taken off the list. Until it begins you may register again.
cup-register = Register
cup-register-late = Join late: you may still play from the second round, without a point so far
cup-register-me = Register me
cup-locked = It stays the same for the whole tournament.
cup-judging = For the judge
cup-check-in-is = When everybody should be there, open the check-in. Who has not checked in when it begins does not play.
cup-open-check-in = Open the check-in
cup-begin-is = { $n ->
    [one] One player is here.
   *[other] { $n } players are here.
 } Beginning pairs the first round.
cup-begin = Begin
cup-go-on-is = A result may be turned round until what follows begins:
cup-go-on = Go on now
cup-bots = Bots
cup-bots-level = They play
cup-add-bots = Fill up with bots
cup-judge-link = Who opens this link becomes a judge
cup-cancel = Call it off
cup-cancel-sure = The tournament ends for everybody, without places. Really call it off?
cup-give-time = { $n } more minutes
cup-rule = { $name } wins
cup-reverse = Turn it round: { $name } wins
cup-link = Link to this page
cup-print = Print
cup-terms = A game has one hour; then the program decides: the bigger colony, or who stands better. Who does not come within ten minutes loses and drops out.
cup-terms-judged = A game has one hour; then a judge decides. Who does not come within ten minutes loses and drops out.
cup-at-table = Tournament: { $title }
cup-refused-not-judge = Only a judge may do that.
cup-refused-not-entrant = You are not registered.
cup-refused-not-your-game = That is not your game.
cup-refused-registered-twice = You are registered already.
cup-refused-registration-closed = Registration is closed.
cup-refused-full = The tournament is full.
cup-refused-not-checking-in = There is no check-in now.
cup-refused-checked-in-already = You are checked in already.
cup-refused-dropped-out = Who has dropped out plays no more.
cup-refused-too-few = At least two have to be here.
cup-refused-begun-already = It has begun already.
cup-refused-nothing-rests = Games are still being played.
cup-refused-no-such-match = There is no such match.
cup-refused-no-game-running = No game is being played there.
cup-refused-no-result-yet = There is no result to turn round.
cup-refused-too-late-to-complain = Too late: the next game has begun.
cup-refused-not-for-third = There is no such match to leave out.
cup-refused-too-much-time = That is too much time at once.
cup-refused-wrong-code = This is not a judge’s link.
cup-refused-judge-already = You are a judge already.
cup-refused-over = The tournament is over.
keys = Keys
keys-option = Take that option of the console
keys-gold = Take the gold button, where nothing is lost by it
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

# The host's page
host-page = The server
host-page-is = How it is, and what to do about it: for who hosts it.
host-key = The host’s key
host-key-is = It is the setting “host-key” of the server. This browser keeps it for as long as the tab is open.
host-key-wrong = That is not the key, or the server has none.
host-open = Open
host-forget = Forget the key here
host-none = The server does not answer.
host-silent = The server does not answer any more; this is what it said last.
host-advice = What to do
host-well = All is well
host-well-is = Nothing wants your attention.
host-attention = { $n ->
    [one] One thing wants your attention
   *[other] { $n } things want your attention
 }
host-tables = Tables being played
host-tables-gathering = gathering players
host-tables-over = over
host-tables-memory = in memory
host-connections = Connections
host-people = people
host-addresses = addresses
host-limit = at most
host-delays = Delay of an answer (99 of 100)
host-answers-half = half of them
host-answers-minute = answers in a minute
host-writes = putting it on disk (99 of 100)
host-loop = waiting for its turn (99 of 100)
host-queue = Bots that think or wait
host-threads = think at once
host-database = Database
host-engine = kind
host-players = players
host-server = Running for
host-memory = memory
host-cores = cores
host-node = Node
host-name = name
host-errors = What went wrong lately
host-errors-none = Nothing, since it was started.
host-errors-are = The newest first; the log has every line with its ids.
host-times = { $n ->
    [one] once
   *[other] { $n } times
 }, last { $ago }
host-aside = Tables set aside: { $n }
host-aside-none = Every table that was wanted could be read.
host-aside-are = They lie in the database as they are; everything else works.
host-why-corrupt = Cannot be read
host-why-unknown-game = Of a game that is not here
host-why-older-version = Of rules that are too old
host-why-newer-version = Of newer rules
host-advice-stopping = The server is stopping.
host-advice-stopping-do = Whoever played goes on at its successor; nothing is lost.
host-advice-database = The database does not answer: { $why }
host-advice-database-do = See that it runs, that its disk has room and that it may be reached from here. Until then players wait; nothing that was acknowledged is lost.
host-advice-bus = The other servers do not answer: { $why }
host-advice-bus-do = See that NATS runs and may be reached from here (NATS_URL). Until then every server goes on with the tables that it has.
host-advice-part = “{ $part }” does not answer: { $why }
host-advice-part-do = See that it runs and may be reached from here. The server tries again by itself.
host-advice-aside-corrupt = { $n ->
    [one] One table is set aside because it cannot be read.
   *[other] { $n } tables are set aside because they cannot be read.
 }
host-advice-aside-corrupt-do = The log says what is wrong with each. Check the disk, and look for the table in the last back-up: restore it into another folder and play on there.
host-advice-aside-unknown-game = { $n ->
    [one] One table is of a game that this server does not have.
   *[other] { $n } tables are of a game that this server does not have.
 }
host-advice-aside-unknown-game-do = Install the game again, or leave them: they take no harm.
host-advice-aside-older-version = { $n ->
    [one] One table is of rules that are too old to be read.
   *[other] { $n } tables are of rules that are too old to be read.
 }
host-advice-aside-older-version-do = They can be finished with the version of Orrery with which they were begun, on a copy of the data.
host-advice-aside-newer-version = { $n ->
    [one] One table was played by newer rules than this server has.
   *[other] { $n } tables were played by newer rules than this server has.
 }
host-advice-aside-newer-version-do = Bring this server up to date; they go on by themselves then.
host-advice-slow-disk = Putting an answer on disk takes up to { $ms } ms.
host-advice-slow-disk-do = The disk is slow or busy: see what else writes there (a back-up, another program), or take a faster one. With Postgres, see how far away it is.
host-advice-busy = Things wait up to { $ms } ms for their turn.
host-advice-busy-do = The processor cannot keep up: give the machine more cores, let fewer bots think at once (bot-threads), or share people out among several servers.
host-advice-slow = Answers take up to { $ms } ms.
host-advice-slow-do = Neither the disk nor the processor is the cause here; the metrics say which requests are slow.
host-advice-full = { $open } of { $limit } connections are open.
host-advice-full-do = More will be sent away: raise “connections” if the machine has memory left (about 10 kB each), or add a server.
host-advice-queue = { $n } decisions of bots wait for { $threads ->
    [one] one thread
   *[other] { $threads } threads
 }.
host-advice-queue-do = Bots answer late: give the machine more cores, or let strong bots think for less time (bot-milliseconds).
host-advice-memory = The server has { $n } MB of memory.
host-advice-memory-do = If it goes on growing, stop it gently at a quiet hour and report what the log says.
host-advice-errors = { $n ->
    [one] One kind of error was written within an hour.
   *[other] { $n } kinds of errors were written within an hour.
 }
host-advice-errors-do = They stand below. Errors in rules harm their table at most; report them with the table’s id and the log’s lines.
host-advice-big-file = The database has { $n } GB.
host-advice-big-file-do = Back-ups take long by now: move to Postgres (orrery move), or keep finished tables for fewer days (keep-days).
host-stop = Stop gently
host-stop-sure = Stop the server?
host-stop-is = Nothing that was acknowledged is lost, and every table goes on at the next start. { $n ->
    [0] Nobody is connected now.
    [one] One person is connected now.
   *[other] { $n } people are connected now.
 } Nobody can play here until it is started again, by whatever started it.
host-stop-no = Let it run
host-stops = The server is stopping.
host-stops-not = The server does not stop.

# Programs that act for a player
programs = Programs
programs-are = A program with one of these keys plays in your name: a bot, another client. The documentation says how.
programs-none = There are no keys.
programs-name = What it is for
programs-make = Make a key
programs-secret = The new key, shown only now
programs-never = never used
programs-used = last used: { $day }
programs-limit = { $n } requests a minute
programs-drop = Take back
programs-dropped = The key is taken back.
programs-offline = Keys are made while the server can be reached.
bot-random-is = plays any legal move
bot-dreamer-is = overlooks a lot; good for first games
bot-hasty-is = overlooks something now and then
bot-quick-is = plays by simple judgement, at once
bot-keen-is = looks a little ahead
bot-strong-is = looks ahead, takes a moment
refusal-error-lost = The connection broke before the server had answered. It is being sent again.
refusal-error-too-fast = Too many messages at once. Wait a moment.
refusal-error-too-large = That is too long.
refusal-error-too-many = The server takes no more of these now.
refusal-error-forbidden = That is not for you to do here.
refusal-error-not-now = That cannot be done at this stage of the table.
refusal-error-taken = Somebody else was faster: the seat is taken.
refusal-error-bad-settings = These settings do not fit together.
refusal-error-not-ready = Somebody who sits here has not chosen yet what to play with.
refusal-error-unknown-table = The server knows no such table.
refusal-error-gone = The server has set this table aside.
refusal-error-malformed = The server did not understand that.
refusal-error-failed = Something went wrong on the server. Nothing is lost; try again.
refusal-error-outdated = The server is newer than this page. Load it again.
refusal-error-unknown-game = The server does not have this game.
refusal-error-unknown-tournament = There is no such tournament.
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
`
