import type { Seat } from '@orrery/kernel'
import type { View, ViewArea, ViewSystem } from '../../view.ts'

/** Two areas that face each other across an edge, and whose units could move from one to the other if nothing barred the way. */
export interface Way {
  readonly between: readonly [ViewArea, ViewArea]
  readonly goes: readonly { readonly seat: Seat; readonly to: ViewArea }[]
}

/** What a warp storm opens where it leaves, and closes where it arrives; nothing at the board's outer edge. */
export interface StormMeans {
  readonly opens: readonly Way[]
  readonly closes: readonly Way[]
}

/** Corners of a system beside each of its edges, and those of the neighbour that they face. */
const FACING = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [1, 0],
    [2, 3],
  ],
  [
    [3, 0],
    [2, 1],
  ],
  [
    [0, 1],
    [3, 2],
  ],
] as const
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** FS-STORM-2, FS-MAP-7: the changes when a storm moves to an edge. */
export function stormMeans(view: View, storm: number, edge: number): StormMeans {
  const from = view.storms[storm]?.edge
  return { opens: from === undefined ? [] : waysAcross(view, from), closes: waysAcross(view, edge) }
}

function waysAcross(view: View, edge: number): readonly Way[] {
  const system = view.systems[edge >> 2]
  const direction = (edge & 3) as 0 | 1 | 2 | 3
  const other = system === undefined ? undefined : neighbour(view, system, direction)
  if (system === undefined || other === undefined) return []
  return FACING[direction].flatMap(([own, faced]) => {
    const [one, two] = [system.areas[own], other.areas[faced]]
    return one === undefined || two === undefined ? [] : [{ between: [one, two] as const, goes: [...goers(one, two), ...goers(two, one)] }]
  })
}

function neighbour(view: View, { x, y }: ViewSystem, direction: 0 | 1 | 2 | 3): ViewSystem | undefined {
  const [east, south] = STEPS[direction]
  return view.systems.find((other) => other.x === x + east && other.y === y + south)
}

/** FS-SHIP-1, FS-GROUND-1: the seats with unrouted units that could move from an area into one of the same kind that is not theirs. */
function goers(from: ViewArea, to: ViewArea): Way['goes'] {
  if (from.world !== to.world) return []
  return from.seats
    .filter((seat) => from.units.some((unit) => unit.seat === seat && !unit.routed && !unit.token) && !to.seats.includes(seat))
    .map((seat) => ({ seat, to }))
}
