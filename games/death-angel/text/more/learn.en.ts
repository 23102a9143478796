/** The English texts of the page that teaches the game. */
export default `
learn-goal = The goal: come through alive, together
learn-goal-is = Your marines stand in one column in the corridors of a derelict. Reach the last location and do what it asks. When the last marine falls, all have lost.
learn-marine = a marine: he looks to one side and shoots so far
learn-swarm = a swarm: the more cards, the deadlier
learn-die = the die: three of six faces are skulls
learn-facing = Left, right, and behind
learn-facing-is = Swarms come at a position from the left or the right. A marine attacks only to the side that he looks to, and only so far as his range.
learn-front = in front: he attacks, and may reroll
learn-back = behind him: it attacks all the same
learn-round = A round
learn-phase-choose = One card for every team. A card just played rests a round.
learn-phase-resolve = Cards act by their numbers, the lowest first.
learn-phase-attack = Each swarm attacks: the die must show more than its size.
learn-phase-event = An event; then genestealers appear at terrain and move.
learn-cards = Three kinds of cards
learn-card-support = Support
learn-card-support-is = A token for a reroll, and what the card says.
learn-card-move = Move and activate
learn-card-move-is = Swap with a neighbour, turn, use terrain.
learn-card-attack = Attack
learn-card-attack-is = Each marine of the team attacks once. Skulls slay.
learn-five = Five things that beginners miss
learn-five-behind = A swarm of three slays in four of six rolls. Thin out the large ones.
learn-five-twice = The same card cannot be played twice running: attack with one team while another reloads.
learn-five-order = Numbers matter: a support with a small number helps before the attacks.
learn-five-tokens = Behind his back a marine cannot use his token.
learn-five-travel = An empty blip pile moves you on: what stands beside you stays there.
`
