import { CARDS, choiceTerm } from '../content/cards.ts'
import { TEXTS } from '../content/texts/all.ts'
import type { Operation } from '../effects/language/vocabulary.ts'

/** The messages that name the cards in a language: `card-<id>`. */
export function cardNames(language: 'hu' | 'en'): string {
  return Object.entries(TEXTS)
    .map(([id, { name }]) => `card-${id} = ${name[language]}`)
    .concat(CARDS.flatMap((card) => card.program.operations.flatMap((operation, at) => labels(card.id, operation, at, language))))
    .join('\n')
}

/** The labels of a choice's options: `choice-<card>-<operation>-<option>`. */
function labels(card: string, operation: Operation, at: number, language: 'hu' | 'en'): string[] {
  if (operation.op !== 'choose') return []
  return operation.options.map((one, place) => `${choiceTerm(card, at, place)} = ${one.label[language]}`)
}
