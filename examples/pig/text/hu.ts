/** What Pig says in Hungarian. */
export default `
ask-roll-or-bank = Dobsz még, vagy megtartod a { $points } pontot?
option-roll = Dobok
option-bank = Megtartom a pontokat
event-rolled = { $player } dobása: { $pips }
event-banked = { $player } megtart { $points } pontot
result-won = { $winners } 50 ponttal nyer.
board-points = { $player }: { $points } pont
`
