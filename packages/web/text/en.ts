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

game-chaos-galaxy = Chaos Galaxy
game-death-angel = Death Angel
game-forbidden-stars = Forbidden Stars
game-firestorm-armada = Firestorm Armada
about-chaos-galaxy = Grow a living fleet, crew it well, and devour the other colonies before they do.
about-death-angel = A column of marines, a derelict, and what nests in its walls. You win together.
about-forbidden-stars = Stack your orders, read theirs, and take the worlds you were promised.
about-firestorm-armada = Fleets on open space: turn, range, dice that explode. Plan every inch.
length-chaos-galaxy = 40–90 min
length-death-angel = 30–60 min
length-forbidden-stars = 2–4 h
length-firestorm-armada = 1–3 h
seats-range = { $min }–{ $max } seats
play-now = Play now
play-now-how = alone, with bots
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
undo = Undo
undo-title = Take back the last answer (U)
undo-not = Nothing can be taken back now
menu = Menu
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
seat-stand-in = away, a bot stands in
seat-your-turn = your turn
seat-thinking = deciding
seat-you = you
seat-here = at this screen
seat-waits = waiting
time-spent = Time spent thinking
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
gone-unknown = The table is not kept in this browser, or the address is wrong.
gone-broken = It could not be loaded. Reload the page; if that does not help, the rules may have changed too much.

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
`
