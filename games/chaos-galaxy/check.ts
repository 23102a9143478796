import { CARD_FILES } from './content/cards.ts'
import { TEXT_FILES } from './content/texts/all.ts'
import { wordingProblems } from './wording/check.ts'

/** Problems of the content that loading does not refuse: card texts that say something else than the card does. */
export function check(): string[] {
  const cards = Object.fromEntries(
    Object.entries(CARD_FILES).map(([file, list]) => [file, Object.fromEntries(list.map((card) => [card.id, card]))]),
  )
  return wordingProblems(cards, TEXT_FILES)
}
