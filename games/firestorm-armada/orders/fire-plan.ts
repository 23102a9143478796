import type { Gun } from '../rules/fire/dice.ts'
import type { Joint } from '../rules/fire/link.ts'
import type { ShipId, SquadronId, State } from '../state.ts'
import { distinct } from './distinct.ts'
import { type Look, lookAt, oddsAt } from './fire-odds.ts'
import { type Bearing, bearingsOf, linkedGroups, mayLinkAny, type Shot } from './shots.ts'

/** The aims of a plan of fire: most damage in points, or most ships destroyed. */
export const AIMS = ['damage', 'kills'] as const
export type FireAim = (typeof AIMS)[number]

/** Limits on the planned fire of a squadron. */
export interface FireLimits {
  /** FA-BOARD-2: ships to spare, because a squadron cannot board a ship at which it has fired. */
  readonly spared?: readonly ShipId[]
  /** Guns with a chosen target. */
  readonly held?: readonly { readonly gun: Gun; readonly target: ShipId }[]
}

/** How often every gun is tried at every other target. */
const PASSES = 3

/** The additional points for a destroyed ship if the aim is kills. */
const KILL = 200

/** The target of each gun; null if it holds its fire. */
type Assignment = readonly (ShipId | null)[]

/**
 * The best plan of fire of a squadron: a target for every gun, with guns of one kind linked if that does more damage than separate fire.
 * It is found by local search: from each ship as the target of all guns, it changes one gun's target at a time.
 */
export function proposedFire(g: State, squadron: SquadronId, aim: FireAim, { spared = [], held = [] }: FireLimits = {}): Shot[] {
  const bearings = bearingsOf(g, squadron)
    .map((one) => ({ ...one, targets: targetsOf(one, spared, held) }))
    .filter(({ targets }) => targets.length > 0)
  const weigh = weigher(g, squadron, bearings, aim)
  const all = distinct(bearings.flatMap(({ targets }) => targets))
  let best: Assignment = []
  let most = 0
  for (const first of all) {
    const found = improved(bearings, begun(bearings, first), weigh)
    if (found.worth <= most) continue
    most = found.worth
    best = found.assignment
  }
  return shotsOf(best, weigh)
}

function targetsOf({ gun, targets }: Bearing, spared: readonly ShipId[], held: NonNullable<FireLimits['held']>): readonly ShipId[] {
  const named = held.find((one) => one.gun.ship === gun.ship && one.gun.weapon === gun.weapon)
  return named === undefined ? targets.filter((target) => !spared.includes(target)) : targets.filter((target) => target === named.target)
}

/** The assignment in which all guns that reach a ship fire at it, and the others at the first ship that they reach. */
function begun(bearings: readonly Bearing[], first: ShipId): Assignment {
  return bearings.map(({ targets }) => (targets.includes(first) ? first : (targets[0] ?? null)))
}

function improved(bearings: readonly Bearing[], from: Assignment, weigh: Weigh): { assignment: Assignment; worth: number } {
  let assignment = from
  let worth = worthOf(assignment, weigh)
  for (let pass = 0; pass < PASSES; pass++) {
    const before = worth
    for (const [place, { targets }] of bearings.entries()) {
      for (const target of targets) {
        const other = assignment.with(place, target)
        const promised = worthOf(other, weigh)
        if (promised <= worth + 1e-9) continue
        assignment = other
        worth = promised
      }
    }
    if (worth === before) break
  }
  return { assignment, worth }
}

/** Finds the best shots at one target of the guns with the given indices, and their worth. */
type Weigh = (target: ShipId, places: readonly number[]) => { readonly shots: readonly Shot[]; readonly worth: number }

function worthOf(assignment: Assignment, weigh: Weigh): number {
  return eachTarget(assignment).reduce((sum, [target, places]) => sum + weigh(target, places).worth, 0)
}

function shotsOf(assignment: Assignment, weigh: Weigh): Shot[] {
  return eachTarget(assignment).flatMap(([target, places]) => weigh(target, places).shots)
}

function eachTarget(assignment: Assignment): [ShipId, number[]][] {
  const found: [ShipId, number[]][] = []
  assignment.forEach((target, place) => {
    if (target === null) return
    const known = found.find(([other]) => other === target)
    if (known === undefined) found.push([target, [place]])
    else known[1].push(place)
  })
  return found
}

function weigher(g: State, squadron: SquadronId, bearings: readonly Bearing[], aim: FireAim): Weigh {
  const look = lookAt(g)
  const links = mayLinkAny(g, squadron)
  const known: { [places: string]: ReturnType<Weigh> } = {}
  return (target, places) => {
    const key = `${target}:${places.join()}`
    let one = known[key]
    if (one === undefined) {
      const valued = (shots: readonly Shot[]): number => valueAt(g, target, shots, aim, look)
      const used = places.map((place) => bearings[place] as Bearing)
      const shots = (['primary', 'torpedo'] as const).flatMap((step) => {
        const guns = used.filter((bearing) => bearing.step === step).map(({ gun }) => gun)
        return linkedBest(g, target, guns, links, valued, look)
      })
      one = { shots, worth: valued(shots) }
      known[key] = one
    }
    return one
  }
}

function valueAt(g: State, target: ShipId, shots: readonly Shot[], aim: FireAim, look: Look): number {
  if (shots.length === 0) return 0
  const { worth, kill } = oddsAt(g, target, shots, look)
  return worth + (aim === 'kills' ? kill * KILL : 0)
}

/** FA-LINK-1, FA-LINK-3: the shots of guns at one target: one by one, or with as many guns of one kind linked as do most damage. */
function linkedBest(
  g: State,
  target: ShipId,
  guns: readonly Gun[],
  links: boolean,
  valued: (shots: readonly Shot[]) => number,
  look: Look,
): Shot[] {
  const dice = (gun: Gun): number => look({ guns: [gun], target }, {}).dice
  let best: Shot[] = guns.toSorted((one, other) => dice(other) - dice(one)).map((gun) => ({ guns: [gun], target }))
  if (!links) return best
  let most = valued(best)
  for (const group of linkedGroups(g, guns)) {
    const sorted = leading(group, dice)
    for (let count = sorted.length; count > 0; count--) {
      const joined = sorted.slice(0, count).flat()
      if (joined.length < 2) continue
      const others = best.filter((shot) => !shot.guns.some((gun) => joined.includes(gun)))
      const freed = best.flatMap((shot) => (others.includes(shot) ? [] : shot.guns.filter((gun) => !joined.includes(gun))))
      const shots = [{ guns: joined, target }, ...others, ...freed.map((gun): Shot => ({ guns: [gun], target }))]
      const worth = valued(shots)
      if (worth <= most + 1e-9) continue
      most = worth
      best = shots
    }
  }
  return best
}

/** FA-LINK-1: the group with its gun of most dice first, because the focus fires with all its dice. */
function leading(group: readonly Joint[], dice: (gun: Gun) => number): readonly Joint[] {
  const sum = (joint: Joint): number => joint.reduce((total, gun) => total + dice(gun), 0)
  return group.toSorted((one, other) => sum(other) - sum(one))
}
