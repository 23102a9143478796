/** The app's own messages: those needed up to the first table, and at it. */
export default `
hero = Heavy rules, light hands
hero-line = Four space games with every rule enforced. Alone, on one screen, or with friends by a link.
new-here = New here?
new-here-is = Two pages tell what a game is about, and a coach plays the first one with you. Every day there is a puzzle.
foot = No account needed. Nothing to install. Ready offline.
pages = Pages
nav-play = Play
lobby = Lobby
club = Club
rulebook = Rulebook
rulebooks = Rulebooks
cups = Tournaments
settings = Settings
account = Account
former-member = a former member
mark-bot = bot
mark-guest = guest
mark-host = host
mark-moderator = moderator
mark-judge = judge
language = Language
skip = Skip to the content
close = Close
loading = One moment …
tables = Tables

seats-exact = { $max } seats
seats-range = { $min }–{ $max } seats
play-now = Play now
play-now-how = alone, with bots
play-now-solo = alone
play-now-duel = against a bot
way-invite = Invite
way-hot-seat = Hot-seat
coming = In the works. It joins the table when every rule of it stands.
could-not-start = The table could not be opened: { $why }
storage-none = this browser stores nothing here, perhaps because the window is private or its settings forbid it.
storage-until-closed = This browser stores nothing here, perhaps because the window is private. You can play, but the table is gone once the tab is closed.
storage-full = this browser has no room left to store it.

board = The board
question = The question
cost = Cost
waiting-for = Waiting for { $names }
thinking = Thinking: { $names }
waiting-out = You are out. { $names } to decide
watching-for = { $names } to decide
waiting-too = also asked: { $names }
nobody-asked = Nobody is asked just now
refused = Refused by rule { $rule }.
log = Log
chat = Chat
players = Players
open-rule = Rule { $rule }, in the rulebook
phases = Phases
eyes = Whose view
spectator = Spectator
console = Players and question
console-top = Players and what happened
all-options = { $n ->
    [one] The one option
   *[other] All { $n } options
 }
all-options-brief = All { $n }
lit-besides = Lit pieces on the board are your choices. Besides them:
lit-pieces = Lit pieces on the board are your choices.
search-options = Search the options
options-none = No option has that in its name.
confirm-some = { $n ->
    [one] Take this one
   *[other] Take these { $n }
 }
confirm-none = Take none
confirm-missing = { $n } still to choose
confirm-plan = Do it so
key-space = Space
log-title = Players, log and chat (L)
passed-itself = Passed for you; you could have: { $what }.
since-then = What happened
strip-more = { $n } more in the log
undo = Undo
undo-title = Take back the last answer (U)
undo-not = Nothing can be taken back now
menu = Menu
sheet-grip = The whole question
to-home = Home
leave = Leave table
link-local = on this device
link-connecting = connecting …
link-live = connected
link-lost = No connection. Trying again; your table is safe.

player-unnamed = Captain

rematch = Play again

gone = There is no table here
gone-shut = It does not open
gone-study = There is no study here
gone-unknown = It is neither in this browser nor on the server: the address is wrong, or the table ended long ago.
no-connection = No connection
gone-offline = This table lives on the server, and the server cannot be reached. It is safe there, and opens as soon as the connection is back. Tables of this device can be played without one.
try-again = Try again
elsewhere = This table is open in another window
gone-elsewhere = A table of this device is played in the window that opened it last.
play-here = Play here
gone-broken = It could not be loaded. Reload the page; if that does not help, its rules have changed.
gone-corrupt = The server could not read this table and has set it aside.
gone-unknown-game = The server does not have this table's game.
gone-older-version = This table was played by older rules, and the server cannot read it any more.
gone-newer-version = This table was played by newer rules than the server has.

seats = Seats
guest = Guest
table-settings = Settings

gathering = The table is gathering
replace-with-bot = Let a bot stand in
reload-needed = Orrery has a newer version. Reload the page.

suggest = Suggest
line-won = Won
line-lost = Lost
learn = Learn
replay = Replay
`
