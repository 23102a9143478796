import { catalogue, type Kind, piecesOf } from '@orrery/kernel'

/** A faction by number. */
export type FactionId = Kind<'factions'>

export interface Faction {
  readonly id: FactionId
  readonly key: string
  /** The message that names it. */
  readonly term: string
  readonly colour: 'blue' | 'red' | 'green' | 'yellow'
  /** The number of its system tile. */
  readonly homeTile: number
  /** FS-SETUP-3: its starting units by key. */
  readonly forces: { readonly [unit: string]: number }
  /** FS-SETUP-3: reinforcement tokens of its starting forces. */
  readonly reinforcements: number
}

/** FS-SETUP-4 */
export const STARTING_MATERIEL = 6
/** FS-COMP-12 */
export const CONTROL_TOKENS = 9

const RECORDS: readonly Omit<Faction, 'id'>[] = [
  {
    key: 'space-marines',
    term: '@faction-space-marines',
    colour: 'blue',
    homeTile: 10,
    forces: { scout: 4, 'space-marine': 1, 'strike-cruiser': 1 },
    reinforcements: 0,
  },
  {
    key: 'chaos',
    term: '@faction-chaos',
    colour: 'red',
    homeTile: 12,
    forces: { cultist: 2, 'chaos-space-marine': 2, 'iconoclast-destroyer': 1 },
    reinforcements: 0,
  },
  {
    key: 'orks',
    term: '@faction-orks',
    colour: 'green',
    homeTile: 11,
    forces: { 'ork-boyz': 4, nob: 1 },
    reinforcements: 1,
  },
  {
    key: 'eldar',
    term: '@faction-eldar',
    colour: 'yellow',
    homeTile: 9,
    forces: { 'aspect-warrior': 3, wraithguard: 1, 'hellebore-frigate': 2 },
    reinforcements: 0,
  },
]

export const FACTION_CATALOGUE = catalogue(
  'factions',
  RECORDS,
  ({ key }) => key,
  (record, id): Faction => ({ id, ...record }),
)

export const FACTIONS: readonly Faction[] = FACTION_CATALOGUE.entries

export const SPACE_MARINES = FACTION_CATALOGUE.kind('space-marines')
export const CHAOS = FACTION_CATALOGUE.kind('chaos')
export const ORKS = FACTION_CATALOGUE.kind('orks')
export const ELDAR = FACTION_CATALOGUE.kind('eldar')

/** FS-COMP-13: the objective tokens of each faction. */
export const OBJECTIVES_OF_FACTION = 6
/** The objective tokens, by number: six times the faction, plus 0 to 5. */
export const OBJECTIVE_CATALOGUE = piecesOf(
  'objectives',
  FACTIONS.map(({ key }) => [key, OBJECTIVES_OF_FACTION]),
)

/** The faction with that number. */
export function factionOf(id: FactionId): Faction {
  return FACTIONS[id] as Faction
}
