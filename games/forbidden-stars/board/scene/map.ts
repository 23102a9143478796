import type { Piece } from '@orrery/kernel'
import type { FactionId } from '../../content/factions.ts'
import type { StructureKind } from '../../content/structures.ts'
import type { PrintedArea, TileSideId } from '../../content/tiles.ts'
import type { UnitKind } from '../../content/units.ts'
import type { OrderName } from '../art/order.ts'

/** Units of one kind, owner and state in one place. */
export interface UnitGroup {
  readonly kind: UnitKind
  readonly seat: number
  readonly faction: FactionId
  readonly routed: boolean
  readonly reinforcement: boolean
  readonly units: readonly Piece[]
}

export interface BuiltStructure {
  readonly piece: Piece
  readonly kind: StructureKind
  readonly faction: FactionId
  readonly seat: number
}

/** One of a system's four areas as it lies on the table. */
export interface MapArea {
  readonly id: number
  readonly piece: Piece
  /** 0 north-west, 1 north-east, 2 south-east, 3 south-west. */
  readonly corner: number
  readonly printed: PrintedArea
  readonly groups: readonly UnitGroup[]
  readonly structures: readonly BuiltStructure[]
  /** The owner of the objective here; null if there is none. */
  readonly objective: { readonly piece: Piece; readonly faction: FactionId } | null
  /** The seat that alone controls it; null if nobody or several do. */
  readonly holder: number | null
  /** How many units use its capacity. */
  readonly used: number
}

/** An order token in a stack. */
export interface StackedOrder {
  readonly seat: number
  readonly faction: FactionId
  /** Its visible face; null if face down. */
  readonly face: OrderName | null
  /** Its face as its owner knows it; null for others. */
  readonly peek: OrderName | null
}

export interface MapSystem {
  readonly id: number
  readonly piece: Piece
  readonly code: string
  readonly side: TileSideId
  readonly rotation: number
  /** The faction whose home system it is. */
  readonly home: FactionId | null
  readonly column: number
  readonly row: number
  readonly areas: readonly MapArea[]
  /** From the bottom to the top. */
  readonly stack: readonly StackedOrder[]
}

/** The place of an edge between tiles: along the north or the west side of a square. */
export interface EdgePlace {
  readonly column: number
  readonly row: number
  readonly along: 'north' | 'west'
}

export interface MapStorm extends EdgePlace {
  readonly piece: Piece
  readonly edge: number
  readonly moved: boolean
}

/** The table as the map shows it; squares are counted from its north-west corner. */
export interface StarMapScene {
  readonly columns: number
  readonly rows: number
  /** The offset from a system's own square to the map's. */
  readonly shift: readonly [column: number, row: number]
  readonly systems: readonly MapSystem[]
  readonly storms: readonly MapStorm[]
}
