import { chooseSome, type Option, option, type Rule } from '@orrery/kernel'
import { SPIRITSEERS_GUIDANCE } from '../../content/combat-cards.ts'
import { BASTION, structureKind } from '../../content/structures.ts'
import { tell } from '../../events.ts'
import { type AreaId, NONE, type State, type StructureId, type UnitId } from '../../state.ts'
import { destroyStructure, destroyUnit } from '../destroy.ts'
import { structureTerm, unitTerm } from '../names.ts'
import { bastionsOf } from '../structures.ts'
import { figuresOf, isUnrouted, unitsIn } from '../units.ts'
import { lastingOf } from './lasting.ts'
import { rout } from './rout.ts'
import { ATTACKER, combatOf, DEFENDER, otherSide, type Side, sideOf } from './sides.ts'
import { attackValue, defenceValue } from './values.ts'

/** What may suffer damage: a unit, or a bastion by the structure's id. */
export interface Target {
  readonly unit: UnitId
  readonly bastion: StructureId
}

/** How much more damage would destroy a target. */
export function healthLeft(g: State, { unit, bastion }: Target): number {
  if (unit !== NONE) return figuresOf(g, unit).health - (g.units.damage[unit] as number)
  return structureKind(BASTION).health - (g.structures.damage[bastion] as number)
}

/** FS-DMG-1, FS-DMG-2: the targets that may suffer damage now: unrouted ones, or routed ones if there are no others. */
export function targetsOf(g: State, seat: number, area: AreaId): Target[] {
  const units = unitsIn(g, seat, area)
  const standing = units.filter((unit) => isUnrouted(g, unit)).map((unit): Target => ({ unit, bastion: NONE }))
  standing.push(...bastionsOf(g, seat, area).map((bastion): Target => ({ unit: NONE, bastion })))
  return standing.length > 0 ? standing : units.map((unit): Target => ({ unit, bastion: NONE }))
}

/** How damage affects what survives it. */
export interface Blow {
  /** FS-DMG-4, FS-ORB-8: whether a unit that survives becomes routed. */
  readonly routs: boolean
}

/** FS-DMG-3: a target suffers damage. Returns the damage left for others. */
export function* suffer(g: State, target: Target, damage: number, blow: Blow): Rule<number> {
  const left = healthLeft(g, target)
  const { unit, bastion } = target
  const seat = unit === NONE ? (g.structures.seat[bastion] as number) : (g.units.seat[unit] as number)
  const on = unit === NONE ? `structure:${bastion}` : `unit:${unit}`
  const term = unit === NONE ? structureTerm(bastion) : unitTerm(unit)
  tell(g, { type: 'unit-damaged', rule: 'FS-DMG-3', on, seat, unit: term, damage: Math.min(damage, left) })
  if (damage >= left) {
    if (unit === NONE) destroyStructure(g, bastion, 'FS-DMG-3')
    else destroyUnit(g, unit, 'FS-DMG-3')
    return damage - left
  }
  if (unit === NONE) g.structures.damage[bastion] = (g.structures.damage[bastion] as number) + damage
  else {
    g.units.damage[unit] = (g.units.damage[unit] as number) + damage
    if (blow.routs) yield* rout(g, unit, 'FS-DMG-4')
  }
  return 0
}

/** How many of the targets, in this order, it takes to absorb the damage. */
function reach(healths: readonly number[], damage: number): number {
  let sum = 0
  let count = 0
  for (const health of healths) {
    if (sum >= damage) break
    sum += health
    count++
  }
  return count
}

function targetOption(g: State, target: Target): Option<Target> {
  const { unit, bastion } = target
  const id = unit === NONE ? `structure:${bastion}` : `unit:${unit}`
  const params = { unit: unit === NONE ? structureTerm(bastion) : unitTerm(unit), health: healthLeft(g, target) }
  return { ...option(id, target, 'FS-DMG-1', id), message: 'damage', params }
}

/**
 * FS-DMG-1, FS-DMG-3, FS-DMG-9: the owner chooses the order in which its units and bastions suffer. Each takes all damage up to its health
 * before the next one, until no damage or no target is left.
 */
export function* assign(g: State, seat: number, area: AreaId, damage: number, blow: Blow): Rule {
  let left = damage
  while (left > 0) {
    const targets = targetsOf(g, seat, area)
    if (targets.length === 0) return
    const healths = targets.map((target) => healthLeft(g, target))
    const total = healths.reduce((sum, health) => sum + health, 0)
    let chosen = targets
    if (total > left && targets.length > 1) {
      const options = targets.map((target) => targetOption(g, target))
      healths.sort((a, b) => a - b)
      const most = reach(healths, left)
      const least = reach(healths.reverse(), left)
      const bound = {
        rule: 'FS-DMG-9',
        of: options.map(({ id }) => id),
        weights: options.map(({ value }) => healthLeft(g, value)),
        least: left,
      }
      const prompt = { name: 'combat.damage', rule: 'FS-DMG-1', message: 'combat-damage', on: `area:${area}`, params: { damage: left } }
      chosen = yield* chooseSome(seat, prompt, options, { least, most, bounds: [bound], ordered: true })
    }
    for (const target of chosen) if (left > 0) left = yield* suffer(g, target, left, blow)
  }
}

/** FS-COMBAT-17: how much damage a side suffers. */
export function damageTo(g: State, side: Side): number {
  if (lastingOf(g, side, SPIRITSEERS_GUIDANCE) > 0) return 0
  return Math.max(0, attackValue(g, otherSide(side)) - defenceValue(g, side))
}

const IN_COMBAT: Blow = { routs: true }

/** FS-COMBAT-17, FS-COMBAT-18: the damage to both sides is computed first; then the attacker assigns its damage, then the defender. */
export function* assessDamage(g: State): Rule {
  const { area } = combatOf(g)
  const damages = [damageTo(g, ATTACKER), damageTo(g, DEFENDER)]
  for (const side of [ATTACKER, DEFENDER]) {
    const { seat } = sideOf(g, side)
    const attack = attackValue(g, otherSide(side))
    const defence = defenceValue(g, side)
    tell(g, { type: 'damage-assessed', rule: 'FS-COMBAT-17', on: `player:${seat}`, seat, attack, defence, damage: damages[side] as number })
  }
  for (const side of [ATTACKER, DEFENDER]) {
    if (g.combat === null) return
    yield* assign(g, sideOf(g, side).seat, area, damages[side] as number, IN_COMBAT)
  }
}

/** FS-DMG-6: everything that was damaged and survived recovers. */
export function forgetDamage(g: State): void {
  g.units.damage.fill(0)
  g.structures.damage.fill(0)
}
