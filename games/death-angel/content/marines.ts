import { catalogue, type Kind } from '@orrery/kernel'

/** A space marine by number. */
export type MarineId = Kind<'marines'>
/** A combat team by number. */
export type TeamId = Kind<'teams'>

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

interface TeamRecord {
  readonly key: string
  readonly marines: readonly [string, string]
}

const TEAM_RECORDS: readonly TeamRecord[] = [
  { key: 'green', marines: ['gideon', 'noctis'] },
  { key: 'yellow', marines: ['claudio', 'goriel'] },
  { key: 'red', marines: ['leon', 'valencio'] },
  { key: 'blue', marines: ['lorenzo', 'deino'] },
  { key: 'grey', marines: ['calistarius', 'scipio'] },
  { key: 'purple', marines: ['zael', 'omnio'] },
]

interface MarineRecord {
  readonly key: string
  readonly team: string
  readonly range: number
}

const MARINE_RECORDS: readonly MarineRecord[] = [
  { key: 'gideon', team: 'green', range: 0 },
  { key: 'noctis', team: 'green', range: 2 },
  { key: 'claudio', team: 'yellow', range: 0 },
  { key: 'goriel', team: 'yellow', range: 2 },
  { key: 'leon', team: 'red', range: 3 },
  { key: 'valencio', team: 'red', range: 2 },
  { key: 'lorenzo', team: 'blue', range: 2 },
  { key: 'deino', team: 'blue', range: 2 },
  { key: 'calistarius', team: 'grey', range: 2 },
  { key: 'scipio', team: 'grey', range: 2 },
  { key: 'zael', team: 'purple', range: 1 },
  { key: 'omnio', team: 'purple', range: 2 },
]

export const TEAM_CATALOGUE = catalogue('teams', TEAM_RECORDS, ({ key }) => key)

export const MARINE_CATALOGUE = catalogue(
  'marines',
  MARINE_RECORDS,
  ({ key }) => key,
  ({ key, team, range }, id): Marine => ({ id, key, term: `@marine-${key}`, team: TEAM_CATALOGUE.kind(team), range }),
)

export const MARINES: readonly Marine[] = MARINE_CATALOGUE.entries

export const TEAMS: readonly Team[] = TEAM_CATALOGUE.entries.map(({ key, marines: [one, other] }, id) => ({
  id,
  key,
  term: `@team-${key}`,
  marines: [MARINE_CATALOGUE.kind(one), MARINE_CATALOGUE.kind(other)],
}))

export const GIDEON = MARINE_CATALOGUE.kind('gideon')
export const CLAUDIO = MARINE_CATALOGUE.kind('claudio')
export const LEON = MARINE_CATALOGUE.kind('leon')
export const LORENZO = MARINE_CATALOGUE.kind('lorenzo')
export const CALISTARIUS = MARINE_CATALOGUE.kind('calistarius')
export const ZAEL = MARINE_CATALOGUE.kind('zael')

export const GREEN = TEAM_CATALOGUE.kind('green')
export const YELLOW = TEAM_CATALOGUE.kind('yellow')
export const RED = TEAM_CATALOGUE.kind('red')
export const BLUE = TEAM_CATALOGUE.kind('blue')
export const GREY = TEAM_CATALOGUE.kind('grey')
export const PURPLE = TEAM_CATALOGUE.kind('purple')

const TEAM_OF: readonly TeamId[] = MARINES.map(({ team }) => team)
const COMRADE_OF: readonly MarineId[] = MARINES.map(({ id, team }) => {
  const [one, other] = (TEAMS[team] as Team).marines
  return one === id ? other : one
})

/** The team of a marine. */
export function teamOf(marine: MarineId): TeamId {
  return TEAM_OF[marine] as TeamId
}

/** The other marine of his team. */
export function comradeOf(marine: MarineId): MarineId {
  return COMRADE_OF[marine] as MarineId
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
