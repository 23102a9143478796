import { cut, firstStep, flownAt, goOn, type Path } from './path.ts'
import { type Disc, distance, distance2, type Pose } from './place.ts'
import { overlap, type Stand } from './stand.ts'

/** A lower bound of how far a pose must move until its stand overlaps none of the others; 0 if it overlaps none. */
export function depthIn(pose: Pose, half: number, others: readonly Stand[]): number {
  const stand: Stand = { x: pose.x, y: pose.y, heading: pose.heading, half, round: false }
  let most = 0
  for (const other of others) {
    const depth = overlap(stand, other)
    if (depth > most) most = depth
  }
  return most
}

/** FA-MOVE-18, FA-GEN-14: the last step of the path, backwards from `from`, at which the stand overlaps none; 0 if there is none. */
export function lastFreeStep(path: Path, from: number, half: number, others: readonly Stand[]): number {
  return Math.max(
    firstStep(path, from, 0, (pose) => depthIn(pose, half, others)),
    0,
  )
}

/** What can stop a move: other ships' stands, planets and meteors, the table's edges. */
export interface Surroundings {
  readonly others: readonly Stand[]
  readonly bodies: readonly Disc[]
  readonly width: number
  readonly depth: number
}

/**
 * FA-MOVE-18, 19, 24: the path that a ship flies when it declares a path: it is moved back if it would end on another stand, or extended
 * straight ahead if it would then be shorter than `least` (in ninths of a thousandth of an inch).
 */
export function settled(path: Path, half: number, least: number, around: Surroundings): Path {
  const others = nearby(path, around.others)
  if (depthIn(path.end, half, others) === 0) return path
  const back = lastFreeStep(path, path.steps, half, others)
  if (flownAt(path, back) >= least) return cut(path, back)
  const longer: Path = { legs: path.legs.slice(), steps: path.steps, end: path.end }
  goOn(longer, { straight: around.width + around.depth })
  const free = firstStep(longer, path.steps, longer.steps, (pose) => depthIn(pose, half, around.others))
  if (free < 0 || isBarred(longer, path.steps, free, around)) return cut(path, back)
  return cut(longer, free)
}

/** The stands that a path could touch. */
function nearby(path: Path, others: readonly Stand[]): readonly Stand[] {
  const reach = path.steps + 4000
  return others.filter((other) => distance2(other, path.end) <= reach * reach)
}

/** Whether a part of the path meets a planet, a meteor or the table's edge. */
function isBarred(path: Path, from: number, to: number, { bodies, width, depth }: Surroundings): boolean {
  if (firstStep(path, from, to, (pose) => roomToEdge(pose, width, depth)) >= 0) return true
  return bodies.some((body) => firstStep(path, from, to, (pose) => roomToDisc(pose, body)) >= 0)
}

/** The least distance that a point must move to be inside the disc; 0 if it is inside (FA-GEN-13: the rim is outside). */
export function roomToDisc(pose: Pose, disc: Disc): number {
  return distance2(pose, disc) < disc.radius * disc.radius ? 0 : Math.max(distance(pose, disc) - disc.radius, 1)
}

/** The least distance that a point must move to be outside the disc; 0 if it is outside. */
export function roomToRim(pose: Pose, disc: Disc): number {
  return distance2(pose, disc) >= disc.radius * disc.radius ? 0 : Math.max(disc.radius - distance(pose, disc), 1)
}

/** The least distance that a point must move to be within `reach` of the centre; 0 if it is (exactly `reach` is within). */
export function roomToReach(pose: Pose, centre: { x: number; y: number }, reach: number): number {
  return distance2(pose, centre) <= reach * reach ? 0 : Math.max(distance(pose, centre) - reach, 1)
}

/** The least distance that a point must move to be off the table; 0 if it is off (FA-GEN-13: the edge is on the table). */
export function roomToEdge({ x, y }: Pose, width: number, depth: number): number {
  return Math.max(Math.min(x, y, width - x, depth - y) + 1, 0)
}

/** FA-TERR-11: the first step at or after `from` at which the path enters the disc from outside or from its rim; -1 if it does not. */
export function entryStep(path: Path, from: number, disc: Disc): number {
  const outside = firstStep(path, from, path.steps, (pose) => roomToRim(pose, disc))
  if (outside < 0) return -1
  return firstStep(path, outside, path.steps, (pose) => roomToDisc(pose, disc))
}

/** Whether a point of the path up to a step is inside the disc. */
export function passes(path: Path, to: number, disc: Disc): boolean {
  return firstStep(path, 0, to, (pose) => roomToDisc(pose, disc)) >= 0
}
