import { catalogue, type Kind, NONE } from '@orrery/kernel'
import { LEFT, RIGHT, type Side } from './sides.ts'
import { CONTROL_PANEL, CORRIDOR, DARK_CORNER, DOOR, PROMETHIUM_TANK, SPORE_CHIMNEY, type TerrainId, VENTILATION_DUCT } from './terrain.ts'

/** A location card by number. */
export type LocationId = Kind<'locations'>

export const CODES = ['setup', '1A', '1B', '1C', '2', '3', '4'] as const
export type Code = (typeof CODES)[number]

/** Where a terrain card is placed: its position counts from the top (down arrow) or from the bottom (up arrow). */
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

/** What a setup location determines for the whole game. */
export interface SetupLocation {
  readonly location: LocationId
  readonly players: readonly number[]
  readonly marines: number
  readonly major: number
  readonly minor: number
  /** The codes of the location deck from its top to its bottom. */
  readonly deck: readonly Code[]
}

/** A setup location as it is written below, with the key of its location. */
type SetupRecord = Omit<SetupLocation, 'location'> & { readonly key: string }

const TOP = 'top' as const
const BOTTOM = 'bottom' as const

function icons(...listed: readonly (readonly [Side, TerrainId, 'top' | 'bottom', number])[]): TerrainIcon[] {
  return listed.map(([side, terrain, from, position]) => ({ side, terrain, from, position }))
}

const RECORDS: readonly Omit<Location, 'id'>[] = [
  {
    key: 'void-lock-1',
    code: 'setup',
    blips: [6, 6],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 1], [LEFT, DARK_CORNER, TOP, 3], [RIGHT, VENTILATION_DUCT, BOTTOM, 3], [RIGHT, CORRIDOR, BOTTOM, 2]),
  },
  {
    key: 'void-lock-2-4',
    code: 'setup',
    blips: [7, 7],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 1], [LEFT, DARK_CORNER, TOP, 3], [RIGHT, VENTILATION_DUCT, BOTTOM, 4], [RIGHT, CORRIDOR, BOTTOM, 2]),
  },
  {
    key: 'void-lock-5',
    code: 'setup',
    blips: [8, 8],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 2], [LEFT, DARK_CORNER, TOP, 4], [RIGHT, VENTILATION_DUCT, BOTTOM, 5], [RIGHT, CORRIDOR, BOTTOM, 3]),
  },
  {
    key: 'void-lock-3-6',
    code: 'setup',
    blips: [9, 9],
    ability: null,
    terrain: icons([LEFT, DOOR, TOP, 2], [LEFT, DARK_CORNER, TOP, 5], [RIGHT, VENTILATION_DUCT, BOTTOM, 6], [RIGHT, CORRIDOR, BOTTOM, 3]),
  },
  {
    key: 'main-corridor',
    code: '1A',
    blips: [7, 8],
    ability: 'enter',
    terrain: icons([LEFT, VENTILATION_DUCT, TOP, 2], [LEFT, DOOR, TOP, 5], [RIGHT, CORRIDOR, BOTTOM, 7], [RIGHT, DARK_CORNER, BOTTOM, 3]),
  },
  {
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
    key: 'service-shaft',
    code: '1A',
    blips: [7, 7],
    ability: 'enter',
    terrain: icons([LEFT, DARK_CORNER, TOP, 2], [LEFT, VENTILATION_DUCT, TOP, 6], [RIGHT, CORRIDOR, BOTTOM, 6], [RIGHT, DOOR, BOTTOM, 3]),
  },
  {
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
    key: 'lower-accessway',
    code: '1B',
    blips: [7, 7],
    ability: 'enter',
    terrain: icons([LEFT, VENTILATION_DUCT, TOP, 3], [LEFT, CORRIDOR, TOP, 4], [RIGHT, DARK_CORNER, BOTTOM, 5], [RIGHT, DOOR, BOTTOM, 3]),
  },
  {
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
    key: 'dark-catacombs',
    code: '2',
    blips: [6, 6],
    ability: 'enter',
    terrain: icons([LEFT, DARK_CORNER, TOP, 1], [LEFT, DOOR, TOP, 3], [RIGHT, VENTILATION_DUCT, BOTTOM, 5], [RIGHT, CORRIDOR, BOTTOM, 4]),
  },
  {
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
    key: 'wrath-of-baal-chapel',
    code: '3',
    blips: [5, 6],
    ability: 'enter',
    terrain: icons([LEFT, VENTILATION_DUCT, TOP, 1], [LEFT, CORRIDOR, TOP, 3], [RIGHT, DOOR, BOTTOM, 4], [RIGHT, DARK_CORNER, BOTTOM, 1]),
  },
  {
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

export const LOCATION_CATALOGUE = catalogue(
  'locations',
  RECORDS,
  ({ key }) => key,
  (record, id): Location => ({ id, ...record }),
)

export const LOCATIONS: readonly Location[] = LOCATION_CATALOGUE.entries

const SETUPS: readonly SetupRecord[] = [
  { key: 'void-lock-1', players: [1], marines: 6, major: 2, minor: 1, deck: ['2', '3', '4'] },
  { key: 'void-lock-2-4', players: [2, 4], marines: 8, major: 3, minor: 1, deck: ['1C', '2', '3', '4'] },
  { key: 'void-lock-5', players: [5], marines: 10, major: 4, minor: 2, deck: ['1B', '2', '3', '4'] },
  { key: 'void-lock-3-6', players: [3, 6], marines: 12, major: 5, minor: 3, deck: ['1A', '2', '3', '4'] },
]

export const SETUP_CATALOGUE = catalogue(
  'setups',
  SETUPS,
  ({ key }) => key,
  ({ key, ...setup }): SetupLocation => ({ location: LOCATION_CATALOGUE.find(key) ?? NONE, ...setup }),
)

export const SETUP_LOCATIONS: readonly SetupLocation[] = SETUP_CATALOGUE.entries

export const MAIN_CORRIDOR = LOCATION_CATALOGUE.kind('main-corridor')
export const MAINTENANCE_TUNNELS = LOCATION_CATALOGUE.kind('maintenance-tunnels')
export const SERVICE_SHAFT = LOCATION_CATALOGUE.kind('service-shaft')
export const CRYO_CONTROL = LOCATION_CATALOGUE.kind('cryo-control')
export const LOWER_ACCESSWAY = LOCATION_CATALOGUE.kind('lower-accessway')
export const WRECKAGE_LABYRINTH = LOCATION_CATALOGUE.kind('wreckage-labyrinth')
export const APOTHECARION = LOCATION_CATALOGUE.kind('apothecarion')
export const CORE_COGITATOR = LOCATION_CATALOGUE.kind('core-cogitator')
export const MUNITORIUM = LOCATION_CATALOGUE.kind('munitorium')
export const BLACK_HOLDS = LOCATION_CATALOGUE.kind('black-holds')
export const DARK_CATACOMBS = LOCATION_CATALOGUE.kind('dark-catacombs')
export const TELEPORTARIUM = LOCATION_CATALOGUE.kind('teleportarium')
export const GENERATORIUM = LOCATION_CATALOGUE.kind('generatorium')
export const HIBERNATION_CLUSTER = LOCATION_CATALOGUE.kind('hibernation-cluster')
export const WRATH_OF_BAAL_CHAPEL = LOCATION_CATALOGUE.kind('wrath-of-baal-chapel')
export const GENESTEALER_LAIR = LOCATION_CATALOGUE.kind('genestealer-lair')
export const LAUNCH_CONTROL_ROOM = LOCATION_CATALOGUE.kind('launch-control-room')
export const TOXIN_PUMPING_STATION = LOCATION_CATALOGUE.kind('toxin-pumping-station')

/** The location card with the given id. */
export function locationCard(location: LocationId): Location {
  return LOCATIONS[location] as Location
}

/** The message that names a location. */
export function locationTerm(location: LocationId): string {
  return `@location-${locationCard(location).key}`
}

/** The location cards with the given code on their backs. */
export function locationsOf(code: Code): readonly LocationId[] {
  return LOCATIONS.filter((location) => location.code === code).map((location) => location.id)
}
