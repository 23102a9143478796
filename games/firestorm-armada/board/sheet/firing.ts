import { shipType } from '../../content/ships.ts'
import { isSame, isTorpedoShot, orderedShot, sparedBy } from '../../orders/fire-order.ts'
import { type FireAim, proposedFire } from '../../orders/fire-plan.ts'
import type { FireOrder, Order } from '../../orders/order.ts'
import { type Bearing, bearingsOf, linkedGroups, mayLinkAny, type Shot } from '../../orders/shots.ts'
import type { Gun } from '../../rules/fire/dice.ts'
import type { ShipId, SquadronId, State } from '../../state.ts'
import { standingOf } from './moving.ts'
import type { SheetOf } from './sheet.ts'

type FireSheet = SheetOf<'fire'>

/** A sheet with a squadron's proposed fire, which spares ships that are better boarded; null if no gun bears. */
export function beginFiring(g: State, squadron: SquadronId, orders: readonly Order[]): FireSheet | null {
  if (bearingsOf(g, squadron).length === 0) return null
  const sheet: FireSheet = { kind: 'fire', squadron, aim: 'damage', shots: [], ship: null, free: true, standing: standingOf(orders) }
  return propose(g, sheet, 'damage')
}

/** The sheet with the proposed fire for another aim. */
export function propose(g: State, sheet: FireSheet, aim: FireAim): FireSheet {
  const spared = sparedBy(g, { squadron: sheet.squadron, boards: [], free: true })
  return { ...sheet, aim, shots: sorted(g, proposedFire(g, sheet.squadron, aim, { spared })) }
}

/** FA-ACT-4: the attacks with those of torpedoes last, as the rules require. */
function sorted(g: State, shots: readonly Shot[]): Shot[] {
  return [...shots.filter((shot) => !isTorpedoShot(g, shot)), ...shots.filter((shot) => isTorpedoShot(g, shot))]
}

/** The ships that all of these guns could fire at. */
export function targetsFor(g: State, squadron: SquadronId, guns: readonly Gun[]): ShipId[] {
  const bearings = guns.map((gun) => bearingsOf(g, squadron).find((one) => isSame(one.gun, gun)))
  const [first] = bearings
  return (first?.targets ?? []).filter((target) => bearings.every((one) => one?.targets.includes(target) === true))
}

/** The sheet with an attack directed at another ship; guns that do not reach it hold their fire. */
export function retarget(g: State, sheet: FireSheet, shot: Shot, target: ShipId): FireSheet {
  const guns = shot.guns.filter((gun) => targetsFor(g, sheet.squadron, [gun]).includes(target))
  const shots = sheet.shots.flatMap((one) => (one !== shot ? [one] : guns.length === 0 ? [] : [{ guns, target }]))
  return { ...sheet, shots: sorted(g, shots) }
}

/** The sheet in which all guns of a ship that reach a target fire at it, linked with the squadron's guns that already do. */
export function aimShip(g: State, sheet: FireSheet, ship: ShipId, target: ShipId): FireSheet {
  const able = bearingsOf(g, sheet.squadron).filter(({ gun, targets }) => gun.ship === ship && targets.includes(target))
  if (able.length === 0) return sheet
  const others = without(
    sheet.shots,
    able.map(({ gun }) => gun),
  )
  const held = [
    ...others.flatMap(({ guns, target: at }) => guns.map((gun) => ({ gun, target: at }))),
    ...able.map(({ gun }) => ({ gun, target })),
  ]
  // Guns that hold their fire continue to hold it.
  const quiet = quietGuns(g, { ...sheet, shots: [...others, ...able.map(({ gun }) => ({ guns: [gun], target }))] })
  const shots = without(
    proposedFire(g, sheet.squadron, sheet.aim, { held }),
    quiet.map(({ gun }) => gun),
  )
  return { ...sheet, shots: sorted(g, shots) }
}

/** The attacks without these guns. */
function without(shots: readonly Shot[], guns: readonly Gun[]): Shot[] {
  return shots.flatMap(({ guns: all, target }) => {
    const left = all.filter((gun) => !guns.some((other) => isSame(gun, other)))
    return left.length === 0 ? [] : [{ guns: left, target }]
  })
}

/** The sheet without an attack. */
export function holdFire(sheet: FireSheet, shot: Shot): FireSheet {
  return { ...sheet, shots: sheet.shots.filter((one) => one !== shot) }
}

/** The sheet with a linked attack split into single ones. */
export function unlink(g: State, sheet: FireSheet, shot: Shot): FireSheet {
  const shots = sheet.shots.flatMap((one) => (one === shot ? shot.guns.map((gun): Shot => ({ guns: [gun], target: shot.target })) : [one]))
  return { ...sheet, shots: sorted(g, shots) }
}

/** FA-LINK-11: the other attacks at the same ship whose guns could be linked with this one's. */
export function linkable(g: State, sheet: FireSheet, shot: Shot): Shot[] {
  if (!mayLinkAny(g, sheet.squadron)) return []
  return sheet.shots.filter((other) => {
    if (other === shot || other.target !== shot.target || isTorpedoShot(g, other) !== isTorpedoShot(g, shot)) return false
    const joints = linkedGroups(g, [...shot.guns, ...other.guns])
    return joints.some((group) => [...shot.guns, ...other.guns].every((gun) => group.flat().some((one) => isSame(one, gun))))
  })
}

/** The sheet with an attack linked with all others possible. */
export function linkAll(g: State, sheet: FireSheet, shot: Shot): FireSheet {
  const joined = linkable(g, sheet, shot)
  const guns = [...shot.guns, ...joined.flatMap((other) => other.guns)]
  const shots = sheet.shots.flatMap((one) => (one === shot ? [{ guns, target: shot.target }] : joined.includes(one) ? [] : [one]))
  return { ...sheet, shots }
}

/** The guns that hold their fire although they could fire. */
export function quietGuns(g: State, { squadron, shots }: Pick<FireSheet, 'squadron' | 'shots'>): Bearing[] {
  const used = shots.flatMap(({ guns }) => guns)
  return bearingsOf(g, squadron).filter(({ gun }) => !used.some((other) => isSame(gun, other)))
}

/** The sheet in which a gun that held its fire fires at the first target that it reaches. */
export function useGun(g: State, sheet: FireSheet, { gun, targets }: Bearing): FireSheet {
  const [target] = targets
  return target === undefined ? sheet : { ...sheet, shots: sorted(g, [...sheet.shots, { guns: [gun], target }]) }
}

/** The order that a sheet of fire gives. */
export function fireOrder(turn: number, { squadron, aim, shots, free }: FireSheet): FireOrder {
  return { kind: 'fire', turn, squadron, aim, shots: shots.map(orderedShot), free, boards: [] }
}

/** The message that names a weapon. */
export function weaponTerm(g: State, { ship, weapon }: Gun): string {
  return shipType(g.ships.type[ship] ?? 0).weapons[weapon]?.term ?? ''
}
