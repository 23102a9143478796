import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { ACROSS, SIDEWAYS, type StormIcon, TL_BR } from '../content/events.ts'
import { tell } from '../events.ts'
import { type EdgeId, NONE, type State, type SystemId } from '../state.ts'
import { across, EAST, edgeOf, isStormy, NORTH, SOUTH, WEST } from './areas.ts'
import { at } from './at.ts'
import { edgeParams } from './edges.ts'

/** The message that names each storm icon. */
export const STORM_TERMS = ['@storm-across', '@storm-sideways', '@storm-tl-br', '@storm-tr-bl'] as const

/** The two systems beside an edge: north or west of it, and south or east; NONE outside the board. */
function beside(g: State, edge: EdgeId): readonly [before: SystemId, after: SystemId, horizontal: boolean] {
  const system = edge >> 2
  const direction = edge & 3
  const other = across(g, system, direction)
  if (direction === NORTH || direction === WEST) return [other, system, direction === NORTH]
  return [system, other, direction === SOUTH]
}

function edgeOfSystem(g: State, system: SystemId, direction: number): EdgeId {
  return system === NONE ? NONE : edgeOf(g, system, direction)
}

/** The edge in line with an edge, one tile further: it belongs to a neighbour of one of the two systems. */
function inLine(g: State, before: SystemId, after: SystemId, along: number, horizontal: boolean): EdgeId {
  const beyondAfter = after === NONE ? NONE : across(g, after, along)
  if (beyondAfter !== NONE) return edgeOf(g, beyondAfter, horizontal ? NORTH : WEST)
  const beyondBefore = before === NONE ? NONE : across(g, before, along)
  return beyondBefore === NONE ? NONE : edgeOf(g, beyondBefore, horizontal ? SOUTH : EAST)
}

/** FS-STORM-10, FS-STORM-11, FS-STORM-12: the edges to which an icon moves a storm: at most two, and only of placed tiles. */
export function destinations(g: State, edge: EdgeId, icon: StormIcon): EdgeId[] {
  const [before, after, horizontal] = beside(g, edge)
  const found: EdgeId[] = []
  const add = (destination: EdgeId) => {
    if (destination !== NONE) found.push(destination)
  }
  if (icon === ACROSS) {
    add(edgeOfSystem(g, before, horizontal ? NORTH : WEST))
    add(edgeOfSystem(g, after, horizontal ? SOUTH : EAST))
  } else if (icon === SIDEWAYS) {
    add(inLine(g, before, after, horizontal ? WEST : NORTH, horizontal))
    add(inLine(g, before, after, horizontal ? EAST : SOUTH, horizontal))
  } else if (horizontal) {
    add(edgeOfSystem(g, before, icon === TL_BR ? WEST : EAST))
    add(edgeOfSystem(g, after, icon === TL_BR ? EAST : WEST))
  } else {
    add(edgeOfSystem(g, icon === TL_BR ? before : after, NORTH))
    add(edgeOfSystem(g, icon === TL_BR ? after : before, SOUTH))
  }
  return found
}

/** A warp storm, by its index, and its destination. */
export interface StormMove {
  readonly storm: number
  readonly edge: EdgeId
}

/** FS-STORM-5, FS-STORM-7, FS-STORM-8, FS-STORM-9: the legal moves of one storm by an icon. */
export function movesOfStorm(g: State, storm: number, icon: StormIcon): Option<StormMove>[] {
  const { edge: from, moved } = at(g.storms, storm)
  if (moved) return []
  const { code, other, outer } = edgeParams(g, from)
  const leaves = { leaves: code, leavesOther: other, leavesOuter: outer }
  return destinations(g, from, icon)
    .filter((edge) => !isStormy(g, edge))
    .map((edge) => ({
      ...option(`storm:${storm}:${edge}`, { storm, edge }, 'FS-STORM-5', `storm:${storm}`),
      to: `edge:${edge}`,
      message: 'move-storm',
      params: { ...edgeParams(g, edge), ...leaves },
    }))
}

/** FS-STORM-5, FS-STORM-6, FS-STORM-7: the seat chooses a warp storm and one of the icon's directions; null if none can move. */
export function* chooseStormMove(g: State, seat: number, icon: StormIcon): Rule<StormMove | null> {
  const options = g.storms.flatMap((_, storm) => movesOfStorm(g, storm, icon))
  if (options.length === 0) {
    tell(g, { type: 'storm-stays', rule: 'FS-STORM-7', seat, icon: at(STORM_TERMS, icon) })
    return null
  }
  const params = { icon: at(STORM_TERMS, icon) }
  return yield* choose(seat, { name: 'refresh.storm', rule: 'FS-STORM-5', message: 'move-storm', params }, options)
}

/** FS-STORM-8: a storm moves and lies face down afterwards. */
export function moveStorm(g: State, seat: number, { storm, edge }: StormMove, icon: StormIcon): void {
  const held = at(g.storms, storm)
  held.edge = edge
  held.moved = true
  const params = { icon: at(STORM_TERMS, icon), ...edgeParams(g, edge) }
  tell(g, { type: 'storm-moved', rule: 'FS-STORM-5', on: `storm:${storm}`, to: `edge:${edge}`, seat, ...params })
}
