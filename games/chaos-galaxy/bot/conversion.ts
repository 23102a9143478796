import type { OptionsQuestion } from '@orrery/kernel'
import type { Card } from '../content/cards.ts'
import type { Keyword } from '../effects/language/vocabulary.ts'
import { BOMBING, FIREPOWER } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import type { State } from '../state.ts'
import { cardIn } from './operations.ts'

/** What an ability is worth to a ship that gets it for good, by its printed values. */
const WORTH: Readonly<Record<Keyword, (ship: Card) => number>> = {
  rapidFire: ({ values }) => values[FIREPOWER],
  cloak: ({ price }) => 0.2 * price,
  stealth: ({ values }) => 0.9 * values[BOMBING],
  heavyWeapons: ({ values }) => 0.5 * values[FIREPOWER],
  barrage: ({ values }) => 0.5 * values[FIREPOWER] - 1,
  repair: () => 1,
  ordnance: ({ values }) => 0.3 * values[BOMBING],
  formation: () => 0.4,
}

/** CG-CONV-1: the ability from which the ship gains most; one that it already has is worth nothing. */
export function judgeAbility(g: State, question: OptionsQuestion): number[] {
  const ship = kindOf(g, cardIn(question.on))
  return question.options.map(({ id }) => {
    const keyword = id.split(':')[1] as Keyword | undefined
    if (keyword === undefined) return 0
    return ship.keywords.includes(keyword) ? -1 : WORTH[keyword](ship)
  })
}
