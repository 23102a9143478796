import type { SeenOption, SeenOptionsQuestion } from '@orrery/kernel'
import { type CardId, isOfKind } from '../content/cards.ts'
import { at } from '../rules/at.ts'
import type { State } from '../state.ts'
import { gainOfCard, pieceNumberOf } from './card-gains.ts'
import { gainOfSquadronCard } from './squadron-cards.ts'
import { gainOfTurnCard } from './turn-cards.ts'

/** The card that an option plays or lays down, or null. */
function cardOf({ id }: SeenOption): CardId | null {
  const [verb, card] = id.split(':')
  return (verb === 'play' || verb === 'card') && card !== undefined ? (card as CardId) : null
}

/**
 * The worth of an option in a question about cards: 0 for playing none and for a card that would change nothing, negative for one that
 * would do harm. Any positive worth justifies the card, because cards are drawn again in every end phase.
 */
export function gainOf(g: State, question: SeenOptionsQuestion, option: SeenOption): number {
  const card = cardOf(option)
  if (card === null) return 0
  if (isOfKind(card, 'T')) return gainOfTurnCard(g, question.seat, card)
  if (isOfKind(card, 'S')) return gainOfSquadronCard(g, pieceNumberOf(question), card)
  return gainOfCard(g, question, card)
}

/** Smaller worths come from rounding, or from what happens once in a hundred games. */
export const NOTHING = 0.01

/** The option that plays the card with the greatest worth, or the one that plays none. */
export function cardFor(g: State, question: SeenOptionsQuestion): SeenOption {
  const { options } = question
  let best = options.find((option) => cardOf(option) === null) ?? at(options, 0)
  let most = NOTHING
  for (const option of options) {
    const gain = gainOf(g, question, option)
    if (gain <= most) continue
    most = gain
    best = option
  }
  return best
}
