import { wingType } from '../../../content/wings.ts'
import { type AttackOdds, attackOdds, type Distribution, plus } from '../../../odds.ts'
import { shieldFigures } from '../../../outlook.ts'
import { at } from '../../../rules/at.ts'
import { ratingsOf, shieldDice } from '../../../rules/damage/receive.ts'
import { runDice } from '../../../rules/damage/wing-attack.ts'
import { pointDefence } from '../../../rules/fire/point-defence.ts'
import { wingsOf } from '../../../rules/ships.ts'
import { isDrivenOff } from '../../../rules/wing/dogfight.ts'
import { NONE, type ShipId, type State } from '../../../state.ts'

/** Chances smaller than this are left out. */
const TINY = 1e-9

/** The distribution of the wings that dice stop: each result from `from` on stops one, and a 6 is rolled again. */
function stopping(dice: number, from: number): Distribution {
  const one: number[] = []
  const miss = (from - 1) / 6
  const stop = (6 - from) / 6
  for (let sixes = 0, chance = 1; chance > TINY; sixes++, chance /= 6) {
    one[sixes] = (one[sixes] ?? 0) + chance * miss
    one[sixes + 1] = (one[sixes + 1] ?? 0) + chance * stop
  }
  let all: number[] = [1]
  for (let i = 0; i < dice; i++) all = plus(all, one)
  return all
}

/** The chances that 0, 1, 2 ... wings are left after dice each of which stops one with `from` or more. */
export function leftOf(wings: number, dice: number, from: number): Distribution {
  const left = new Array<number>(wings + 1).fill(0)
  for (const [stopped, chance] of stopping(dice, from).entries()) {
    const place = Math.max(wings - stopped, 0)
    left[place] = at(left, place) + chance
  }
  return left
}

/** FA-WING-14: the outcome of a dogfight for both sides: the wings neither destroyed nor driven off. */
export interface DogfightOdds {
  readonly ours: Distribution
  readonly theirs: Distribution
  readonly ourDice: number
  readonly theirDice: number
}

/** FA-WING-14: the exact odds of a dogfight of all wings of two flights that have not been driven off this turn. */
export function dogfightOdds(g: State, own: number, other: number): DogfightOdds {
  const [wings = 0, foes = 0] = [own, other].map((flight) => wingsOf(g, flight).filter((wing) => !isDrivenOff(g, wing)).length)
  const ourDice = wings * wingType(at(g.flights, own).type).pd
  const theirDice = foes * wingType(at(g.flights, other).type).pd
  return { ours: leftOf(wings, theirDice, 4), theirs: leftOf(foes, ourDice, 4), ourDice, theirDice }
}

/** The odds of an attack run, before and after the target's point defence. */
export interface RunOdds {
  readonly dice: number
  readonly pd: number
  readonly dr: number
  readonly cr: number
  readonly odds: AttackOdds
  /** FA-PD-4 to FA-PD-6: the wings left by the target's own point defence: a 5 drives off, a 6 destroys. */
  readonly left: Distribution
  /** The odds with the wings that point defence leaves. */
  readonly answered: AttackOdds
}

/** FA-WING-10: the exact odds of an attack run. */
export function runOdds(g: State, flight: number, wings: number, target: ShipId): RunOdds {
  const { ad } = wingType(at(g.flights, flight).type)
  const { dr, cr } = ratingsOf(g, target, [], 0, 0)
  // FA-MOVE-16: at Full Stop one miss is rolled again.
  const again = g.ships.fullStop[target] === 1 ? { again: { misses: 1 } } : {}
  const figures = { ...again, ...shieldFigures(g, target, shieldDice(g, target, NONE)), dr, cr }
  const pd = pointDefence(g, target)
  const left = leftOf(wings, pd, 5)
  const runs = left.map((_, count) => attackOdds({ ...figures, dice: runDice(g, target, count, count * ad) }))
  const mixed = (pick: (odds: AttackOdds) => number): number => left.reduce((sum, chance, count) => sum + chance * pick(at(runs, count)), 0)
  const odds = at(runs, wings)
  return {
    dice: runDice(g, target, wings, wings * ad),
    pd,
    dr,
    cr,
    odds,
    left,
    answered: { ...odds, nothing: mixed((one) => one.nothing), hull: mixed((one) => one.hull), critical: mixed((one) => one.critical) },
  }
}
