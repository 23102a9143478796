import { type OrderStep, type Seat, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import { CONTROL_TOKENS } from '../content/factions.ts'
import { STRUCTURES, type StructureKind } from '../content/structures.ts'
import { type UnitKind, unitKind, unitKindsOf } from '../content/units.ts'
import type { View, ViewArea } from '../view.ts'
import { carryAll } from './carry.ts'
import { type CardsOrder, type Order, PARTS, type Part, type Placing, type ShopOrder, type StandingOrder, type When } from './order.ts'

/** FS-PLAN-2: how many order tokens the seat still places in this round, including this one. */
export function leftToPlace({ params }: SeenQuestion): number {
  return Number(params?.of ?? 0) - Number(params?.number ?? 0) + 1
}

/** The placing that an option of the planning question stands for. */
export function placingOf(option: string, instead: number | null): Placing {
  const [, type, system] = option.split(':').map(Number) as [number, number, number]
  return { type, system, instead }
}

/** FS-PLAN-6: whether the seat has that many order tokens of each type. */
export function hasTokens(placings: readonly Placing[], seat: Seat, { players }: View): boolean {
  const held = players[seat]?.orders ?? []
  return placings.every(({ type }) => placings.filter((one) => one.type === type).length <= held.filter((one) => one.type === type).length)
}

/** The list with that order instead of those of its kind. A `carry` order only replaces the one for the same system. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  const same = (one: Order): boolean =>
    one.kind === order.kind && (one.kind !== 'carry' || order.kind !== 'carry' || one.system === order.system)
  return [...orders.filter((one) => !same(one)), order]
}

/** FS-OPS-6: resolves all order tokens of the round that can do something, or (not `does`) asks about each again. */
export function withCarryAll(orders: readonly Order[], does: boolean, view: View): readonly Order[] {
  return does ? withOrder(orders, carryAll(view)) : orders.filter((one) => !isCarryingAll(one))
}

/** Whether an order resolves all tokens that can do something. */
export function isCarryingAll(order: Order): boolean {
  return order.kind === 'carry' && order.system === null
}

const NOTHING_STANDS: StandingOrder = {
  kind: 'standing',
  reveals: false,
  deploys: false,
  dominates: false,
  reinforces: false,
  fights: false,
  events: false,
  storms: false,
}

/** The standing order of a list; if there is none, one that decides nothing. */
export function standingOf(orders: readonly Order[]): StandingOrder {
  return orders.find((one) => one.kind === 'standing') ?? NOTHING_STANDS
}

/** Lets the standing order decide a part, or asks about it again. */
export function withPart(orders: readonly Order[], part: Part, does: boolean): readonly Order[] {
  const order: StandingOrder = { ...standingOf(orders), [part]: does }
  return PARTS.some((one) => order[one]) ? withOrder(orders, order) : orders.filter(({ kind }) => kind !== 'standing')
}

/** FS-SETUP-10: answers the set-up for the seat, or asks it again. */
export function withLay(orders: readonly Order[], does: boolean, { round }: View): readonly Order[] {
  return does ? withOrder(orders, { kind: 'lay', round }) : orders.filter(({ kind }) => kind !== 'lay')
}

/** An entry of a shopping list: its option in a deployment, and its price. */
export interface Ware {
  readonly option: string
  readonly materiel: number
  readonly forge: number
  readonly cache: number
  readonly kind: UnitKind
}

/** The units that may be bought now. */
export function waresOf(question: SeenQuestion): readonly (SeenOption & { readonly ware: Ware })[] {
  if (question.name !== 'deploy.unit' || question.kind !== 'options') return []
  return question.options
    .filter(({ id }) => verbOf(id) === 'buy' && !id.endsWith(':warboss'))
    .map((option) => ({ ...option, ware: wareOf(option) }))
}

function wareOf({ id, params }: SeenOption): Ware {
  const amount = (name: string): number => Number(params?.[name] ?? 0)
  return { option: id, materiel: amount('materiel'), forge: amount('forge'), cache: amount('cache'), kind: Number(id.split(':')[1]) }
}

/** What is left after the purchases of a list: materiel, forge and cache tokens, units that the order may still buy. */
export interface Purse {
  readonly materiel: number
  readonly forge: number
  readonly cache: number
  readonly units: number
}

/** FS-DEPLOY-3, FS-DEPLOY-15: what a seat has left after these purchases and a structure. */
export function purseAfter(wares: readonly Ware[], structure: number | null, seat: Seat, { players, order }: View): Purse {
  const player = players[seat]
  const spent = (of: 'materiel' | 'forge' | 'cache'): number => wares.reduce((sum, ware) => sum + ware[of], 0)
  const built = structure === null ? 0 : (STRUCTURES[structure]?.materiel ?? 0)
  return {
    materiel: (player?.materiel ?? 0) - spent('materiel') - built,
    forge: (player?.assets[0] ?? 0) - spent('forge'),
    cache: (player?.assets[1] ?? 0) - spent('cache'),
    units: (order?.limit ?? 0) - (order?.bought ?? 0) - wares.length,
  }
}

/** FS-COMP-14: whether a ware may be added to the list. */
export function mayAdd(ware: Ware, left: Purse, wares: readonly Ware[], seat: Seat, { players }: View): boolean {
  const listed = wares.filter(({ kind }) => kind === ware.kind).length
  const supply = players[seat]?.supply[unitKindsOf(unitKind(ware.kind).faction).indexOf(ware.kind)] ?? 0
  return left.units > 0 && ware.materiel <= left.materiel && ware.forge <= left.forge && ware.cache <= left.cache && listed < supply
}

/** FS-COMP-12, FS-COMP-14, FS-COST-5: the kinds of structures that a seat may build with that much materiel. */
export function buildableFor(materiel: number, seat: Seat, { systems, structuresLeft }: View): readonly StructureKind[] {
  const controlled = systems.flatMap(({ areas }) => areas.flatMap(({ structures }) => structures.filter((one) => one.seat === seat)))
  if (controlled.length >= CONTROL_TOKENS) return []
  return STRUCTURES.filter((one) => (structuresLeft[one.id] ?? 0) > 0 && one.materiel <= materiel).map(({ id }) => id)
}

/** FS-DEPLOY-10, FS-DEPLOY-11: the worlds of the order's system on which a structure may stand. */
export function sitesOf(seat: Seat, { systems, order }: View): readonly ViewArea[] {
  const areas = systems.find(({ id }) => id === order?.system)?.areas ?? []
  return areas.filter(({ world, structures, seats }) => world && structures.length === 0 && seats.length === 1 && seats[0] === seat)
}

/** FS-DEPLOY-1, FS-DEPLOY-18: the order for a whole deployment: units, then a structure or none. */
export function shopOrder(wares: readonly Ware[], structure: string | null, view: View): ShopOrder {
  const units: OrderStep[] = wares.map(({ option }) => ({ question: 'deploy.unit', options: [option] }))
  const rest = [
    { question: 'deploy.unit', options: ['done'] },
    { question: 'deploy.structure', options: [structure ?? 'done'] },
  ]
  return { kind: 'shop', round: view.round, system: view.order?.system ?? 0, steps: [...units, ...rest] }
}

/** FS-COMBAT-11 */
export const LAST_EXECUTION = 3

/** The kinds of cards that may be chosen, once for each copy in hand. */
export function kindsInHand(question: SeenQuestion, { combat }: View): readonly number[] {
  if (question.name !== 'combat.card') return []
  return combat?.sides.find(({ seat }) => seat === question.seat)?.hand ?? []
}

/** FS-COMBAT-12: the order for cards of this execution round and the following ones; `when` is the condition of the later ones. */
export function cardsOrder(kinds: readonly number[], when: When, { combat, round }: View): CardsOrder {
  const first = combat?.round ?? 1
  const cards = kinds.map((kind, at) => ({ execution: first + at, kind, when: at === 0 ? ('always' as const) : when }))
  return { kind: 'cards', round, area: combat?.area ?? 0, cards }
}
