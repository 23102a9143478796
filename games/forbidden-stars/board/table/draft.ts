import type { MultiSelectDraft } from '@orrery/board'
import type { Piece, SeenOption } from '@orrery/kernel'
import type { StructureKind } from '../../content/structures.ts'
import { FIRST_TOKEN, plasticKind } from '../../rules/units.ts'
import { middleOf, type Point, TILE } from '../map/geometry.ts'
import type { MapArea, StarMapScene, UnitGroup } from '../scene/map.ts'

/** Units that would move from one area to another. */
export interface DraftedMove {
  /** Null for what is bought or otherwise comes from outside the map. */
  readonly from: Piece | null
  readonly to: Piece
  /** Units; kinds of units and structures that are bought. */
  readonly units: readonly Piece[]
}

/** The moves chosen so far. */
export function draftedMoves(map: StarMapScene, multiSelect: MultiSelectDraft | null): readonly DraftedMove[] {
  const chosen = multiSelect?.chosen.value ?? []
  return movesBy(
    map,
    chosen.flatMap((id) => multiSelect?.question.options.find((option) => option.id === id) ?? []),
  )
}

/** The moves and purchases of options; those with the same path are combined. */
export function movesBy(map: StarMapScene, options: readonly SeenOption[]): readonly DraftedMove[] {
  const moves: (DraftedMove & { units: Piece[] })[] = []
  for (const { on, to } of options) {
    if (on === undefined || to === undefined) continue
    const from = areaOfUnit(map, on)?.piece ?? null
    const same = moves.find((move) => move.from === from && move.to === to)
    if (same === undefined) moves.push({ from, to, units: [on] })
    else same.units.push(on)
  }
  return moves
}

/** The area of a unit. */
export function areaOfUnit(map: StarMapScene, unit: Piece): MapArea | undefined {
  for (const system of map.systems) for (const area of system.areas) if (area.groups.some(({ units }) => units.includes(unit))) return area
  return undefined
}

/** The group of a unit. */
export function groupOfUnit(map: StarMapScene, unit: Piece): UnitGroup | undefined {
  return areaOfUnit(map, unit)?.groups.find(({ units }) => units.includes(unit))
}

/** The middle of an area, a system or a square on the map. */
export function pointOf(map: StarMapScene, piece: Piece): Point | null {
  for (const system of map.systems) {
    const [x, y] = [system.column * TILE, system.row * TILE]
    if (system.piece === piece) return { x: x + TILE / 2, y: y + TILE / 2 }
    for (const area of system.areas) {
      if (area.piece !== piece) continue
      const middle = middleOf(area.corner)
      return { x: x + middle.x, y: y + middle.y }
    }
  }
  return null
}

/** The kind of a plastic unit anywhere, or the kind that is bought; null for a reinforcement token, and what is no unit. */
export function kindOfPiece(piece: Piece): number | null {
  const [sort, number] = piece.split(':')
  const id = Number(number)
  if (sort === 'kind') return id
  return sort === 'unit' && id < FIRST_TOKEN ? plasticKind(id) : null
}

/** The kind of structure that is bought; null for anything else. */
export function structureOfPiece(piece: Piece): StructureKind | null {
  const [sort, kind] = piece.split(':')
  return sort === 'structure-kind' ? Number(kind) : null
}
