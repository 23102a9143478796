import type { Seat } from '@orrery/kernel'
import { ARMOUR, BOMBING, FIREPOWER, figure, hasKeyword } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { developmentsOf, isPaid } from '../marks.ts'
import { type Goal, goalOf, isMet } from '../rules/goal.ts'
import { eliminationsOf } from '../rules/multiplayer.ts'
import { isLasting } from '../rules/settlers.ts'
import { places } from '../rules/winning.ts'
import { isDuel, isOut, neighboursOf, seatOf } from '../seats.ts'
import { type CardId, type State, TURNED, ZONE } from '../state.ts'
import { progress } from './goal.ts'
import { kindWorth } from './worth.ts'

/** What counts for a seat, depending on what the table is played for; what the other seat has counts against it. */
interface Measures {
  /** Cards left in the colony, and how close its end is: 1 / (cards + 3). */
  colony: number
  brink: number
  /** The ships: their armour, the firepower of ready and of turned ones, and how many are damaged or have rapid fire. */
  armour: number
  ready: number
  turned: number
  damaged: number
  rapid: number
  /** Bombing, and bombing in proportion to the cards left in the other colony. */
  bombing: number
  reach: number
  credits: number
  /** Ships, events and interrupts, and lasting bases in the hand. */
  ships: number
  tricks: number
  lasting: number
  /** Crew, weaponry and bases that are not paid, in the hand or laid; and lasting bases that lie unpaid on the surface. */
  waiting: number
  sites: number
  /** Developments on bases, as far as they are useful. */
  developments: number
  /** Paid bases by their worth, and those that bring credits; a base under development counts in part. */
  bases: number
  gains: number
  /** Paid crew that is not aboard. */
  crew: number
  passengers: number
  /** How close it is to the table's goal, and whether it would win with what it has (`progress`, `isMet`). */
  way: number
  met: number
  /** Whether it is the seat's turn, 1 or 0: it already has its income, and can lose that. */
  moving: number
}

/**
 * The weight of each measure for winning: logistic regressions over the starts of all turns in games of the quick bot between starter
 * decks, six thousand games for colonies, a thousand for each other goal. The weight of `waiting` (and for colonies of `developments`) is
 * set by hand, so that unpaid cards are not given up for nothing, and bases that need developments are not sold out of them. A card laid
 * unpaid where it belongs counts as much as in the hand; one laid elsewhere counts nothing, as a bluff: the quick bot lays what it can at
 * once, so its games do not show what keeping such a card would be worth.
 */
const WEIGHTS: Readonly<Record<Goal, Readonly<Measures>>> = {
  colony: {
    colony: 0.046,
    brink: -16.2,
    armour: 0.247,
    ready: 0.128,
    turned: 0.138,
    damaged: -0.29,
    rapid: 0.55,
    bombing: 0,
    reach: 1.4,
    credits: 0.101,
    ships: 0.275,
    tricks: 0.28,
    lasting: 0,
    waiting: 0.04,
    sites: 0,
    developments: 0.06,
    bases: 0.02,
    gains: 0.47,
    crew: 0.4,
    passengers: 0.25,
    way: 0,
    met: 0,
    moving: -0.314,
  },
  credits: {
    colony: 0.053,
    brink: 0,
    armour: 0.21,
    ready: 0.184,
    turned: 0.149,
    damaged: -0.069,
    rapid: 0.6,
    bombing: 0.106,
    reach: 0,
    credits: 0.022,
    ships: 0.254,
    tricks: 0.083,
    lasting: 0,
    waiting: 0.04,
    sites: 0,
    developments: 0.044,
    bases: 0.002,
    gains: 0.527,
    crew: 0.292,
    passengers: 0.395,
    way: 4.06,
    met: 3.45,
    moving: -0.5,
  },
  bases: {
    colony: 0.05,
    brink: 0,
    armour: 0.134,
    ready: 0.172,
    turned: 0.067,
    damaged: -0.24,
    rapid: 0.5,
    bombing: 0.168,
    reach: 0,
    credits: 0.008,
    ships: 0.242,
    tricks: 0.27,
    lasting: 0.48,
    waiting: 0.04,
    sites: 0.5,
    developments: 0.094,
    bases: 0.046,
    gains: 0.062,
    crew: 0.144,
    passengers: 0.438,
    way: 1.82,
    met: 4.65,
    moving: 0.54,
  },
}
const MEASURES = Object.keys(WEIGHTS.colony) as (keyof Measures)[]

/** The measures of a seat, which the weights apply to. */
function measure(g: State, seat: Seat): Measures {
  const held = seatOf(g, seat)
  const goal = goalOf(g)
  const found: Measures = {
    colony: held.colony.length,
    brink: 1 / (held.colony.length + 3),
    armour: 0,
    ready: 0,
    turned: 0,
    damaged: 0,
    rapid: 0,
    bombing: 0,
    reach: 0,
    credits: held.credits,
    ships: 0,
    tricks: 0,
    lasting: 0,
    waiting: 0,
    sites: 0,
    developments: 0,
    bases: 0,
    gains: 0,
    crew: 0,
    passengers: 0,
    way: goal === 'colony' ? 0 : progress(g, seat, goal),
    met: goal !== 'colony' && isMet(g, seat, goal) ? 1 : 0,
    moving: g.active === seat ? 1 : 0,
  }
  for (const ship of held.hangar) addShip(g, ship, found)
  found.reach = found.bombing / (Math.min(...neighboursOf(g, seat).map((other) => seatOf(g, other).colony.length)) + 3)
  for (const card of held.headquarters) {
    const kind = kindOf(g, card)
    const { type } = kind
    if (isLasting(kind)) found.lasting++
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
  found.bombing += figure(g, ship, BOMBING)
  if (g.turned[ship] === TURNED.damaged) found.damaged++
  if (hasKeyword(g, ship, 'rapidFire')) found.rapid++
  for (const card of g.aboard) if (g.carriers[card] === ship && !isPaid(g, card) && kindOf(g, card).type === 'weaponry') found.waiting++
}

/** The part of a paid base's worth that an unpaid one with all its developments has. */
const READY = 0.8

function addBase(g: State, base: CardId, found: Measures): void {
  const kind = kindOf(g, base)
  if (kind.type !== 'base') return
  let share = 1
  if (isPaid(g, base)) found.developments += kind.limit
  else {
    const put = kind.figures.limit === 'X' ? developmentsOf(g, base) : Math.min(kind.limit, developmentsOf(g, base))
    found.waiting++
    if (isLasting(kind)) found.sites++
    found.developments += put
    share = kind.limit > 0 ? (READY * put) / kind.limit : 0
  }
  found.bases += share * kindWorth(kind)
  if (kind.program.operations.some(({ op }) => op === 'gainCredits')) found.gains += share
}

/** How likely the seat is to win from here if all play well, 0 to 1. Meant for the start of a turn. */
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
  return 1 / (1 + Math.exp(standing(g, 1 - seat) - standing(g, seat)))
}

/** The weighted sum of a seat's measures for the table's goal. */
function standing(g: State, seat: Seat): number {
  const weights = WEIGHTS[goalOf(g)]
  const found = measure(g, seat)
  let worth = 0
  for (const name of MEASURES) worth += weights[name] * found[name]
  return worth
}

/** What an eliminated player is worth, and being out. */
const ELIMINATED = 2
const OUT = -6

/** The strength of a seat compared with others: the logarithm of its odds, up to a constant. */
function strength(g: State, seat: Seat): number {
  const eliminations = ELIMINATED * eliminationsOf(g, seat)
  if (isOut(g, seat)) return eliminations + OUT
  return standing(g, seat) + eliminations
}

/** Searches stop where a turn begins, because a half-finished turn cannot be evaluated. */
export function period(g: State): number {
  return g.turn
}
