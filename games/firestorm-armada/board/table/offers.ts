import type { SeenOption } from '@orrery/kernel'
import { outlook } from '../../outlook.ts'
import type { Facts } from './facts.ts'
import { diceOf, fireOf } from './subject.ts'

/** The options of fire at a piece in their order: dividing a weapon comes first, then attacks, the most damaging first. */
export function bestFirst({ g }: Facts, options: readonly SeenOption[]): readonly SeenOption[] {
  if (!options.some((option) => fireOf(option) !== null)) return options
  const worth = new Map(
    options.map((option) => {
      const fire = fireOf(option)
      return [option.id, fire === null ? Number.POSITIVE_INFINITY : outlook(g, fire.guns, fire.target, diceOf(option)).odds.meanHull]
    }),
  )
  return options.toSorted((one, other) => {
    const [a, b] = [worth.get(one.id) ?? 0, worth.get(other.id) ?? 0]
    return a === b ? 0 : b - a
  })
}
