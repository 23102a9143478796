import type { SeenQuestion } from '@orrery/kernel'
import type { View, ViewPosition, ViewSide } from '../view.ts'

/** Questions whose best answer depends on the locations to come. */
const FARSEEING: readonly string[] = ['choose-action', 'lock', 'launch', 'teleport', 'stealth-again']

/**
 * What a decision depends on: the formation and what is beside it, rolls and draws, and the cards in force; for farseeing questions the
 * whole view. Of swarms only the size and the brood lords matter, except for questions that slay a chosen card.
 */
export function stakes(question: SeenQuestion, view: View): unknown {
  if (FARSEEING.includes(question.name)) return view
  const { phase, event, lastRoll, effects, teams } = view
  const cards = teams.map(({ alive, card, resolved }) => [alive, resolved ? card : 0])
  const named = question.name === 'slay' || question.name === 'faith'
  return [phase, event, effects, cards, question.name === 'reroll' ? lastRoll : null, view.formation.map((place) => besideOf(place, named))]
}

function besideOf({ marine, left, right }: ViewPosition, named: boolean): unknown {
  return [marine, sideOf(left, named), sideOf(right, named)]
}

function sideOf({ swarms, terrain }: ViewSide, named: boolean): unknown {
  const seen = swarms.map(({ cards, attacked, protected: safe }) => [
    named ? cards : cards.map(({ kind }) => kind.startsWith('brood')).toSorted(),
    attacked,
    safe,
  ])
  return [seen, terrain]
}
