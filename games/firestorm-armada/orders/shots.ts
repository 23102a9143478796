import { at } from '../rules/at.ts'
import { mayBeInCommand } from '../rules/command.ts'
import type { Gun } from '../rules/fire/dice.ts'
import { bearing, gunsOf, type Joint, pairs, SPLIT } from '../rules/fire/link.ts'
import { aimAt, mayFire, mayTarget, weaponOf } from '../rules/fire/shots.ts'
import { shipsOf, shipsOfSide, sideOf } from '../rules/ships.ts'
import type { ShipId, SquadronId, State } from '../state.ts'
import { distinct } from './distinct.ts'

/** FA-LINK-1: an attack that a squadron could make, with the focus first. */
export interface Shot {
  readonly guns: readonly Gun[]
  readonly target: ShipId
}

/** FA-ACT-4: the step of the combat segment in which a weapon fires. */
export type FireStep = 'primary' | 'torpedo'

/** A gun with all its possible targets. */
export interface Bearing {
  readonly gun: Gun
  readonly step: FireStep
  readonly targets: readonly ShipId[]
}

/** FA-FIRE-7: all weapons of a squadron that can be used now, with their targets. */
export function bearingsOf(g: State, squadron: SquadronId): Bearing[] {
  const enemies = shipsOfSide(g, 1 - sideOf(at(g.squadrons, squadron).owner))
  const found: Bearing[] = []
  for (const ship of shipsOf(g, squadron)) {
    if (mayFire(g, ship) !== true) continue
    const guns = gunsOf(g, ship)
    const targets = guns.map((): ShipId[] => [])
    for (const enemy of enemies) {
      const aim = aimAt(g, ship, enemy)
      if (mayTarget(g, ship, enemy, aim) !== true) continue
      const able = bearing(g, guns, enemy, aim)
      guns.forEach((gun, place) => {
        if (able.includes(gun)) at(targets, place).push(enemy)
      })
    }
    guns.forEach((gun, place) => {
      const { kind } = weaponOf(g, gun.ship, gun.weapon)
      if (at(targets, place).length > 0) found.push({ gun, step: kind === 'torpedo' ? 'torpedo' : 'primary', targets: at(targets, place) })
    })
  }
  return found
}

/** FA-LINK-10, FA-DISORDER-2: whether a squadron may link fire at all: it has not split fire before, and is not in disorder. */
export function mayLinkAny(g: State, squadron: SquadronId): boolean {
  return (g.activation.manner & SPLIT) === 0 && !at(g.squadrons, squadron).disordered
}

/** FA-LINK-8, 9, 11, 13, FA-CD-5: groups of guns that may be linked: of one kind on ships in command, or their turret and broadside. */
export function linkedGroups(g: State, guns: readonly Gun[]): Joint[][] {
  const able = guns.filter(({ ship }) => mayBeInCommand(g, ship))
  const kinds = distinct(able.map((gun) => weaponOf(g, gun.ship, gun.weapon).link))
  const like = kinds.map((kind) => able.filter((gun) => weaponOf(g, gun.ship, gun.weapon).link === kind).map((gun) => [gun]))
  return [...like.filter((group) => group.length > 1), pairGroup(g, able)]
}

/** The group of each ship's first turret with its first broadside. */
function pairGroup(g: State, guns: readonly Gun[]): Joint[] {
  const ships = distinct(guns.map(({ ship }) => ship))
  return ships.flatMap((one) => {
    const own = guns.filter(({ ship }) => ship === one)
    return pairs(g, own).slice(0, 1)
  })
}
