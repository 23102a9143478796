import type { Collecting } from '@orrery/collecting'
import { CARDS } from '../content/cards.ts'
import { STARTER_DECKS } from '../content/decks.ts'
import { formerLists } from '../content/editions.ts'
import { COPIES } from '../rules/deck.ts'
import { isFree, needsOf, unowned } from './owning.ts'
import { openPack } from './packs.ts'

/** How the cards of Chaos Galaxy are collected. A new collector has two starter decks and six boosters. */
export const collecting: Collecting = {
  cards: CARDS.map(({ id }) => id),
  copies: COPIES,
  starters: STARTER_DECKS.map(({ id, cards }) => ({ id, cards, former: formerLists(id) })),
  chooses: 2,
  boosters: 6,
  open: openPack,
  isFree,
  needs: needsOf,
  refuse: unowned,
}
