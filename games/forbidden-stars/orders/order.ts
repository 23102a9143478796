import { ORDER_STEP, type OrderStep, schema } from '@orrery/kernel'

/** FS-PLAN-1: an order token that is to be placed. */
export interface Placing {
  readonly type: number
  readonly system: number
  /** The system to use if another seat has an order in the first one by then; null: the token is placed there anyway. */
  readonly instead: number | null
}

/** The order tokens that are still to be placed in a round, in sequence. */
export interface PlanOrder {
  readonly kind: 'plan'
  readonly round: number
  readonly placings: readonly Placing[]
}

/** FS-OPS-6: whether revealed order tokens of a round are resolved or go to the event deck. */
export interface CarryOrder {
  readonly kind: 'carry'
  readonly round: number
  /** The system of the token; null for all tokens that can do something. */
  readonly system: number | null
  readonly does: 'resolve' | 'to-events'
}

/** FS-DEPLOY-1: the purchases of a deploy order and their destinations. */
export interface ShopOrder {
  readonly kind: 'shop'
  readonly round: number
  readonly system: number
  readonly steps: readonly OrderStep[]
}

/** FS-OPS-1, FS-OPS-3: a turn: which order is revealed, and what it does, one answer after another. */
export interface TurnOrder {
  readonly kind: 'turn'
  readonly round: number
  /** How many orders of the seat are left on the board once the turn's order is revealed: no two turns of a round have the same. */
  readonly left: number
  readonly steps: readonly OrderStep[]
}

/** FS-COMBAT-12: the combat cards of the coming execution rounds, by kind. */
export interface CardsOrder {
  readonly kind: 'cards'
  readonly round: number
  readonly area: number
  readonly cards: readonly { readonly execution: number; readonly kind: number; readonly when: When }[]
}

/** FS-SETUP-10: answers the set-up for the seat as long as this order is in force. */
export interface LayOrder {
  readonly kind: 'lay'
  readonly round: number
}

/**
 * What a standing order may decide: which order is revealed and whether it is resolved, what is bought, what is gained, how many
 * reinforcements are placed, which cards a combat is fought with and who suffers its damage, whether events are used, and where warp storms
 * move.
 */
export const PARTS = ['reveals', 'deploys', 'dominates', 'reinforces', 'fights', 'events', 'storms'] as const
export type Part = (typeof PARTS)[number]

/** Takes the best option in each part that its player has switched on. */
export interface StandingOrder extends Readonly<Record<Part, boolean>> {
  readonly kind: 'standing'
}

/** The standing order of a player who comes once a day. */
export const BY_DAY: StandingOrder = {
  kind: 'standing',
  reveals: true,
  deploys: true,
  dominates: true,
  reinforces: true,
  fights: true,
  events: true,
  storms: true,
}

/** The condition for playing an ordered card; if it is not met, the seat is asked. */
export type When = 'always' | 'standing' | 'unhurt'

export type Order = PlanOrder | CarryOrder | ShopOrder | TurnOrder | CardsOrder | LayOrder | StandingOrder

const { array, boolean, int, nullable, object, oneOf, variant } = schema

/** An order as it is stored. */
export const ORDER = variant('kind', {
  plan: { round: int(), placings: array(object({ type: int(), system: int(), instead: nullable(int()) })) },
  carry: { round: int(), system: nullable(int()), does: oneOf('resolve', 'to-events') },
  shop: { round: int(), system: int(), steps: array(ORDER_STEP) },
  turn: { round: int(), left: int(), steps: array(ORDER_STEP) },
  cards: {
    round: int(),
    area: int(),
    cards: array(object({ execution: int(), kind: int(), when: oneOf('always', 'standing', 'unhurt') })),
  },
  lay: { round: int() },
  standing: {
    reveals: boolean(),
    deploys: boolean(),
    dominates: boolean(),
    reinforces: boolean(),
    fights: boolean(),
    events: boolean(),
    storms: boolean(),
  },
})
