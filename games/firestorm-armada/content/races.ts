import { catalogue } from '@orrery/kernel'
import type { FleetTrait } from './traits.ts'

/** The two alliances. // FA-ALLY-1 */
export type Bloc = 'kurak' | 'zenian' | 'none'

export const RACE_IDS = ['terrans', 'aquans', 'dindrenzi', 'relthoza', 'sorylians', 'directorate', 'neutral'] as const
export type RaceId = (typeof RACE_IDS)[number]

/** A race and what all its ships share. */
export interface Race {
  readonly id: RaceId
  readonly bloc: Bloc
  /** FA-INIT-1 to 3. */
  readonly tacticsBonus: number
  /** In inches. // FA-CD-1 to 3 */
  readonly commandDistance: number
  readonly fleetTraits: readonly FleetTrait[]
  /** The ship types of its station and its gun platform, if it has them. */
  readonly station?: string
  readonly platform?: string
}

const RECORDS: readonly Race[] = [
  {
    id: 'terrans',
    bloc: 'kurak',
    tacticsBonus: 2,
    commandDistance: 6,
    fleetTraits: ['layeredShields'],
    station: 'terrans-palisade',
    platform: 'terrans-security',
  },
  {
    id: 'aquans',
    bloc: 'kurak',
    tacticsBonus: 2,
    commandDistance: 6,
    fleetTraits: ['fluidHelm'],
    station: 'aquans-vortex',
    platform: 'aquans-cyclone',
  },
  {
    id: 'dindrenzi',
    bloc: 'zenian',
    tacticsBonus: 3,
    commandDistance: 6,
    fleetTraits: ['boldAdvance'],
    station: 'dindrenzi-bastion',
    platform: 'dindrenzi-pilum',
  },
  {
    id: 'relthoza',
    bloc: 'zenian',
    tacticsBonus: 2,
    commandDistance: 8,
    fleetTraits: ['silentApproach'],
    station: 'relthoza-weaver',
    platform: 'relthoza-ummidia',
  },
  {
    id: 'sorylians',
    bloc: 'kurak',
    tacticsBonus: 1,
    commandDistance: 7,
    fleetTraits: ['stubbornCrews'],
    station: 'sorylians-phalanx',
    platform: 'sorylians-aspis',
  },
  {
    id: 'directorate',
    bloc: 'zenian',
    tacticsBonus: 1,
    commandDistance: 6,
    fleetTraits: ['ruthlessAssault'],
    station: 'directorate-firewall',
    platform: 'directorate-neutralizer',
  },
  { id: 'neutral', bloc: 'none', tacticsBonus: 0, commandDistance: 6, fleetTraits: [] },
]

export const RACE_CATALOGUE = catalogue('races', RECORDS, ({ id }) => id)

/** All races by number. */
export const RACES: readonly Race[] = RACE_CATALOGUE.entries

/** The races that players may bring; the other one has scenario models only. */
export const PLAYED_RACES: readonly RaceId[] = RACE_IDS.filter((id) => id !== 'neutral')

const BY_ID = Object.fromEntries(RACES.map((race) => [race.id, race])) as Readonly<Record<RaceId, Race>>

/** The race with that id. */
export function raceOf(id: RaceId): Race {
  return BY_ID[id]
}
