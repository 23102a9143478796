import type { Params, Piece } from '@orrery/kernel'

/** An option's effect, shown before it is taken. */
export interface Preview {
  /** Highlighted pieces. */
  readonly lit: readonly Piece[]
  /** Pieces that may be lost. */
  readonly struck: readonly Piece[]
  /** Arrows over the board, from piece to piece. */
  readonly lines: readonly { readonly from: Piece; readonly to: Piece; readonly kind: 'attack' | 'go' | 'swap' }[]
  /** A number that helps to decide, beside a piece. */
  readonly note: { readonly at: Piece; readonly message: string; readonly params: Params } | null
  /** The marine who would look the other way. */
  readonly turned: Piece | null
  /** The chances that swarms slay afterwards, where they change. */
  readonly risk: ReadonlyMap<Piece, number>
  /** The chance afterwards that a marine is slain in the coming attack; null if it does not change. */
  readonly peril: number | null
}
