import type { Json } from '@orrery/kernel'
import { prizes } from './prizes.ts'
import { standings } from './standings.ts'
import type { How, Part, Round, Side, Stage, Terms, Tournament } from './state.ts'
import { swissRounds } from './swiss.ts'

/** An entrant as everybody sees it. */
export interface SeenEntrant {
  readonly name: string
  readonly bot: string | null
  readonly checkedIn: boolean
  readonly dropped: boolean
}

/** A game of a match as everybody sees it. */
export interface SeenGame {
  readonly table: string
  readonly deadline: number
  readonly winner: Side | null
  readonly how: How | null
}

/** A match as everybody sees it. */
export interface SeenMatch {
  readonly part: Part
  readonly round: number
  readonly sides: readonly [number, number]
  readonly wins: number
  readonly games: readonly SeenGame[]
  readonly winner: Side | null
  readonly rests: number | null
}

/** A line of the standings: entrant, score, and what ties are broken by. */
export type SeenStanding = readonly [entrant: number, score: number, opponents: number, direct: number, beyond: number]

/** A tournament as everybody sees it: without what is brought, who the players are, the seed and the code. */
export interface SeenTournament {
  readonly game: string
  readonly settings: Json
  readonly name: string
  readonly judges: readonly string[]
  readonly terms: Terms
  readonly stage: Stage
  readonly entrants: readonly SeenEntrant[]
  readonly rounds: readonly Round[]
  /** How many rounds the Swiss stage has, as things stand. */
  readonly swissRounds: number
  readonly matches: readonly SeenMatch[]
  readonly standings: readonly SeenStanding[]
  readonly rests: number | null
  readonly places: readonly number[]
  /** The entrants who win prizes, by place. */
  readonly prizes: readonly number[]
}

/** What everybody may see, built from nothing. */
export function view(t: Tournament): SeenTournament {
  return {
    game: t.game,
    settings: t.settings,
    name: t.name,
    judges: t.judges.map(({ name }) => name),
    terms: t.terms,
    stage: t.stage,
    entrants: t.entrants.map(({ name, bot, checkedIn, dropped }) => ({ name, bot, checkedIn, dropped })),
    rounds: t.rounds,
    swissRounds: swissRounds(t),
    matches: t.matches.map(({ part, round, sides, wins, games, winner, rests }) => ({
      ...{ part, round, sides, wins, winner, rests },
      games: games.map((game) => ({ table: game.table, deadline: game.deadline, winner: game.winner, how: game.how })),
    })),
    standings: standings(t).map(({ entrant, score, opponents, direct, beyond }) => [entrant, score, opponents, direct, beyond] as const),
    rests: t.rests,
    places: t.places,
    prizes: prizes(t).map(({ entrant }) => entrant),
  }
}
