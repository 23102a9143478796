import type { Text } from '@orrery/text'
import type { LastingView, View } from '../../view.ts'
import { FIGURES } from '../face.ts'
import { cardName } from './words.ts'

/** What a lasting effect does, and to what: 'firepower +2: Falcon'. */
export function holdsLine(view: View, effect: LastingView, names: readonly string[], text: Text): string {
  const does = doesLine(effect, text)
  const to =
    effect.cards.length > 0
      ? effect.cards.map((card) => cardName(view, card, text))
      : effect.seat === null
        ? []
        : [names[effect.seat] ?? '']
  return to.length === 0 ? does : `${does}: ${to.join(', ')}`
}

function doesLine({ op, amounts }: LastingView, text: Text): string {
  if (op === 'modify') {
    const changes = FIGURES.flatMap((figure, at) => {
      const by = amounts[at] ?? 0
      return by === 0 ? [] : [`${text.say(`board-figure-${figure}`)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`]
    })
    if (changes.length > 0) return changes.join(', ')
  }
  const id = `board-holds-${op}`
  return text.has(id) ? text.say(id) : text.say('board-holds-other')
}
