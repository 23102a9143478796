import type { Json } from '@orrery/kernel'
import { prizes } from './prizes.ts'
import { type Standing, standAlike, standings } from './standings.ts'
import type { Entrant, How, Match, Part, Round, Side, Stage, Terms, Tournament } from './state.ts'
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

/** A row of the standings: entrant, score, and the tie-breakers. */
export type SeenStanding = readonly [entrant: number, score: number, opponents: number, direct: number, beyond: number]

/** A tournament as everybody sees it: without what players bring, who they are, the seed and the code. */
export interface SeenTournament {
  readonly game: string
  readonly settings: Json
  readonly name: string
  readonly judges: readonly string[]
  readonly terms: Terms
  readonly stage: Stage
  readonly entrants: readonly SeenEntrant[]
  readonly rounds: readonly Round[]
  /** The number of rounds of the Swiss stage, as things stand. */
  readonly swissRounds: number
  readonly matches: readonly SeenMatch[]
  readonly standings: readonly SeenStanding[]
  readonly rests: number | null
  readonly places: readonly number[]
  /** The entrants who win prizes, by place. */
  readonly prizes: readonly number[]
}

/** A tournament, and its public view. */
export interface Shown {
  readonly t: Tournament
  readonly seen: SeenTournament
}

/**
 * The public view, built from nothing. Parts that equal those of `before` are the same objects, so that changes are found without comparing
 * everything.
 */
export function view(t: Tournament, before: Shown | null = null): SeenTournament {
  return {
    game: t.game,
    settings: t.settings,
    name: t.name,
    judges: before?.t.judges === t.judges ? before.seen.judges : t.judges.map(({ name }) => name),
    terms: t.terms,
    stage: t.stage,
    entrants: before?.t.entrants === t.entrants ? before.seen.entrants : t.entrants.map(seenEntrant),
    rounds: t.rounds,
    swissRounds: swissRounds(t),
    matches: seenMatches(t, before),
    standings: before !== null && standAlike(before.t, t) ? before.seen.standings : standings(t).map(seenStanding),
    rests: t.rests,
    places: t.places,
    prizes: prizes(t).map(({ entrant }) => entrant),
  }
}

function seenEntrant({ name, bot, checkedIn, dropped }: Entrant): SeenEntrant {
  return { name, bot, checkedIn, dropped }
}

function seenMatches({ matches }: Tournament, before: Shown | null): readonly SeenMatch[] {
  if (before?.t.matches === matches) return before.seen.matches
  return matches.map((match, at) => (before?.t.matches[at] === match && before.seen.matches[at]) || seenMatch(match))
}

function seenMatch({ part, round, sides, wins, games, winner, rests }: Match): SeenMatch {
  return {
    ...{ part, round, sides, wins, winner, rests },
    games: games.map((game) => ({ table: game.table, deadline: game.deadline, winner: game.winner, how: game.how })),
  }
}

function seenStanding({ entrant, score, opponents, direct, beyond }: Standing): SeenStanding {
  return [entrant, score, opponents, direct, beyond]
}
