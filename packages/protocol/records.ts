import type { GameEvent } from '@orrery/kernel'
import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { id, instant, mark, printable, ref, seat, visible } from './parts.ts'

const text = v.string()
const count = v.number()
const at = v.pipe(v.number(), v.description('In milliseconds since 1970.'))

/** The parts of a profile that its owner may hide, one by one. */
export const PROFILE_PARTS = ['ratings', 'record', 'games', 'achievements'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]
const part = v.picklist(PROFILE_PARTS)
const pace = v.picklist(['live', 'day'])
const word = v.pipe(text, v.maxLength(80))

/** The filter of a search; absent fields match everything. */
const filter = v.strictObject({
  of: v.pipe(v.picklist(['mine', 'person', 'all']), v.description('`person`: public tables of one, and those of the reader with them.')),
  person: v.optional(id),
  game: v.optional(word),
  way: v.optional(word),
  pace: v.optional(pace),
  side: v.optional(v.pipe(word, v.description('A deck, a faction, a race.'))),
  outcome: v.optional(v.picklist(['won', 'lost', 'drawn'])),
  opponent: v.optional(v.pipe(word, v.description('A name.'))),
  rated: v.optional(v.boolean()),
  least: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.description('How long it took, in minutes.'))),
  since: v.optional(instant),
  until: v.optional(instant),
})
export type GameFilter = v.InferOutput<typeof filter>

/** Parses a stored search for games; null if it is no longer valid. */
export function readFilter(kept: unknown): GameFilter | null {
  const read = v.safeParse(filter, kept)
  return read.success ? read.output : null
}

/** A search that somebody has stored, and its name. */
const keptSearch = v.strictObject({
  name: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(LIMITS.searchName), printable, visible),
  filter,
})
export type KeptSearch = v.InferOutput<typeof keptSearch>

/** Requests about records. */
export const recordsRequests = [
  /** A member's profile; without a person, the sender's own. */
  v.strictObject({ type: v.literal('profile'), ref, person: v.optional(id) }),
  /** Hides parts of the sender's profile from others. */
  v.strictObject({ type: v.literal('hide-parts'), ref, parts: v.pipe(v.array(part), v.maxLength(PROFILE_PARTS.length)) }),
  /** The leaderboard; of a season if one is named. */
  v.strictObject({ type: v.literal('board'), ref, game: word, way: word, pace, season: v.optional(id) }),
  /** The seasons; of a game if one is named. */
  v.strictObject({ type: v.literal('seasons'), ref, game: v.optional(word) }),
  /** A judge corrects the result of a finished table. `winners`: the seats that won; none: a draw. */
  v.strictObject({
    type: v.literal('turn-result'),
    ref,
    table: id,
    winners: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.chat), printable, visible),
  }),
  /** The searches that the reader has stored. */
  v.strictObject({ type: v.literal('searches'), ref }),
  /** Stores a search under a name, replacing the one that had it. */
  v.strictObject({ type: v.literal('keep-search'), ref, ...keptSearch.entries }),
  v.strictObject({ type: v.literal('drop-search'), ref, name: keptSearch.entries.name }),
  v.strictObject({ type: v.literal('find-games'), ref, filter, before: v.optional(v.strictObject({ at: instant, table: id })) }),
] as const

const player = v.strictObject({
  seat: count,
  name: text,
  person: v.nullable(text),
  bot: v.nullable(text),
  mark: v.exactOptional(mark),
  outcome: v.picklist(['won', 'lost', 'drawn']),
  side: text,
})

const event = v.custom<GameEvent>((value) => typeof value === 'object' && value !== null && 'type' in value, 'no event')

/** A finished table in a search. */
export const gameFound = v.strictObject({
  ...{ table: text, game: text, way: text, pace, at, minutes: count, rated: v.boolean(), players: v.array(player) },
  story: v.exactOptional(
    v.pipe(
      v.strictObject({
        chances: v.array(count),
        turning: v.nullable(v.strictObject({ step: count, from: count, to: count, events: v.array(event) })),
      }),
      v.description('How it went for the one whose games they are, in percent; where a review of it is kept.'),
    ),
  ),
})

const figure = { rating: count, margin: count, provisional: v.boolean() }

/** A season of a game, with its winners once it has ended. */
export const seasonTold = v.strictObject({
  ...{ id: text, name: text, game: text, begins: at },
  ends: v.pipe(v.nullable(v.number()), v.description('In milliseconds since 1970; null: it goes on until the host ends it.')),
  closed: v.pipe(v.boolean(), v.description('Whether it has ended and its winners are kept.')),
  winners: v.array(v.strictObject({ way: text, pace, place: count, name: text, person: text, rating: count, margin: count, games: count })),
})
export type SeasonTold = v.InferOutput<typeof seasonTold>

/** The server's messages about records. */
export const RECORDS_MESSAGES = {
  profile: v.strictObject({
    type: v.literal('profile'),
    ref,
    person: text,
    name: text,
    mine: v.boolean(),
    hidden: v.pipe(v.array(part), v.description('The parts that nobody but their owner sees; null there for all others.')),
    ratings: v.nullable(
      v.array(
        v.strictObject({
          ...{ game: text, way: text, pace, ...figure, games: count, won: count },
          history: v.array(v.strictObject({ at, rating: count, margin: count })),
        }),
      ),
    ),
    record: v.nullable(
      v.array(
        v.strictObject({
          ...{ game: text, kind: v.picklist(['all', 'way', 'side', 'seat', 'opponent']), key: text, name: v.nullable(text) },
          ...{ played: count, won: count, drawn: count },
        }),
      ),
    ),
    games: v.nullable(v.array(gameFound)),
    achievements: v.nullable(
      v.array(
        v.strictObject({ game: text, id: text, at, table: v.pipe(v.nullable(text), v.description('null: unlisted, and not of yours.')) }),
      ),
    ),
  }),
  board: v.strictObject({
    type: v.literal('board'),
    ref,
    places: v.array(
      v.strictObject({
        ...{
          name: text,
          person: v.nullable(text),
          bot: v.nullable(text),
          ...figure,
          games: count,
          won: count,
          last: at,
          mine: v.boolean(),
        },
      }),
    ),
  }),
  seasons: v.strictObject({ type: v.literal('seasons'), ref, seasons: v.array(seasonTold) }),
  searches: v.strictObject({ type: v.literal('searches'), ref, searches: v.array(keptSearch) }),
  games: v.strictObject({ type: v.literal('games'), ref, games: v.array(gameFound), more: v.boolean() }),
}

export type ProfileMessage = v.InferOutput<typeof RECORDS_MESSAGES.profile>
export type BoardMessage = v.InferOutput<typeof RECORDS_MESSAGES.board>
export type GamesMessage = v.InferOutput<typeof RECORDS_MESSAGES.games>
export type SeasonsMessage = v.InferOutput<typeof RECORDS_MESSAGES.seasons>
export type GameFound = v.InferOutput<typeof gameFound>
export type SearchesMessage = v.InferOutput<typeof RECORDS_MESSAGES.searches>
export type RecordsMessage = ProfileMessage | BoardMessage | SeasonsMessage | GamesMessage | SearchesMessage

/** A leaderboard, and the seasons of a game, for anybody over HTTP. */
export const publicBoard = v.strictObject({ places: RECORDS_MESSAGES.board.entries.places })
export const publicSeasons = v.strictObject({ seasons: RECORDS_MESSAGES.seasons.entries.seasons })
