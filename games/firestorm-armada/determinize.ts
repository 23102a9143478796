import { type Random, type Seat, shuffle } from '@orrery/kernel'
import { at } from './rules/at.ts'
import { agentShips } from './rules/deployment/secrets.ts'
import { NONE, type State } from './state.ts'
import { knowsAgent } from './view.ts'

/** Deals anew what the seat does not know (FA-GEN-9): the deck's order, others' hands, the ship with the agent. */
export function determinize(g: State, seat: Seat, random: Random): void {
  const unknown = g.deck.slice()
  for (let other = 0; other < g.hands.length; other++) if (other !== seat) unknown.push(...at(g.hands, other))
  // Sorted, so that the result does not depend on hidden information.
  unknown.sort((a, b) => a - b)
  shuffle(random, unknown)
  let next = 0
  for (let other = 0; other < g.hands.length; other++) {
    if (other === seat) continue
    const hand = at(g.hands, other)
    for (let i = 0; i < hand.length; i++) hand[i] = at(unknown, next++)
  }
  g.deck = unknown.slice(next)
  if (g.agent === NONE || knowsAgent(g, seat)) return
  const possible = agentShips(g).filter((ship) => !g.cleared.includes(ship))
  g.agent = at(possible, random.below(possible.length))
}
