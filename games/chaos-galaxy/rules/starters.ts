import { STARTER_DECKS, type StarterDeck } from '../content/decks.ts'
import { COPIES, type DeckRules } from './deck.ts'
import { withoutSpeed } from './simplified-combat.ts'

const SIMPLIFIED: readonly StarterDeck[] = STARTER_DECKS.map((deck) => ({ ...deck, cards: withoutSpeed(deck.cards, COPIES) }))

/** CG-SIMC-4: the starter decks as a table of these rules takes them: with the cards replaced that are barred there. */
export function startersOf({ simplifiedCombat }: Pick<DeckRules, 'simplifiedCombat'>): readonly StarterDeck[] {
  return simplifiedCombat ? SIMPLIFIED : STARTER_DECKS
}
