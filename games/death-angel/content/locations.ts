import { LEFT, RIGHT, type Side } from './sides.ts'
import { CONTROL_PANEL, CORRIDOR, DARK_CORNER, DOOR, PROMETHIUM_TANK, SPORE_CHIMNEY, type TerrainId, VENTILATION_DUCT } from './terrain.ts'

/** One of the 22 location cards; its id is its place in `LOCATIONS`. */
export type LocationId = number

export const CODES = ['setup', '1A', '1B', '1C', '2', '3', '4'] as const
export type Code = (typeof CODES)[number]

/** Where a terrain card comes to lie: counted from the top (down arrow) or from the bottom (up arrow). */
export interface TerrainIcon {
  readonly side: Side
  readonly terrain: TerrainId
  readonly from: 'top' | 'bottom'
  readonly position: number
}

export interface Location {
  readonly id: LocationId
  readonly key: string
  readonly code: Code
  /** The sizes of the left and the right blip pile. */
  readonly blips: readonly [number, number]
  /** When its ability is resolved: upon entering, or whenever the Control Panel is activated. */
  readonly ability: 'enter' | 'panel' | null
  readonly terrain: readonly TerrainIcon[]
}

/** What a setup location says for the whole game. */
export interface SetupLocation {
  readonly location: LocationId
  readonly players: readonly number[]
  readonly marines: number
  readonly major: number
  readonly minor: number
  /** The codes of the location deck from its top to its bottom. */
  readonly deck: readonly Code[]
}

const TOP = 'top' as const
const BOTTOM = 'bottom' as const

function icons(...listed: readonly (readonly [Side, TerrainId, 'top' | 'bottom', number])[]): TerrainIcon[] {
  return listed.map(([side, terrain, from, position]) => ({ side, terrain, from, position }))
}

export const LOCATIONS: readonly Location[] = [
  {
    id: 0,
    key: 'void-lock-1',
    code: 'setup',
    blips: [6, 6],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 1], [LEFT, DARK_CORNER, TOP, 3], [RIGHT, VENTILATION_DUCT, BOTTOM, 3], [RIGHT, CORRIDOR, BOTTOM, 2]),
  },
  {
    id: 1,
    key: 'void-lock-2-4',
    code: 'setup',
    blips: [7, 7],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 1], [LEFT, DARK_CORNER, TOP, 3], [RIGHT, VENTILATION_DUCT, BOTTOM, 4], [RIGHT, CORRIDOR, BOTTOM, 2]),
  },
  {
    id: 2,
    key: 'void-lock-5',
    code: 'setup',
    blips: [8, 8],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 2], [LEFT, DARK_CORNER, TOP, 4], [RIGHT, VENTILATION_DUCT, BOTTOM, 5], [RIGHT, CORRIDOR, BOTTOM, 3]),
  },
  {
    id: 3,
    key: 'void-lock-3-6',
    code: 'setup',
    blips: [9, 9],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 2], [LEFT, DARK_CORNER, TOP, 5], [RIGHT, VENTILATION_DUCT, BOTTOM, 6], [RIGHT, CORRIDOR, BOTTOM, 3]),
  },
  {
    id: 4,
    key: 'main-corridor',
    code: '1A',
    blips: [7, 8],
    ability: 'enter',
    terrain: icons([LEFT, VENTILATION_DUCT, TOP, 2], [LEFT, DOOR, TOP, 5], [RIGHT, CORRIDOR, BOTTOM, 7], [RIGHT, DARK_CORNER, BOTTOM, 3]),
  },
  {
    id: 5,
    key: 'maintenance-tunnels',
    code: '1A',
    blips: [8, 8],
    ability: 'panel',
    terrain: icons(
      [LEFT, DARK_CORNER, TOP, 3],
      [LEFT, CONTROL_PANEL, TOP, 7],
      [RIGHT, DOOR, BOTTOM, 5],
      [RIGHT, VENTILATION_DUCT, BOTTOM, 3],
    ),
  },
  {
    id: 6,
    key: 'service-shaft',
    code: '1A',
    blips: [7, 7],
    ability: 'enter',
    terrain: icons([LEFT, DARK_CORNER, TOP, 2], [LEFT, VENTILATION_DUCT, TOP, 6], [RIGHT, CORRIDOR, BOTTOM, 6], [RIGHT, DOOR, BOTTOM, 3]),
  },
  {
    id: 7,
    key: 'cryo-control',
    code: '1B',
    blips: [7, 7],
    ability: 'panel',
    terrain: icons(
      [LEFT, CONTROL_PANEL, TOP, 1],
      [LEFT, VENTILATION_DUCT, TOP, 4],
      [RIGHT, DARK_CORNER, BOTTOM, 5],
      [RIGHT, CORRIDOR, BOTTOM, 2],
    ),
  },
  {
    id: 8,
    key: 'lower-accessway',
    code: '1B',
    blips: [7, 7],
    ability: 'enter',
    terrain: icons([LEFT, VENTILATION_DUCT, TOP, 3], [LEFT, CORRIDOR, TOP, 4], [RIGHT, DARK_CORNER, BOTTOM, 5], [RIGHT, DOOR, BOTTOM, 3]),
  },
  {
    id: 9,
    key: 'wreckage-labyrinth',
    code: '1B',
    blips: [7, 6],
    ability: 'enter',
    terrain: icons(
      [LEFT, VENTILATION_DUCT, TOP, 1],
      [LEFT, CORRIDOR, TOP, 5],
      [RIGHT, PROMETHIUM_TANK, BOTTOM, 5],
      [RIGHT, DOOR, BOTTOM, 3],
    ),
  },
  {
    id: 10,
    key: 'apothecarion',
    code: '1C',
    blips: [7, 6],
    ability: 'panel',
    terrain: icons(
      [LEFT, CONTROL_PANEL, TOP, 2],
      [LEFT, VENTILATION_DUCT, TOP, 3],
      [RIGHT, CORRIDOR, BOTTOM, 5],
      [RIGHT, DARK_CORNER, BOTTOM, 2],
    ),
  },
  {
    id: 11,
    key: 'core-cogitator',
    code: '1C',
    blips: [7, 5],
    ability: 'panel',
    terrain: icons(
      [LEFT, CORRIDOR, TOP, 1],
      [LEFT, VENTILATION_DUCT, TOP, 4],
      [RIGHT, DARK_CORNER, BOTTOM, 3],
      [RIGHT, CONTROL_PANEL, BOTTOM, 1],
    ),
  },
  {
    id: 12,
    key: 'munitorium',
    code: '1C',
    blips: [6, 7],
    ability: 'enter',
    terrain: icons(
      [LEFT, PROMETHIUM_TANK, TOP, 3],
      [LEFT, DOOR, TOP, 5],
      [RIGHT, DARK_CORNER, BOTTOM, 4],
      [RIGHT, VENTILATION_DUCT, BOTTOM, 2],
    ),
  },
  {
    id: 13,
    key: 'black-holds',
    code: '2',
    blips: [5, 6],
    ability: 'enter',
    terrain: icons(
      [LEFT, CORRIDOR, TOP, 2],
      [LEFT, DOOR, TOP, 4],
      [RIGHT, VENTILATION_DUCT, BOTTOM, 3],
      [RIGHT, PROMETHIUM_TANK, BOTTOM, 2],
    ),
  },
  {
    id: 14,
    key: 'dark-catacombs',
    code: '2',
    blips: [6, 6],
    ability: 'enter',
    terrain: icons([LEFT, DARK_CORNER, TOP, 1], [LEFT, DOOR, TOP, 3], [RIGHT, VENTILATION_DUCT, BOTTOM, 5], [RIGHT, CORRIDOR, BOTTOM, 4]),
  },
  {
    id: 15,
    key: 'teleportarium',
    code: '2',
    blips: [7, 5],
    ability: 'panel',
    terrain: icons(
      [LEFT, VENTILATION_DUCT, TOP, 2],
      [LEFT, DARK_CORNER, TOP, 4],
      [RIGHT, CONTROL_PANEL, BOTTOM, 4],
      [RIGHT, CORRIDOR, BOTTOM, 1],
    ),
  },
  {
    id: 16,
    key: 'generatorium',
    code: '3',
    blips: [5, 5],
    ability: 'panel',
    terrain: icons(
      [LEFT, CORRIDOR, TOP, 1],
      [LEFT, DARK_CORNER, TOP, 3],
      [RIGHT, CONTROL_PANEL, BOTTOM, 4],
      [RIGHT, VENTILATION_DUCT, BOTTOM, 3],
    ),
  },
  {
    id: 17,
    key: 'hibernation-cluster',
    code: '3',
    blips: [0, 0],
    ability: 'enter',
    terrain: icons(
      [LEFT, VENTILATION_DUCT, TOP, 3],
      [LEFT, DOOR, TOP, 4],
      [RIGHT, SPORE_CHIMNEY, BOTTOM, 2],
      [RIGHT, DARK_CORNER, BOTTOM, 1],
    ),
  },
  {
    id: 18,
    key: 'wrath-of-baal-chapel',
    code: '3',
    blips: [5, 6],
    ability: 'enter',
    terrain: icons([LEFT, VENTILATION_DUCT, TOP, 1], [LEFT, CORRIDOR, TOP, 3], [RIGHT, DOOR, BOTTOM, 4], [RIGHT, DARK_CORNER, BOTTOM, 1]),
  },
  {
    id: 19,
    key: 'genestealer-lair',
    code: '4',
    blips: [6, 5],
    ability: 'enter',
    terrain: icons(
      [LEFT, DARK_CORNER, TOP, 1],
      [LEFT, VENTILATION_DUCT, TOP, 2],
      [RIGHT, CORRIDOR, BOTTOM, 2],
      [RIGHT, SPORE_CHIMNEY, BOTTOM, 1],
    ),
  },
  {
    id: 20,
    key: 'launch-control-room',
    code: '4',
    blips: [6, 6],
    ability: 'panel',
    terrain: icons(
      [LEFT, DARK_CORNER, TOP, 1],
      [LEFT, CONTROL_PANEL, TOP, 3],
      [RIGHT, VENTILATION_DUCT, BOTTOM, 2],
      [RIGHT, CORRIDOR, BOTTOM, 1],
    ),
  },
  {
    id: 21,
    key: 'toxin-pumping-station',
    code: '4',
    blips: [7, 7],
    ability: 'panel',
    terrain: icons(
      [LEFT, CORRIDOR, TOP, 1],
      [LEFT, DARK_CORNER, TOP, 2],
      [RIGHT, CONTROL_PANEL, BOTTOM, 2],
      [RIGHT, VENTILATION_DUCT, BOTTOM, 1],
    ),
  },
]

export const SETUP_LOCATIONS: readonly SetupLocation[] = [
  { location: 0, players: [1], marines: 6, major: 2, minor: 1, deck: ['2', '3', '4'] },
  { location: 1, players: [2, 4], marines: 8, major: 3, minor: 1, deck: ['1C', '2', '3', '4'] },
  { location: 2, players: [5], marines: 10, major: 4, minor: 2, deck: ['1B', '2', '3', '4'] },
  { location: 3, players: [3, 6], marines: 12, major: 5, minor: 3, deck: ['1A', '2', '3', '4'] },
]

export const MAIN_CORRIDOR = 4
export const MAINTENANCE_TUNNELS = 5
export const SERVICE_SHAFT = 6
export const CRYO_CONTROL = 7
export const LOWER_ACCESSWAY = 8
export const WRECKAGE_LABYRINTH = 9
export const APOTHECARION = 10
export const CORE_COGITATOR = 11
export const MUNITORIUM = 12
export const BLACK_HOLDS = 13
export const DARK_CATACOMBS = 14
export const TELEPORTARIUM = 15
export const GENERATORIUM = 16
export const HIBERNATION_CLUSTER = 17
export const WRATH_OF_BAAL_CHAPEL = 18
export const GENESTEALER_LAIR = 19
export const LAUNCH_CONTROL_ROOM = 20
export const TOXIN_PUMPING_STATION = 21

/** The location card of that id. */
export function locationCard(location: LocationId): Location {
  return LOCATIONS[location] as Location
}

/** The message that names a location. */
export function locationTerm(location: LocationId): string {
  return `@location-${locationCard(location).key}`
}

/** The location cards with that code on their backs. */
export function locationsOf(code: Code): readonly LocationId[] {
  return LOCATIONS.filter((location) => location.code === code).map((location) => location.id)
}
