import type { Option, Random, Seat } from '@orrery/kernel'
import type { Card } from '../content/cards.ts'
import { priceOf } from '../effects/read/prices.ts'
import { contextOf } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { countAboard, developmentsOf, isPaid } from '../marks.ts'
import { goalOf } from '../rules/goal.ts'
import { CREDIT_CAP, INCOME } from '../rules/limits.ts'
import type { MainAction } from '../rules/main.ts'
import { neighboursOf, seatOf } from '../seats.ts'
import type { CardId, State } from '../state.ts'
import { hangarSize } from '../table/ships.ts'
import { attackWorth, type Prospect, prospectOf } from './attack.ts'
import { bombingOf, shipOf } from './battle.ts'
import { type Errand, errandWorth, nextBase } from './goal.ts'
import { operationsWorth } from './operations.ts'
import { abilityWorth, playWorth } from './play.ts'
import { cardWorth, handWorth, kindWorth } from './worth.ts'

/** Further attacks in a turn gain nothing over the first ones. */
const MOST_ATTACKS = 4
/** Below this an attack is not worth the trouble. */
const LEAST_ATTACK = 0.25
const HAND = 5
const NEVER = -5

/** What the active seat intends for its turn, worked out once for all options. */
interface Plan {
  readonly seat: Seat
  readonly credits: number
  readonly colony: number
  readonly others: number
  readonly hand: number
  /** The free places in the hangar. */
  readonly room: number
  readonly unpaidBases: number
  /** The base to work on, or -1. */
  readonly site: CardId
  /** The most expensive ship of the hand that it can pay for now. */
  readonly launch: CardId
  /** Credits to keep, so that it can pay for a ship of the hand next turn; 0 if it has enough ships. */
  readonly reserve: number
  /** Whether its ships are worth less than the other side's and its hand has none. */
  readonly shipless: boolean
  /** Whether it should look for a ship: it has none to launch, and credits that it cannot keep or a hand of interrupts only. */
  readonly idle: boolean
  /** How many cards of its colony the other side's ships could bomb away in a turn. */
  readonly peril: number
  /** Whether an empty colony ends the game. */
  readonly ends: boolean
  /** Its way to the table's goal, if that is not the colony. */
  readonly errand: Errand | null
  /** The planned attacks, by the seat attacked. */
  readonly prospects: (Prospect | undefined)[]
}

/** The worth of each option of the main phase; ending the phase is worth 0. */
export function judgeMain(g: State, seat: Seat, options: readonly Option[], random: Random | null): number[] {
  const plan = planOf(g, seat)
  const worths: number[] = []
  for (let at = 0; at < options.length; at++) worths.push(actionWorth(g, plan, (options[at] as Option).value as MainAction, random))
  return worths
}

function planOf(g: State, seat: Seat): Plan {
  const held = seatOf(g, seat)
  let size = 0
  for (const ship of held.hangar) size += hangarSize(g, ship)
  let unpaidBases = 0
  let site = -1
  let best = 0
  for (const base of held.surface) {
    if (isPaid(g, base)) continue
    unpaidBases++
    const worth = siteWorth(g, base)
    if (worth > best) {
      best = worth
      site = base
    }
  }
  let launch = -1
  let dearest = -1
  let next = 0
  let interrupts = 0
  for (const card of held.headquarters) {
    if (kindOf(g, card).type === 'interrupt') interrupts++
    if (kindOf(g, card).type !== 'ship') continue
    const price = priceOf(g, seat, card)
    if (price > held.credits && price <= held.credits + INCOME && (next === 0 || price < next)) next = price
    if (price > held.credits || price <= dearest) continue
    dearest = price
    launch = card
  }
  const neighbours = neighboursOf(g, seat)
  const behind = fleetWorth(g, seat) <= Math.max(...neighbours.map((other) => fleetWorth(g, other))) * 1.3 + 4
  const goal = goalOf(g)
  const armed = held.headquarters.some((card) => kindOf(g, card).type === 'ship')
  return {
    seat,
    reserve: behind ? Math.max(0, next - INCOME) : 0,
    shipless: behind && !armed,
    idle: !armed && (held.credits > CREDIT_CAP - INCOME || (interrupts >= HAND && held.credits >= 2 * INCOME)),
    peril: bombingOf(neighbours.flatMap((other) => seatOf(g, other).hangar.map((ship) => shipOf(g, ship)))),
    credits: held.credits,
    colony: held.colony.length,
    others: Math.min(...neighbours.map((other) => seatOf(g, other).colony.length)),
    hand: held.headquarters.length,
    room: (held.mono === 7 ? 16 : 12) - size,
    unpaidBases,
    site,
    launch,
    ends: goal === 'colony' && neighbours.length === 1,
    errand: goal === 'colony' ? null : { goal, behind, site: nextBase(g, seat) },
    prospects: [],
  }
}

function fleetWorth(g: State, seat: Seat): number {
  let worth = 0
  for (const ship of seatOf(g, seat).hangar) worth += cardWorth(g, ship)
  return worth
}

/** How much another development on the base is worth; 0 if it needs none. */
function siteWorth(g: State, base: CardId): number {
  const kind = kindOf(g, base)
  if (kind.type !== 'base') return 0
  const missing = (kind.figures.limit === 'X' ? 6 : kind.limit) - developmentsOf(g, base)
  if (missing <= 0) return 0
  return kindWorth(kind) - missing * 0.7
}

function actionWorth(g: State, plan: Plan, action: MainAction, random: Random | null): number {
  const seat = plan.seat
  const errand = plan.errand === null ? undefined : errandWorth(g, seat, plan.errand, action)
  if (errand !== undefined) return errand
  switch (action.do) {
    case 'end':
      // CG-MULTI-6: with more than one opponent the others play on.
      return plan.others === 0 && plan.ends ? 1000 : 0
    case 'launch':
      return launchWorth(g, plan, action.card)
    case 'event':
      return playWorth(g, seat, action.card)
    case 'play':
      return playWorth(g, seat, action.card) - 0.5
    case 'use':
      return abilityWorth(g, seat, action.card, action.at)
    case 'pay':
      return payWorth(g, plan, action.card)
    case 'surface':
    case 'cantina':
      return layWorth(g, plan, action.card, action.do, random)
    case 'mount':
      return mountWorth(g, plan, action.card, action.ship)
    case 'attack': {
      if (seatOf(g, seat).attacks >= MOST_ATTACKS) return NEVER
      const other = action.target.seat
      const prospect = plan.prospects[other] ?? prospectOf(g, seat, other)
      plan.prospects[other] = prospect
      const worth = attackWorth(g, prospect, action.target)
      // Attacks come after the credits are spent on what helps in them.
      return worth > LEAST_ATTACK ? 4 + 0.2 * worth : NEVER
    }
    case 'develop':
      return developWorth(g, plan, action.card)
    case 'draw':
      return drawWorth(plan, 1)
    case 'pick':
      return drawWorth(plan, 2)
    case 'salvage':
      return plan.colony <= 2 ? 9 : plan.credits >= 6 ? 1 : NEVER
    default:
      return NEVER
  }
}

/** The most expensive ship that can be paid for comes first. */
function launchWorth(g: State, plan: Plan, card: CardId): number {
  const kind = kindOf(g, card)
  if (kind.size > plan.room) {
    const worst = Math.min(...seatOf(g, plan.seat).hangar.map((ship) => cardWorth(g, ship)))
    if (kindWorth(kind) < worst * 1.5) return NEVER
  }
  return (card === plan.launch ? 20 : 15) + 0.1 * kind.price
}

function payWorth(g: State, plan: Plan, card: CardId): number {
  const kind = kindOf(g, card)
  const price = priceOf(g, plan.seat, card)
  if (kind.subtype === 'research') {
    const developments = developmentsOf(g, card)
    if (kind.figures.limit === 'X' && developments < 6 && developments < plan.others) return NEVER
    const ctx = { ...contextOf(g, card), x: developments }
    return 6 + operationsWorth(g, ctx, kind.program.resolve?.do ?? [])
  }
  if (kind.figures.limit === 'X' && developmentsOf(g, card) < 6) return NEVER
  if (kind.type === 'crew' && kind.subtype !== 'passenger') {
    if (seatOf(g, plan.seat).hangar.length === 0) return NEVER
    return 9 + kindWorth(kind) - price
  }
  return 10 + kindWorth(kind) - price
}

/** Lays a card where it belongs. Lays as a bluff a card that would be discarded at the end of the turn, and rarely another one. */
function layWorth(g: State, plan: Plan, card: CardId, place: 'surface' | 'cantina', random: Random | null): number {
  const kind = kindOf(g, card)
  if (kind.type === (place === 'surface' ? 'base' : 'crew')) {
    if (place === 'cantina') return 25
    return plan.unpaidBases < 4 ? 24 : plan.hand > HAND ? 2 : NEVER
  }
  if (plan.hand > HAND && plan.unpaidBases < 5 && handWorth(g, plan.seat, card) < 1.5) return 0.6
  const bluff = random !== null && place === 'surface' && plan.hand >= 4 && plan.unpaidBases < 2 && kind.type !== 'ship'
  return bluff && random.below(60) === 0 ? 0.5 : NEVER
}

function mountWorth(g: State, plan: Plan, card: CardId, ship: CardId): number {
  const kind = kindOf(g, card)
  if (kind.type !== 'weaponry') return NEVER
  const crowded = countAboard(g, ship) * 0.2
  return plan.credits >= kind.price || plan.hand > HAND ? 12 + Math.min(2, 0.2 * cardWorth(g, ship)) - crowded : NEVER
}

function developWorth(g: State, plan: Plan, base: CardId): number {
  if (base !== plan.site || plan.credits <= plan.reserve) return NEVER
  const late = Math.min(plan.colony, plan.others) < 8
  const kind: Card = kindOf(g, base)
  const missing = kind.limit - developmentsOf(g, base)
  if (late && missing > 2 && kind.subtype !== 'research') return NEVER
  return 3 + 0.2 * siteWorth(g, base)
}

/** New cards cost life, so they are drawn only with credits that the hand cannot use. */
function drawWorth(plan: Plan, price: number): number {
  const reserve = price === 2 ? 3 : 1
  if (plan.idle && plan.colony - 1 > plan.peril) return price === 2 ? 1.5 : 1.2
  if (plan.colony <= 6 || plan.credits < reserve) return NEVER
  if (plan.hand >= HAND || plan.credits - price < plan.reserve) return NEVER
  if (plan.shipless) return price === 2 && plan.credits >= 5 ? 6 : price === 1 ? 5 : NEVER
  if (plan.hand <= 2) return price === 2 && plan.credits >= 6 ? 3.5 : price === 1 ? 3.4 : NEVER
  if (plan.credits < 6 || plan.launch >= 0) return NEVER
  return price === 2 ? 1.5 : 1.2
}
