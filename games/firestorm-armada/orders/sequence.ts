import { settled } from '../geometry/landing.ts'
import { flownAt, type Path, pathOf } from '../geometry/path.ts'
import { distance, distance2 } from '../geometry/place.ts'
import { type Arrived, moved } from '../outlook.ts'
import { hasTurned } from '../rules/move/fly.ts'
import { type Manoeuvre, NINTHS } from '../rules/move/manoeuvre.ts'
import { bodiesOf, shipStands } from '../rules/stands.ts'
import type { ShipId, State } from '../state.ts'
import { endOf, type Wanted } from './formation.ts'
import { toward } from './steer.ts'

/** One ship's part of a squadron's move. */
export interface Step {
  readonly ship: ShipId
  readonly manoeuvre: Manoeuvre
  /** FA-MOVE-18, FA-MOVE-19: where it ends, after it is moved back from other stands. */
  readonly end: Arrived
  /** The distance from its place in the formation, in thousandths of an inch. */
  readonly off: number
}

/** The distance (in thousandths of an inch) up to which a ship counts as keeping its place. */
export const KEPT = 250

/** Where a free place is sought beside a taken one: distances in thousandths of an inch, and the number of directions. */
const ASIDE = [700, 1400]
const DIRECTIONS = 8

/**
 * FA-MOVE-5, FA-MOVE-17: a sequence of moves in which no ship blocks the end of another, and where each ends. If there is no such sequence
 * (because another squadron is in the way, or two ships change places), a ship goes to a free place nearby.
 */
export function sequenced(g: State, wanted: readonly Wanted[]): Step[] {
  const left = [...wanted]
  const steps: Step[] = []
  let now = g
  while (left.length > 0) {
    const free = left.findIndex((one) => isFree(now, one))
    const [next] = left.splice(Math.max(free, 0), 1) as [Wanted]
    const step = free < 0 ? besides(now, next) : stepOf(now, next)
    now = moved(now, step.ship, step.end)
    steps.push(step)
  }
  return steps
}

/** Whether a ship would end exactly where its manoeuvre leads on the current table. */
function isFree(g: State, one: Wanted): boolean {
  const { end } = one.manoeuvre.segments.length === 0 ? { end: one.bounds } : pathOf(one.bounds, one.manoeuvre.segments)
  return distance2(end, flownFrom(g, one).end) === 0
}

/** FA-MOVE-24: the path that the manoeuvre gives on the current table. */
export function flownFrom(g: State, { ship, bounds, manoeuvre }: Pick<Wanted, 'ship' | 'bounds' | 'manoeuvre'>): Path {
  const around = { others: shipStands(g, ship), bodies: bodiesOf(g), width: bounds.width, depth: bounds.depth }
  return settled(pathOf(bounds, manoeuvre.segments), bounds.half, bounds.least * NINTHS, around)
}

function stepOf(g: State, one: Wanted): Step {
  const path = flownFrom(g, one)
  const rotate = one.manoeuvre.rotate ?? 0
  const pose = rotate === 0 ? path.end : endOf(one.bounds, one.manoeuvre)
  const end = { ...pose, turned: hasTurned(path, flownAt(path, path.steps)) }
  return { ship: one.ship, manoeuvre: one.manoeuvre, end, off: Math.round(distance(pose, one.place)) }
}

/** The step that ends in a free place nearest to the taken one. */
function besides(g: State, one: Wanted): Step {
  const steps = [stepOf(g, one)]
  const { heading } = endOf(one.bounds, one.manoeuvre)
  for (const far of ASIDE) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (direction / DIRECTIONS) * Math.PI * 2
      const place = { x: one.place.x + Math.cos(angle) * far, y: one.place.y + Math.sin(angle) * far }
      const other = { ...one, manoeuvre: { segments: toward(one.bounds, place, heading) } }
      if (isFree(g, other)) steps.push(stepOf(g, other))
    }
  }
  return steps.reduce((best, step) => (step.off < best.off ? step : best))
}
