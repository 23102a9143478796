/** What every table says, whatever its game. */
export default `
option-yes = Yes
option-no = No
option-done = Done
option-pass = Pass

# $player is the name of the seat's player, $what the only option's name.
event-forced = { $player }: { $what }. There was no other option.

refusal-TABLE-1 = Nothing is asked of this seat now.
refusal-TABLE-2 = The table has moved on since. Here is how it stands now.
refusal-TABLE-3 = That is not among the options.
refusal-TABLE-4 = This table is over.
refusal-TABLE-5 = Nothing can be taken back: something hidden has become known since, or somebody else has acted.

bot-random = Dreamer
bot-quick = Steady
bot-strong = Shrewd
bot-random-is = plays any legal move
bot-quick-is = plays by simple judgement, at once
bot-strong-is = looks ahead, takes a moment
player-bot = { $level } bot
player-open = Free seat
player-seat = Seat { $number }
`
