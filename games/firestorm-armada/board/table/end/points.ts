import type { Seen } from '@orrery/kernel'
import { shipType } from '../../../content/ships.ts'
import { at } from '../../../rules/at.ts'
import { worthOf } from '../../../rules/end/victory.ts'
import { sideOf, sideOfShip } from '../../../rules/ships.ts'
import { PLACE, type ShipId, type State } from '../../../state.ts'
import type { View } from '../../../view.ts'

/** What points are scored for: ships in one of four states, wings, and what the scenario gives. */
export const SCORED = ['destroyed', 'captured', 'withdrawn', 'half', 'wings', 'scenario'] as const
export type Scored = (typeof SCORED)[number]

/** One line of the score: its reason, the points of each side, and the ships. */
export interface ScoreLine {
  readonly by: Scored
  readonly points: readonly [number, number]
  readonly ships: readonly ShipId[]
}

/** FA-VP-7: the points of a wing. */
const WING = 5

/** Whether the score is that of now: points are counted after all else that happens in an end phase (FA-VP-8), and at the end. */
export function isCounted({ view, result }: Pick<Seen<View>, 'view' | 'result'>): boolean {
  return result !== null || view.step === 'end-cards'
}

/** The scores of both sides (FA-VP-3 to FA-VP-8), only lines with points; `final` says that the game is over. */
export function scoreLines(g: State, points: readonly number[], final: boolean): ScoreLine[] {
  const lines = Object.fromEntries(SCORED.map((by) => [by, { points: [0, 0] as [number, number], ships: [] as ShipId[] }]))
  const add = (by: Scored, side: number, amount: number): void => {
    const line = lines[by]
    if (line !== undefined) line.points[side & 1] = at(line.points, side & 1) + amount
  }
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    const worth = worthOf(g, ship, final)
    if (worth === 0) continue
    const by = stateOf(at(g.ships.place, ship))
    add(by, 1 - sideOfShip(g, ship), worth)
    lines[by]?.ships.push(ship)
  }
  for (const [wing, place] of g.wings.place.entries())
    if (place === PLACE.destroyed) add('wings', 1 - sideOf(at(g.wings.owner, wing)), WING)
  for (const side of [0, 1])
    add('scenario', side, at(points, side) - SCORED.reduce((sum, by) => sum + at(lines[by]?.points ?? [0, 0], side), 0))
  return SCORED.flatMap((by) => {
    const line = lines[by]
    return line === undefined || line.points.every((amount) => amount === 0) ? [] : [{ by, ...line }]
  })
}

function stateOf(place: number): Scored {
  if (place === PLACE.destroyed) return 'destroyed'
  if (place === PLACE.captured) return 'captured'
  return place === PLACE.withdrawn ? 'withdrawn' : 'half'
}

/** FA-VP-5, FA-VP-11: the ships, on the table or still to come, that would give half their points if the game ended now, by the side that would score them. */
export function atStake(g: State): readonly [readonly ShipId[], readonly ShipId[]] {
  const stake: [ShipId[], ShipId[]] = [[], []]
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    const isLeft = g.ships.place[ship] === PLACE.table || g.ships.place[ship] === PLACE.away
    if (!isLeft || worthOf(g, ship, true) === 0) continue
    stake[(1 - sideOfShip(g, ship)) as 0 | 1].push(ship)
  }
  return stake
}

/** Half a ship's points. */
export function halfOf(g: State, ship: ShipId): number {
  return shipType(at(g.ships.type, ship)).points >> 1
}

/** How many ships of one type gave a side points in one way, and how many points. Type -1 means wings, or the scenario. */
export interface Gain {
  readonly by: Scored
  readonly type: number
  readonly count: number
  readonly points: number
}

/** What a side scored for in the whole battle, with ships of one type together, the most points first. */
export function gainsOf(g: State, side: number, points: number): Gain[] {
  const gains: Gain[] = []
  const add = (by: Scored, type: number, count: number, amount: number): void => {
    const at = gains.findIndex((gain) => gain.by === by && gain.type === type)
    const had = gains[at]
    if (had === undefined) gains.push({ by, type, count, points: amount })
    else gains[at] = { by, type, count: had.count + count, points: had.points + amount }
  }
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    const worth = sideOfShip(g, ship) === side ? 0 : worthOf(g, ship, true)
    if (worth > 0) add(stateOf(at(g.ships.place, ship)), at(g.ships.type, ship), 1, worth)
  }
  const wings = g.wings.place.filter((place, wing) => place === PLACE.destroyed && sideOf(at(g.wings.owner, wing)) !== side).length
  if (wings > 0) add('wings', -1, wings, wings * WING)
  const rest = points - gains.reduce((sum, gain) => sum + gain.points, 0)
  if (rest !== 0) add('scenario', -1, 1, rest)
  return gains.sort((a, b) => b.points - a.points)
}
