import * as v from 'valibot'
import { LIMITS } from './limits.ts'
import { id, mark, ref, seat } from './parts.ts'

const text = v.string()
const count = v.number()
const at = v.pipe(v.number(), v.description('In milliseconds since 1970.'))

/** What of a profile its owner may hide, each by itself. */
export const PROFILE_PARTS = ['ratings', 'record', 'games', 'achievements'] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]
const part = v.picklist(PROFILE_PARTS)
const pace = v.picklist(['live', 'day'])
const word = v.pipe(text, v.maxLength(80))

/** What games are found by; what is not said is any. */
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
  least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.description('How long it took, in minutes.'))),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
})
export type GameFilter = v.InferOutput<typeof filter>

/** What is asked of what a club remembers. */
export const recordsRequests = [
  /** A member's profile; one's own without a person. */
  v.strictObject({ type: v.literal('profile'), ref, person: v.optional(id) }),
  /** Which parts of one's own profile nobody else sees. */
  v.strictObject({ type: v.literal('hide-parts'), ref, parts: v.pipe(v.array(part), v.maxLength(PROFILE_PARTS.length)) }),
  /** Who is best; of a season, where one is named. */
  v.strictObject({ type: v.literal('board'), ref, game: word, way: word, pace, season: v.optional(id) }),
  /** The seasons; of a game, where one is named. */
  v.strictObject({ type: v.literal('seasons'), ref, game: v.optional(word) }),
  /** A judge lets a finished table count otherwise. `winners`: the seats that have won; none: a draw. */
  v.strictObject({
    type: v.literal('turn-result'),
    ref,
    table: id,
    winners: v.pipe(v.array(seat), v.maxLength(LIMITS.seats)),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.chat), v.regex(/^[^\p{Cc}]+$/u)),
  }),
  v.strictObject({ type: v.literal('find-games'), ref, filter, before: v.optional(v.strictObject({ at: v.number(), table: id })) }),
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

/** A finished table, as it is found. */
export const gameFound = v.strictObject({
  ...{ table: text, game: text, way: text, pace, at, minutes: count, rated: v.boolean(), players: v.array(player) },
})

const figure = { rating: count, margin: count, provisional: v.boolean() }

/** A time in which those who play a game are compared, with its winners once it has ended. */
export const seasonTold = v.strictObject({
  ...{ id: text, name: text, game: text, begins: at },
  ends: v.pipe(v.nullable(v.number()), v.description('In milliseconds since 1970; null: it goes on until the host ends it.')),
  closed: v.pipe(v.boolean(), v.description('Whether it has ended and its winners are kept.')),
  winners: v.array(v.strictObject({ way: text, pace, place: count, name: text, person: text, rating: count, margin: count, games: count })),
})
export type SeasonTold = v.InferOutput<typeof seasonTold>

/** What a server says about what a club remembers. */
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
    achievements: v.nullable(v.array(v.strictObject({ game: text, id: text, table: text, at }))),
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
  games: v.strictObject({ type: v.literal('games'), ref, games: v.array(gameFound), more: v.boolean() }),
}

export type ProfileMessage = v.InferOutput<typeof RECORDS_MESSAGES.profile>
export type BoardMessage = v.InferOutput<typeof RECORDS_MESSAGES.board>
export type GamesMessage = v.InferOutput<typeof RECORDS_MESSAGES.games>
export type SeasonsMessage = v.InferOutput<typeof RECORDS_MESSAGES.seasons>
export type GameFound = v.InferOutput<typeof gameFound>
export type RecordsMessage = ProfileMessage | BoardMessage | SeasonsMessage | GamesMessage

/** A leaderboard, and the seasons of a game, as anybody may read them over HTTP. */
export const publicBoard = v.strictObject({ places: RECORDS_MESSAGES.board.entries.places })
export const publicSeasons = v.strictObject({ seasons: RECORDS_MESSAGES.seasons.entries.seasons })
