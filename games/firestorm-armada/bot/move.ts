import type { Random } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { bearingOf, heading } from '../geometry/directions.ts'
import { type Path, pathFrom, pathOf, type Segment } from '../geometry/path.ts'
import { distance, type Pose } from '../geometry/place.ts'
import { numberAt } from '../rules/at.ts'
import type { Manoeuvre, MoveBounds } from '../rules/move/manoeuvre.ts'
import type { State } from '../state.ts'
import { FIELD, type Foe, moveScale, type Posture, worthOfMove } from './move-worth.ts'
import { sampleMove } from './sample-move.ts'
import { steer } from './steer.ts'

/** The bearings relative to the enemy that candidate moves aim for: bows on, slanting, and broadside to either side. */
const AIMS = [0, 2500, -2500, 5000, -5000, 8000, -8000, 13_000, -13_000]

/**
 * The manoeuvre that best brings the ship's weapons to bear, keeps it with its squadron and out of danger; if there is none, a sampled one.
 */
export function chooseMove(g: State, bounds: MoveBounds, random: Random, posture?: Posture): Manoeuvre {
  return bestMove(g, bounds, posture) ?? sampleMove(g, bounds, random)
}

/** The best manoeuvre, without chance; null for a ship that must ram or can neither move nor turn. */
export function bestMove(g: State, bounds: MoveBounds, posture?: Posture): Manoeuvre | null {
  if (bounds.ram.length > 0 || bounds.mv === 0) return bestRotation(g, bounds)
  const scale = moveScale(g, bounds, posture)
  const nearest = nearestOf(scale.foes, bounds)
  const towards = nearest === null ? bounds.heading : bearingOf(nearest.pose.x - bounds.x, nearest.pose.y - bounds.y)
  let best: Manoeuvre = { segments: steer(bounds, bounds.heading, bounds.mv) }
  let most = Number.NEGATIVE_INFINITY
  const weigh = (segments: Segment[], path: Path): void => {
    const worth = worthOfMove(scale, path, most)
    if (worth <= most) return
    most = worth
    best = { segments }
  }
  const middle = (bounds.mv + bounds.least) >> 1
  const lengths = bounds.mv === bounds.least ? [bounds.mv] : [bounds.mv, middle, bounds.least]
  for (const { segments, path } of coursesAbout(bounds, towards, lengths)) weigh(segments, path)
  // All of these cross a field: there may be a way around it on either side of the bow.
  if (most < -FIELD / 2) for (const { segments, path } of coursesAbout(bounds, bounds.heading, lengths)) weigh(segments, path)
  for (const segments of courseAtFoes(g, bounds, scale.foes)) weigh(segments, pathOf(bounds, segments))
  const toMiddle = steer(bounds, bearingOf(bounds.width / 2 - bounds.x, bounds.depth / 2 - bounds.y), bounds.mv)
  return worthOfMove(scale, pathOf(bounds, toMiddle), most) > most ? { segments: toMiddle } : best
}

/** The courses of these lengths that slant from a bearing by `AIMS`; a ship that cannot turn far enough ends in the same pose for several. */
function* coursesAbout(bounds: MoveBounds, towards: number, lengths: readonly number[]): Generator<{ segments: Segment[]; path: Path }> {
  for (const length of lengths) {
    const ends: Pose[] = []
    for (const aim of AIMS) {
      const segments = steer(bounds, heading(towards + aim), length)
      const path = pathOf(bounds, segments)
      if (ends.some((end) => isSamePose(end, path.end))) continue
      ends.push(path.end)
      yield { segments, path }
    }
  }
}

function isSamePose(one: Pose, other: Pose): boolean {
  return one.x === other.x && one.y === other.y && one.heading === other.heading
}

/** At how many of the nearest enemies fixed weapons are aimed, and how often the course is corrected. */
const STEERED_AT = 4
const CORRECTIONS = 2

/** FA-RANGE-13: weapons that fire straight ahead must point at their target at the end of the move, within an inch to either side. */
function courseAtFoes(g: State, bounds: MoveBounds, foes: readonly Foe[]): Segment[][] {
  const { weapons } = shipType(numberAt(g.ships.type, bounds.ship))
  if (!weapons.some(({ arcs }) => arcs.includes('fixedFore'))) return []
  const near = foes.toSorted((a, b) => distance(a.pose, bounds) - distance(b.pose, bounds)).slice(0, STEERED_AT)
  const courses: Segment[][] = []
  for (const { pose } of near) {
    for (const length of [bounds.mv, bounds.least]) {
      let segments = steer(bounds, bearingOf(pose.x - bounds.x, pose.y - bounds.y), length)
      for (let corrected = 0; corrected < CORRECTIONS; corrected++) {
        const { x, y } = pathOf(bounds, segments).end
        segments = steer(bounds, bearingOf(pose.x - x, pose.y - y), length)
      }
      courses.push(segments)
    }
  }
  return courses
}

/** How promising a legal manoeuvre is, 0 to 1, by the policy's worth of moves. */
export function promiseOfMove(g: State, bounds: MoveBounds, { segments, rotate = 0 }: Manoeuvre): number {
  const path = pathOf(bounds, segments)
  const { x, y, heading: h } = path.end
  const turned = rotate === 0 ? path : pathFrom({ x, y, heading: heading(h + rotate) })
  const worth = worthOfMove(moveScale(g, bounds), turned)
  return 0.5 + 0.5 * (worth / (EVEN + Math.abs(worth)))
}

/** A move with this worth is half as promising again as one with worth 0. */
const EVEN = 50

/** The turn on the spot that best brings the weapons to bear; null for a ship that cannot turn or has to move. */
function bestRotation(g: State, bounds: MoveBounds): Manoeuvre | null {
  if (bounds.rotate === 0 || bounds.mv > 0) return null
  const scale = moveScale(g, bounds)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const part of [0, -0.5, 0.5, -1, 1]) {
    const pose = { x: bounds.x, y: bounds.y, heading: heading(bounds.heading + bounds.rotate * part) }
    const worth = worthOfMove(scale, pathFrom(pose), most)
    if (worth <= most) continue
    most = worth
    best = bounds.rotate * part
  }
  return { segments: [], rotate: best }
}

function nearestOf(foes: readonly Foe[], from: { x: number; y: number }): Foe | null {
  let best: Foe | null = null
  let least = Number.POSITIVE_INFINITY
  for (const foe of foes) {
    const away = distance(foe.pose, from)
    if (away >= least) continue
    least = away
    best = foe
  }
  return best
}

/** The worth of a path by the same measure as the ship's moves. */
export function worthOfPath(g: State, bounds: MoveBounds, path: Path): number {
  return worthOfMove(moveScale(g, bounds), path)
}
