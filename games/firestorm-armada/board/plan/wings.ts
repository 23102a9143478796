import type { Json, PlanQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import type { Point } from '../../geometry/place.ts'
import { middleOf } from '../../geometry/place.ts'
import type { Stand } from '../../geometry/stand.ts'
import { mayGoTo, roundStand, WINGS, type WingBounds, type WingPlan, type WingStart } from '../../rules/wing/places.ts'

/** Wings from the value of a draft, which this board makes and the rules check before they use it. */
export const wingPlanOf = (value: Json): WingPlan => value as unknown as WingPlan
/** Wings as the value of a draft. */
export const wingsAsJson = (plan: WingPlan): Json => plan as unknown as Json

const RINGS = 14
const SPOKES = 16

/** The allowed place for a wing nearest to the wanted one, beside those already placed; its start if there is none. */
function nearest(bounds: WingBounds, start: WingStart, to: Point, placed: readonly Stand[]): Point {
  const within = clipped(start, to)
  for (let ring = 0; ring <= RINGS; ring++) {
    const far = ring * 400
    for (let spoke = 0; spoke < (ring === 0 ? 1 : SPOKES); spoke++) {
      const angle = (spoke / SPOKES) * Math.PI * 2
      const point = clipped(start, { x: Math.round(within.x + Math.cos(angle) * far), y: Math.round(within.y + Math.sin(angle) * far) })
      if (mayGoTo(bounds, start, point, placed) === true) return point
    }
  }
  return { x: start.x, y: start.y }
}

/** The farthest point on the way to another that is within reach. */
function clipped(start: WingStart, to: Point): Point {
  const far = Math.hypot(to.x - start.x, to.y - start.y)
  if (far <= start.reach) return { x: Math.round(to.x), y: Math.round(to.y) }
  const share = Math.max(0, start.reach - 2) / far
  return { x: Math.trunc(start.x + (to.x - start.x) * share), y: Math.trunc(start.y + (to.y - start.y) * share) }
}

/** Places wings one after another, each as near as allowed to its wanted place. */
export function settledWings(bounds: WingBounds, wanted: readonly Point[]): WingPlan {
  const placed: Stand[] = []
  return {
    wings: bounds.wings.map((start, at) => {
      const point = nearest(bounds, start, wanted[at] ?? start, placed)
      placed.push(roundStand(point))
      return { wing: start.wing, ...point }
    }),
  }
}

/** The initial draft: flying wings stay, launched ones go close to their carrier. */
export function beginWings(question: PlanQuestion): WingPlan {
  const bounds = planBounds(question, WINGS)
  return settledWings(bounds, bounds.wings)
}

/** Flies the whole flight to a point; each wing keeps its place in the formation as well as it can. */
export function flownTo(bounds: WingBounds, plan: WingPlan, to: Point): WingPlan {
  const middle = middleOf(plan.wings)
  return settledWings(
    bounds,
    plan.wings.map(({ x, y }) => ({ x: to.x + (x - middle.x), y: to.y + (y - middle.y) })),
  )
}
