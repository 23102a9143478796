import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'

/** One of the 12 system tiles; its id is its place in the list, 0 for tile 1. */
export type TileId = number
/** One of the 24 tile sides; its id is its place in `TILE_SIDES`: twice the tile's, plus 1 for side B. */
export type TileSideId = number

/** Kinds of asset tokens: their places in a player's `assets`. */
export const FORGE = 0
export const CACHE = 1
export const REINFORCEMENT = 2
/** A world's icon: one asset token of choice. */
export const AFFLUENCE = 3

export interface PrintedArea {
  /** The message that names a world; of a void ''. */
  readonly term: string
  readonly world: boolean
  readonly capacity: number
  readonly materiel: number
  /** Its asset icons: FORGE, CACHE, REINFORCEMENT, AFFLUENCE. */
  readonly assets: readonly number[]
  readonly objectiveSpace: boolean
}

export interface TileSide {
  readonly id: TileSideId
  /** Number and letter, e.g. `10B`. */
  readonly code: string
  /** The faction whose icon it has, or null. */
  readonly faction: FactionId | null
  /** Clockwise from the north-west as printed: nw, ne, se, sw. */
  readonly areas: readonly [PrintedArea, PrintedArea, PrintedArea, PrintedArea]
}

/** FS-CAP-2 */
export const VOID_CAPACITY = 3

const VOID: PrintedArea = { term: '', world: false, capacity: VOID_CAPACITY, materiel: 0, assets: [], objectiveSpace: false }

function world(key: string, materiel: number, capacity: number, assets: readonly number[], objectiveSpace: boolean): PrintedArea {
  return { term: `@world-${key}`, world: true, capacity, materiel, assets, objectiveSpace }
}

export const TILE_SIDES: readonly TileSide[] = [
  {
    id: 0,
    code: '1A',
    faction: null,
    areas: [VOID, world('smyrna', 2, 3, [], true), VOID, world('nicea', 1, 3, [FORGE], true)],
  },
  {
    id: 1,
    code: '1B',
    faction: null,
    areas: [VOID, world('sergoria', 2, 2, [REINFORCEMENT], true), VOID, world('orb-theta', 0, 4, [FORGE], true)],
  },
  {
    id: 2,
    code: '2A',
    faction: null,
    areas: [world('laodicea', 3, 1, [], true), VOID, VOID, world('pergam', 0, 5, [FORGE], true)],
  },
  {
    id: 3,
    code: '2B',
    faction: null,
    areas: [world('ferrineus', 2, 4, [], true), VOID, VOID, world('terudus', 0, 3, [FORGE, FORGE], true)],
  },
  {
    id: 4,
    code: '3A',
    faction: null,
    areas: [VOID, world('lytheria', 1, 4, [], true), VOID, world('azerukh', 2, 2, [CACHE], true)],
  },
  {
    id: 5,
    code: '3B',
    faction: null,
    areas: [VOID, world('ehlegra', 2, 2, [CACHE], true), VOID, world('fornax', 0, 4, [FORGE], true)],
  },
  {
    id: 6,
    code: '4A',
    faction: null,
    areas: [world('enobia', 1, 1, [AFFLUENCE], true), world('solanum', 1, 3, [CACHE], true), VOID, VOID],
  },
  {
    id: 7,
    code: '4B',
    faction: null,
    areas: [world('stalyn', 1, 2, [CACHE], true), VOID, world('savarga', 1, 2, [CACHE], true), VOID],
  },
  {
    id: 8,
    code: '5A',
    faction: null,
    areas: [VOID, world('chylia', 1, 4, [], true), world('xinghua', 2, 2, [REINFORCEMENT], true), VOID],
  },
  {
    id: 9,
    code: '5B',
    faction: null,
    areas: [VOID, world('broeshyr', 1, 3, [REINFORCEMENT], true), world('faralna', 1, 3, [CACHE], true), VOID],
  },
  {
    id: 10,
    code: '6A',
    faction: null,
    areas: [world('kaunas', 1, 3, [REINFORCEMENT], true), VOID, world('annieth', 1, 3, [REINFORCEMENT], true), VOID],
  },
  {
    id: 11,
    code: '6B',
    faction: null,
    areas: [world('lysera', 1, 1, [AFFLUENCE], true), VOID, world('agharta', 1, 3, [REINFORCEMENT], true), VOID],
  },
  {
    id: 12,
    code: '7A',
    faction: null,
    areas: [world('remscheid', 0, 2, [FORGE, CACHE], true), VOID, VOID, world('lihovara', 2, 3, [], true)],
  },
  {
    id: 13,
    code: '7B',
    faction: null,
    areas: [VOID, world('aymuan', 0, 2, [REINFORCEMENT, CACHE], true), VOID, world('therall', 2, 2, [], true)],
  },
  {
    id: 14,
    code: '8A',
    faction: null,
    areas: [world('tscinthia', 3, 1, [], true), world('squall', 0, 3, [AFFLUENCE], true), VOID, VOID],
  },
  {
    id: 15,
    code: '8B',
    faction: null,
    areas: [world('saints-vault', 0, 3, [AFFLUENCE], true), VOID, world('rainata', 3, 1, [], true), VOID],
  },
  {
    id: 16,
    code: '9A',
    faction: ELDAR,
    areas: [world('iyan-alpha', 1, 3, [CACHE, AFFLUENCE], true), world('iyan-beta', 2, 4, [], true), VOID, VOID],
  },
  {
    id: 17,
    code: '9B',
    faction: ELDAR,
    areas: [world('iyan-gamma', 1, 3, [FORGE, AFFLUENCE], true), VOID, world('iyan-delta', 2, 4, [], true), VOID],
  },
  {
    id: 18,
    code: '10A',
    faction: SPACE_MARINES,
    areas: [
      world('turaci', 0, 4, [REINFORCEMENT, REINFORCEMENT], false),
      world('allerbus', 2, 2, [], true),
      VOID,
      world('arynnia', 1, 4, [], true),
    ],
  },
  {
    id: 19,
    code: '10B',
    faction: SPACE_MARINES,
    areas: [world('torcerus', 1, 3, [], true), VOID, world('lemnos', 2, 3, [], true), world('albrechts-hold', 0, 4, [FORGE, FORGE], false)],
  },
  {
    id: 20,
    code: '11A',
    faction: ORKS,
    areas: [
      world('green-rock', 1, 4, [], false),
      world('vimur', 0, 4, [FORGE], true),
      VOID,
      world('gelsenkir', 2, 2, [REINFORCEMENT], true),
    ],
  },
  {
    id: 21,
    code: '11B',
    faction: ORKS,
    areas: [world('diehar', 1, 3, [REINFORCEMENT], true), VOID, world('thulopis', 1, 3, [CACHE], true), world('bolgrim', 1, 4, [], false)],
  },
  {
    id: 22,
    code: '12A',
    faction: CHAOS,
    areas: [world('avatun', 1, 3, [REINFORCEMENT], false), world('denctitous', 1, 3, [CACHE], true), VOID, world('baage', 1, 4, [], true)],
  },
  {
    id: 23,
    code: '12B',
    faction: CHAOS,
    areas: [VOID, world('niburu', 2, 3, [], true), world('saronne', 0, 4, [FORGE], false), world('lux', 1, 3, [CACHE], true)],
  },
]

/** The tile of a side. */
export function tileOf(side: TileSideId): TileId {
  return side >> 1
}

/** FS-SETUP-7: the tile of a faction. */
export function homeTileOf(faction: FactionId): TileId {
  return (TILE_SIDES.find((side) => side.faction === faction) as TileSide).id >> 1
}
