import type { SeenQuestion } from '@orrery/kernel'
import type { View, ViewPosition, ViewSide } from '../view.ts'

/** Questions that look beyond the present location: what may be drawn there, and how far it still is. */
const FARSEEING: readonly string[] = ['choose-action', 'lock', 'launch', 'teleport', 'stealth-again']

/**
 * What a decision turns on: the formation and what stands beside it, what is rolled and drawn, and which cards hold; for those that look
 * farther ahead all that is seen. Genestealers count by their number and their brood lords: which icon they bear matters for what slays one.
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
