/** One of the 12 space marines; his id is his place in `MARINES`. */
export type MarineId = number
/** One of the 6 combat teams; its id is its place in `TEAMS`. */
export type TeamId = number

export interface Team {
  readonly id: TeamId
  readonly key: string
  /** The message that names it. */
  readonly term: string
  readonly marines: readonly [MarineId, MarineId]
}

export interface Marine {
  readonly id: MarineId
  readonly key: string
  readonly term: string
  readonly team: TeamId
  /** How many positions away he can attack; 0 means his own position only. */
  readonly range: number
}

const team = (id: TeamId, key: string): Team => ({ id, key, term: `@team-${key}`, marines: [2 * id, 2 * id + 1] })

export const TEAMS: readonly Team[] = [
  team(0, 'green'),
  team(1, 'yellow'),
  team(2, 'red'),
  team(3, 'blue'),
  team(4, 'grey'),
  team(5, 'purple'),
]

const marine = (id: MarineId, key: string, range: number): Marine => ({ id, key, term: `@marine-${key}`, team: id >> 1, range })

export const MARINES: readonly Marine[] = [
  marine(0, 'gideon', 0),
  marine(1, 'noctis', 2),
  marine(2, 'claudio', 0),
  marine(3, 'goriel', 2),
  marine(4, 'leon', 3),
  marine(5, 'valencio', 2),
  marine(6, 'lorenzo', 2),
  marine(7, 'deino', 2),
  marine(8, 'calistarius', 2),
  marine(9, 'scipio', 2),
  marine(10, 'zael', 1),
  marine(11, 'omnio', 2),
]

export const GIDEON = 0
export const CLAUDIO = 2
export const LEON = 4
export const LORENZO = 6
export const CALISTARIUS = 8
export const ZAEL = 10

export const GREEN = 0
export const YELLOW = 1
export const RED = 2
export const BLUE = 3
export const GREY = 4
export const PURPLE = 5

/** The team of a marine. */
export function teamOf(marine: MarineId): TeamId {
  return marine >> 1
}

/** The other marine of his team. */
export function comradeOf(marine: MarineId): MarineId {
  return marine ^ 1
}

/** The message that names a marine. */
export function marineTerm(marine: MarineId): string {
  return (MARINES[marine] as Marine).term
}

/** The message that names a team. */
export function teamTerm(team: TeamId): string {
  return (TEAMS[team] as Team).term
}

/** How far a marine can attack. */
export function rangeOf(marine: MarineId): number {
  return (MARINES[marine] as Marine).range
}
