import { unitKind } from '../../content/units.ts'
import type { MapArea, UnitGroup } from '../scene/map.ts'
import { eastward, type Point, southward } from './geometry.ts'
import type { Sizes } from './size.ts'

/** A group of units at its place: its middle and its height, in tile units. */
export interface PlacedGroup extends Point {
  readonly group: UnitGroup
  readonly height: number
}

/** All units of one side combined in one plate. */
export interface FoldedSide extends Point {
  readonly groups: readonly UnitGroup[]
  readonly width: number
  readonly height: number
}

export interface LaidUnits {
  readonly groups: readonly PlacedGroup[]
  readonly folded: readonly FoldedSide[]
}

/** The distance of a banner from the tile's edge, and of its attachments from the banner. */
const EDGE = 16

/** The height of a world's banner. */
export const bannerHeight = (sizes: Sizes): number => sizes.name * 1.5

/** The place of a world's name: at its outer edge. */
export function bannerTop(corner: number, sizes: Sizes): number {
  return southward(corner) < 0 ? EDGE : 400 - EDGE - bannerHeight(sizes)
}

/** The corners (upper left) of the structures of a world. */
export function structuresAt(area: MapArea, sizes: Sizes): readonly Point[] {
  const top = EDGE + bannerHeight(sizes) + 1
  const side = sizes.structure
  return area.structures.map((_, at) => ({
    x: 200 + eastward(area.corner) * (34 + at * side) - side / 2,
    y: southward(area.corner) < 0 ? top : 400 - top - side,
  }))
}

/** The middle of a world's objective: beside its structures, under its banner. */
export function objectiveAt(area: MapArea, sizes: Sizes): Point {
  const below = EDGE + bannerHeight(sizes) + 3 + Math.max(sizes.objective, sizes.structure) / 2
  const beside = area.structures.length > 0 ? 34 + sizes.structure * (area.structures.length - 0.5) + sizes.objective / 2 - 4 : 34
  return { x: 200 + eastward(area.corner) * beside, y: southward(area.corner) < 0 ? below : 400 - below }
}

/** The places of an area's units. */
export function layUnits(area: MapArea, sizes: Sizes): LaidUnits {
  const { groups } = area
  if (groups.length === 0) return { groups: [], folded: [] }
  if (!area.printed.world) return { groups: layShips(area, sizes), folded: [] }
  const sides = [...new Set(groups.map(({ seat }) => seat))].map((seat) => groups.filter((group) => group.seat === seat))
  if (groups.length <= 3 && sides.length === 1) return { groups: layRow(area, sizes), folded: [] }
  if (sizes.fold === 'far') return { groups: [], folded: foldSides(area, sides, sizes) }
  return { groups: layRows(area, sides, sizes), folded: [] }
}

function layShips({ corner, groups }: MapArea, sizes: Sizes): PlacedGroup[] {
  const height = sizes.token * (groups.length > 4 ? 0.62 : 0.84)
  const columns = groups.length > 2 ? 2 : groups.length
  const gap = Math.min(height * 1.66, 94)
  const rows = Math.ceil(groups.length / columns)
  return groups.map((group, at) => {
    const row = Math.floor(at / columns)
    const inRow = Math.min(columns, groups.length - row * columns)
    return {
      group,
      height,
      x: 200 + eastward(corner) * 106 + ((at % columns) - (inRow - 1) / 2) * gap,
      y: 200 + southward(corner) * 104 + (row - (rows - 1) / 2) * height * 1.26,
    }
  })
}

function layRow({ corner, groups }: MapArea, sizes: Sizes): PlacedGroup[] {
  const up = southward(corner) < 0
  const gap = Math.min(sizes.token * 1.02, 172 / groups.length)
  const x = 200 + eastward(corner) * (groups.length > 2 ? 106 : 114)
  return groups.map((group, at) => ({
    group,
    height: sizes.token,
    x: x + (at - (groups.length - 1) / 2) * gap,
    y: up ? 134 : 266,
  }))
}

/** One row for each side, the defender above; a single side has two rows. */
function layRows({ corner }: MapArea, sides: readonly (readonly UnitGroup[])[], sizes: Sizes): PlacedGroup[] {
  const up = southward(corner) < 0 ? 1 : -1
  const near = sizes.fold === 'near'
  const alone = sides.length === 1
  const height = sizes.token * (near ? 0.86 : alone ? 0.92 : 0.76)
  const rows = alone ? halves(sides[0] ?? []) : sides
  const aside = near ? 0.1 : alone ? 0 : 0.42
  return rows.flatMap((row, line) => {
    const gap = Math.min(height * (near ? 1.14 : 1.02), (172 - height) / Math.max(1, row.length - 1))
    const y = 200 - up * 72 + (line - (rows.length - 1) / 2) * height * (near ? 1.2 : 1.04) + up * height * aside
    return row.map((group, at) => ({ group, height, x: 200 + eastward(corner) * 108 + (at - (row.length - 1) / 2) * gap, y }))
  })
}

function halves(groups: readonly UnitGroup[]): readonly (readonly UnitGroup[])[] {
  if (groups.length <= 3) return [groups]
  const half = Math.ceil(groups.length / 2)
  return [groups.slice(0, half), groups.slice(half)]
}

function foldSides({ corner }: MapArea, sides: readonly (readonly UnitGroup[])[], sizes: Sizes): FoldedSide[] {
  const up = southward(corner) < 0
  const [width, height] = [sizes.units(46), sizes.units(19)]
  return sides.map((groups, line) => ({
    groups: groups.toSorted((a, b) => unitKind(b.kind).health - unitKind(a.kind).health),
    width,
    height,
    x: 200 + eastward(corner) * 108,
    y: (up ? 128 : 272) + (line - (sides.length - 1) / 2) * height * 1.08 + sizes.units(up ? 5 : -5),
  }))
}
