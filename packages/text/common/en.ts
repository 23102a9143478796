/** What every table says, whatever its game. */
export default `
option-yes = Yes
option-no = No
option-done = Done
option-pass = Pass

# $player is the name of the seat's player, $what the only option's name.
event-forced = { $player }’s only option: { $what }
event-mended = The rules have been mended since; what was under way begins again.
event-gone-back = Something could not be stored; the table goes on from where it last was whole.

refusal-TABLE-1 = Nothing is asked of this seat now.
refusal-TABLE-2 = The table has moved on since. Here is how it stands now.
refusal-TABLE-3 = That is not among the options.
refusal-TABLE-4 = This table is over.
refusal-TABLE-5 = Nothing can be taken back: something hidden has become known since, or somebody else has acted.
refusal-TABLE-6 = This game cannot be given up.

bot-random = Wild
bot-dreamer = Dreamer
bot-hasty = Hasty
bot-quick = Steady
bot-keen = Keen
bot-strong = Shrewd
bot-random-is = plays any legal move
bot-dreamer-is = overlooks a lot; good for first games
bot-hasty-is = overlooks something now and then
bot-quick-is = plays by simple judgement, at once
bot-keen-is = looks a little ahead
bot-strong-is = looks ahead, takes a moment
player-bot = { $level } bot
player-open = Free seat
player-seat = Seat { $number }

kit-choices = What can be done with it
kit-nearer = Nearer
kit-farther = Farther
kit-fit = Show all of it

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
`
