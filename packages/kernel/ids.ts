declare const brand: unique symbol

/** A small integer that identifies a thing of one kind; ids of different kinds are different types. */
export type Id<Kind extends string> = number & { readonly [brand]: Kind }

/** A place at a table, numbered from 0. */
export type Seat = number

/** A viewer: a seat, or a spectator (who knows what everybody may know). */
export type Viewer = Seat | 'spectator'

/** The number of a rule in a game's rulebook, e.g. `DA-CHOOSE-3`. */
export type RuleId = string

/** A thing on the table that options, events and explanations refer to: kind and id, e.g. `marine:3`. */
export type Piece = string

/** The name by which options, events and explanations point at a piece: `card:17`. */
export function piece(kind: string, id: number | string): Piece {
  return `${kind}:${id}`
}
