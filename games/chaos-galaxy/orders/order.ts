import { type Schema, schema } from '@orrery/kernel'
import { STOPS, type Stop } from './stops.ts'

/** An order given with an attack: its ships, the steps after it, and the end of the turn. The end can also be ordered with a pick. */
export interface AttackOrder {
  readonly kind: 'attack'
  readonly turn: number
  /** The option that declared the attack; null for a pick, or if the order came later. */
  readonly target: string | null
  /** The ships that attack and their crew, as option ids of that question; null if they are still to be chosen. */
  readonly set: readonly string[] | null
  readonly ends: boolean
  /** The steps in the main phase after it, in sequence, as option ids. */
  readonly after: readonly string[]
  /** The progress of these steps; null before the first. */
  readonly doing: Doing | null
  readonly conduct: Conduct
  /** Whether it was given with a pick: then the player has considered what may be attacked. */
  readonly picks: boolean
  /** How many attacks of the turn came before it. */
  readonly attacks: number
  /** A hash of the table: if the table differs, the player is asked. */
  readonly stands: number
  /** A hash of what the others had, which the effect of the attack on the seat's own ships does not change. */
  readonly others: number
  /** The other options when the attack was declared; null if the order was given later. */
  readonly offered: readonly string[] | null
  readonly credits: number
  readonly hand: number
  /** The seat's cards, by number and kind. */
  readonly cards: readonly string[]
}

/** How an attack is carried out, as far as it is ordered with it. */
export interface Conduct {
  /** Whether nobody fires as long as no ship is hit, so that they can bomb. */
  readonly holds: boolean
  /** Whether each ship that is fired at fires back. */
  readonly returns: boolean
  /** Whether weaponry stays on its ships. */
  readonly stays: boolean
  readonly ordnance: Ordnance
  /** Whether the options of its windows are kept for another time. */
  readonly keeps: boolean
}

/** How much ordnance is used: decided at the bombing, none, or as much as possible. */
export type Ordnance = 'later' | 'none' | 'most'

/** The progress of the steps after an attack. */
export interface Doing {
  /** A hash of what the others had when it began. */
  readonly others: number
  /** The answers given, by a hash of the question: the same question gets the same answer. */
  readonly given: readonly AnsweredQuestion[]
}

/** A question that was answered: the index of its step, and how often it was asked. */
export interface AnsweredQuestion {
  readonly asked: number
  readonly place: number
  readonly times: number
}

/** What the seat's ships do in a combat: ordered at the choice of defenders, or while shots are exchanged. */
export interface FireOrder {
  readonly kind: 'fire'
  readonly turn: number
  /** How many attacks of that turn came before. */
  readonly attacks: number
  readonly hand: number
  /** The enemy ships at that time. */
  readonly enemies: readonly number[]
  readonly said: readonly Said[]
  /** Whether each ship that is fired at fires back. */
  readonly returns: boolean
}

/** An ordered shot, or an order to hold fire. */
export interface Said {
  readonly ship: number
  readonly at: Aim
  /** The situation when it was ordered: it stays valid if this is unchanged or has become better. */
  readonly stands: Standing
  /** The turn to fire at which it was ordered; it applies to a later one. */
  readonly turn: string
}

/**
 * What a ship does when its turn to fire comes: it fires at an enemy, at once or once that one cannot fire back any more; without a
 * target it holds its fire.
 */
export interface Aim {
  readonly target: number | null
  readonly once: boolean
}

/** What a shot would do, and what its player considered. */
export interface Standing {
  /** The abilities of the two ships, and the lasting effects on them. */
  readonly skills: string
  readonly firepower: number
  readonly fells: boolean
  /** Whether the return fire would destroy the ship. */
  readonly falls: boolean
  readonly armour: number
}

/** The options kept for another time during the seat's own attack: windows that offer nothing else are passed. */
export interface KeepOrder {
  readonly kind: 'keep'
  readonly turn: number
  /** The number of the attack in its turn. */
  readonly attack: number
  readonly options: readonly string[]
}

/** Passes and answers for an absent player by stops, as the board does for a present one, until it is cancelled. */
export interface AwayOrder {
  readonly kind: 'away'
  readonly stops: readonly Stop[]
}

/** An order in advance; a seat has at most one of each kind. */
export type Order = AttackOrder | FireOrder | KeepOrder | AwayOrder

const { array, boolean, int, nullable, object, oneOf, string, variant } = schema

/** An order as it is stored. */
export const ORDER: Schema<Order> = variant('kind', {
  attack: {
    turn: int(),
    target: nullable(string()),
    set: nullable(array(string())),
    ends: boolean(),
    after: array(string()),
    doing: nullable(object({ others: int(), given: array(object({ asked: int(), place: int(), times: int() })) })),
    conduct: object({
      holds: boolean(),
      returns: boolean(),
      stays: boolean(),
      ordnance: oneOf('later', 'none', 'most'),
      keeps: boolean(),
    }),
    picks: boolean(),
    attacks: int(),
    stands: int(),
    others: int(),
    offered: nullable(array(string())),
    credits: int(),
    hand: int(),
    cards: array(string()),
  },
  fire: {
    turn: int(),
    attacks: int(),
    hand: int(),
    enemies: array(int()),
    said: array(
      object({
        ship: int(),
        at: object({ target: nullable(int()), once: boolean() }),
        stands: object({ skills: string(), firepower: int(), fells: boolean(), falls: boolean(), armour: int() }),
        turn: string(),
      }),
    ),
    returns: boolean(),
  },
  keep: { turn: int(), attack: int(), options: array(string()) },
  away: { stops: array(oneOf(...STOPS)) },
})

/** The order of a kind, or undefined. */
export function orderOf<K extends Order['kind']>(orders: readonly Order[], kind: K): Extract<Order, { readonly kind: K }> | undefined {
  return orders.find((order): order is Extract<Order, { readonly kind: K }> => order.kind === kind)
}

/** The list with that order instead of the one of its kind. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  return [...without(orders, order.kind), order]
}

/** The list without the order of a kind; the same list if there is none. */
export function without(orders: readonly Order[], kind: Order['kind']): readonly Order[] {
  return orders.some((order) => order.kind === kind) ? orders.filter((order) => order.kind !== kind) : orders
}
