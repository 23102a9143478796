import { isObject, type Json, no, planName, type Verdict, yes } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { cosine, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { firstStep, type Path, pathOf, poseAt, type Segment } from '../../geometry/path.ts'
import { INCH, isInside, isOn, type Point, type Pose } from '../../geometry/place.ts'
import { CONTACT, gap, type Stand } from '../../geometry/stand.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { holdsForShip, turnCardSum } from '../in-force.ts'
import { fleetOfShipHas, suffers, teamsAboard } from '../ships.ts'
import { bodiesOf, halfOf, poseOf } from '../stands.ts'

/** Where a mine is dropped: the segment, and how far into it (thousandths of an inch, hundredths of a degree). */
export type Drop = { segment: number; at: number }

/** FA-MOVE-6, FA-MOVE-23: a ship's declared move, as it comes from outside. */
export type Manoeuvre = {
  segments: Segment[]
  mines?: Drop[]
  /** The turn on the spot, in hundredths of a degree (FA-FLEET-12, FA-TRAIT/maneuverable). */
  rotate?: number
  /** Whether a fold space escape is declared after the move (FA-MOVE-21). */
  escape?: boolean
}

/** Everything on which the legality of a manoeuvre depends, so that the browser can check it. Lengths are thousandths of an inch. */
export type MoveBounds = {
  ship: number
  x: number
  y: number
  heading: number
  /** Half the side of the stand. */
  half: number
  mv: number
  least: number
  /** The straight movement needed before the first turn, and before each later one (FA-MOVE-9). */
  firstTl: number
  tl: number
  /** The sharpest turn segment (FA-MOVE-6, FA-TRAIT/agile). */
  angle: number
  /** How far the ship may turn on the spot if it does not move. */
  rotate: number
  mines: number
  escape: boolean
  width: number
  depth: number
  /** Planets and meteors, as x, y and radius, where no mine may be dropped. */
  bodies: number[][]
  /** The stand to be rammed, as x, y, heading and half its side; empty if there is none. */
  ram: number[]
}

/** FA-MOVE-6: the plan of a ship's move. */
export const MANOEUVRE = planName<MoveBounds, Manoeuvre>('manoeuvre')

/** Ninths of a thousandth of an inch in a thousandth: a turn of 0.01 degree costs two of them (FA-MOVE-7). */
export const NINTHS = 9

/** The current MV of a ship, in thousandths of an inch; an engine failure halves it (FA-DMG-11), and cards add to what is left. */
export function currentMv(g: State, ship: ShipId): number {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  if (stats.mv === 0) return 0
  const added = turnCardSum(g, 'T10', numberAt(g.ships.owner, ship), 'own') + (holdsForShip(g, 'S02', ship) ? 2 : 0)
  const mv = stats.mv * INCH
  return (suffers(g, ship, 'engineFailure') ? mv / 2 : mv) + added * INCH
}

/** The current turn limit of a ship, in thousandths of an inch, for its first turn and for later ones. */
export function currentTl(g: State, ship: ShipId): { first: number; later: number } {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  const later = holdsForShip(g, 'S08', ship) ? 0 : Math.max(stats.tl - (holdsForShip(g, 'S02', ship) ? 1 : 0), 0)
  // FA-TRAIT/fluidHelm
  const first = fleetOfShipHas(g, ship, 'fluidHelm') ? Math.max(later - 1, 0) : later
  return { first: first * INCH, later: later * INCH }
}

/** FA-MOVE-1 to 3, FA-MOVE-14: the most and the least that a ship may move in its activation, in thousandths of an inch. */
export function moveRange(g: State, ship: ShipId): { mv: number; least: number } {
  const mv = currentMv(g, ship)
  if (g.ships.enginesCut[ship] === 1) return { mv: mv / 2, least: 0 }
  return { mv, least: suffers(g, ship, 'engineFailure') ? 0 : mv / 2 }
}

/** Everything on which the legality of a ship's manoeuvres now depends. */
export function moveBounds(g: State, ship: ShipId, ram: ShipId = NONE): MoveBounds {
  const type = shipType(numberAt(g.ships.type, ship))
  const pose = poseOf(g, ship)
  const { mv, least } = moveRange(g, ship)
  const { first, later } = currentTl(g, ship)
  const mines = ram === NONE ? minesToDrop(g, ship) : 0
  return {
    ship,
    x: pose.x,
    y: pose.y,
    heading: pose.heading,
    half: halfOf(g, ship),
    mv,
    least,
    firstTl: first,
    tl: later,
    // FA-TRAIT/agile
    angle: type.traits.includes('agile') ? 6000 : 4500,
    // FA-FLEET-12, FA-TRAIT/maneuverable
    rotate: ram === NONE && (type.installation || type.traits.includes('maneuverable')) ? 9000 : 0,
    mines,
    escape: ram === NONE && mayEscape(g, ship),
    width: g.settings.width,
    depth: g.settings.depth,
    bodies: mines === 0 ? [] : bodiesOf(g).map(({ x, y, radius }) => [x, y, radius]),
    ram: ram === NONE ? [] : [...xyh(g, ram), halfOf(g, ram)],
  }
}

function xyh(g: State, ship: ShipId): number[] {
  const { x, y, heading } = poseOf(g, ship)
  return [x, y, heading]
}

/** FA-MINE-1, FA-MINE-2: the number of mines that a ship has for the whole game. */
export const MOST_MINES = 3

/** FA-MINE-1, 2, 8: how many mines a ship may drop in this activation. */
function minesToDrop(g: State, ship: ShipId): number {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  if (stats.mn === 0 || suffers(g, ship, 'secondaryOffline')) return 0
  const now = holdsForShip(g, 'S12', ship) ? 2 : 1
  return Math.max(Math.min(now, MOST_MINES - numberAt(g.ships.mines, ship)), 0)
}

/** FA-MOVE-21, FA-BOARD-23: whether a ship may declare a fold space escape. */
function mayEscape(g: State, ship: ShipId): boolean {
  const { stats, traits } = shipType(numberAt(g.ships.type, ship))
  return stats.mv > 0 && !traits.includes('noFsd') && teamsAboard(g, ship) === 0 && g.ships.fold[ship] === 0
}

/** FA-MOVE-23: the exact length of a move, in ninths of a thousandth of an inch. */
export function lengthOf(segments: readonly Segment[]): number {
  let sum = 0
  for (const segment of segments) sum += 'straight' in segment ? segment.straight * NINTHS : Math.abs(segment.turn) * 2
  return sum
}

/** Whether a plan from outside is a legal manoeuvre within its bounds. */
export function mayMove(bounds: MoveBounds, value: Json): Verdict {
  const read = readManoeuvre(value)
  if ('rule' in read) return read
  const limits = keepsLimits(bounds, read.segments)
  if (limits !== true) return limits
  if (read.rotate !== undefined && read.rotate !== 0) {
    if (Math.abs(read.rotate) > bounds.rotate || read.segments.length > 0) return no('FA-MOVE-15', { most: bounds.rotate / 100 })
  }
  if (read.escape === true && !bounds.escape) return no('FA-MOVE-21')
  const drops = mayDrop(bounds, read)
  if (drops !== true) return drops
  if (bounds.ram.length > 0 && contactStep(bounds, pathOf(bounds, read.segments)) < 0) return no('FA-COLL-5')
  return yes
}

/** FA-MOVE-1, 9, 11: whether the segments keep the turn limit and the greatest and least length. */
function keepsLimits(bounds: MoveBounds, segments: readonly Segment[]): Verdict {
  let straight = 0
  let needed = bounds.firstTl
  for (const segment of segments) {
    if ('straight' in segment) straight += segment.straight
    else {
      if (Math.abs(segment.turn) > bounds.angle) return no('FA-MOVE-6', { most: bounds.angle / 100 })
      if (straight < needed) return no('FA-MOVE-9', { needed: needed / 1000 })
      straight = 0
      needed = bounds.tl
    }
  }
  const length = lengthOf(segments)
  if (length > bounds.mv * NINTHS) return no('FA-MOVE-11', { most: bounds.mv / 1000 })
  if (length < bounds.least * NINTHS) return no('FA-MOVE-1', { least: bounds.least / 1000 })
  return yes
}

/** FA-MINE-1, 2, 10: whether the mines are no more than the ship may drop, and on the table outside planets and meteors. */
function mayDrop(bounds: MoveBounds, { segments, mines = [] }: Manoeuvre): Verdict {
  if (mines.length > bounds.mines) return no('FA-MINE-2', { most: bounds.mines })
  const path = pathOf(bounds, segments)
  for (const drop of mines) {
    const segment = segments[drop.segment]
    if (segment === undefined || drop.at > stepsOf(segment)) return no('FA-MINE-10')
    const point = dropPoint(poseAt(path, dropStep(segments, drop)), bounds.half)
    if (!isOn(point, bounds.width, bounds.depth)) return no('FA-MINE-10')
    for (const [x = 0, y = 0, radius = 0] of bounds.bodies) if (isInside(point, { x, y, radius })) return no('FA-MINE-10')
  }
  return yes
}

function stepsOf(segment: Segment): number {
  return 'straight' in segment ? segment.straight : Math.abs(segment.turn)
}

/** The step of the path at which a mine is dropped. */
export function dropStep(segments: readonly Segment[], drop: Drop): number {
  let step = drop.at
  for (let i = 0; i < drop.segment; i++) step += stepsOf(segments[i] as Segment)
  return step
}

/** FA-MINE-1: the middle of the rear edge of a stand. */
export function dropPoint(pose: Pose, half: number): Point {
  return { x: pose.x - nearest((half * sine(pose.heading)) / SCALE), y: pose.y - nearest((half * cosine(pose.heading)) / SCALE) }
}

/** FA-GEN-15, FA-COLL-5: the first step of the path in base contact with the stand to be rammed, or -1. */
export function contactStep(bounds: Pick<MoveBounds, 'half' | 'ram'>, path: Path): number {
  const [x = 0, y = 0, h = 0, half = 0] = bounds.ram
  const target: Stand = { x, y, heading: h, half, round: false }
  return firstStep(path, 0, path.steps, (pose) => gap({ ...pose, half: bounds.half, round: false }, target) - CONTACT)
}

/** FA-MOVE-6, FA-GEN-2: reads the manoeuvre, or returns why it is invalid. */
function readManoeuvre(value: Json): Manoeuvre | ReturnType<typeof no> {
  if (!isObject(value) || !Array.isArray(value.segments) || !hasOnly(value, MANOEUVRE_FIELDS)) return no('FA-MOVE-6')
  const segments: Segment[] = []
  for (const raw of value.segments) {
    const segment = readSegment(raw)
    if ('rule' in segment) return segment
    segments.push(segment)
  }
  const { mines = [], rotate = 0, escape: folds = false } = value
  if (!Array.isArray(mines) || typeof folds !== 'boolean') return no('FA-MOVE-6')
  if (!isWhole(rotate)) return no('FA-GEN-2')
  const drops: Drop[] = []
  for (const raw of mines) {
    if (!isObject(raw) || !isWhole(raw.segment) || !isWhole(raw.at) || raw.segment < 0 || raw.at < 0) return no('FA-MINE-10')
    drops.push({ segment: raw.segment, at: raw.at })
  }
  return { segments, mines: drops, rotate, escape: folds }
}

const MANOEUVRE_FIELDS = ['segments', 'mines', 'rotate', 'escape']

function readSegment(raw: Json): Segment | ReturnType<typeof no> {
  if (!isObject(raw)) return no('FA-MOVE-6')
  if (hasOnly(raw, ['straight'])) {
    const { straight } = raw
    if (!isWhole(straight)) return no('FA-GEN-2')
    return straight > 0 ? { straight } : no('FA-MOVE-6')
  }
  if (hasOnly(raw, ['turn'])) {
    const { turn } = raw
    if (!isWhole(turn)) return no('FA-GEN-2')
    return turn === 0 ? no('FA-MOVE-6') : { turn }
  }
  return no('FA-MOVE-6')
}

/** Whether the value is a whole number within 32 bits. */
export function isWhole(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31
}

/** Whether an object has the first of the fields, and no other than these. */
function hasOnly(value: { [key: string]: Json }, fields: readonly string[]): boolean {
  return fields[0] !== undefined && fields[0] in value && Object.keys(value).every((key) => fields.includes(key))
}
