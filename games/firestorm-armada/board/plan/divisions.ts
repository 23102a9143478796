import type { Json, PlanQuestion } from '@orrery/kernel'
import type { Gun } from '../../rules/fire/declared.ts'
import type { Shares, SplitBounds } from '../../rules/fire/split.ts'
import type { ShipId, State } from '../../state.ts'
import { outlook } from '../table/outlook.ts'

/** The bounds of a question for dividing dice. They come from the rules alone. */
export const splitBoundsOf = (question: PlanQuestion): SplitBounds => question.bounds as unknown as SplitBounds
export const sharesOf = (value: Json): Shares => value as unknown as Shares

/** The targets that leave each of two a die, those with most dice first. // FA-SPLIT-6 */
export function ableTargets(question: PlanQuestion): ShipId[] {
  const { targets, dice } = splitBoundsOf(question)
  const diceAt = (target: ShipId): number => dice[targets.indexOf(target)] ?? 0
  return targets.filter((target) => diceAt(target) >= 2).sort((a, b) => diceAt(b) - diceAt(a))
}

/** A way to divide a weapon's dice between two targets, and what came of it. */
export interface Division {
  /** The dice at the first target; the others are for the second. */
  readonly share: number
  /** How likely each is hurt. */
  readonly hurt: readonly [number, number]
  /** The hull points that both lose on average. */
  readonly hull: number
  /** How likely at least one critical hit is. */
  readonly critical: number
}

/** Every division of so many dice between two targets, at least a die each. // FA-SPLIT-8 */
export function divisionsOf(g: State, gun: Gun, [first, second]: readonly [ShipId, ShipId], dice: number): Division[] {
  return Array.from({ length: dice - 1 }, (_, place) => {
    const share = place + 1
    const one = outlook(g, [gun], first, share).odds
    const other = outlook(g, [gun], second, dice - share).odds
    return {
      share,
      hurt: [1 - one.nothing, 1 - other.nothing],
      hull: one.meanHull + other.meanHull,
      critical: 1 - (1 - one.critical) * (1 - other.critical),
    }
  })
}
