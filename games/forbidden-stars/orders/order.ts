import { SAID_STEP, type SaidStep, type Schema, schema } from '@orrery/kernel'

/** FS-PLAN-1: an order token that is to be placed. */
export interface Placing {
  readonly type: number
  readonly system: number
  /** Where it goes instead if another seat has an order in that system then; null: there all the same. */
  readonly instead: number | null
}

/** The orders of a round that are still to be placed, in that order. */
export interface PlanOrder {
  readonly kind: 'plan'
  readonly round: number
  readonly placings: readonly Placing[]
}

/** FS-OPS-6: whether the order tokens of a round are carried out as they are revealed. */
export interface CarryOrder {
  readonly kind: 'carry'
  readonly round: number
  /** The system whose order is revealed; null for all that can do something. */
  readonly system: number | null
  readonly does: 'resolve' | 'to-events'
}

/** FS-DEPLOY-1: what is bought with a deploy order, and where it goes. */
export interface ShopOrder {
  readonly kind: 'shop'
  readonly round: number
  readonly system: number
  readonly steps: readonly SaidStep[]
}

/** FS-COMBAT-12: the combat cards of the rounds that follow, by their kinds. */
export interface CardsOrder {
  readonly kind: 'cards'
  readonly round: number
  readonly area: number
  readonly cards: readonly { readonly execution: number; readonly kind: number; readonly when: When }[]
}

/** FS-SETUP-10: the set-up is laid for the seat as long as this stands. */
export interface LayOrder {
  readonly kind: 'lay'
  readonly round: number
}

/** What a standing order may decide: which order is revealed and whether it is resolved, what is bought, what is gained, how many reinforcements are placed. */
export const PARTS = ['reveals', 'deploys', 'dominates', 'reinforces'] as const
export type Part = (typeof PARTS)[number]

/** FS-OPS-2, FS-OPS-6, FS-DEPLOY-1, FS-DOM-1, FS-COMBAT-10: what is decided by what helps most, each part where its player has switched that on. */
export interface StandingOrder extends Readonly<Record<Part, boolean>> {
  readonly kind: 'standing'
}

/** Of a player who comes once a day. */
export const BY_DAY: StandingOrder = { kind: 'standing', reveals: true, deploys: true, dominates: true, reinforces: true }

/** When a card is played as it was said; otherwise the seat is asked. */
export type When = 'always' | 'standing' | 'unhurt'

export type Order = PlanOrder | CarryOrder | ShopOrder | CardsOrder | LayOrder | StandingOrder

const { array, boolean, int, nullable, object, oneOf, variant } = schema

/** An order as it is stored. */
export const ORDER = variant('kind', {
  plan: { round: int(), placings: array(object({ type: int(), system: int(), instead: nullable(int()) })) },
  carry: { round: int(), system: nullable(int()), does: oneOf('resolve', 'to-events') },
  shop: { round: int(), system: int(), steps: array(SAID_STEP) },
  cards: {
    round: int(),
    area: int(),
    cards: array(object({ execution: int(), kind: int(), when: oneOf('always', 'standing', 'unhurt') })),
  },
  lay: { round: int() },
  standing: { reveals: boolean(), deploys: boolean(), dominates: boolean(), reinforces: boolean() },
}) as Schema<Order>
