import type { Random } from '@orrery/kernel'
import { type ShipType, shipType } from '../content/ships.ts'
import { coversOf, FULLY, OUTSIDE } from '../geometry/arc.ts'
import { bearingOf, cosine, heading, SCALE, sine } from '../geometry/directions.ts'
import { passes } from '../geometry/landing.ts'
import { type Path, pathFrom, pathOf, type Segment } from '../geometry/path.ts'
import { distance, INCH, isWithin, type Pose } from '../geometry/place.ts'
import { enters } from '../geometry/sight.ts'
import { numberAt } from '../rules/at.ts'
import { commandDistance } from '../rules/command.ts'
import type { Manoeuvre, MoveBounds } from '../rules/manoeuvre.ts'
import { coverAmong } from '../rules/range.ts'
import { shipsOf, sideOfShip } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import { PLACE, type ShipId, type State } from '../state.ts'
import { sampleMove } from './sample-move.ts'
import { steer } from './steer.ts'
import { worthOfHull } from './worth.ts'

/** Bearings relative to the enemy that candidates aim for: bows on, slanting, and broadside to either side. */
const AIMS = [0, 2500, -2500, 5000, -5000, 8000, -8000, 13_000, -13_000]

/** An enemy as a move is weighed against it. */
interface Foe {
  readonly ship: ShipId
  readonly pose: Pose
  readonly type: ShipType
  readonly worth: number
}

/**
 * The manoeuvre that brings the ship's weapons to bear best, keeps it with its squadron and out of danger; if there is none, any sensible
 * one.
 */
export function chooseMove(g: State, bounds: MoveBounds, random: Random): Manoeuvre {
  return bestMove(g, bounds) ?? sampleMove(g, bounds, random)
}

/** The same without chance; null for a ship that rams or can neither move nor turn. */
export function bestMove(g: State, bounds: MoveBounds): Manoeuvre | null {
  if (bounds.ram.length > 0 || bounds.mv === 0) return bestRotation(g, bounds)
  const foes = foesOf(g, bounds.ship)
  const nearest = nearestOf(foes, bounds)
  const towards = nearest === null ? bounds.heading : bearingOf(nearest.pose.x - bounds.x, nearest.pose.y - bounds.y)
  let best: Manoeuvre = { segments: steer(bounds, bounds.heading, bounds.mv) }
  let most = Number.NEGATIVE_INFINITY
  const middle = (bounds.mv + bounds.least) >> 1
  const lengths = bounds.mv === bounds.least ? [bounds.mv] : [bounds.mv, middle, bounds.least]
  for (const length of lengths) {
    // A ship that cannot turn that far ends at the same pose for several aims.
    const ends: Pose[] = []
    for (const aim of AIMS) {
      const segments = steer(bounds, heading(towards + aim), length)
      const path = pathOf(bounds, segments)
      if (ends.some((end) => isSamePose(end, path.end))) continue
      ends.push(path.end)
      const worth = worthOfMove(g, bounds, path, foes)
      if (worth <= most) continue
      most = worth
      best = { segments }
    }
  }
  for (const segments of courseAtFoes(g, bounds, foes)) {
    const worth = worthOfMove(g, bounds, pathOf(bounds, segments), foes)
    if (worth <= most) continue
    most = worth
    best = { segments }
  }
  const middling = steer(bounds, bearingOf(bounds.width / 2 - bounds.x, bounds.depth / 2 - bounds.y), bounds.mv)
  return worthOfMove(g, bounds, pathOf(bounds, middling), foes) > most ? { segments: middling } : best
}

function isSamePose(one: Pose, other: Pose): boolean {
  return one.x === other.x && one.y === other.y && one.heading === other.heading
}

/** The number of nearest enemies that weapons firing straight ahead are aimed at, and the number of course corrections. */
const STEERED_AT = 4
const CORRECTIONS = 2

/** FA-RANGE-13: what fires straight ahead must point at its target where the move ends, within an inch to either side. */
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

/** How promising a legal manoeuvre is, 0 to 1: its end point, evaluated as the policy does. */
export function promiseOfMove(g: State, bounds: MoveBounds, { segments, rotate = 0 }: Manoeuvre): number {
  const path = pathOf(bounds, segments)
  const { x, y, heading: h } = path.end
  const turned = rotate === 0 ? path : pathFrom({ x, y, heading: heading(h + rotate) })
  const worth = worthOfMove(g, bounds, turned, foesOf(g, bounds.ship))
  return 0.5 + 0.5 * (worth / (EVEN + Math.abs(worth)))
}

/** A place with this worth is half as promising again as one with worth 0. */
const EVEN = 50

/** What turns on the spot turns its weapons to where they bear best. */
function bestRotation(g: State, bounds: MoveBounds): Manoeuvre | null {
  if (bounds.rotate === 0 || bounds.mv > 0) return null
  const foes = foesOf(g, bounds.ship)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (const part of [0, -0.5, 0.5, -1, 1]) {
    const pose = { x: bounds.x, y: bounds.y, heading: heading(bounds.heading + bounds.rotate * part) }
    const worth = worthOfMove(g, bounds, pathFrom(pose), foes)
    if (worth <= most) continue
    most = worth
    best = bounds.rotate * part
  }
  return { segments: [], rotate: best }
}

function foesOf(g: State, ship: ShipId): Foe[] {
  const side = sideOfShip(g, ship)
  const foes: Foe[] = []
  for (let other = 0; other < g.ships.place.length; other++) {
    if (g.ships.place[other] !== PLACE.table || sideOfShip(g, other) === side) continue
    foes.push({ ship: other, pose: poseOf(g, other), type: shipType(numberAt(g.ships.type, other)), worth: worthOfHull(g, other) })
  }
  return foes
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

/** How good a way of a ship is, as its moves are weighed. */
export function worthOfPath(g: State, bounds: MoveBounds, path: Path): number {
  return worthOfMove(g, bounds, path, foesOf(g, bounds.ship))
}

/** The weight of what the enemy could do from its present place, against what the ship does: the enemy will move, too. */
const RETURNED = 0.25

/** The worth of a move: what it crosses, and at its end the ship's fire, the enemy's fire, the squadron and the edges. */
function worthOfMove(g: State, bounds: MoveBounds, path: Path, foes: readonly Foe[]): number {
  const { ship, width, depth } = bounds
  const { end } = path
  const type = shipType(numberAt(g.ships.type, ship))
  let worth = dangers(g, bounds, path)
  const edge = Math.min(end.x, end.y, width - end.x, depth - end.y)
  if (edge < 0) return -1e6 + edge
  worth -= edgePenalty(g, end, width, depth)
  let taken = 0
  let nearest = Number.POSITIVE_INFINITY
  const best = type.weapons.map(() => 0)
  for (const foe of foes) {
    const away = distance(end, foe.pose)
    nearest = Math.min(nearest, away)
    if (away > 32_000) continue
    const band = Math.max(Math.ceil(away / 8000), 1)
    if (isBarred(g, end, foe.pose)) continue
    const seen = coversOf(end, foe.pose)
    for (let weapon = 0; weapon < type.weapons.length; weapon++) {
      const dice = diceAt(type, weapon, band, seen, end, foe.pose)
      if (dice === 0) continue
      const value = dice * hitChance(type, foe.type) * foe.worth * (foe.type.stats.hp > 0 ? 1 / foe.type.stats.dr : 0)
      if (value > (best[weapon] as number)) best[weapon] = value
    }
    const seenBy = coversOf(foe.pose, end)
    for (let weapon = 0; weapon < foe.type.weapons.length; weapon++) {
      taken += diceAt(foe.type, weapon, band, seenBy, foe.pose, end) * hitChance(foe.type, type)
    }
  }
  for (const value of best) worth += value
  worth -= (taken * RETURNED * worthOfHull(g, ship)) / (type.stats.dr * Math.max(foes.length / 3, 2))
  // Nothing in reach: closer is better, up to where the weapons are at their best.
  if (foes.length > 0) worth -= Math.max(nearest - favourite(type), 0) / 1500
  return worth - apartFromSquadron(g, ship, end)
}

/** The dice of a weapon; `covers` are those of the four arcs (`coversOf`). */
function diceAt(type: ShipType, weapon: number, band: number, covers: number, from: Pose, to: Pose): number {
  const record = type.weapons[weapon]
  const dice = record?.ad[band - 1] ?? 0
  if (record === undefined || dice === 0) return 0
  const cover = coverAmong(covers, from, to, record)
  return cover === OUTSIDE ? 0 : cover === FULLY ? dice : dice / 2
}

function hitChance(by: ShipType, target: ShipType): number {
  const need = by.capital ? target.smallTarget : 4
  return need === 4 ? 0.8 : need === 5 ? 0.6 : 0.4
}

/** The distance at which the ship's weapons have most dice, less a little. */
function favourite(type: ShipType): number {
  const sums = [0, 1, 2, 3].map((band) => type.weapons.reduce((sum, { ad }) => sum + (ad[band] ?? 0), 0))
  const most = Math.max(...sums)
  for (let band = 3; band > 0; band--) if ((sums[band] as number) >= most * 0.9) return band * 8000 + 6000
  return 6000
}

function isBarred(g: State, from: Pose, to: Pose): boolean {
  for (const piece of g.terrain) {
    if ((piece.kind === 'planet' || piece.kind === 'meteor') && enters(from, to, piece)) return true
  }
  return false
}

/** Planets and meteors on the way or ahead, fields crossed. */
function dangers(g: State, bounds: MoveBounds, path: Path): number {
  let worth = 0
  for (const piece of g.terrain) {
    const { kind, radius } = piece
    if (kind === 'gravityWell' || kind === 'nebula' || !isWithin(bounds, piece, bounds.mv + radius + 6 * INCH)) continue
    if (kind === 'planet' || kind === 'meteor') {
      if (passes(path, path.steps, { ...piece, radius: radius + 100 })) worth -= kind === 'planet' ? 1e5 : 1e4
      else if (enters(path.end, ahead(path.end, 5 * INCH), piece)) worth -= 40
    } else if (passes(path, path.steps, piece)) worth -= kind === 'asteroidField' ? 12 : 18
  }
  return worth
}

/** A point straight ahead. */
function ahead({ x, y, heading: h }: Pose, length: number): Pose {
  return { x: x + (length * sine(h)) / SCALE, y: y + (length * cosine(h)) / SCALE, heading: h }
}

/** Running out of the table: the nearer the edge ahead, the worse. */
function edgePenalty(g: State, end: Pose, width: number, depth: number): number {
  let penalty = 0
  for (const inches of [4, 8]) {
    const { x, y } = ahead(end, inches * INCH)
    if (x < 0 || y < 0 || x > width || y > depth) penalty += g.turn >= g.settings.turns ? 0 : inches === 4 ? 60 : 12
  }
  return penalty
}

/** FA-CD-5: a ship out of command cannot link fire, so the squadron keeps together. */
function apartFromSquadron(g: State, ship: ShipId, end: Pose): number {
  const squadron = numberAt(g.ships.squadron, ship)
  const mates = shipsOf(g, squadron).filter((other) => other !== ship)
  if (mates.length === 0) return 0
  const reach = commandDistance(g, squadron)
  let least = Number.POSITIVE_INFINITY
  for (const mate of mates) least = Math.min(least, distance(end, poseOf(g, mate)))
  return least <= reach * 0.6 ? 0 : Math.min((least - reach * 0.6) / 400, 25)
}
