import { type Json, no, type Plan, planName, type Verdict, yes } from '@orrery/kernel'
import { cosine, FULL, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { isInside, isOn, isWithin } from '../../geometry/place.ts'
import type { State } from '../../state.ts'

/** How far a drone mine moves. // FA-TRAIT/droneMines */
export const INCHES_OF_DRONES = 2000

/** What decides where a drone mine may go. Bodies are planets and meteors as x, y and radius. */
export type DroneBounds = { x: number; y: number; reach: number; width: number; depth: number; bodies: number[][] }

/** The plan of where a drone mine goes. */
export const DRONE = planName<DroneBounds, [number, number]>('drone')

function mayGo(bounds: DroneBounds, value: Json): Verdict {
  if (!Array.isArray(value) || value.length !== 2) return no('FA-TRAIT/droneMines')
  const [x, y] = value
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isInteger(x) || !Number.isInteger(y)) return no('FA-GEN-2')
  const to = { x, y }
  if (!isWithin(bounds, to, bounds.reach)) return no('FA-TRAIT/droneMines')
  // FA-MINE-10: on the table and outside planets and meteors.
  if (!isOn(to, bounds.width, bounds.depth)) return no('FA-MINE-10')
  return bounds.bodies.some(([bx = 0, by = 0, radius = 0]) => isInside(to, { x: bx, y: by, radius })) ? no('FA-MINE-10') : yes
}

/** Where a drone mine goes, as [x, y]: the plan `drone`. */
export const dronePlan: Plan<State, DroneBounds> = {
  validate(question, value): Verdict {
    return mayGo(question.bounds, value)
  },
  sample(_g, question, random) {
    const bounds = question.bounds
    const direction = random.below(FULL)
    for (let length = bounds.reach - 1; length > 0; length -= 250) {
      const to = [bounds.x + nearest((length * sine(direction)) / SCALE), bounds.y + nearest((length * cosine(direction)) / SCALE)]
      if (mayGo(bounds, to) === true) return to
    }
    return [bounds.x, bounds.y]
  },
}
