import { type AreaId, NONE, type State, type SystemId } from '../state.ts'
import { across, DIRECTIONS, edgeOf, isStormy, systemOf } from './areas.ts'
import { at } from './at.ts'

/** The paths open to ground units within two systems; the second may be NONE. */
export interface Ways {
  readonly system: SystemId
  readonly other: SystemId
  /** Bits of the areas of the first system (0-3) and of the second (4-7) that a path may cross. */
  readonly open: number
  /** Bits of neighbours of each of the eight areas within the two systems, over calm edges. */
  readonly borders: readonly number[]
}

/** The pairs of corners that face each other across the edge of two systems, by the direction from the first. */
const FACING: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 3],
    [1, 2],
  ],
  [
    [1, 0],
    [2, 3],
  ],
  [
    [2, 1],
    [3, 0],
  ],
  [
    [3, 2],
    [0, 1],
  ],
]

/** FS-MAP-6: within a system every corner borders the next and the previous one. */
const RING = [0b1010, 0b0101, 0b1010, 0b0101]

/**
 * The borders between the eight areas, for each direction of the second system; the last entry is for no second system, or a storm between
 * the two.
 */
const BORDERS: readonly (readonly number[])[] = [...FACING, []].map((pairs) => {
  const borders = [...RING, ...RING.map((bits) => bits << 4)]
  for (const [mine, theirs] of pairs) {
    borders[mine] = (borders[mine] as number) | (1 << (theirs + 4))
    borders[theirs + 4] = (borders[theirs + 4] as number) | (1 << mine)
  }
  return borders
})

/** FS-GROUND-8, FS-GROUND-9: the paths open within two neighbouring systems; storms block them unless `throughStorms`. */
export function waysBetween(g: State, system: SystemId, other: SystemId, open: number, throughStorms: boolean): Ways {
  let direction = 4
  if (other !== NONE) {
    for (const one of DIRECTIONS) {
      if (across(g, system, one) === other && (throughStorms || !isStormy(g, edgeOf(g, system, one)))) direction = one
    }
  }
  return { system, other, open, borders: at(BORDERS, direction) }
}

/** The bit of an area within two systems; 0 if it is in neither. */
export function bitOf(ways: Pick<Ways, 'system' | 'other'>, area: AreaId): number {
  const system = systemOf(area)
  if (system === ways.system) return 1 << (area & 3)
  return system === ways.other ? 16 << (area & 3) : 0
}

/** FS-GROUND-2, FS-GROUND-5: the areas that a legal path reaches, as bits: it crosses open areas and ends in any area next to the last. */
export function reachOf(ways: Ways, from: AreaId): number {
  const { open, borders } = ways
  let passed = bitOf(ways, from)
  let reached = 0
  for (;;) {
    reached = 0
    for (let area = 0; area < 8; area++) if ((passed >> area) & 1) reached |= borders[area] as number
    const more = (reached & open) | passed
    if (more === passed) return reached & ~bitOf(ways, from)
    passed = more
  }
}

/** FS-MAP-8: the areas of two systems that are friendly to a seat, as bits. */
export function friendlyBits(found: readonly number[], seat: number, system: SystemId, other: SystemId): number {
  const mine = 1 << seat
  let bits = 0
  for (let corner = 0; corner < 4; corner++) {
    if (found[4 * system + corner] === mine) bits |= 1 << corner
    if (other !== NONE && found[4 * other + corner] === mine) bits |= 16 << corner
  }
  return bits
}
