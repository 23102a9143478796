import { type AreaId, NONE, type State } from '../state.ts'
import { FIRST_TOKEN, PIECES } from './units.ts'

/** The seats with units or structures in each area, one bit for each seat. */
export function presence(g: State): number[] {
  const areas = 4 * g.systems.length
  const found = new Array<number>(areas).fill(0)
  const { area: places, seat: seats } = g.units
  const pieces = g.combat === null ? FIRST_TOKEN : PIECES
  for (let unit = 0; unit < pieces; unit++) {
    const area = places[unit] as number
    if (area >= 0) found[area] = (found[area] as number) | (1 << (seats[unit] as number))
  }
  const { area: sites, seat: masters } = g.structures
  for (let structure = 0; structure < sites.length; structure++) {
    const area = sites[structure] as number
    if (area >= 0) found[area] = (found[area] as number) | (1 << (masters[structure] as number))
  }
  return found
}

/** The seats with units or structures in one area, one bit for each seat. */
export function presenceIn(g: State, area: AreaId): number {
  let found = 0
  const { area: places, seat: seats } = g.units
  for (let unit = 0; unit < PIECES; unit++) if (places[unit] === area) found |= 1 << (seats[unit] as number)
  const { area: sites, seat: masters } = g.structures
  for (let structure = 0; structure < sites.length; structure++) if (sites[structure] === area) found |= 1 << (masters[structure] as number)
  return found
}

/** FS-MAP-8 */
export function isFriendly(g: State, seat: number, area: AreaId): boolean {
  return presenceIn(g, area) === 1 << seat
}

/** FS-MAP-9 */
export function isEnemy(g: State, seat: number, area: AreaId): boolean {
  const found = presenceIn(g, area)
  return found !== 0 && (found & (1 << seat)) === 0
}

/** FS-MAP-10 */
export function isUncontrolled(g: State, area: AreaId): boolean {
  return presenceIn(g, area) === 0
}

/** FS-MAP-11, FS-MAP-12: the first contested area, or NONE. */
export function contestedArea(g: State): AreaId {
  const found = presence(g)
  for (let area = 0; area < found.length; area++) {
    const here = found[area] as number
    if ((here & (here - 1)) !== 0) return area
  }
  return NONE
}

/** FS-MAP-11: whether two factions are in the area. */
export function isContested(g: State, area: AreaId): boolean {
  const found = presenceIn(g, area)
  return (found & (found - 1)) !== 0
}
