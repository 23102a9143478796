import type { Json, Refusal, Seed } from '@orrery/kernel'
import type { Copies } from './copies.ts'

/**
 * What can be in a closed pack: an ordinary booster, a whole set, the prize of a tournament. `sealed` is what the game calls
 * so; new kinds are added at the end.
 */
export const PACKS = ['booster', 'set', 'prize'] as const
export type Pack = (typeof PACKS)[number]

/** Fixed cards that a new collector may choose. */
export interface Starter {
  readonly id: string
  readonly cards: Copies
}

/** A game whose cards are collected, as the platform sees it; named by the game's manifest. Pure, like its rules. */
export interface Collecting {
  /** All cards that there are, by id. */
  readonly cards: readonly string[]
  /** The most copies of a card that a deck may hold: what one has beyond is to spare. */
  readonly copies: number
  /** Fixed decks that a new collector chooses from, and how many of them. */
  readonly starters: readonly Starter[]
  readonly chooses: number
  /** The boosters that a new collector gets. */
  readonly boosters: number
  /** The cards of a pack, which depend on the seed alone. */
  open(pack: Pack, seed: Seed): readonly string[]
  /** Whether a table of these settings lets everybody play with all cards, owned or not. */
  isFree(settings: { readonly [setting: string]: Json }): boolean
  /** What a seat needs for what it brings (null: nothing), in copies of cards. */
  needs(settings: { readonly [setting: string]: Json }, brought: { readonly [setting: string]: Json } | null, seat: number): Copies
  /** Why a deck with so many copies lacking cannot be brought, card by card. */
  refuse(owned: Copies, needed: Copies): readonly Refusal[]
}
