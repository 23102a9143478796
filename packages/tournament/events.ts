import type { Json, Seed } from '@orrery/kernel'
import { placesOf } from './finals.ts'
import {
  type Entrant,
  type How,
  type Judge,
  type Match,
  type MatchGame,
  matchesOf,
  type Part,
  type Round,
  runningGame,
  type Side,
  sideOf,
  type Terms,
  type Tournament,
  winsOf,
} from './state.ts'

/** A match as paired, with the table of its first game. */
export interface Paired {
  readonly part: Part
  readonly sides: readonly [number, number]
  readonly table: string
}

/** What happens in a tournament. Only events are stored; `at` is in milliseconds of the server's clock. */
export type TournamentEvent =
  | {
      readonly type: 'created'
      readonly game: string
      readonly settings: Json
      readonly name: string
      readonly host: Judge
      readonly code: string
      readonly seed: Seed
      readonly terms: Terms
      readonly at: number
    }
  | {
      readonly type: 'registered'
      readonly player: string | null
      readonly name: string
      readonly bot: string | null
      readonly brings: Json
      readonly checkedIn: boolean
    }
  | { readonly type: 'check-in-opened' }
  | { readonly type: 'checked-in'; readonly entrant: number }
  | { readonly type: 'dropped'; readonly entrant: number }
  | { readonly type: 'suspended'; readonly entrant: number; readonly is: boolean }
  | { readonly type: 'judge-named'; readonly judge: Judge }
  | {
      readonly type: 'paired'
      readonly part: Round['part']
      readonly bye: number | null
      readonly matches: readonly Paired[]
      readonly at: number
    }
  | { readonly type: 'game-opened'; readonly match: number; readonly table: string; readonly at: number }
  | { readonly type: 'came'; readonly match: number; readonly side: Side }
  | {
      readonly type: 'decided'
      readonly match: number
      readonly winner: Side
      readonly how: How
      /** Whether it decides the whole match, whatever the score: an entrant who dropped out plays no more games. */
      readonly whole: boolean
      readonly at: number
    }
  | { readonly type: 'reversed'; readonly match: number; readonly winner: Side; readonly at: number }
  | { readonly type: 'time-given'; readonly match: number; readonly milliseconds: number }
  /** CG-TOUR-3: the match for third place is not played. */
  | { readonly type: 'waived'; readonly match: number; readonly winner: Side; readonly at: number }
  /** Time that does not count, because no server ran the tournament. */
  | { readonly type: 'stood-still'; readonly milliseconds: number }
  | { readonly type: 'ended' }
  | { readonly type: 'cancelled' }

/** The tournament after these events; null without any. */
export function replayed(events: readonly TournamentEvent[], from: Tournament | null = null): Tournament | null {
  return events.reduce<Tournament | null>((t, event) => after(t, event), from)
}

/** The tournament after an event. Events were checked before they were recorded, so nothing is refused here. */
export function after(t: Tournament | null, event: TournamentEvent): Tournament {
  if (event.type === 'created') return created(event)
  if (t === null) throw new RangeError(`a tournament does not begin with '${event.type}'`)
  switch (event.type) {
    case 'registered':
      return { ...t, entrants: [...t.entrants, registered(t, event)] }
    case 'check-in-opened':
      return { ...t, stage: 'check-in' }
    case 'checked-in':
      return withEntrant(t, event.entrant, { checkedIn: true })
    case 'dropped':
      return withEntrant(t, event.entrant, { dropped: true })
    case 'suspended':
      return withEntrant(t, event.entrant, { suspended: event.is })
    case 'judge-named':
      return { ...t, judges: [...t.judges, event.judge] }
    case 'paired':
      return paired(t, event)
    case 'game-opened':
      return withMatch(t, event.match, (match) => ({
        ...match,
        rests: null,
        games: [...match.games, newGame(t, match.sides, event.table, match.games.length % 2 === 0 ? 0 : 1, event.at)],
      }))
    case 'came':
      return withGame(t, event.match, (game) => ({ ...game, came: event.side === 0 ? [true, game.came[1]] : [game.came[0], true] }))
    case 'decided':
      return rested(
        withMatch(t, event.match, (match) => decided(t, match, event)),
        event.match,
        event.at,
      )
    case 'reversed':
      return rested(
        withMatch(t, event.match, (match) => turned(match, event.winner, event.at + t.terms.rest)),
        event.match,
        event.at,
      )
    case 'time-given':
      return withGame(t, event.match, (game) => ({ ...game, deadline: game.deadline + event.milliseconds }))
    case 'waived':
      return rested(
        withMatch(t, event.match, (match) => ({ ...match, winner: event.winner, rests: null })),
        event.match,
        event.at,
      )
    case 'stood-still':
      return later(t, event.milliseconds)
    case 'ended':
      return { ...t, stage: 'over', rests: null, places: placesOf(t) }
    case 'cancelled':
      return { ...t, stage: 'cancelled', rests: null, matches: t.matches.map((match) => ({ ...match, rests: null })) }
  }
}

function created({ game, settings, name, host, code, seed, terms, at }: Extract<TournamentEvent, { type: 'created' }>): Tournament {
  return {
    ...{ game, settings, name, judges: [host], code, seed, terms, stage: 'registration', entrants: [], rounds: [], matches: [] },
    ...{ rests: null, created: at, places: [] },
  }
}

function registered(t: Tournament, event: Extract<TournamentEvent, { type: 'registered' }>): Entrant {
  const { player, name, bot, brings, checkedIn } = event
  return { id: t.entrants.length, player, name, bot, brings, checkedIn, dropped: false, suspended: false }
}

function paired(t: Tournament, { part, bye, matches, at }: Extract<TournamentEvent, { type: 'paired' }>): Tournament {
  const number = t.rounds.length + 1
  const added = matches.map(
    (one, index): Match => ({
      id: t.matches.length + index,
      part: one.part,
      round: number,
      sides: one.sides,
      wins: part === 'swiss' ? 1 : 2,
      games: [newGame(t, one.sides, one.table, 0, at)],
      winner: null,
      rests: null,
    }),
  )
  return { ...t, stage: part, rounds: [...t.rounds, { number, part, bye }], matches: [...t.matches, ...added], rests: null }
}

function newGame(t: Tournament, sides: readonly [number, number], table: string, first: Side, at: number): MatchGame {
  const isBot = (side: Side) => t.entrants[sides[side]]?.bot !== null
  return { table, first, began: at, deadline: at + t.terms.game, came: [isBot(0), isBot(1)], winner: null, how: null }
}

function decided(t: Tournament, match: Match, { winner, how, whole, at }: Extract<TournamentEvent, { type: 'decided' }>): Match {
  const running = runningGame(match)
  const games = running === null ? match.games : [...match.games.slice(0, -1), { ...running, winner, how }]
  const then = { ...match, games }
  const isWon = whole || winsOf(then, winner) >= match.wins
  return isWon ? { ...then, winner, rests: null } : { ...then, rests: at + t.terms.rest }
}

/** A match whose last game now counts for the other side. */
function turned(match: Match, winner: Side, rests: number): Match {
  const last = match.games.at(-1)
  if (last === undefined) return match
  const then = { ...match, games: [...match.games.slice(0, -1), { ...last, winner, how: 'judged' as const }] }
  return winsOf(then, winner) >= match.wins ? { ...then, winner, rests: null } : { ...then, winner: null, rests }
}

/** CG-TOUR-6: after all matches of a round are decided there is a rest, for complaints, before the next one begins. */
function rested(t: Tournament, match: number, at: number): Tournament {
  const round = t.matches[match]?.round ?? 0
  const isDone = matchesOf(t, round).every(({ winner }) => winner !== null)
  return { ...t, rests: isDone ? at + t.terms.rest : null }
}

function later(t: Tournament, by: number): Tournament {
  const moved = (time: number | null) => (time === null ? null : time + by)
  const matches = t.matches.map((match) => {
    const running = runningGame(match)
    const games =
      running === null
        ? match.games
        : [...match.games.slice(0, -1), { ...running, began: running.began + by, deadline: running.deadline + by }]
    return { ...match, games, rests: moved(match.rests) }
  })
  return { ...t, matches, rests: moved(t.rests) }
}

function withEntrant(t: Tournament, id: number, change: Partial<Entrant>): Tournament {
  return { ...t, entrants: t.entrants.map((entrant) => (entrant.id === id ? { ...entrant, ...change } : entrant)) }
}

function withMatch(t: Tournament, id: number, change: (match: Match) => Match): Tournament {
  return { ...t, matches: t.matches.map((match) => (match.id === id ? change(match) : match)) }
}

function withGame(t: Tournament, id: number, change: (game: MatchGame) => MatchGame): Tournament {
  return withMatch(t, id, (match) => ({ ...match, games: match.games.map((game) => (game === runningGame(match) ? change(game) : game)) }))
}

/** The match that an entrant plays now; null if there is none. */
export function matchOf(t: Tournament, entrant: number): Match | null {
  return t.matches.findLast((match) => sideOf(match, entrant) !== null && match.round === t.rounds.length) ?? null
}
