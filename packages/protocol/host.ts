import * as v from 'valibot'
import { level } from './parts.ts'

/** A server's report to its host. */

const count = v.number()
const nullable = v.nullable(v.number())

const lately = v.pipe(
  v.strictObject({ aMinute: count, half: nullable, most: nullable }),
  v.description('How many there were in the last minute, and what half and 99 of 100 of them took at most, in seconds.'),
)

/** A server's report on itself. */
export const ownReport = v.strictObject({
  server: v.strictObject({
    name: v.string(),
    node: v.string(),
    uptime: v.pipe(count, v.description('Seconds since the start.')),
    memory: v.pipe(count, v.description('Bytes that the process has.')),
    cores: count,
    stopping: v.boolean(),
    canStop: v.pipe(v.boolean(), v.description('Whether it may be stopped from here.')),
  }),
  parts: v.pipe(
    v.array(v.strictObject({ part: v.string(), trouble: v.nullable(v.string()) })),
    v.description('What the server needs, and what is wrong with it.'),
  ),
  tables: v.strictObject({
    memory: count,
    stored: v.nullable(v.strictObject({ gathering: count, playing: count, over: count })),
  }),
  connections: v.strictObject({ open: count, people: count, addresses: count, limit: count }),
  delays: v.strictObject({
    answers: lately,
    writes: lately,
    loop: v.pipe(count, v.description('How long something waits for its turn, 99 of 100, in seconds.')),
  }),
  queue: v.strictObject({ pending: count, threads: count }),
  database: v.nullable(v.strictObject({ engine: v.picklist(['SQLite', 'Postgres']), bytes: count, players: count })),
  errors: v.pipe(
    v.array(
      v.strictObject({
        level: v.picklist(['debug', 'info', 'warn', 'error']),
        message: v.string(),
        table: v.nullable(v.string()),
        error: v.nullable(v.string()),
        last: count,
        count,
      }),
    ),
    v.description('What went wrong lately, the newest first; the log has every one of them.'),
  ),
  setAside: v.pipe(
    v.array(v.strictObject({ table: v.string(), why: v.picklist(['corrupt', 'unknown-game', 'older-version', 'newer-version']) })),
    v.description('Tables that could not be read.'),
  ),
  now: v.pipe(count, v.description("The server's time, in milliseconds since 1970.")),
})

/** A server's report to its host: on itself, and on the others on the same database. */
export const hostReport = v.strictObject({
  ...ownReport.entries,
  others: v.pipe(
    v.array(v.strictObject({ name: v.string(), report: v.nullable(ownReport) })),
    v.description('The other servers of the database, and what each says of itself; null: it lives, but cannot be asked.'),
  ),
})

/** The most games of a lab. */
const MOST_GAMES = 2000

/** A lab ordered by the host: games that bots play among themselves. */
export const labWish = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  bots: v.pipe(v.array(level), v.maxLength(12), v.description('The bot at each seat: a level, or a level with a style.')),
  games: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GAMES)),
})

/** The labs of a server's database, the newest first. */
export const labReports = v.strictObject({
  labs: v.array(
    v.strictObject({
      id: v.string(),
      game: v.string(),
      bots: v.array(v.string()),
      asked: v.pipe(count, v.description('When it was ordered, in milliseconds since 1970.')),
      games: count,
      played: count,
      failed: v.pipe(count, v.description('Games that cannot be played to their end.')),
      wins: v.pipe(v.array(count), v.description('How often each seat has won.')),
      decisions: v.pipe(nullable, v.description('Decisions a game, on average; null before the first is over.')),
    }),
  ),
})

export type LabWish = v.InferOutput<typeof labWish>
export type LabReport = v.InferOutput<typeof labReports>['labs'][number]
export type OwnReport = v.InferOutput<typeof ownReport>
export type HostReport = v.InferOutput<typeof hostReport>
