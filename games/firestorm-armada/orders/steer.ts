import type { Json, PlanQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { difference } from '../geometry/directions.ts'
import { pathOf, type Segment } from '../geometry/path.ts'
import type { Point, Pose } from '../geometry/place.ts'
import { lengthOf, MANOEUVRE, type Manoeuvre, type MoveBounds, NINTHS } from '../rules/move/manoeuvre.ts'
import { rammingPlan } from '../rules/move/ram.ts'

/** The manoeuvre in a draft of the board. */
export const moveOf = (value: Json): Manoeuvre => value as unknown as Manoeuvre
/** A manoeuvre as the value of a plan. */
export const asJson = (move: Manoeuvre): Json => move as unknown as Json

/** The step between turns that are tried, in hundredths of a degree. */
const TURN_STEP = 250
const PARTS = [0, 0.2, 0.4, 0.6, 0.8]
const SECOND_TURNS = [-4500, -3000, -1500, 1500, 3000, 4500]

/** FA-MOVE-7: the movement (in thousandths of an inch, rounded up) that a turn costs. */
const costOf = (turn: number): number => Math.ceil((Math.abs(turn) * 2) / NINTHS)

/** How far ahead of a pose a point is. */
function ahead(pose: Pose, { x, y }: Point): number {
  const angle = (pose.heading / 18_000) * Math.PI
  return (x - pose.x) * Math.sin(angle) + (y - pose.y) * Math.cos(angle)
}

/** The wanted end of a move; `facing` is null if any heading will do. */
interface Aim extends Point {
  readonly facing: number | null
}

interface Best {
  segments: Segment[]
  far: number
}

/** How many thousandths of an inch a hundredth of a degree off the wanted heading counts for. */
const OFF = 0.03

/** The legal segments (straight, one turn or two) that end nearest to a point, and nearest to a heading if one is wanted. */
export function toward(bounds: MoveBounds, point: Point, facing: number | null = null): Segment[] {
  const to: Aim = { ...point, facing }
  const best: Best = { segments: [], far: Number.POSITIVE_INFINITY }
  const first = Math.min(bounds.firstTl, bounds.mv)
  tryOn(bounds, [], to, best)
  for (const part of PARTS) {
    const before = Math.round(first + (bounds.mv - first) * part)
    for (let turn = -bounds.angle; turn <= bounds.angle; turn += TURN_STEP) {
      if (turn === 0 || before + costOf(turn) > bounds.mv) continue
      const begun: Segment[] = before > 0 ? [{ straight: before }, { turn }] : [{ turn }]
      tryOn(bounds, begun, to, best)
      if (turn % 1500 !== 0) continue
      const middle = Math.max(bounds.tl, 1)
      if (before + costOf(turn) + middle > bounds.mv) continue
      for (const second of SECOND_TURNS) {
        if (Math.abs(second) <= bounds.angle) tryOn(bounds, [...begun, { straight: middle }, { turn: second }], to, best)
      }
    }
  }
  return best.segments
}

/** Tries the begun segments, continued straight as near to the point as the length allows. */
function tryOn(bounds: MoveBounds, begun: readonly Segment[], to: Aim, best: Best): void {
  const used = lengthOf(begun)
  const left = Math.floor((bounds.mv * NINTHS - used) / NINTHS)
  if (left < 0) return
  const least = Math.max(0, Math.ceil((bounds.least * NINTHS - used) / NINTHS))
  const { end } = pathOf(bounds, begun)
  const straight = Math.max(least, Math.min(left, Math.round(ahead(end, to))))
  if (straight > left) return
  const segments = straight > 0 ? [...begun, { straight }] : [...begun]
  const reached = pathOf(bounds, segments).end
  // Of equally near ends, the one of the simpler path is best.
  const off = to.facing === null ? 0 : Math.abs(difference(reached.heading, to.facing)) * OFF
  const far = Math.hypot(reached.x - to.x, reached.y - to.y) + begun.length * 12 + off
  if (far < best.far) {
    best.far = far
    best.segments = merged(segments)
  }
}

/** Joins consecutive straight segments. */
export function merged(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if ('straight' in segment && last !== undefined && 'straight' in last)
      joined[joined.length - 1] = { straight: last.straight + segment.straight }
    else joined.push(segment)
  }
  return joined
}

/** The initial draft of a move: the shortest legal one, straight ahead; of a ram, a way that reaches its target (FA-COLL-5). */
export function beginMove(question: PlanQuestion): Manoeuvre {
  const bounds = planBounds(question, MANOEUVRE)
  const { least, ram } = bounds
  const ramming = ram.length > 0 ? rammingPlan(bounds) : null
  if (ramming !== null) return ramming
  return { segments: least > 0 ? [{ straight: Math.ceil(least) }] : [] }
}

/** The remaining movement, in thousandths of an inch. */
export function leftOf(bounds: MoveBounds, segments: readonly Segment[]): number {
  return Math.floor((bounds.mv * NINTHS - lengthOf(segments)) / NINTHS)
}

/** The segments with one more, as buttons add it: straight ahead, or a turn after the straight segment that it needs. */
export function withMore(bounds: MoveBounds, segments: readonly Segment[], more: 'straight' | 'port' | 'starboard'): Segment[] {
  const left = leftOf(bounds, segments)
  if (more === 'straight') return left <= 0 ? [...segments] : merged([...segments, { straight: Math.min(1000, left) }])
  const sign = more === 'port' ? -1 : 1
  const last = segments.at(-1)
  if (last !== undefined && 'turn' in last && Math.sign(last.turn) === sign) {
    const turn = sign * Math.min(bounds.angle, Math.abs(last.turn) + 500)
    return costOf(turn) - costOf(last.turn) > left ? [...segments] : [...segments.slice(0, -1), { turn }]
  }
  const turns = segments.filter((segment) => 'turn' in segment).length
  const needed = turns === 0 ? bounds.firstTl : bounds.tl
  const straight = last !== undefined && 'straight' in last ? last.straight : 0
  const lead = Math.max(0, needed - straight)
  const most = Math.floor(((left - lead) * NINTHS) / 2)
  if (most < 100) return [...segments]
  const turn = sign * Math.min(bounds.angle, 1500, most)
  return merged([...segments, ...(lead > 0 ? [{ straight: lead }] : []), { turn }])
}
