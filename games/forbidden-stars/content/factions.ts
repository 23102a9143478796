/** One of the four factions; its id is its place in `FACTIONS`. */
export type FactionId = number

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

export const SPACE_MARINES = 0
export const CHAOS = 1
export const ORKS = 2
export const ELDAR = 3

/** FS-SETUP-4 */
export const STARTING_MATERIEL = 6
/** FS-COMP-12 */
export const CONTROL_TOKENS = 9

export const FACTIONS: readonly Faction[] = [
  {
    id: 0,
    key: 'space-marines',
    term: '@faction-space-marines',
    colour: 'blue',
    homeTile: 10,
    forces: { scout: 4, 'space-marine': 1, 'strike-cruiser': 1 },
    reinforcements: 0,
  },
  {
    id: 1,
    key: 'chaos',
    term: '@faction-chaos',
    colour: 'red',
    homeTile: 12,
    forces: { cultist: 2, 'chaos-space-marine': 2, 'iconoclast-destroyer': 1 },
    reinforcements: 0,
  },
  {
    id: 2,
    key: 'orks',
    term: '@faction-orks',
    colour: 'green',
    homeTile: 11,
    forces: { 'ork-boyz': 4, nob: 1 },
    reinforcements: 1,
  },
  {
    id: 3,
    key: 'eldar',
    term: '@faction-eldar',
    colour: 'yellow',
    homeTile: 9,
    forces: { 'aspect-warrior': 3, wraithguard: 1, 'hellebore-frigate': 2 },
    reinforcements: 0,
  },
]

/** The faction. */
export function factionOf(id: FactionId): Faction {
  return FACTIONS[id] as Faction
}
