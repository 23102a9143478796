import type { Seat } from '@orrery/kernel'
import { ARMOUR, BOMBING, FIREPOWER, figure, hasKeyword } from '../effects/reading.ts'
import { isPaid } from '../marks.ts'
import { kindOf, opponentOf, seatOf } from '../rules/zones.ts'
import { type CardId, type State, TURNED, ZONE } from '../state.ts'
import { cardWorth, kindWorth } from './worth.ts'

/**
 * What decides games, told for one seat, each with its weight; what the other seat has counts against it. The weights
 * are a logistic regression over the beginnings of all turns in six thousand games of the quick bot between the starter
 * decks.
 */
const WEIGHTS = {
  /** Cards left in the colony; and how near its end is: 1 / (cards + 3). */
  colony: 0.035,
  brink: -17.2,
  /** What the ships have together; firepower of those that are ready, and of those that are turned. */
  armour: 0.235,
  ready: 0.148,
  turned: 0.145,
  rapid: 0.51,
  /** Bombing beside the cards left in the other colony. */
  reach: 1.54,
  credits: 0.099,
  hand: 0.208,
  /** Paid bases by their worth, those that bring credits, and unpaid ones by their worth. */
  bases: 0.04,
  gains: 0.44,
  sites: 0.014,
  crew: 0.37,
  passengers: 0.24,
} as const
type Measure = keyof typeof WEIGHTS
const MEASURES = Object.keys(WEIGHTS) as Measure[]

/** Who is to move has its income already: what that counts too much. */
const MOVING = -0.17

/** The measures that the weights belong to. */
export function measure(g: State, seat: Seat): Record<Measure, number> {
  const held = seatOf(g, seat)
  const colony = held.colony.length
  const found: Record<Measure, number> = {
    colony,
    brink: 1 / (colony + 3),
    armour: 0,
    ready: 0,
    turned: 0,
    rapid: 0,
    reach: 0,
    credits: held.credits,
    hand: held.headquarters.length,
    bases: 0,
    gains: 0,
    sites: 0,
    crew: 0,
    passengers: 0,
  }
  let bombing = 0
  for (const ship of held.hangar) {
    found.armour += figure(g, ship, ARMOUR)
    found[g.turned[ship] === TURNED.active ? 'ready' : 'turned'] += figure(g, ship, FIREPOWER)
    if (hasKeyword(g, ship, 'rapidFire')) found.rapid++
    bombing += figure(g, ship, BOMBING)
  }
  found.reach = bombing / (seatOf(g, opponentOf(g, seat)).colony.length + 3)
  for (const base of held.surface) {
    if (isPaid(g, base)) {
      found.bases += kindWorth(kindOf(g, base))
      if (bringsCredits(g, base)) found.gains++
    } else found.sites += cardWorth(g, base)
  }
  for (const card of held.cantina)
    if (g.zones[card] === ZONE.cantina && isPaid(g, card)) found[kindOf(g, card).subtype === 'passenger' ? 'passengers' : 'crew']++
  return found
}

function bringsCredits(g: State, base: CardId): boolean {
  return kindOf(g, base).program.operations.some(({ op }) => op === 'gainCredits')
}

/** How likely the seat wins from here when both play well, 0 to 1; meant for the beginning of a turn. */
export function evaluate(g: State, seat: Seat): number {
  if (g.winner >= 0) return g.winner === seat ? 1 : 0
  const own = measure(g, seat)
  const other = measure(g, opponentOf(g, seat))
  let ahead = g.active === seat ? MOVING : -MOVING
  for (const name of MEASURES) ahead += WEIGHTS[name] * (own[name] - other[name])
  return 1 / (1 + Math.exp(-ahead))
}

/** Looks ahead end where a turn begins: what is half done in a turn cannot be weighed. */
export function period(g: State): number {
  return g.turn
}
