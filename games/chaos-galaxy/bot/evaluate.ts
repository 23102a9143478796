import type { Seat } from '@orrery/kernel'
import { kindOf, seatOf } from '../rules/zones.ts'
import { type State, TURNED } from '../state.ts'
import { cardWorth, handWorth } from './worth.ts'

/** What decides games, told for one seat; the weights are in `WEIGHTS`. */
export function features(g: State, seat: Seat): number[] {
  const held = seatOf(g, seat)
  let fleet = 0
  let damaged = 0
  let bombing = 0
  for (const ship of held.hangar) {
    const worth = cardWorth(g, ship)
    fleet += worth
    if (g.turned[ship] === TURNED.damaged) damaged += worth
    bombing += kindOf(g, ship).values[3]
  }
  let engines = 0
  for (const base of held.surface) engines += cardWorth(g, base)
  let crew = 0
  for (const card of held.cantina) if (g.carriers[card] === -1) crew += cardWorth(g, card)
  let hand = 0
  for (const card of held.headquarters) hand += handWorth(g, seat, card)
  const colony = held.colony.length
  return [colony, 1 / (colony + 3), fleet, damaged, bombing, engines, crew, hand, held.credits]
}

const WEIGHTS = [0.08, -3, 0.09, -0.03, 0.12, 0.05, 0.05, 0.05, 0.05]

/** How likely the seat wins from here when both play well, 0 to 1. */
export function evaluate(g: State, seat: Seat): number {
  if (g.winner >= 0) return g.winner === seat ? 1 : 0
  const own = features(g, seat)
  const other = features(g, (seat + 1) % g.seats.length)
  let ahead = 0
  for (let at = 0; at < WEIGHTS.length; at++) ahead += (WEIGHTS[at] as number) * ((own[at] as number) - (other[at] as number))
  return 1 / (1 + Math.exp(-ahead))
}

/** Only between two turns: in a turn what is half done counts for nothing yet. */
export function unsettled(g: State): boolean {
  return g.phase === 'main' || g.phase === 'end'
}
