import type { SeenQuestion } from '@orrery/kernel'
import { asksForPlan } from '@orrery/kernel'
import { pointsOfSquadron } from '../bot/worth.ts'
import { cosine, heading, nearest, SCALE, sine } from '../geometry/directions.ts'
import type { Point } from '../geometry/place.ts'
import { at } from '../rules/at.ts'
import { deployedAt, firstPlace } from '../rules/deployment/places.ts'
import { DEPLOYMENT, type DeployBounds, type DeployPlan, mayDeploy } from '../rules/deployment/plan.ts'
import { deployBounds, inward } from '../rules/deployment/zones.ts'
import { sideOf } from '../rules/ships.ts'
import { PLACE, type SquadronId, type State } from '../state.ts'
import type { DeployOrder, OrderReply } from './order.ts'

/** A squadron of the line, with its place. */
export type Placed = DeployOrder['squadrons'][number]

/** The gap between squadrons, and the distance from the inner edge of the zone, in thousandths of an inch. */
const BETWEEN = 2000
const BEHIND = 1500
/** If a place is taken, the squadron is tried farther to the side: the step in thousandths of an inch, and the number of tries. */
const ASIDE = 1000
const TRIES = 40

/**
 * FA-SETUP-7, FA-SETUP-11: a fleet in one line across its zone, as near to the enemy as the zone allows, with the most expensive squadron
 * in the middle and all ships heading inwards. Squadrons without a legal place are left out.
 */
export function proposedLine(g: State, squadrons: readonly SquadronId[]): Placed[] {
  const order = squadrons.toSorted((one, other) => pointsOfSquadron(g, other) - pointsOfSquadron(g, one))
  const line: Placed[] = []
  let now = g
  let [right, left] = [0, 0]
  for (const [place, squadron] of order.entries()) {
    const bounds = deployBounds(now, squadron, 'zone')
    const towards = inward(g, sideOf(at(g.squadrons, squadron).owner))
    const wide = widthOf(bounds)
    const off = place === 0 ? 0 : place % 2 === 1 ? right + wide / 2 : -(left + wide / 2)
    const found = placeNear(bounds, besides(middleOf(bounds, towards), towards, off), towards, off < 0 ? -1 : 1)
    if (found === null) continue
    if (place === 0) [right, left] = [wide / 2 + BETWEEN, wide / 2 + BETWEEN]
    else if (place % 2 === 1) right += wide + BETWEEN
    else left += wide + BETWEEN
    const placed = { squadron, ships: found.ships.map((ship) => ({ ...ship })) }
    line.push(placed)
    now = withPlaced(now, placed)
  }
  return line
}

/** The state with a squadron of the line in its place. */
export function withPlaced(g: State, { ships }: Placed): State {
  const { place, x, y, heading: towards } = g.ships
  const next = { place: place.slice(), x: x.slice(), y: y.slice(), heading: towards.slice() }
  for (const one of ships) {
    next.place[one.ship] = PLACE.table
    next.x[one.ship] = one.x
    next.y[one.ship] = one.y
    next.heading[one.ship] = one.heading
  }
  return { ...g, ships: { ...g.ships, ...next } }
}

/** The width of a squadron in a line abreast. */
function widthOf({ ships }: DeployBounds): number {
  return ships.reduce((sum, { half }) => sum + half * 2 + 600, 0)
}

/** The point a little behind the middle of the zone's inner edge. */
function middleOf({ zones }: DeployBounds, towards: number): Point {
  const [west = 0, south = 0, east = 0, north = 0] = zones[0] ?? []
  const middle = { x: (west + east) / 2, y: (south + north) / 2 }
  const depth = (Math.abs(sine(towards)) * (east - west) + Math.abs(cosine(towards)) * (north - south)) / SCALE / 2
  const ahead = Math.max(depth - BEHIND, 0)
  return { x: middle.x + (ahead * sine(towards)) / SCALE, y: middle.y + (ahead * cosine(towards)) / SCALE }
}

/** The point `off` to starboard of another. */
function besides({ x, y }: Point, towards: number, off: number): Point {
  const across = heading(towards + 9000)
  return { x: nearest(x + (off * sine(across)) / SCALE), y: nearest(y + (off * cosine(across)) / SCALE) }
}

/** The legal place for a squadron nearest to a point: it tries farther and farther to one side, then farther back. */
function placeNear(bounds: DeployBounds, wanted: Point, towards: number, side: number): DeployPlan | null {
  for (let row = 0; row < 3; row++) {
    const behind = { x: wanted.x - (row * 2500 * sine(towards)) / SCALE, y: wanted.y - (row * 2500 * cosine(towards)) / SCALE }
    for (let tried = 0; tried < TRIES; tried++) {
      const { x, y } = besides(behind, towards, side * tried * ASIDE * (tried % 2 === 0 ? 0.5 : -0.5))
      const found = deployedAt(bounds, { x, y, heading: towards })
      if (found !== null) return found
    }
  }
  return firstPlace(bounds, [towards])
}

/** Replies for a deployment order with the next squadron of the line, then with its place if that is free. */
export function deployReply(order: DeployOrder, question: SeenQuestion): OrderReply<DeployOrder> {
  const { name, kind } = question
  if (name === 'deploy.squadron' && kind === 'options') {
    const ids = question.options.map(({ id }) => id)
    const next = order.squadrons.map(({ squadron }) => `deploy:${squadron}`).find((id) => ids.includes(id))
    return { answer: next === undefined ? null : { option: next }, order }
  }
  if (asksForPlan(question, DEPLOYMENT)) {
    const { bounds } = question
    const placed = order.squadrons.find(({ squadron }) => squadron === bounds.squadron)
    if (placed === undefined) return { answer: null, order }
    const squadrons = order.squadrons.filter((one) => one !== placed)
    const value = { ships: placed.ships.map((ship) => ({ ...ship })) }
    // Placed squadrons stay in the order until the whole fleet is placed, because the questions about cloaks and flights come only then.
    return mayDeploy(bounds, value) === true ? { answer: { plan: value }, order } : { answer: null, order: { ...order, squadrons } }
  }
  if (name === 'deploy.cloak' && kind === 'multi-select')
    return { answer: { options: order.cloaked ? question.options.map(({ id }) => id) : [] }, order }
  if (name === 'deploy.flight' && kind === 'options' && order.aboard) return { answer: { option: 'aboard' }, order }
  return { answer: null, order }
}
