import { catalogue, type Edition, type Kind, piecesOf } from '@orrery/kernel'
import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'

/** A system tile by number. */
export type TileId = Kind<'tiles'>
/** A side of a tile: twice the tile's number, plus 1 for side B. */
export type TileSideId = Kind<'tile-sides'>

/** Kinds of asset tokens: their index in a player's `assets`. */
export const FORGE = 0
export const CACHE = 1
export const REINFORCEMENT = 2
/** A world's icon: one asset token of choice. */
export const AFFLUENCE = 3

export interface PrintedArea {
  /** The message that names it: `@world-smyrna`, `@void-1a-nw` (by the corner as printed). */
  readonly term: string
  readonly world: boolean
  readonly capacity: number
  readonly materiel: number
  /** Its asset icons: FORGE, CACHE, REINFORCEMENT, AFFLUENCE. */
  readonly assets: readonly number[]
  readonly objectiveSpace: boolean
}

interface PrintedSide {
  /** Number and letter, e.g. `10B`. */
  readonly code: string
  /** The faction whose icon it has, or null. */
  readonly faction: FactionId | null
  /** Clockwise from the north-west as printed: nw, ne, se, sw. */
  readonly areas: readonly PrintedArea[]
}

export interface TileSide extends PrintedSide {
  readonly id: TileSideId
}

/** FS-CAP-2 */
export const VOID_CAPACITY = 3

const VOID = null

const CORNERS = ['nw', 'ne', 'se', 'sw'] as const

function world(key: string, materiel: number, capacity: number, assets: readonly number[], objectiveSpace: boolean): PrintedArea {
  return { term: `@world-${key}`, world: true, capacity, materiel, assets, objectiveSpace }
}

/** A tile side; its voids are named after its code. */
function tileSide(code: string, faction: FactionId | null, ...areas: (PrintedArea | null)[]): PrintedSide {
  const named = areas.map((area, corner) => area ?? openSpace(`@void-${code.toLowerCase()}-${CORNERS[corner]}`))
  return { code, faction, areas: named }
}

function openSpace(term: string): PrintedArea {
  return { term, world: false, capacity: VOID_CAPACITY, materiel: 0, assets: [], objectiveSpace: false }
}

/** Side A of a tile, followed by its side B. */
const PRINTED: readonly PrintedSide[] = [
  tileSide('1A', null, VOID, world('smyrna', 2, 3, [], true), VOID, world('nicea', 1, 3, [FORGE], true)),
  tileSide('1B', null, VOID, world('sergoria', 2, 2, [REINFORCEMENT], true), VOID, world('orb-theta', 0, 4, [FORGE], true)),
  tileSide('2A', null, world('laodicea', 3, 1, [], true), VOID, VOID, world('pergam', 0, 5, [FORGE], true)),
  tileSide('2B', null, world('ferrineus', 2, 4, [], true), VOID, VOID, world('terudus', 0, 3, [FORGE, FORGE], true)),
  tileSide('3A', null, VOID, world('lytheria', 1, 4, [], true), VOID, world('azerukh', 2, 2, [CACHE], true)),
  tileSide('3B', null, VOID, world('ehlegra', 2, 2, [CACHE], true), VOID, world('fornax', 0, 4, [FORGE], true)),
  tileSide('4A', null, world('enobia', 1, 1, [AFFLUENCE], true), world('solanum', 1, 3, [CACHE], true), VOID, VOID),
  tileSide('4B', null, world('stalyn', 1, 2, [CACHE], true), VOID, world('savarga', 1, 2, [CACHE], true), VOID),
  tileSide('5A', null, VOID, world('chylia', 1, 4, [], true), world('xinghua', 2, 2, [REINFORCEMENT], true), VOID),
  tileSide('5B', null, VOID, world('broeshyr', 1, 3, [REINFORCEMENT], true), world('faralna', 1, 3, [CACHE], true), VOID),
  tileSide('6A', null, world('kaunas', 1, 3, [REINFORCEMENT], true), VOID, world('annieth', 1, 3, [REINFORCEMENT], true), VOID),
  tileSide('6B', null, world('lysera', 1, 1, [AFFLUENCE], true), VOID, world('agharta', 1, 3, [REINFORCEMENT], true), VOID),
  tileSide('7A', null, world('remscheid', 0, 2, [FORGE, CACHE], true), VOID, VOID, world('lihovara', 2, 3, [], true)),
  tileSide('7B', null, VOID, world('aymuan', 0, 2, [REINFORCEMENT, CACHE], true), VOID, world('therall', 2, 2, [], true)),
  tileSide('8A', null, world('tscinthia', 3, 1, [], true), world('squall', 0, 3, [AFFLUENCE], true), VOID, VOID),
  tileSide('8B', null, world('saints-vault', 0, 3, [AFFLUENCE], true), VOID, world('rainata', 3, 1, [], true), VOID),
  tileSide('9A', ELDAR, world('iyan-alpha', 1, 3, [CACHE, AFFLUENCE], true), world('iyan-beta', 2, 4, [], true), VOID, VOID),
  tileSide('9B', ELDAR, world('iyan-gamma', 1, 3, [FORGE, AFFLUENCE], true), VOID, world('iyan-delta', 2, 4, [], true), VOID),
  tileSide(
    '10A',
    SPACE_MARINES,
    world('turaci', 0, 4, [REINFORCEMENT, REINFORCEMENT], false),
    world('allerbus', 2, 2, [], true),
    VOID,
    world('arynnia', 1, 4, [], true),
  ),
  tileSide(
    '10B',
    SPACE_MARINES,
    world('torcerus', 1, 3, [], true),
    VOID,
    world('lemnos', 2, 3, [], true),
    world('albrechts-hold', 0, 4, [FORGE, FORGE], false),
  ),
  tileSide(
    '11A',
    ORKS,
    world('green-rock', 1, 4, [], false),
    world('vimur', 0, 4, [FORGE], true),
    VOID,
    world('gelsenkir', 2, 2, [REINFORCEMENT], true),
  ),
  tileSide(
    '11B',
    ORKS,
    world('diehar', 1, 3, [REINFORCEMENT], true),
    VOID,
    world('thulopis', 1, 3, [CACHE], true),
    world('bolgrim', 1, 4, [], false),
  ),
  tileSide(
    '12A',
    CHAOS,
    world('avatun', 1, 3, [REINFORCEMENT], false),
    world('denctitous', 1, 3, [CACHE], true),
    VOID,
    world('baage', 1, 4, [], true),
  ),
  tileSide('12B', CHAOS, VOID, world('niburu', 2, 3, [], true), world('saronne', 0, 4, [FORGE], false), world('lux', 1, 3, [CACHE], true)),
]

const SIDES = 2

interface Tile {
  /** The number printed on it. */
  readonly printed: string
  readonly sides: readonly PrintedSide[]
}

const TILES: readonly Tile[] = PRINTED.flatMap((side, at) =>
  at % SIDES === 0 ? [{ printed: side.code.slice(0, -1), sides: PRINTED.slice(at, at + SIDES) }] : [],
)

export const TILE_CATALOGUE = catalogue('tiles', TILES, ({ printed }) => printed)

export const TILE_SIDE_CATALOGUE = piecesOf(
  'tile-sides',
  TILE_CATALOGUE.keys.map((key) => [key, SIDES]),
)

export const TILE_SIDES: readonly TileSide[] = TILE_CATALOGUE.entries.flatMap(({ sides }, tile) =>
  sides.map((side, at) => ({ id: SIDES * tile + at, ...side })),
)

/** FS-SETUP-7: the tiles that belong to no faction. */
export function neutralTilesOf(edition: Edition<'tiles'>): readonly TileId[] {
  return TILE_CATALOGUE.edition(edition).filter((tile) => TILE_CATALOGUE.of(tile).sides.every(({ faction }) => faction === null))
}

/** FS-SETUP-7: the tile of a faction. */
export function homeTileOf(faction: FactionId): TileId {
  return (TILE_SIDES.find((side) => side.faction === faction) as TileSide).id >> 1
}
