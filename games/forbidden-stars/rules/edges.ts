import { type EdgeId, NONE, type State } from '../state.ts'
import { across, DIRECTIONS, edgeOf } from './areas.ts'
import { at } from './at.ts'
import { codeOf, DIRECTION_TERMS } from './names.ts'

/** All edges of the board, each once. */
export function allEdges(g: State): EdgeId[] {
  const edges = g.systems.flatMap((_, system) => DIRECTIONS.map((direction) => 4 * system + direction))
  return edges.filter((edge) => edgeOf(g, edge >> 2, edge & 3) === edge)
}

/** The parameters that name an edge: its two systems, or the outer edge of one. */
export function edgeParams(g: State, edge: EdgeId) {
  const system = edge >> 2
  const other = across(g, system, edge & 3)
  const direction = at(DIRECTION_TERMS, edge & 3)
  return { code: codeOf(g, system), direction, other: other === NONE ? '' : codeOf(g, other), outer: other === NONE ? 1 : 0 }
}
