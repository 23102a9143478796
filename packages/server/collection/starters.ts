import { type Collecting, type Copies, holds, lacking, type Starter } from '@orrery/collecting'
import type { FreshPack, PackRow } from '../store/collection.ts'

/**
 * What collectors who own the whole former list of a starter deck lack of today's. They began with that deck, and should be able to play it
 * with their own cards.
 */
export function newOfStarters(
  { starters }: Pick<Collecting, 'starters'>,
  owned: Copies,
): readonly { readonly starter: Starter; readonly cards: readonly string[] }[] {
  return starters
    .filter(({ former }) => former.some((list) => holds(owned, list)))
    .map((starter) => ({
      starter,
      cards: Object.entries(lacking(owned, starter.cards)).flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
    }))
}

/** The cards of a starter deck's newest list as an open pack: a player gets one for each list, however often it is given. */
export function starterPack(fresh: FreshPack, { id, former }: Starter, cards: readonly string[]): PackRow {
  const pack = fresh(`starter:${id}:${former.length + 1}`, 'booster')
  return { ...pack, kind: 'starter', opened: pack.given, cards: JSON.stringify(cards) }
}
