import type { Gun } from '../rules/fire/declared.ts'
import type { Joint } from '../rules/fire/link.ts'
import type { ShipId, SquadronId, State } from '../state.ts'
import { distinct } from './distinct.ts'
import { type Look, lookAt, oddsAt } from './fire-odds.ts'
import { type Bearing, bearingsOf, linkedGroups, mayLinkAny, type Shot } from './shots.ts'

/** What a plan of fire is made for: most points of damage, or most ships destroyed. */
export const AIMS = ['damage', 'kills'] as const
export type FireAim = (typeof AIMS)[number]

/** Which of a squadron's fire is planned. */
export interface FireLimits {
  /** Ships that are not fired at: who fires at a ship cannot board it. // FA-BOARD-2 */
  readonly spared?: readonly ShipId[]
  /** Guns whose target somebody has named. */
  readonly held?: readonly { readonly gun: Gun; readonly target: ShipId }[]
}

/** So often every gun is tried at every other target. */
const PASSES = 3

/** A destroyed ship counts for so many points more than those of its hull where kills are wanted. */
const KILL = 200

/** The guns with the targets that they are meant for; without one a gun holds its fire. */
type Assignment = readonly (ShipId | null)[]

/**
 * The plan of fire of a squadron that promises most: every gun at a target, like guns linked where that hurts more than one by one.
 * Found by changing one gun's target after another, beginning with all at one ship, for every ship.
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

/** All at one ship that reach it; the others at the first that they reach. */
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

/** What the guns at these places do best to one target, and what that is worth. */
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

/** The guns at one target one by one, or those of a kind linked, as many of them as hurt most. // FA-LINK-1, FA-LINK-3 */
function linkedBest(
  g: State,
  target: ShipId,
  guns: readonly Gun[],
  links: boolean,
  valued: (shots: readonly Shot[]) => number,
  look: Look,
): Shot[] {
  const dice = (gun: Gun): number => look({ guns: [gun], target }, true).dice
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

/** The one with the most dice first: the focus fires in full. // FA-LINK-1 */
function leading(group: readonly Joint[], dice: (gun: Gun) => number): readonly Joint[] {
  const sum = (joint: Joint): number => joint.reduce((total, gun) => total + dice(gun), 0)
  return group.toSorted((one, other) => sum(other) - sum(one))
}
