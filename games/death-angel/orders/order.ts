import { ORDER_STEP, type OrderStep, schema } from '@orrery/kernel'

/** Several answers in sequence: a round's cards, or the moves, turns, activations and abilities of move+activate cards. */
export interface RowOrder {
  readonly kind: 'cards' | 'formation'
  readonly round: number
  readonly steps: readonly OrderStep[]
}

/** The decisions that are taken automatically, by what helps most, until the player changes this order. */
export interface StandingOrder {
  readonly kind: 'standing'
  readonly tokens: boolean
  readonly attacks: boolean
  /** DA-ABIL-22: whether Claudio charges if that is best, though it may cost his life; otherwise the seat is asked. */
  readonly charges: boolean
  readonly rolls: boolean
  /** Whether the swarm of Power Field and the marine of an event are chosen. */
  readonly targets: boolean
}

/** A seat's order; it has at most one of each kind. */
export type Order = RowOrder | StandingOrder

const { array, boolean, int, variant } = schema
const ROW = { round: int(), steps: array(ORDER_STEP) }

/** An order as it is stored. */
export const ORDER = variant('kind', {
  cards: ROW,
  formation: ROW,
  standing: { tokens: boolean(), attacks: boolean(), charges: boolean(), rolls: boolean(), targets: boolean() },
})

/** The parts of a standing order, in the sequence of the board. */
export const PARTS = ['tokens', 'attacks', 'charges', 'rolls', 'targets'] as const
export type Part = (typeof PARTS)[number]

/** The standing order that decides nothing. */
export const ASKED: StandingOrder = { kind: 'standing', tokens: false, attacks: false, charges: false, rolls: false, targets: false }

/** The standing order that decides everything that it can. */
export const PLAIN: StandingOrder = { kind: 'standing', tokens: true, attacks: true, charges: true, rolls: true, targets: true }

/** The standing order in a list, or the one that decides nothing. */
export function standingOf(orders: readonly Order[]): StandingOrder {
  return orders.find((order): order is StandingOrder => order.kind === 'standing') ?? ASKED
}

/** The questions that each kind of row answers. */
export const ANSWERS: { readonly [kind in RowOrder['kind']]: readonly string[] } = {
  cards: ['choose-action', 'lock'],
  formation: ['move', 'turn', 'activate', 'intimidation', 'stealth', 'stealth-again'],
}

/** The list with the given order in place of the one of its kind. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  return [...orders.filter(({ kind }) => kind !== order.kind), order]
}
