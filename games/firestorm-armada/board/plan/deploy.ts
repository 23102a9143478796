import type { Json, PlanQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import type { Point, Pose } from '../../geometry/place.ts'
import type { Stand } from '../../geometry/stand.ts'
import { DEPLOYMENT, type DeployBounds, type DeployPlan, mayStand } from '../../rules/deployment/plan.ts'

/** A deployment from the value of a draft, which this board makes and the rules check before they use it. */
export const deployPlanOf = (value: Json): DeployPlan => value as unknown as DeployPlan
/** A deployment as the value of a draft. */
export const deployAsJson = (plan: DeployPlan): Json => plan as unknown as Json

const standAt = (pose: Pose, half: number): Stand => ({ ...pose, half, round: false })

/** The heading along the grid from the zone towards the middle of the table. */
function inwardFrom({ zones, width, depth }: DeployBounds): number {
  const [west = 0, south = 0, east = width, north = depth] = zones[0] ?? []
  const dx = width / 2 - (west + east) / 2
  const dy = depth / 2 - (south + north) / 2
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 9000 : 27_000
  return dy >= 0 ? 0 : 18_000
}

const ROUNDS = 60

/** Places ships one after another, each as near as allowed to its wanted place. */
export function settledShips(bounds: DeployBounds, wanted: readonly Pose[]): DeployPlan {
  const placed: Stand[] = []
  return {
    ships: bounds.ships.map(({ ship, half }, at) => {
      const want = wanted[at] ?? { x: 0, y: 0, heading: 0 }
      const pose = nearestStand(bounds, want, half, placed)
      placed.push(standAt(pose, half))
      return { ship, ...pose }
    }),
  }
}

function nearestStand(bounds: DeployBounds, want: Pose, half: number, placed: readonly Stand[]): Pose {
  for (let round = 0; round < ROUNDS; round++) {
    const far = round * 350
    const spokes = round === 0 ? 1 : 16
    for (let spoke = 0; spoke < spokes; spoke++) {
      const angle = (spoke / spokes) * Math.PI * 2
      const pose = { x: Math.round(want.x + Math.cos(angle) * far), y: Math.round(want.y + Math.sin(angle) * far), heading: want.heading }
      if (mayStand(bounds, pose, half, placed) === true) return pose
    }
  }
  return want
}

/** The ships in a line abreast around a point, all with one heading. */
export function lineAt(bounds: DeployBounds, to: Point, heading: number): DeployPlan {
  const angle = (heading / 18_000) * Math.PI
  const wide = Math.max(...bounds.ships.map(({ half }) => half * 2)) + 900
  const middle = (bounds.ships.length - 1) / 2
  return settledShips(
    bounds,
    bounds.ships.map((_, at) => ({
      x: Math.round(to.x + Math.cos(angle) * (at - middle) * wide),
      y: Math.round(to.y - Math.sin(angle) * (at - middle) * wide),
      heading,
    })),
  )
}

/** The initial draft: a line abreast where the zone has room. */
export function beginDeploy(question: PlanQuestion): DeployPlan {
  const bounds = planBounds(question, DEPLOYMENT)
  const [west = 0, south = 0, east = bounds.width, north = bounds.depth] = bounds.zones[0] ?? []
  const heading = inwardFrom(bounds)
  // Squadrons are placed beside each other, from the middle outwards.
  const clear = (x: number): number => {
    const middle = (south + north) / 2
    return Math.min(60_000, ...bounds.stands.map(([sx = 0, sy = 0]) => Math.hypot(sx - x, sy - middle)))
  }
  const middle = (west + east) / 2
  let best = middle
  for (let off = 0; off <= (east - west) / 2 - 2000; off += 2000) {
    const found = [middle + off, middle - off].find((x) => clear(x) > 5500)
    if (found !== undefined) {
      best = found
      break
    }
  }
  return lineAt(bounds, { x: best, y: (south + north) / 2 }, heading)
}
