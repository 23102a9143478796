import { SAID_STEP, type SaidStep, type Schema, schema } from '@orrery/kernel'

/** What is said in a row: the other cards of a round, or what move+activate cards do: how their marines move, turn and activate, and their abilities. */
export interface RowOrder {
  readonly kind: 'cards' | 'formation'
  readonly round: number
  readonly steps: readonly SaidStep[]
}

/** What is decided by itself until the player says otherwise, by what helps most: who gets support tokens, who attacks what, rerolls. */
export interface StandingOrder {
  readonly kind: 'standing'
  readonly tokens: boolean
  readonly attacks: boolean
  /** Whether a marine charges where that counts most, though it may cost his life; else that is asked. // DA-ABIL-22 */
  readonly charges: boolean
  readonly rolls: boolean
  /** The swarm of a Power Field, the marine of an event. */
  readonly targets: boolean
}

/** What a seat says beforehand; at most one of each kind stands. */
export type Order = RowOrder | StandingOrder

const { array, boolean, int, variant } = schema
const ROW = { round: int(), steps: array(SAID_STEP) }

/** An order as it is stored. */
export const ORDER = variant('kind', {
  cards: ROW,
  formation: ROW,
  standing: { tokens: boolean(), attacks: boolean(), charges: boolean(), rolls: boolean(), targets: boolean() },
}) as Schema<Order>

/** The parts of a standing order, in the order in which they are shown. */
export const PARTS = ['tokens', 'attacks', 'charges', 'rolls', 'targets'] as const
export type Part = (typeof PARTS)[number]

/** Nothing is decided by itself. */
export const ASKED: StandingOrder = { kind: 'standing', tokens: false, attacks: false, charges: false, rolls: false, targets: false }

/** All that one option stands out in is decided by itself. */
export const PLAIN: StandingOrder = { kind: 'standing', tokens: true, attacks: true, charges: true, rolls: true, targets: true }

/** The standing order of a list. */
export function standingOf(orders: readonly Order[]): StandingOrder {
  return orders.find((order): order is StandingOrder => order.kind === 'standing') ?? ASKED
}

/** The questions that each kind of row answers. */
export const ANSWERS: { readonly [kind in RowOrder['kind']]: readonly string[] } = {
  cards: ['choose-action', 'lock'],
  formation: ['move', 'turn', 'activate', 'intimidation', 'stealth', 'stealth-again'],
}

/** The list with that order, in place of the one of its kind. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  return [...orders.filter(({ kind }) => kind !== order.kind), order]
}
