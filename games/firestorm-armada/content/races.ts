import { catalogue } from '@orrery/kernel'
import type { FleetTrait } from './traits.ts'

/** FA-ALLY-1: the two alliances. */
export type Bloc = 'kurak' | 'zenian' | 'none'

export const RACE_IDS = ['terrans', 'aquans', 'dindrenzi', 'relthoza', 'sorylians', 'directorate', 'neutral'] as const
export type RaceId = (typeof RACE_IDS)[number]

/** A race and what all its ships share. */
export interface Race {
  readonly id: RaceId
  readonly bloc: Bloc
  /** FA-INIT-1 to 3: the bonus to the roll for initiative. */
  readonly tacticsBonus: number
  /** FA-CD-1 to 3: in inches. */
  readonly commandDistance: number
  readonly fleetTraits: readonly FleetTrait[]
  /** The ids of the types of its station and its gun platform, if it has any. */
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

/** The races that players may bring. The remaining one has only models of scenarios. */
export const PLAYED_RACES: readonly RaceId[] = RACE_IDS.filter((id) => id !== 'neutral')

const BY_ID = Object.fromEntries(RACES.map((race) => [race.id, race])) as Readonly<Record<RaceId, Race>>

/** The race with the given id. */
export function raceOf(id: RaceId): Race {
  return BY_ID[id]
}
