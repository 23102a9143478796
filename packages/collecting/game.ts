import type { Json, Refusal, Seed } from '@orrery/kernel'
import type { Copies } from './copies.ts'

/**
 * The kinds of closed packs: a booster, a whole set, a tournament's prize. The game says how many cards each has; add new kinds at the end.
 */
export const PACKS = ['booster', 'set', 'prize'] as const
export type Pack = (typeof PACKS)[number]

/** Fixed cards that a new collector may choose. */
export interface Starter {
  readonly id: string
  readonly cards: Copies
  /** Its earlier lists, the first one first. */
  readonly former: readonly Copies[]
}

/** A game whose cards are collected; named by the game's manifest. Pure, like its rules. */
export interface Collecting {
  /** The ids of all cards. */
  readonly cards: readonly string[]
  /** The most copies of a card in a deck; further copies are spare. */
  readonly copies: number
  /** Fixed decks for new collectors, and how many of them each chooses. */
  readonly starters: readonly Starter[]
  readonly chooses: number
  /** The boosters that a new collector gets. */
  readonly boosters: number
  /** The cards of a pack, which depend on the seed alone. */
  open(pack: Pack, seed: Seed): readonly string[]
  /** Whether a table with these settings lets everybody play with all cards, owned or not. */
  isFree(settings: { readonly [setting: string]: Json }): boolean
  /** The cards that a seat needs for what it brings (null: nothing). */
  needs(settings: { readonly [setting: string]: Json }, brought: { readonly [setting: string]: Json } | null, seat: number): Copies
  /** Why a deck with these missing copies cannot be used, card by card. */
  refuse(owned: Copies, needed: Copies): readonly Refusal[]
}
