import { type Copies, copiesOf, lacking } from '@orrery/collecting'
import type { Json, Refusal } from '@orrery/kernel'
import { deckBrought } from '../rules/options.ts'

type Settings = { readonly [setting: string]: Json }

/**
 * CG-COLL-7: whether all cards are available at a table with these settings (the default). CG-COLL-9: cards of limited play come from
 * packs, not from a collection.
 */
export function isFree({ freeCollection, limited }: Settings): boolean {
  return freeCollection !== false || limited === true
}

/** CG-COLL-5: the cards that a seat's deck needs. */
export function needsOf(settings: Settings, brought: Settings | null, seat: number): Copies {
  return deckBrought(settings, brought, seat)
}

/** CG-COLL-5: a deck may use a card as often as it is owned. Returns a refusal for every card of which too few are owned. */
export function unowned(owned: Copies, needed: Copies): Refusal[] {
  return Object.keys(lacking(owned, needed)).map((id) => ({
    rule: 'CG-COLL-5',
    params: { card: `@card-${id}`, copies: copiesOf(needed, id), owned: copiesOf(owned, id) },
  }))
}
