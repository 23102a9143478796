/** The messages that all tables share. */
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
bot-keen-bold = Keen · bold
bot-keen-patient = Keen · patient
bot-strong-bold = Shrewd · bold
bot-strong-patient = Shrewd · patient
player-bot = { $level } bot
player-open = Free seat
player-seat = Seat { $number }
player-here = Player { $number }

kit-choices = What can be done with it
kit-nearer = Nearer
kit-farther = Farther
kit-fit = Show all of it
kit-standings = Decided without asking: { $on }/{ $all }
`
