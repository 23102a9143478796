import { type Json, no, planName, type Refusal, type Verdict, yes } from '@orrery/kernel'
import { type Disc, isInside, isOn, isWithin, type Point } from '../../geometry/place.ts'
import { enters } from '../../geometry/sight.ts'
import { isInContact, overlap, type Stand, WING_RADIUS } from '../../geometry/stand.ts'
import { isObject, isWhole } from '../manoeuvre.ts'

/** One wing that is moved or placed: from where and how far (FA-WING-6, FA-WING-8). */
export type WingStart = {
  wing: number
  x: number
  y: number
  reach: number
  /** Driven off this turn: it may not come into contact with enemies (FA-PD-8). */
  driven: boolean
}

/** Everything that decides where the wings of a flight may go. Stands are x, y, heading, half and 1 where round. */
export type WingBounds = {
  wings: WingStart[]
  /** Whether they fly there, or are placed (FA-WING-24). */
  flies: boolean
  stands: number[][]
  /** Enemy stands, which driven-off wings may not touch. */
  enemies: number[][]
  /** Enemy wings driven off this turn, which no wing may touch (FA-PD-18). */
  shunned: number[][]
  /** Planets, meteors and distortion fields. */
  walls: number[][]
  width: number
  depth: number
}

/** Where the wings of a flight go, in the order in which they go. */
export type WingPlan = { wings: { wing: number; x: number; y: number }[] }

/** The plan of where the wings of a flight go. // FA-WING-6 */
export const WINGS = planName<WingBounds, WingPlan>('wings')

/** A stand in the form that bounds use. */
export function standRow({ x, y, heading, half, round }: Stand): number[] {
  return [x, y, heading, half, round ? 1 : 0]
}

function standFrom([x = 0, y = 0, heading = 0, half = 0, round = 0]: readonly number[]): Stand {
  return { x, y, heading, half, round: round === 1 }
}

function discFrom([x = 0, y = 0, radius = 0]: readonly number[]): Disc {
  return { x, y, radius }
}

/** Whether a plan from outside is legal for the wings: by its bounds alone. */
export function mayGo(bounds: WingBounds, value: Json): Verdict {
  const read = readPlan(bounds, value)
  if ('rule' in read) return read
  const placed: Stand[] = []
  for (const { wing, x, y } of read.wings) {
    const start = bounds.wings.find((one) => one.wing === wing) as WingStart
    const verdict = mayGoTo(bounds, start, { x, y }, placed)
    if (verdict !== true) return verdict
    placed.push(roundStand({ x, y }))
  }
  return yes
}

/** Whether one wing may go to a point, given the places of others of its flight in `placed`. */
export function mayGoTo(bounds: WingBounds, start: WingStart, to: Point, placed: readonly Stand[]): Verdict {
  const stand = roundStand(to)
  if (!isWithin(start, to, start.reach)) return no(bounds.flies ? 'FA-WING-8' : 'FA-WING-6', { most: start.reach / 1000 })
  for (const other of placed) if (overlap(stand, other) > 0) return no('FA-WING-8')
  // To stay is always possible.
  if (bounds.flies && to.x === start.x && to.y === start.y) return yes
  if (!isOn(to, bounds.width, bounds.depth)) return no('FA-WING-21')
  for (const row of bounds.stands) if (overlap(stand, standFrom(row)) > 0) return no('FA-WING-8')
  for (const row of bounds.walls) {
    const wall = discFrom(row)
    if (isInside(to, wall) || (bounds.flies && enters(start, to, wall))) return no(bounds.flies ? 'FA-COLL-3' : 'FA-WING-24')
  }
  if (start.driven) for (const row of bounds.enemies) if (isInContact(stand, standFrom(row))) return no('FA-PD-8')
  for (const row of bounds.shunned) if (isInContact(stand, standFrom(row))) return no('FA-PD-18')
  return yes
}

/** The stand of a wing at a point. */
export function roundStand({ x, y }: Point): Stand {
  return { x, y, heading: 0, half: WING_RADIUS, round: true }
}

function readPlan(bounds: WingBounds, value: Json): WingPlan | Refusal {
  if (!isObject(value) || !Array.isArray(value.wings) || value.wings.length !== bounds.wings.length) return no('FA-WING-8')
  const wings: WingPlan['wings'] = []
  for (const raw of value.wings) {
    if (!isObject(raw)) return no('FA-WING-8')
    const { wing, x, y } = raw
    if (!isWhole(x) || !isWhole(y)) return no('FA-GEN-2')
    const known = isWhole(wing) && bounds.wings.some((one) => one.wing === wing) && !wings.some((one) => one.wing === wing)
    if (!known) return no('FA-WING-7')
    wings.push({ wing, x, y })
  }
  return { wings }
}
