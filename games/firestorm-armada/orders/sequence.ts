import { settled } from '../geometry/landing.ts'
import { type Path, pathOf } from '../geometry/path.ts'
import { distance, distance2, type Pose } from '../geometry/place.ts'
import { moved } from '../outlook.ts'
import { type Manoeuvre, NINTHS } from '../rules/manoeuvre.ts'
import { bodiesOf, shipStands } from '../rules/stands.ts'
import type { ShipId, State } from '../state.ts'
import { endOf, type Wanted } from './formation.ts'
import { toward } from './steer.ts'

/** One ship's part of a squadron's move. */
export interface Step {
  readonly ship: ShipId
  readonly manoeuvre: Manoeuvre
  /** Where it ends: put back from the stands that are there then. // FA-MOVE-18, FA-MOVE-19 */
  readonly end: Pose
  /** How far that is from its place in the formation, in thousandths of an inch. */
  readonly off: number
}

/** So near to its place, in thousandths of an inch, a ship keeps it. */
export const KEPT = 250

/** Where a free place is looked for beside one that is taken: so far off, in thousandths of an inch, in so many directions. */
const ASIDE = [700, 1400]
const DIRECTIONS = 8

/**
 * The order in which ships move so that none stands where another is to end, and where each ends then. Where no order helps (another
 * squadron stands there, two ships change places) a ship goes to a free place near it. // FA-MOVE-5, FA-MOVE-17
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

/** Whether a ship would end where its manoeuvre leads, as the table stands. */
function isFree(g: State, one: Wanted): boolean {
  const { end } = one.manoeuvre.segments.length === 0 ? { end: one.bounds } : pathOf(one.bounds, one.manoeuvre.segments)
  return distance2(end, flownFrom(g, one).end) === 0
}

/** FA-MOVE-24: the path that is flown when the manoeuvre is declared as the table stands. */
export function flownFrom(g: State, { ship, bounds, manoeuvre }: Pick<Wanted, 'ship' | 'bounds' | 'manoeuvre'>): Path {
  const around = { others: shipStands(g, ship), bodies: bodiesOf(g), width: bounds.width, depth: bounds.depth }
  return settled(pathOf(bounds, manoeuvre.segments), bounds.half, bounds.least * NINTHS, around)
}

function stepOf(g: State, one: Wanted): Step {
  const { end } = flownFrom(g, one)
  const rotate = one.manoeuvre.rotate ?? 0
  const pose = rotate === 0 ? end : endOf(one.bounds, one.manoeuvre)
  return { ship: one.ship, manoeuvre: one.manoeuvre, end: pose, off: Math.round(distance(pose, one.place)) }
}

/** The step that comes nearest to a place that is taken. */
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
