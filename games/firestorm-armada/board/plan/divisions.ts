import type { Json, PlanQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { outlookOfShare } from '../../outlook.ts'
import type { Gun } from '../../rules/fire/dice.ts'
import type { Shares } from '../../rules/fire/split.ts'
import { poolAmong, SPLIT } from '../../rules/fire/split.ts'
import type { ShipId, State } from '../../state.ts'

/** Shares of dice from the value of a draft, which this board makes and the rules check before they use it. */
export const sharesOf = (value: Json): Shares => value as unknown as Shares

/** FA-SPLIT-6: the targets that can have a share, those that allow most dice in their range band first. */
export function ableTargets(question: PlanQuestion): ShipId[] {
  const bounds = planBounds(question, SPLIT)
  const { targets, dice } = bounds
  const diceAt = (target: ShipId): number => dice[targets.indexOf(target)] ?? 0
  const isAble = (target: ShipId): boolean => targets.some((other) => other !== target && poolAmong(bounds, [target, other]) >= 2)
  return targets.filter(isAble).sort((a, b) => diceAt(b) - diceAt(a))
}

/** FA-SPLIT-6: the number of dice to divide, which the farthest target determines. */
export function diceToDivide(question: PlanQuestion, shares: Shares): number {
  return poolAmong(
    planBounds(question, SPLIT),
    shares.map(([target]) => target),
  )
}

/** The number of dice that no target has. */
export function diceLeft(question: PlanQuestion, shares: Shares): number {
  return diceToDivide(question, shares) - shares.reduce((sum, [, share]) => sum + share, 0)
}

/** FA-SPLIT-8: the shares with one more die for a target: a remaining one, else one of the target with most; unchanged if there is none. */
export function withDie(question: PlanQuestion, shares: Shares, target: ShipId): Shares {
  const joined: Shares = shares.some(([other]) => other === target) ? shares : [...shares, [target, 0]]
  const next = joined.map(([other, share]): Shares[number] => [other, share + (other === target ? 1 : 0)])
  return fitted(question, next, target) ?? shares
}

/** FA-SPLIT-6: the shares with no more dice than there are: those with most dice lose them, but not the target `but`. Null if none can. */
function fitted(question: PlanQuestion, shares: Shares, but: ShipId | null): Shares | null {
  const next = shares.map(([target, share]): Shares[number] => [target, share])
  for (let over = -diceLeft(question, next); over > 0; over--) {
    const rich = next.filter(([target, share]) => target !== but && share > 1).sort(([, one], [, two]) => two - one)[0]
    if (rich === undefined) return null
    rich[1]--
  }
  return next
}

/**
 * FA-SPLIT-1, FA-SPLIT-6: the shares with one die fewer for a target, which may go without dice, so that a nearer one determines how
 * many there are; unchanged if fewer than two targets would be left.
 */
export function withoutDie(question: PlanQuestion, shares: Shares, target: ShipId): Shares {
  const next = shares.map(([other, share]): Shares[number] => [other, share - (other === target ? 1 : 0)]).filter(([, share]) => share > 0)
  return next.length < 2 ? shares : (fitted(question, next, null) ?? shares)
}

/** A division of a weapon's dice between two targets, and its effect. */
export interface Division {
  /** The dice at the first target; the others go to the second. */
  readonly share: number
  /** The chances that each is damaged. */
  readonly hurt: readonly [number, number]
  /** The hull points that both lose on average. */
  readonly hull: number
  /** The chance of at least one critical hit. */
  readonly critical: number
}

/** FA-SPLIT-8: every division of `dice` dice between two targets, at least one die each. */
export function divisionsOf(g: State, gun: Gun, [first, second]: readonly [ShipId, ShipId], dice: number): Division[] {
  return Array.from({ length: dice - 1 }, (_, place) => {
    const share = place + 1
    const one = outlookOfShare(g, gun, first, share).odds
    const other = outlookOfShare(g, gun, second, dice - share).odds
    return {
      share,
      hurt: [1 - one.nothing, 1 - other.nothing],
      hull: one.meanHull + other.meanHull,
      critical: 1 - (1 - one.critical) * (1 - other.critical),
    }
  })
}

/** The initial draft: equal shares for the two targets that allow most dice. */
export function beginSplit(question: PlanQuestion): Json {
  const able = ableTargets(question)
  let pair: readonly ShipId[] = []
  let pool = 0
  for (const [i, one] of able.entries()) {
    for (const other of able.slice(i + 1)) {
      const dice = poolAmong(planBounds(question, SPLIT), [one, other])
      if (dice > pool) [pair, pool] = [[one, other], dice]
    }
  }
  const half = Math.ceil(pool / 2)
  return pair.map((target, place) => [target, place === 0 ? half : pool - half])
}
