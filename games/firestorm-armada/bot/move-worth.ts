import { type ShipType, shipType } from '../content/ships.ts'
import { coversOf, FULLY, OUTSIDE } from '../geometry/arc.ts'
import { cosine, SCALE, sine } from '../geometry/directions.ts'
import { passes } from '../geometry/landing.ts'
import type { Path } from '../geometry/path.ts'
import { distance, INCH, isWithin, type Pose } from '../geometry/place.ts'
import { enters } from '../geometry/sight.ts'
import { numberAt } from '../rules/at.ts'
import { commandDistance } from '../rules/command.ts'
import { coverAmong } from '../rules/fire/shots.ts'
import type { MoveBounds } from '../rules/move/manoeuvre.ts'
import { shipsOf, sideOfShip } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import { PLACE, type ShipId, type State, type Terrain } from '../state.ts'
import { worthOfHull } from './worth.ts'

/** An enemy, as the worth of a move takes it into account. */
export interface Foe {
  readonly pose: Pose
  readonly type: ShipType
  /** The chance that one of the ship's dice hits it, the worth of its hull points, and the share of its damage rating that one hit is. */
  readonly hit: number
  readonly worth: number
  readonly share: number
  /** The chance that one of its dice hits the ship. */
  readonly hits: number
}

/** How much the parts of a move's worth count, as multiples of what they count for the policy. */
export interface Posture {
  /** The ship's own fire. */
  readonly fire: number
  /** Coming nearer to the enemy, up to the distance at which the weapons are at their best; below 0: getting away. */
  readonly approach: number
  /** Not coming nearer than that distance; the policy does not mind. */
  readonly distance: number
  /** The enemy's fire. */
  readonly returned: number
}

/** As the policy moves. */
export const STEADY: Posture = { fire: 1, approach: 1, distance: 0, returned: 1 }

/** Everything that the worth of a ship's moves depends on and that does not depend on the move. */
export interface MoveScale {
  readonly g: State
  readonly bounds: MoveBounds
  readonly type: ShipType
  readonly foes: readonly Foe[]
  /** The terrain that blocks fire. */
  readonly bodies: readonly Terrain[]
  /** The weight of a hit on the ship. */
  readonly loss: number
  /** Up to this distance to the nearest enemy the ship's weapons have about the most dice. */
  readonly preferredRange: number
  readonly mates: readonly Pose[]
  /** The distance from its squadron up to which the ship pays no penalty. */
  readonly reach: number
  readonly posture: Posture
}

/** The weight of the enemy's fire from its present place, compared with the ship's own; it is small because the enemy will move, too. */
const RETURNED = 0.25

/** The scale for the moves of the ship whose bounds are given. */
export function moveScale(g: State, bounds: MoveBounds, posture: Posture = STEADY): MoveScale {
  const { ship } = bounds
  const type = shipType(numberAt(g.ships.type, ship))
  const foes = foesOf(g, ship, type)
  const squadron = numberAt(g.ships.squadron, ship)
  const mates = shipsOf(g, squadron).filter((other) => other !== ship)
  return {
    g,
    bounds,
    type,
    foes,
    bodies: g.terrain.filter(({ kind }) => kind === 'planet' || kind === 'meteor'),
    posture,
    loss: (posture.returned * RETURNED * worthOfHull(g, ship)) / (type.stats.dr * Math.max(foes.length / 3, 2)),
    preferredRange: preferredRange(type),
    mates: mates.map((mate) => poseOf(g, mate)),
    // FA-CD-5: a ship out of command cannot link fire, so the squadron keeps together.
    reach: commandDistance(g, squadron) * 0.6,
  }
}

function foesOf(g: State, ship: ShipId, type: ShipType): Foe[] {
  const side = sideOfShip(g, ship)
  const foes: Foe[] = []
  for (let other = 0; other < g.ships.place.length; other++) {
    if (g.ships.place[other] !== PLACE.table || sideOfShip(g, other) === side) continue
    const its = shipType(numberAt(g.ships.type, other))
    const { hp, dr } = its.stats
    const share = hp > 0 ? 1 / dr : 0
    foes.push({
      pose: poseOf(g, other),
      type: its,
      hit: hitChance(type, its),
      worth: worthOfHull(g, other),
      share,
      hits: hitChance(its, type),
    })
  }
  return foes
}

function hitChance(by: ShipType, target: ShipType): number {
  const need = by.capital ? target.smallTarget : 4
  return need === 4 ? 0.8 : need === 5 ? 0.6 : 0.4
}

function preferredRange(type: ShipType): number {
  const sums = [0, 1, 2, 3].map((band) => type.weapons.reduce((sum, { ad }) => sum + (ad[band] ?? 0), 0))
  const most = Math.max(...sums)
  for (let band = 3; band > 0; band--) if ((sums[band] as number) >= most * 0.9) return band * 8000 + 6000
  return 6000
}

/** An enemy in range of the end of a move, and its range band. */
interface Sighted {
  readonly foe: Foe
  readonly band: number
}

/**
 * The worth of a move: the terrain that it crosses, and at its end the ship's fire, the enemy's fire, the squadron and the edges. A move
 * that cannot be worth more than `least` counts as minus infinity, which saves weighing the enemy's fire: that only makes it worse.
 */
export function worthOfMove(scale: MoveScale, path: Path, least = Number.NEGATIVE_INFINITY): number {
  const { g, bounds, foes, posture } = scale
  const { end } = path
  const { width, depth } = bounds
  const edge = Math.min(end.x, end.y, width - end.x, depth - end.y)
  if (edge < 0) return -1e6 + edge
  let nearest = Number.POSITIVE_INFINITY
  const sighted: Sighted[] = []
  for (const foe of foes) {
    const away = distance(end, foe.pose)
    nearest = Math.min(nearest, away)
    if (away <= 32_000 && !isBarred(scale, end, foe.pose)) sighted.push({ foe, band: Math.max(Math.ceil(away / 8000), 1) })
  }
  const before = dangers(g, bounds, path) - edgePenalty(g, end, width, depth) + posture.fire * fireWorth(scale, end, sighted)
  // Closer is better, up to the distance at which the weapons are at their best.
  const beyond = nearest - scale.preferredRange
  const far = foes.length > 0 ? ((beyond > 0 ? posture.approach : -posture.distance) * beyond) / 1500 : 0
  const rest = before - far - apartFromSquadron(scale, end)
  return rest <= least ? Number.NEGATIVE_INFINITY : rest - returnedFire(end, sighted) * scale.loss
}

/** The worth of the ship's fire from a pose: each weapon fires at the enemy against which it does most. */
function fireWorth({ type }: MoveScale, end: Pose, sighted: readonly Sighted[]): number {
  const best = new Array<number>(type.weapons.length).fill(0)
  for (const { foe, band } of sighted) {
    const seen = coversOf(end, foe.pose)
    for (let weapon = 0; weapon < best.length; weapon++) {
      const value = diceAt(type, weapon, band, seen, end, foe.pose) * foe.hit * foe.worth * foe.share
      if (value > (best[weapon] as number)) best[weapon] = value
    }
  }
  let sum = 0
  for (const value of best) sum += value
  return sum
}

/** The expected hits of the enemies' weapons on the ship at a pose. */
function returnedFire(end: Pose, sighted: readonly Sighted[]): number {
  let hits = 0
  for (const { foe, band } of sighted) {
    const seen = coversOf(foe.pose, end)
    for (let weapon = 0; weapon < foe.type.weapons.length; weapon++) hits += diceAt(foe.type, weapon, band, seen, foe.pose, end) * foe.hits
  }
  return hits
}

/** The dice of a weapon; `covers` says which of the four arcs cover the target (`coversOf`). */
function diceAt(type: ShipType, weapon: number, band: number, covers: number, from: Pose, to: Pose): number {
  const record = type.weapons[weapon]
  const dice = record?.ad[band - 1] ?? 0
  if (record === undefined || dice === 0) return 0
  const cover = coverAmong(covers, from, to, record)
  return cover === OUTSIDE ? 0 : cover === FULLY ? dice : dice / 2
}

function isBarred({ bodies }: MoveScale, from: Pose, to: Pose): boolean {
  for (const body of bodies) if (enters(from, to, body)) return true
  return false
}

/** The cost of crossing a field: more than any fire is worth, so that a ship goes around it where it can. */
export const FIELD = 1000

/** The (negative) worth of planets and meteors on the path or ahead, and of fields crossed. */
function dangers(g: State, bounds: MoveBounds, path: Path): number {
  let worth = 0
  for (const piece of g.terrain) {
    const { kind, radius } = piece
    if (kind === 'gravityWell' || kind === 'nebula' || !isWithin(bounds, piece, bounds.mv + radius + 6 * INCH)) continue
    if (kind === 'planet' || kind === 'meteor') {
      if (passes(path, path.steps, { ...piece, radius: radius + 100 })) worth -= kind === 'planet' ? 1e5 : 1e4
      else if (enters(path.end, ahead(path.end, 5 * INCH), piece)) worth -= 40
    } else if (passes(path, path.steps, piece)) worth -= FIELD
  }
  return worth
}

/** The pose moved straight ahead. */
function ahead({ x, y, heading: h }: Pose, length: number): Pose {
  return { x: x + (length * sine(h)) / SCALE, y: y + (length * cosine(h)) / SCALE, heading: h }
}

/** The cost of heading off the table: the nearer the edge ahead, the greater. */
function edgePenalty(g: State, end: Pose, width: number, depth: number): number {
  let penalty = 0
  for (const inches of [4, 8]) {
    const { x, y } = ahead(end, inches * INCH)
    if (x < 0 || y < 0 || x > width || y > depth) penalty += g.turn >= g.settings.turns ? 0 : inches === 4 ? 60 : 12
  }
  return penalty
}

/** The cost of being far from the squadron. */
function apartFromSquadron({ mates, reach }: MoveScale, end: Pose): number {
  if (mates.length === 0) return 0
  let least = Number.POSITIVE_INFINITY
  for (const mate of mates) least = Math.min(least, distance(end, mate))
  return least <= reach ? 0 : Math.min((least - reach) / 400, 25)
}
