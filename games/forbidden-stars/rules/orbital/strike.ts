import { choose, chooseSome, type Option, option, type Rule } from '@orrery/kernel'
import { MOST_DICE } from '../../content/combat-cards.ts'
import { BASTION } from '../../content/structures.ts'
import { UPGRADES, type UpgradeId, upgradeOf } from '../../content/upgrades.ts'
import { tell } from '../../events.ts'
import { type AreaId, NONE, type State, type UnitId } from '../../state.ts'
import { areasOf, isWorld } from '../areas.ts'
import { assign, type Blow, forgetDamage, suffer } from '../combat/damage.ts'
import { gainRolled, rollDice, tellDice } from '../combat/dice.ts'
import { presence } from '../control.ts'
import { areaTerm, codeOf, placeParams } from '../names.ts'
import { structureKindOf, structuresIn } from '../structures.ts'
import { figuresOf, isShip, isUnrouted, unitsIn } from '../units.ts'
import { declare, isReady } from '../upgrades/declare.ts'
import { type Aim, afterRoll, landMarine, ownerOfWorld } from './after-roll.ts'

/** FS-ORB-16: upgrades of level 2 allow strikes at a world with a bastion. */
const PIERCING_LEVEL = 2
const GRANTING_LEVEL = 0

/** Whether an upgrade allows strikes at a world with a bastion. */
function pierces(id: UpgradeId): boolean {
  const { strike, level } = upgradeOf(id)
  return strike && level === PIERCING_LEVEL
}

/** The order upgrades for orbital strikes that a seat may declare now. */
export function strikeUpgrades(g: State, seat: number): UpgradeId[] {
  return UPGRADES.filter(({ id, strike }) => strike && isReady(g, seat, id)).map(({ id }) => id)
}

/** FS-ORB-2, FS-ORB-3: the seat's ships in a void that take part. */
export function strikers(g: State, seat: number, area: AreaId): UnitId[] {
  return unitsIn(g, seat, area).filter((unit) => isShip(unit) && isUnrouted(g, unit))
}

/** Whether a bastion stands on a world. */
function hasBastion(g: State, area: AreaId): boolean {
  return structuresIn(g, area).some((structure) => structureKindOf(structure) === BASTION)
}

/** An orbital strike: the void that it comes from, and its target world. */
export interface Strike {
  readonly from: AreaId
  readonly target: AreaId
}

/** FS-ORB-1, FS-ORB-4, FS-ORB-13: the orbital strikes that the active player can make. */
export function possibleStrikes(g: State): Strike[] {
  const { seat, system } = g.order
  const found = presence(g)
  const strikes: Strike[] = []
  let piercing: boolean | null = null
  for (const from of areasOf(system)) {
    if (isWorld(g, from) || strikers(g, seat, from).length === 0) continue
    // FS-MAP-6: within a system an area borders the next and the previous one.
    for (const turn of [1, 3]) {
      const target = 4 * system + ((from + turn) & 3)
      const here = found[target] as number
      if (!isWorld(g, target) || here === 0 || (here & (1 << seat)) !== 0) continue
      piercing ??= strikeUpgrades(g, seat).some(pierces)
      if (piercing || !hasBastion(g, target)) strikes.push({ from, target })
    }
  }
  return strikes
}

/** FS-ADV-8: the active player may make one orbital strike in the active system. Returns whether it was made. */
export function* orbitalStrike(g: State): Rule<boolean> {
  const { seat, system } = g.order
  const strikes = possibleStrikes(g)
  if (strikes.length === 0) return false
  const options: Option<Strike | null>[] = strikes.map((strike) => ({
    ...option(`strike:${strike.from}:${strike.target}`, strike, 'FS-ORB-1', `area:${strike.from}`),
    to: `area:${strike.target}`,
    params: { area: areaTerm(g, strike.target), code: codeOf(g, system) },
  }))
  options.push(option('no-strike', null, 'FS-ADV-8'))
  const prompt = {
    name: 'strike.target',
    rule: 'FS-ADV-8',
    message: 'strike-target',
    on: `system:${system}`,
    params: { code: codeOf(g, system) },
  }
  const chosen = yield* choose(seat, prompt, options)
  if (chosen === null) return false
  yield* strike(g, chosen)
  return true
}

/**
 * FS-ORB-5, FS-ORB-6, FS-ORB-7, FS-ORB-8, FS-ORB-10, FS-ORB-12, FS-ORB-17: declares upgrades, rolls, resolves effects before damage, deals
 * damage, resolves effects after it.
 */
function* strike(g: State, { from, target }: Strike): Rule {
  const { seat } = g.order
  const told = { rule: 'FS-ORB-1', on: `area:${from}`, to: `area:${target}`, seat }
  tell(g, { type: 'strike-begun', ...told, ...placeParams(g, target) })
  const upgrades = yield* declareUpgrades(g, target)
  const dice = rollStrike(g, from, upgrades.filter((id) => upgradeOf(id).level === GRANTING_LEVEL).length)
  g.strike = { from, target, dice, upgrades: [...upgrades] }
  const aim: Aim = { first: NONE, routs: false, marine: false }
  yield* afterRoll(g, aim)
  yield* sufferStrike(g, aim)
  forgetDamage(g)
  g.strike = null
  if (aim.marine) landMarine(g, seat, target)
}

/** FS-ORB-10, FS-STRAT-18: the seat declares any upgrades before the roll; against a bastion at least one that allows the strike. */
function* declareUpgrades(g: State, target: AreaId): Rule<UpgradeId[]> {
  const { seat } = g.order
  const ready = strikeUpgrades(g, seat)
  if (ready.length === 0) return []
  const options = ready.map((id) => ({
    ...option(`upgrade:${id}`, id, 'FS-ORB-10', `upgrade:${id}`),
    message: 'declare',
    params: { upgrade: upgradeOf(id).term },
  }))
  const bounds = hasBastion(g, target) ? [{ rule: 'FS-ORB-4', of: ready.filter(pierces).map((id) => `upgrade:${id}`), least: 1 }] : []
  const prompt = { name: 'strike.upgrades', rule: 'FS-ORB-10', message: 'strike-upgrades', on: `area:${target}` }
  const declared = yield* chooseSome(seat, prompt, options, { least: 0, most: ready.length, bounds })
  for (const id of declared) declare(g, seat, id)
  return declared
}

function rollStrike(g: State, from: AreaId, extra: number): number[] {
  const { seat } = g.order
  let value = 0
  for (const unit of strikers(g, seat, from)) value += figuresOf(g, unit).dice
  const dice = rollDice(g, Math.min(MOST_DICE, value))
  tellDice(g, 'dice-rolled', 'FS-ORB-5', seat, dice)
  gainRolled(g, seat, dice, extra)
  return dice
}

/** FS-ORB-6, FS-ORB-7: the owner of the world assigns as much damage as there are attack icons; Tactical Strikes names the first to suffer. */
function* sufferStrike(g: State, { first, routs }: Aim): Rule {
  if (g.strike === null) return
  const { target, dice } = g.strike
  const blow: Blow = { routs }
  const owner = ownerOfWorld(g, target)
  if (owner === NONE) return
  let damage = dice[0] as number
  if (damage > 0 && first !== NONE) damage = yield* suffer(g, { unit: first, bastion: NONE }, damage, blow)
  yield* assign(g, owner, target, damage, blow)
}
