import { CARD_FILES } from './content/cards.ts'
import { TEXT_FILES } from './content/texts/all.ts'
import { wordingProblems } from './wording/check.ts'

/** What is wrong with the game's content besides what its loading refuses: texts of cards that say what they do not do. */
export function check(): string[] {
  const cards = Object.fromEntries(
    Object.entries(CARD_FILES).map(([file, list]) => [file, Object.fromEntries(list.map((card) => [card.id, card]))]),
  )
  return wordingProblems(cards, TEXT_FILES)
}
