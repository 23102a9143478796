import { type Schema, schema } from '@orrery/kernel'
import { STOPS, type Stop } from './stops.ts'

/** What a player has said together with an attack: with which ships, what is done after it, and that the turn ends then; that also with a pick. */
export interface AttackOrder {
  readonly kind: 'attack'
  readonly turn: number
  /** The option by which the attack was declared; null for a pick, and where the order came later. */
  readonly target: string | null
  /** The ships that attack, and who boards them, as the options of their naming; null where they are still to be chosen. */
  readonly set: readonly string[] | null
  readonly ends: boolean
  /** What is done in the main phase after it, one thing after another, as options of the main phase. */
  readonly after: readonly string[]
  /** How far that has been done; null before it began. */
  readonly doing: Doing | null
  readonly conduct: Conduct
  /** Whether it was said with a pick: then what may be attacked was thought of. */
  readonly picks: boolean
  /** How many attacks of the turn came before it. */
  readonly attacks: number
  /** A hash of how the table stood: where it stands otherwise, the player is asked. */
  readonly stands: number
  /** A hash of what the others had; what the attack itself does to the own ships does not count. */
  readonly others: number
  /** What else could be done when the attack was declared; null where the order came later. */
  readonly offered: readonly string[] | null
  readonly credits: number
  readonly hand: number
  /** The seat's cards, by number and kind. */
  readonly cards: readonly string[]
}

/** How an attack is carried out, as far as that is said together with it. */
export interface Conduct {
  /** Whether nobody fires as long as no ship is hit, so that they can bomb. */
  readonly holds: boolean
  /** Whether each ship that is fired at fires back. */
  readonly returns: boolean
  /** Whether weaponry stays on the ships on which it is. */
  readonly stays: boolean
  readonly ordnance: Ordnance
  /** Whether what could be used in its windows is kept for another time. */
  readonly keeps: boolean
}

/** Whether ordnance is used is decided at the bombing, or said before: not at all, or as much as may be. */
export type Ordnance = 'later' | 'none' | 'most'

/** How far what was said to be done afterwards has been done. */
export interface Doing {
  /** A hash of what the others had when it began. */
  readonly others: number
  /** What each question got, by a hash of what it asked: the same question gets the same answer. */
  readonly given: readonly AnsweredQuestion[]
}

/** What a question got: its place among what was said, and how often it was put. */
export interface AnsweredQuestion {
  readonly asked: number
  readonly place: number
  readonly times: number
}

/** What own ships are to do in a combat: said with the ships that defend, or while the fire is exchanged. */
export interface FireOrder {
  readonly kind: 'fire'
  readonly turn: number
  /** How many attacks of that turn came before. */
  readonly attacks: number
  readonly hand: number
  /** The enemies that were there. */
  readonly enemies: readonly number[]
  readonly said: readonly Said[]
  /** Whether each ship that is fired at fires back. */
  readonly returns: boolean
}

/** A shot, or that none is fired, as it is said beforehand. */
export interface Said {
  readonly ship: number
  readonly at: Aim
  /** How things stood when it was said: it is for them as they are, or as they have become better for it. */
  readonly stands: Standing
  /** The turn to fire at which it was said; it is for a later one. */
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

/** What a shot would do, and what its player thought of. */
export interface Standing {
  /** What the two ships can do, and what lasts on them. */
  readonly skills: string
  readonly firepower: number
  readonly fells: boolean
  /** Whether the ship would be lost to the return fire. */
  readonly falls: boolean
  readonly armour: number
}

/** What is kept for another time while the own attack lasts: windows that offer nothing else pass. */
export interface KeepOrder {
  readonly kind: 'keep'
  readonly turn: number
  /** The number of the attack in its turn. */
  readonly attack: number
  readonly options: readonly string[]
}

/** What passes and is answered while the player is away, as the board does for who is there: by stops, until it is taken back. */
export interface AwayOrder {
  readonly kind: 'away'
  readonly stops: readonly Stop[]
}

/** What a seat says beforehand; at most one of each kind stands. */
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
}) as Schema<Order>

/** The order of a kind that stands, or undefined. */
export function orderOf<K extends Order['kind']>(orders: readonly Order[], kind: K): Extract<Order, { readonly kind: K }> | undefined {
  return orders.find((order): order is Extract<Order, { readonly kind: K }> => order.kind === kind)
}

/** The list with that order, in place of the one of its kind. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  return [...without(orders, order.kind), order]
}

/** The list without the order of a kind; the same list where there is none. */
export function without(orders: readonly Order[], kind: Order['kind']): readonly Order[] {
  return orders.some((order) => order.kind === kind) ? orders.filter((order) => order.kind !== kind) : orders
}
