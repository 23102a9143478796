import { CARDS, choiceTerm } from '../content/cards.ts'
import { carnoplant } from '../content/texts/carnoplant.ts'
import { cerebrite } from '../content/texts/cerebrite.ts'
import { human } from '../content/texts/human.ts'
import { insectoid } from '../content/texts/insectoid.ts'
import { spaceshark } from '../content/texts/spaceshark.ts'
import { triciplite } from '../content/texts/triciplite.ts'
import { xeno } from '../content/texts/xeno.ts'
import { zarg } from '../content/texts/zarg.ts'
import type { Operation } from '../effects/vocabulary.ts'

/** The messages that name the cards in a language: `card-<id>`. */
export function cardNames(language: 'hu' | 'en'): string {
  return [human, xeno, insectoid, carnoplant, cerebrite, zarg, triciplite, spaceshark]
    .flatMap((cards) => Object.entries(cards).map(([id, { name }]) => `card-${id} = ${name[language]}`))
    .concat(CARDS.flatMap((card) => card.program.operations.flatMap((operation, at) => labels(card.id, operation, at, language))))
    .join('\n')
}

/** What a choice of an effect's options says: `choice-<card>-<operation>-<option>`. */
function labels(card: string, operation: Operation, at: number, language: 'hu' | 'en'): string[] {
  if (operation.op !== 'choose') return []
  return operation.options.map((one, place) => `${choiceTerm(card, at, place)} = ${one.label[language]}`)
}
