/** The side of a tile in the units of its drawings. */
export const TILE = 400
/** The radius of the order space, in tile units. */
export const ORDER_SPACE = 44

/** Corners of a tile as it lies on the table: 0 north-west, 1 north-east, 2 south-east, 3 south-west. */
export const CORNERS = [0, 1, 2, 3] as const
/** 1 for the two eastern corners of a tile, -1 for the western ones. */
export const eastward = (corner: number): 1 | -1 => (corner === 1 || corner === 2 ? 1 : -1)
/** 1 for the two southern corners of a tile, -1 for the northern ones. */
export const southward = (corner: number): 1 | -1 => (corner >= 2 ? 1 : -1)

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an area, in tile units from the tile's corner. */
export const middleOf = (corner: number): Point => ({ x: 200 + eastward(corner) * 106, y: 200 + southward(corner) * 100 })

/** The middle of a world. */
export const worldAt = (corner: number): Point => ({ x: 200 + eastward(corner) * 112, y: 200 + southward(corner) * 96 })
export const WORLD_RADIUS = 63

/** The outline of an area: a quarter of the tile without the order space. */
export function outlineOf(corner: number, inset = 0): string {
  const [x, y] = [eastward(corner), southward(corner)]
  const from = 46 + inset
  const point = (u: number, v: number) => `${200 + x * u} ${200 + y * v}`
  const far = 198 - inset
  const sweep = x * y > 0 ? 0 : 1
  return `M${point(inset, from)}L${point(inset, far)}L${point(far, far)}L${point(far, inset)}L${point(from, inset)}A${from} ${from} 0 0 ${sweep} ${point(inset, from)}Z`
}
