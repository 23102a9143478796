import { choose, type Option, type Rule } from '@orrery/kernel'
import { aimParams, targetParams } from '../../names.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { answerFor } from '../cards/reaction.ts'
import type { Ring } from '../ring.ts'
import { isActivated, isOnTable } from '../ships.ts'
import { resolve } from './attack.ts'
import { type Attack, declare, type Gun } from './declared.ts'
import { aimAt, mayBear, mayFire, mayShoot, mayTarget, typeOfShip, weaponOf } from './shots.ts'

/** The weapon and the target of a reaction. */
export interface Shot extends Gun {
  readonly target: ShipId
}

/** Card R11: a ship that survived an attack may fire back at the ship that led it. */
export function* returnFire(g: State, ship: ShipId, focus: ShipId, ring: Ring): Rule {
  if (!isOnTable(g, focus)) return
  const aims = aimsAt(g, ship, focus)
  if (aims.length === 0 || (yield* answerFor(g, ship, 'survived', ['R11'], aimParams(g, focus))) === null) return
  yield* react(g, aims, 'R11', ring)
}

/** The weapons with which a ship may fire back at another. */
export function aimsAt(g: State, ship: ShipId, target: ShipId): Shot[] {
  const aims: Shot[] = []
  for (const [weapon] of typeOfShip(g, ship).weapons.entries()) {
    if (mayShoot(g, ship, weapon, target) === true) aims.push({ ship, weapon, target })
  }
  return aims
}

/** Card R12: a ship about to be removed may fire one primary weapon. */
export function* lastSalvo(g: State, ship: ShipId, ring: Ring): Rule {
  const aims = lastAims(g, ship)
  if (aims.length === 0 || (yield* answerFor(g, ship, 'destroyed', ['R12'], {})) === null) return
  yield* react(g, aims, 'R12', ring)
}

/** What a ship about to be removed may still fire at with its primary weapons. */
export function lastAims(g: State, ship: ShipId): Shot[] {
  if (mayFire(g, ship) !== true) return []
  const own = isActivated(g, ship)
  const aims: Shot[] = []
  for (let target = 0; target < g.ships.type.length; target++) {
    const aim = aimAt(g, ship, target)
    if (mayTarget(g, ship, target, aim) !== true) continue
    for (const [weapon] of typeOfShip(g, ship).weapons.entries()) {
      // FA-ACT-6: once an activation; a weapon that fired in another one may fire now.
      if (weaponOf(g, ship, weapon).kind !== 'primary' || (own && (numberAt(g.ships.fired, ship) & (1 << weapon)) !== 0)) continue
      if (mayBear(g, ship, weapon, target, aim) === true) aims.push({ ship, weapon, target })
    }
  }
  return aims
}

function* react(g: State, aims: readonly Shot[], card: 'R11' | 'R12', ring: Ring): Rule {
  const { ship } = at(aims, 0)
  const seat = numberAt(g.ships.owner, ship)
  const params = { card: `@card-${card}` }
  const prompt = { name: 'fire.react', rule: 'FA-CARD-7', message: 'fire-react', on: `ship:${ship}` as const, params }
  const aim = yield* choose(
    seat,
    prompt,
    aims.map((one) => aimOption(g, one)),
  )
  const attack = reactionOf(g, aim)
  declare(g, attack)
  yield* resolve(g, attack, ring)
}

/** The attack of a reaction: half AD. */
export function reactionOf(g: State, { ship, weapon, target }: Shot): Attack {
  const { owner, squadron } = g.ships
  const guns = [{ ship, weapon }]
  return { seat: numberAt(owner, ship), squadron: numberAt(squadron, ship), guns, target, share: 0, reacting: true, full: NONE }
}

function aimOption(g: State, aim: Shot): Option<Shot> {
  const { ship, weapon, target } = aim
  const params = { weapon: weaponOf(g, ship, weapon).term, ...targetParams(g, target) }
  return {
    id: `fire:${ship}:${weapon}:${target}`,
    value: aim,
    rule: 'FA-CARD-7',
    on: `ship:${ship}`,
    to: `ship:${target}`,
    cost: undefined,
    message: 'react',
    params,
  }
}
