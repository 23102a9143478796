import type { WeaponTrait } from '../../content/traits.ts'
import { isWithin } from '../../geometry/place.ts'
import type { ShipId, SquadronId, State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { poseOf } from '../stands.ts'
import { weaponOf } from './shots.ts'

/** A weapon of a ship: its place in the record. */
export interface Gun {
  readonly ship: ShipId
  readonly weapon: number
}

/** An attack that has been declared. */
export interface Attack {
  readonly seat: number
  readonly squadron: SquadronId
  /** The weapons that take part; the focus first. // FA-LINK-1 */
  readonly guns: readonly Gun[]
  readonly target: ShipId
  /** FA-SPLIT-1: the dice given to this share of a split weapon; 0 if it is not split. */
  readonly share: number
  /** Whether it answers an enemy: half AD, and no cards of its own. // cards R11, R12 */
  readonly reacting: boolean
  /** The ship that adds its full AD to linked fire (card S01), or NONE. */
  readonly full: ShipId
}

/** The ship that leads the attack. // FA-LINK-1 */
export function focusOf({ guns }: Attack): Gun {
  return at(guns, 0)
}

/** The different ships that take part, the focus first. */
export function shipsIn({ guns }: Attack): ShipId[] {
  const ships: ShipId[] = []
  for (const { ship } of guns) if (!ships.includes(ship)) ships.push(ship)
  return ships
}

/** FA-TRAIT-2: a weapon trait works only if every weapon taking part has it. */
export function allHave(g: State, { guns }: Attack, trait: WeaponTrait): boolean {
  return guns.every(({ ship, weapon }) => weaponOf(g, ship, weapon).traits.includes(trait))
}

/** Whether the target is within a distance of all attacking ships. */
export function isCloseToAll(g: State, attack: Attack, reach: number): boolean {
  return attack.guns.every(({ ship }) => isWithin(poseOf(g, ship), poseOf(g, attack.target), reach))
}

/** Whether the attack is made with torpedoes. */
export function isTorpedoes(g: State, attack: Attack): boolean {
  const { ship, weapon } = focusOf(attack)
  return weaponOf(g, ship, weapon).kind === 'torpedo'
}

/** FA-ACT-6, FA-BOARD-2: records an attack when it is declared. */
export function declare(g: State, attack: Attack): void {
  const { guns, target, squadron } = attack
  for (const { ship, weapon } of guns) {
    g.ships.fired[ship] = numberAt(g.ships.fired, ship) | (1 << weapon)
    g.ships.firedTurn[ship] = numberAt(g.ships.firedTurn, ship) | (1 << weapon)
  }
  for (const ship of shipsIn(attack)) {
    const shot = ship * 1000 + target
    if (!g.activation.firedAt.includes(shot)) g.activation.firedAt.push(shot)
  }
  const against = squadron * 1000 + target
  if (!g.attacked.includes(against)) g.attacked.push(against)
}
