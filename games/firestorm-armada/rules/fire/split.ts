import { type Json, no, type Plan, plan, planName, type Rule, type Verdict, yes } from '@orrery/kernel'
import { shipParams } from '../../names.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import type { Attack, Gun } from './dice.ts'
import { LINKED } from './link.ts'
import { bandBetween, baseDice, diceBefore, halved, ownHalvings, weaponOf } from './shots.ts'

/**
 * FA-SPLIT-6: everything on which the legality of a division depends: the targets with their range bands, and the dice to divide if each
 * were the farthest.
 */
export type SplitBounds = { ship: number; weapon: number; targets: number[]; bands: number[]; dice: number[] }

/** A division: the targets with their dice, in the order of the attacks. */
export type Shares = [number, number][]

/** FA-SPLIT-1: the plan for the division of a weapon's dice. */
export const SPLIT = planName<SplitBounds, Shares>('split')

/** FA-SPLIT-5, FA-SPLIT-6: the dice to divide if this is the farthest target. */
export function poolOf(g: State, { ship, weapon }: Gun, target: ShipId): number {
  const base = baseDice(g, ship, weapon, bandBetween(g, ship, target))
  return halved(diceBefore(g, ship, weapon, base, 0, false), ownHalvings(g, ship, weapon))
}

/** FA-SPLIT-6: the dice to divide among targets of the bounds: those of the farthest one's range band. */
export function poolAmong({ targets, bands, dice }: SplitBounds, among: readonly ShipId[]): number {
  let far = 0
  let pool = 0
  for (const target of among) {
    const place = targets.indexOf(target)
    const band = bands[place] ?? 0
    if (band <= far) continue
    far = band
    pool = at(dice, place)
  }
  return pool
}

/** FA-SPLIT-6: the targets beside which another one may be given dice, so that they are the farthest. */
function leadersOf({ targets, bands, dice }: SplitBounds): ShipId[] {
  return targets.filter((_, i) => at(dice, i) >= 2 && bands.some((band, other) => other !== i && band > 0 && band <= at(bands, i)))
}

function boundsOf(g: State, { ship, weapon }: Gun, targets: readonly ShipId[]): SplitBounds {
  return {
    ship,
    weapon,
    targets: [...targets],
    bands: targets.map((target) => bandBetween(g, ship, target)),
    dice: targets.map((target) => poolOf(g, { ship, weapon }, target)),
  }
}

/** FA-LINK-10, FA-SPLIT-1: whether a weapon could be split among these targets. */
export function maySplit(g: State, gun: Gun, targets: readonly ShipId[]): boolean {
  return targets.length > 1 && (g.activation.manner & LINKED) === 0 && leadersOf(boundsOf(g, gun, targets)).length > 0
}

/** FA-SPLIT-1, FA-SPLIT-7: asks how to divide a weapon's dice. */
export function* split(g: State, seat: number, gun: Gun, targets: readonly ShipId[]): Rule<Shares> {
  const bounds = boundsOf(g, gun, targets)
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
  for (const share of value) {
    if (!Array.isArray(share) || share.length !== 2) return no('FA-SPLIT-1')
    const [target, dice] = share
    if (typeof target !== 'number' || typeof dice !== 'number') return no('FA-SPLIT-1')
    if (!bounds.targets.includes(target)) return no('FA-SPLIT-7')
    if (seen.includes(target)) return no('FA-SPLIT-8')
    if (!Number.isInteger(dice) || dice < 1) return no('FA-SPLIT-1')
    seen.push(target)
    given += dice
  }
  const most = poolAmong(bounds, seen)
  return given <= most ? yes : no('FA-SPLIT-8', { dice: most })
}

/** The plan `split`: dice divided among targets. */
export const splitPlan: Plan<State, SplitBounds> = {
  validate(question, value): Verdict {
    return maySplitSo(question.bounds, value)
  },
  sample(_g, question, random) {
    const { bounds } = question
    const { targets, bands } = bounds
    const leaders = leadersOf(bounds)
    const first = at(leaders, random.below(leaders.length))
    const band = at(bands, targets.indexOf(first))
    const others = targets.filter((target, i) => target !== first && at(bands, i) <= band)
    const second = at(others, random.below(others.length))
    const pool = poolAmong(bounds, [first, second])
    const share = 1 + random.below(pool - 1)
    return [
      [first, share],
      [second, pool - share],
    ]
  },
}
