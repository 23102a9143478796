import type { Seat } from '@orrery/kernel'
import { CARDS, type Card } from '../../content/cards.ts'
import { kindOf } from '../../kinds.ts'
import { developmentsOf, ownerOf, zoneOf } from '../../marks.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import { RACE_CATALOGUE } from '../language/catalogues.ts'
import { operationSet } from '../language/program.ts'
import type { Operation } from '../language/vocabulary.ts'
import { operationOf } from './reading.ts'
import { placeType } from './standing.ts'

/**
 * CG-STACK-17: what everybody can infer about hidden cards: which cards they could be. It decides which seats are asked, so that being
 * asked reveals nothing.
 */

/** What an interrupt needs, as far as everybody can see whether it is given. */
interface InterruptNeeds {
  readonly subtype: string
  readonly price: number
  /** What it must target: an item of the stack, or a ship of its player. */
  readonly mustTarget: 'stack' | 'ship' | null
  /** Whether it may be played only in a combat. */
  readonly inCombatOnly: boolean
}

/** The needs of all interrupts of each race; the last entry is for a deck whose races nobody knows. */
const INTERRUPTS = byRace((cards) => {
  const interrupts: InterruptNeeds[] = []
  for (const card of cards) if (card.type === 'interrupt') interrupts.push(needsOf(card))
  return interrupts
})

function needsOf(card: Card): InterruptNeeds {
  const target = card.program.resolve?.targets?.[0]
  const must = target !== undefined && target.upTo !== true && target.chooser !== 'opponent'
  const own = target?.sel.zone === 'hangar' && target.sel.player === 'you'
  return {
    subtype: card.subtype,
    price: card.price,
    mustTarget: !must ? null : target.sel.zone === 'stack' ? 'stack' : own ? 'ship' : null,
    inCombatOnly: card.playIf?.some(({ cond }) => cond === 'inCombat') === true,
  }
}

/** The lowest price at which a card could be paid, by its type; for bases by their number of developments. */
interface Least {
  readonly crew: number
  readonly weaponry: number
  readonly bases: readonly number[]
}

const LEAST = byRace((cards): Least => {
  const priceOf = (wanted: (card: Card) => boolean): number => Math.min(...cards.filter(wanted).map((card) => card.price))
  const bases: number[] = []
  for (let developments = 0; developments <= Math.max(...cards.map((card) => card.limit)); developments++)
    bases.push(priceOf((card) => card.type === 'base' && card.limit <= developments))
  return {
    crew: priceOf((card) => card.type === 'crew'),
    weaponry: priceOf((card) => card.type === 'weaponry'),
    bases,
  }
})

function byRace<T>(make: (cards: readonly Card[]) => T): T[] {
  return [...RACE_CATALOGUE.entries.map((race) => make(CARDS.filter((card) => card.race === race))), make(CARDS)]
}

/** CG-MONO-1: what may be in the seat's deck: cards of its race if it is a mono-race deck, otherwise any. */
function ofDeck<T>(g: State, seat: Seat, known: readonly T[]): T {
  const mono = g.seats[seat]?.mono ?? NONE
  return known[mono === NONE ? RACE_CATALOGUE.keys.length : mono] as T
}

/** Whether the seat could hold an interrupt to play now, of the subtypes that the moment allows. */
export function couldPlay(g: State, seat: Seat, allows: (subtype: string) => boolean): boolean {
  const held = g.seats[seat]
  if (held === undefined || held.headquarters.length === 0) return false
  for (const needs of ofDeck(g, seat, INTERRUPTS)) {
    if (needs.price > held.credits && !mayPayLess(g, seat, 'interrupt')) continue
    if (needs.inCombatOnly && g.combat === null) continue
    if (needs.mustTarget === 'ship' && held.hangar.length === 0) continue
    if (needs.mustTarget === 'stack' && !g.stack.some((item) => item.kind !== 'action')) continue
    if (allows(needs.subtype)) return true
  }
  return false
}

/** Whether the face-down card could be one that its controller can pay where it lies now. */
export function couldPay(g: State, seat: Seat, card: CardId): boolean {
  const least = ofDeck(g, ownerOf(g, card), LEAST)
  const type = placeType(zoneOf(g, card))
  const bases = least.bases[Math.min(developmentsOf(g, card), least.bases.length - 1)] as number
  const price = type === 'base' ? bases : type === 'weaponry' ? least.weaponry : least.crew
  return price <= (g.seats[seat]?.credits ?? 0) || (price < Number.POSITIVE_INFINITY && mayPayLess(g, seat, type))
}

const COST_OPERATIONS = operationSet('modifyCost')

/** Whether something could make cards of the type cheaper for the seat; then they might cost nothing. */
function mayPayLess(g: State, seat: Seat, type: Card['type']): boolean {
  for (const lasting of g.lasting) if (lasting.seat === seat && cheapens(operationOf(lasting), type)) return true
  if ((g.says & COST_OPERATIONS.bits) === 0) return false
  for (const card of g.speaking) {
    const { says, statics } = kindOf(g, card).program
    if ((says & COST_OPERATIONS.bits) !== 0 && statics.some((effect) => effect.do.some((operation) => cheapens(operation, type))))
      return true
  }
  return false
}

function cheapens(operation: Operation, type: Card['type']): boolean {
  if (operation.op !== 'modifyCost' || (typeof operation.n === 'number' && operation.n >= 0)) return false
  const reached = operation.sel.type
  return reached === undefined || (typeof reached === 'string' ? reached === type : reached.includes(type))
}
