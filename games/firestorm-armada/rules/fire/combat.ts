import { choose, type Option, type Rule } from '@orrery/kernel'
import { shipParams, targetParams } from '../../names.ts'
import { NONE, PLACE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { nameInCommand } from '../cards/window.ts'
import { mayBeInCommand } from '../command.ts'
import { shipsOf, sideOf } from '../ships.ts'
import { RING, resolve } from './attack.ts'
import { type Attack, attackDice, declare, type Gun, gunDice, standingBoosts } from './dice.ts'
import { bearing, concentrate, gunsOf, type Joint, LINKED, link, mayLink, pairs, SPLIT } from './link.ts'
import { fireAtWings } from './point-defence.ts'
import { type Aim, aimAt, mayFire, mayTarget, typeOfShip, weaponOf } from './shots.ts'
import { attacksOf, maySplit, split } from './split.ts'

/** How an attack begins: with the leading weapon (or a turret with a broadside, FA-LINK-8) and a target, or with a weapon to split. */
interface Opening {
  readonly guns: readonly Gun[]
  /** The target, or NONE for a weapon that is to be split among `targets`. */
  readonly target: ShipId
  readonly targets: readonly ShipId[]
}

/** FA-ACT-4: the steps of the combat segment. */
export const FIRE_STEPS = ['pd', 'primary', 'torpedo'] as const

/** FA-ACT-4, FA-ACT-5, FA-ACT-9: one decision of the combat segment; true when the segment is over. */
export function* combat(g: State): Rule<boolean> {
  const { activation } = g
  if (activation.declared.length > 0) {
    yield* resolveDeclared(g)
    return false
  }
  // When it is over, the rest is passed through: no weapon is of the kind `pd`, so nothing can be fired in this step.
  if (activation.fire === 0 && !(yield* fireAtWings(g))) return false
  while (activation.fire < FIRE_STEPS.length) {
    const options = openings(g)
    if (options.length === 0) {
      nextStep(g)
      continue
    }
    const step = FIRE_STEPS[activation.fire] as string
    options.push(endOption(step))
    const prompt = { name: `fire.${step}`, rule: 'FA-ACT-5', message: `fire-${step}`, on: `squadron:${activation.id}` as const }
    const opening = yield* choose(activation.seat, prompt, options)
    if (opening === null) nextStep(g)
    else yield* open(g, opening)
    return activation.fire >= FIRE_STEPS.length
  }
  return true
}

function nextStep(g: State): void {
  g.activation.fire++
  // FA-LINK-10: linking and splitting may not be mixed within a step.
  g.activation.manner = 0
}

function endOption(step: string): Option<Opening | null> {
  return {
    id: `end:${step}`,
    value: null,
    rule: 'FA-ACT-9',
    on: undefined,
    to: undefined,
    cost: undefined,
    message: `end-${step}`,
    params: undefined,
  }
}

/** FA-FIRE-7: the options for every attack that could be declared now. */
function openings(g: State): Option<Opening | null>[] {
  const { seat, id: squadron, fire } = g.activation
  const kind = FIRE_STEPS[fire]
  const options: Option<Opening | null>[] = []
  const enemies = enemiesOf(g, seat)
  for (const ship of shipsOf(g, squadron)) {
    if (mayFire(g, ship) !== true) continue
    const able = gunsOf(g, ship).filter((gun) => weaponOf(g, ship, gun.weapon).kind === kind)
    if (able.length === 0) continue
    const targetsOf: ShipId[][] = typeOfShip(g, ship).weapons.map(() => [])
    for (const target of enemies) {
      const aim = aimAt(g, ship, target)
      if (mayTarget(g, ship, target, aim) !== true) continue
      const guns = bearing(g, able, target, aim)
      for (const gun of guns) {
        at(targetsOf, gun.weapon).push(target)
        options.push(fireOption(g, attackWith(g, [gun], target), aim))
      }
      if (kind === 'primary') options.push(...pairOptions(g, guns, target))
    }
    for (const [weapon, targets] of targetsOf.entries()) {
      if (maySplit(g, { ship, weapon }, targets)) options.push(splitOption(g, { ship, weapon }, targets))
    }
  }
  return options
}

function enemiesOf(g: State, seat: number): ShipId[] {
  const enemies: ShipId[] = []
  const { owner, place } = g.ships
  for (let ship = 0; ship < owner.length; ship++) {
    if (place[ship] === PLACE.table && sideOf(numberAt(owner, ship)) !== sideOf(seat)) enemies.push(ship)
  }
  return enemies
}

function attackWith(g: State, guns: readonly Gun[], target: ShipId): Attack {
  const { seat, id } = g.activation
  return { seat, squadron: id, guns, target, share: 0, reacting: false, full: NONE }
}

/** FA-LINK-8, FA-LINK-16: the options to link a turret and a broadside of one ship, with either of them as the focus. */
function pairOptions(g: State, guns: readonly Gun[], target: ShipId): Option<Opening | null>[] {
  const found = pairs(g, guns)
  if (found.length === 0 || !mayLinkOwn(g, attackWith(g, at(found, 0), target))) return []
  return found.flatMap(([one, other]) => [pairOption(g, [one, other] as Joint, target), pairOption(g, [other, one] as Joint, target)])
}

/** FA-CD-5: a ship out of command may not even link its own turret and broadside. */
function mayLinkOwn(g: State, attack: Attack): boolean {
  return mayLink(g, attack) && mayBeInCommand(g, at(attack.guns, 0).ship)
}

function fireOption(g: State, attack: Attack, aim: Aim): Option<Opening | null> {
  const gun = at(attack.guns, 0)
  const { target } = attack
  const boosts = standingBoosts(g, attack)
  const params = {
    ...shipParams(g, gun.ship),
    weapon: weaponOf(g, gun.ship, gun.weapon).term,
    ...targetParams(g, target),
    dice: gunDice(g, attack, gun, boosts, boosts.added, aim),
  }
  return {
    id: `fire:${gun.ship}:${gun.weapon}:${target}`,
    value: { guns: attack.guns, target, targets: [] },
    rule: 'FA-FIRE-7',
    on: `ship:${gun.ship}`,
    to: `ship:${target}`,
    cost: undefined,
    message: undefined,
    params,
  }
}

function pairOption(g: State, guns: Joint, target: ShipId): Option<Opening | null> {
  const [focus, other] = [at(guns, 0), at(guns, 1)]
  const params = {
    ...shipParams(g, focus.ship),
    weapon: weaponOf(g, focus.ship, focus.weapon).term,
    other: weaponOf(g, other.ship, other.weapon).term,
    ...targetParams(g, target),
    dice: attackDice(g, attackWith(g, guns, target), standingBoosts(g, attackWith(g, guns, target))),
  }
  return {
    id: `pair:${focus.ship}:${focus.weapon}:${other.weapon}:${target}`,
    value: { guns, target, targets: [] },
    rule: 'FA-LINK-8',
    on: `ship:${focus.ship}`,
    to: `ship:${target}`,
    cost: undefined,
    message: undefined,
    params,
  }
}

function splitOption(g: State, gun: Gun, targets: readonly ShipId[]): Option<Opening | null> {
  const params = { ...shipParams(g, gun.ship), weapon: weaponOf(g, gun.ship, gun.weapon).term }
  return {
    id: `split:${gun.ship}:${gun.weapon}`,
    value: { guns: [gun], target: NONE, targets },
    rule: 'FA-SPLIT-1',
    on: `ship:${gun.ship}`,
    to: undefined,
    cost: undefined,
    message: undefined,
    params,
  }
}

/**
 * Declares one attack: linked, split or plain. The state keeps the declaration, and a separate step resolves it, so that a copy of a
 * table in the middle of an attack need not choose it from all attacks again.
 */
function* open(g: State, { guns, target, targets }: Opening): Rule {
  const { activation } = g
  const gun = at(guns, 0)
  if (target === NONE) {
    activation.manner |= SPLIT
    const attacks = attacksOf(g, activation.seat, gun, yield* split(g, activation.seat, gun, targets))
    for (const attack of attacks) begin(g, attack)
    return
  }
  if (guns.length > 1) nameInCommand(g, gun.ship)
  const linked = yield* link(g, attackWith(g, guns, target))
  if (linked.guns.length > 1) activation.manner |= LINKED
  begin(g, yield* concentrate(g, linked))
}

function begin(g: State, attack: Attack): void {
  const { guns, target, share, full } = attack
  declare(g, attack)
  g.activation.declared.push({ guns: guns.map(({ ship, weapon }) => ({ ship, weapon })), target, share, full })
}

/** FA-ACT-5, FA-SPLIT-6: resolves the declared attacks one after another. */
function* resolveDeclared(g: State): Rule {
  const { declared, seat, id } = g.activation
  g.activation.declared = []
  for (const attack of declared) yield* resolve(g, { ...attack, seat, squadron: id, reacting: false }, RING)
}
