import type { Seat } from '@orrery/kernel'
import { ARMOUR, BOMBING, FIREPOWER, figure, hasKeyword } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { developmentsOf, isPaid } from '../marks.ts'
import { goalOf } from '../rules/goal.ts'
import { eliminationsOf } from '../rules/multiplayer.ts'
import { places } from '../rules/winning.ts'
import { isDuel, isOut, neighboursOf, seatOf } from '../seats.ts'
import { type CardId, type State, TURNED, ZONE } from '../state.ts'
import { goalStrength } from './goal.ts'
import { kindWorth } from './worth.ts'

/**
 * What decides games, told for one seat, each with its weight; what the other seat has counts against it. The weights
 * are a logistic regression over the beginnings of all turns in six thousand games of the quick bot between the starter
 * decks. What is laid unpaid where it belongs counts as it did in the hand, and what lies elsewhere as a bluff for nothing:
 * the quick bot lays at once what it can, so its games do not tell what keeping it would be worth.
 */
const WEIGHTS = {
  /** Cards left in the colony; and how near its end is: 1 / (cards + 3). */
  colony: 0.046,
  brink: -16.2,
  /** What the ships have together; firepower of those that are ready, and of those that are turned; ships by number. */
  armour: 0.247,
  ready: 0.128,
  turned: 0.138,
  damaged: -0.29,
  rapid: 0.55,
  /** Bombing beside the cards left in the other colony. */
  reach: 1.4,
  credits: 0.101,
  /** Ships, and events and interrupts, in the hand. */
  ships: 0.275,
  tricks: 0.28,
  /** Crew, weaponry and bases that are not paid; set, not fitted, so that they are not thrown away for nothing. */
  waiting: 0.04,
  /** Put into bases as far as they are of use; set so that they are not sold from bases that need them. */
  developments: 0.06,
  /** Paid bases by their worth, and those that bring credits; one that is being developed counts for part of it. */
  bases: 0.02,
  gains: 0.47,
  /** Paid crew that is not aboard. */
  crew: 0.4,
  passengers: 0.25,
} as const
type Measure = keyof typeof WEIGHTS
type Measures = Record<Measure, number>
const MEASURES = Object.keys(WEIGHTS) as Measure[]
/** What counts where colonies are not the goal. */
const PROSPERITY = MEASURES.filter((name) => name !== 'colony' && name !== 'brink' && name !== 'reach')

/** Who is to move has its income already: what that counts too much. */
const MOVING = -0.157

/** The measures that the weights belong to. */
function measure(g: State, seat: Seat): Measures {
  const held = seatOf(g, seat)
  const found: Measures = {
    colony: held.colony.length,
    brink: 1 / (held.colony.length + 3),
    armour: 0,
    ready: 0,
    turned: 0,
    damaged: 0,
    rapid: 0,
    reach: 0,
    credits: held.credits,
    ships: 0,
    tricks: 0,
    waiting: 0,
    developments: 0,
    bases: 0,
    gains: 0,
    crew: 0,
    passengers: 0,
  }
  for (const ship of held.hangar) addShip(g, ship, found)
  found.reach /= Math.min(...neighboursOf(g, seat).map((other) => seatOf(g, other).colony.length)) + 3
  for (const card of held.headquarters) {
    const { type } = kindOf(g, card)
    found[type === 'ship' ? 'ships' : type === 'event' || type === 'interrupt' ? 'tricks' : 'waiting']++
  }
  for (const base of held.surface) addBase(g, base, found)
  for (const card of held.cantina) {
    const kind = kindOf(g, card)
    if (g.zones[card] !== ZONE.cantina || kind.type !== 'crew') continue
    found[!isPaid(g, card) ? 'waiting' : kind.subtype === 'passenger' ? 'passengers' : 'crew']++
  }
  return found
}

function addShip(g: State, ship: CardId, found: Measures): void {
  found.armour += figure(g, ship, ARMOUR)
  found[g.turned[ship] === TURNED.active ? 'ready' : 'turned'] += figure(g, ship, FIREPOWER)
  found.reach += figure(g, ship, BOMBING)
  if (g.turned[ship] === TURNED.damaged) found.damaged++
  if (hasKeyword(g, ship, 'rapidFire')) found.rapid++
  for (const card of g.aboard) if (g.carriers[card] === ship && !isPaid(g, card) && kindOf(g, card).type === 'weaponry') found.waiting++
}

/** How much of a paid base one with all its developments counts for. */
const READY = 0.8

function addBase(g: State, base: CardId, found: Measures): void {
  const kind = kindOf(g, base)
  if (kind.type !== 'base') return
  let share = 1
  if (isPaid(g, base)) found.developments += kind.limit
  else {
    const put = kind.figures.limit === 'X' ? developmentsOf(g, base) : Math.min(kind.limit, developmentsOf(g, base))
    found.waiting++
    found.developments += put
    share = kind.limit > 0 ? (READY * put) / kind.limit : 0
  }
  found.bases += share * kindWorth(kind)
  if (kind.program.operations.some(({ op }) => op === 'gainCredits')) found.gains += share
}

/** How likely the seat wins from here when all play well, 0 to 1; meant for the beginning of a turn. */
export function evaluate(g: State, seat: Seat): number {
  if (g.winner >= 0) return g.winner === seat ? 1 : 0
  if (g.phase === 'over') return places(g)[0]?.includes(seat) === true ? 1 : 0
  if (isDuel(g)) return inDuel(g, seat)
  const own = strength(g, seat)
  let rivals = 0
  for (let other = 0; other < g.seats.length; other++) if (other !== seat) rivals += Math.exp(strength(g, other) - own)
  return 1 / (1 + rivals)
}

function inDuel(g: State, seat: Seat): number {
  const own = measure(g, seat)
  const other = measure(g, 1 - seat)
  let ahead = g.active === seat ? MOVING : -MOVING
  const names = goalOf(g) === 'colony' ? MEASURES : PROSPERITY
  for (const name of names) ahead += WEIGHTS[name] * (own[name] - other[name])
  return 1 / (1 + Math.exp(-ahead - goalStrength(g, seat) + goalStrength(g, 1 - seat)))
}

/** What an eliminated player counts for, and being out. */
const ELIMINATED = 2
const OUT = -6

/** How strong a seat stands beside others: the logarithm of its chances, but for a constant. */
function strength(g: State, seat: Seat): number {
  const eliminations = ELIMINATED * eliminationsOf(g, seat)
  if (isOut(g, seat)) return eliminations + OUT
  const own = measure(g, seat)
  let strong = g.active === seat ? MOVING : 0
  for (const name of goalOf(g) === 'colony' ? MEASURES : PROSPERITY) strong += WEIGHTS[name] * own[name]
  return strong + eliminations + goalStrength(g, seat)
}

/** Looks ahead end where a turn begins: what is half done in a turn cannot be weighed. */
export function period(g: State): number {
  return g.turn
}
