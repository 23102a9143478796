import { type Json, no, type Plan, plan, planName, type Rule, type Verdict, yes } from '@orrery/kernel'
import { shipParams } from '../../names.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import type { Attack, Gun } from './dice.ts'
import { LINKED } from './link.ts'
import { bandBetween, baseDice, diceBefore, halved, ownHalvings, weaponOf } from './shots.ts'

/** FA-SPLIT-6: everything on which the legality of a division depends: the targets, and the dice to divide if each were the farthest. */
export type SplitBounds = { ship: number; weapon: number; targets: number[]; dice: number[] }

/** A division: the targets with their dice, in the order of the attacks. */
export type Shares = [number, number][]

/** FA-SPLIT-1: the plan for the division of a weapon's dice. */
export const SPLIT = planName<SplitBounds, Shares>('split')

/** FA-SPLIT-5, FA-SPLIT-6: the dice to divide if this is the farthest target. */
export function poolOf(g: State, { ship, weapon }: Gun, target: ShipId): number {
  const base = baseDice(g, ship, weapon, bandBetween(g, ship, target))
  return halved(diceBefore(g, ship, weapon, base, 0, false), ownHalvings(g, ship, weapon))
}

/** FA-LINK-10, FA-SPLIT-1: whether a weapon could be split among these targets. */
export function maySplit(g: State, gun: Gun, targets: readonly ShipId[]): boolean {
  if ((g.activation.manner & LINKED) !== 0) return false
  let able = 0
  for (const target of targets) if (poolOf(g, gun, target) >= 2) able++
  return able >= 2
}

/** FA-SPLIT-1, FA-SPLIT-7: asks how to divide a weapon's dice. */
export function* split(g: State, seat: number, gun: Gun, targets: readonly ShipId[]): Rule<Shares> {
  const bounds: SplitBounds = {
    ship: gun.ship,
    weapon: gun.weapon,
    targets: [...targets],
    dice: targets.map((target) => poolOf(g, gun, target)),
  }
  const params = { ...shipParams(g, gun.ship), weapon: weaponOf(g, gun.ship, gun.weapon).term }
  const prompt = { name: 'fire.split', rule: 'FA-SPLIT-1', message: 'fire-split', on: `ship:${gun.ship}` as const, params }
  return yield* plan(seat, prompt, SPLIT, bounds)
}

/** The attacks of a weapon whose dice are divided among targets, one for each share. */
export function attacksOf(g: State, seat: number, gun: Gun, shares: Shares): Attack[] {
  const squadron = numberAt(g.ships.squadron, gun.ship)
  return shares.map(([target, share]): Attack => ({ seat, squadron, guns: [gun], target, share, reacting: false, full: NONE }))
}

/**
 * FA-SPLIT-6, FA-SPLIT-8: whether a division has at least two different targets with at least a die each, and no more dice in total than
 * the farthest target allows.
 */
function maySplitSo(bounds: SplitBounds, value: Json): Verdict {
  if (!Array.isArray(value) || value.length < 2) return no('FA-SPLIT-1')
  const seen: number[] = []
  let given = 0
  let most = Number.POSITIVE_INFINITY
  for (const share of value) {
    if (!Array.isArray(share) || share.length !== 2) return no('FA-SPLIT-1')
    const [target, dice] = share
    if (typeof target !== 'number' || typeof dice !== 'number') return no('FA-SPLIT-1')
    const place = bounds.targets.indexOf(target)
    if (place < 0) return no('FA-SPLIT-7')
    if (seen.includes(target)) return no('FA-SPLIT-8')
    if (!Number.isInteger(dice) || dice < 1) return no('FA-SPLIT-1')
    seen.push(target)
    given += dice
    most = Math.min(most, at(bounds.dice, place))
  }
  return given <= most ? yes : no('FA-SPLIT-8', { dice: most })
}

/** The plan `split`: dice divided among targets. */
export const splitPlan: Plan<State, SplitBounds> = {
  validate(question, value): Verdict {
    return maySplitSo(question.bounds, value)
  },
  sample(_g, question, random) {
    const { targets, dice } = question.bounds
    // Only these targets have enough dice for two.
    const able = targets.filter((_, i) => at(dice, i) >= 2)
    const first = at(able, random.below(able.length))
    const others = able.filter((target) => target !== first)
    const second = at(others, random.below(others.length))
    const pool = Math.min(at(dice, targets.indexOf(first)), at(dice, targets.indexOf(second)))
    const share = 1 + random.below(pool - 1)
    return [
      [first, share],
      [second, pool - share],
    ]
  },
}
