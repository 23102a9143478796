/** What Pig says in English. */
export default `
ask-roll-or-bank = Roll again, or keep { $points } points?
option-roll = Roll
option-bank = Keep the points
event-rolled = { $player } rolls { $pips }
event-banked = { $player } keeps { $points } points
result-won = { $winners } wins with 50 points.
board-points = { $player }: { $points } points
`
