import * as v from 'valibot'
import { clubRequests } from './club/index.ts'
import { tableTerms } from './club/meeting.ts'
import { collectingRequests } from './collecting.ts'
import { answer, beforehand, jsonObject } from './json.ts'
import { LIMITS } from './limits.ts'
import { confirmed, level, name, ref, seat, id as tableId, version } from './parts.ts'
import { recordsRequests } from './records.ts'
import { studyRequests } from './studies.ts'
import { accountCalendar, grant, timeControl } from './time.ts'
import { tournamentRequests } from './tournaments.ts'

const viewer = v.union([seat, v.literal('spectator')])

/** Who is to have a seat of a table that is being made. `settings`: what the seat brings, secret from the others. */
const seatWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), settings: v.optional(jsonObject) }),
  v.strictObject({ kind: v.literal('hot-seat'), name, settings: v.optional(jsonObject) }),
  v.strictObject({ kind: v.literal('bot'), level, settings: v.optional(jsonObject) }),
  v.strictObject({ kind: v.literal('open') }),
])

/** The messages a client sends. Every one carries a `ref` of the client's own that it never used before; the reply repeats it. */
export const request = v.variant('type', [
  /** First on every connection. Without a token a guest is made; the reply then has the token of the personal link. */
  v.strictObject({
    type: v.literal('hello'),
    ref,
    protocol: v.number(),
    token: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** The member whose session the browser has. */
    session: v.optional(v.literal(true)),
    name: v.optional(name),
  }),
  v.strictObject({ type: v.literal('rename'), ref, name }),
  v.strictObject({ type: v.literal('ping'), ref }),
  /** Makes a table; it starts at once when no seat is open. */
  v.strictObject({
    type: v.literal('create'),
    ref,
    game: v.pipe(v.string(), v.maxLength(40)),
    settings: jsonObject,
    seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(LIMITS.seats)),
    /** Whether the table is shown among the open tables; else only who has the link finds it. */
    listed: v.boolean(),
    /** How the players' time is limited; absent: as the game's settings say. */
    time: v.optional(timeControl),
    terms: v.optional(tableTerms),
    confirmed,
  }),
  /** Gives another seat more time: a seated player of a table with a time control. */
  v.strictObject({ type: v.literal('give-time'), ref, table: tableId, seat, milliseconds: grant }),
  /** The reader's own calendar: zone, quiet hours, holidays. */
  v.strictObject({ type: v.literal('calendar'), ref }),
  v.strictObject({ type: v.literal('set-calendar'), ref, calendar: accountCalendar }),
  /** How somebody has played by day lately: how fast they answer, and how often their time ran out. */
  v.strictObject({ type: v.literal('punctuality'), ref, person: tableId }),
  /** What the reader has written about a table, for themselves alone; `set-note` puts something else in its place. */
  v.strictObject({ type: v.literal('note'), ref, table: tableId }),
  v.strictObject({ type: v.literal('set-note'), ref, table: tableId, text: v.pipe(v.string(), v.maxLength(LIMITS.note)) }),
  /** The open tables, or those at which this player has a seat; with `follow`, changes are told from then on. */
  v.strictObject({ type: v.literal('tables'), ref, which: v.picklist(['open', 'mine']), follow: v.boolean() }),
  /** Looks at a table: the reply is the whole table, and every change is told from then on. Also used to resync. */
  v.strictObject({ type: v.literal('watch'), ref, table: tableId }),
  v.strictObject({ type: v.literal('unwatch'), ref, table: tableId }),
  /** Takes an open seat, or takes back one's own from the bot that stands in. */
  v.strictObject({ type: v.literal('take'), ref, table: tableId, seat, settings: v.optional(jsonObject), confirmed }),
  /** Accepts or refuses the person who asks for a seat that was left. */
  v.strictObject({ type: v.literal('answer-seat-request'), ref, table: tableId, seat, yes: v.boolean() }),
  /** Gives up a seat (or all one has): it is open again before the start, a bot stands in after it. */
  v.strictObject({ type: v.literal('leave'), ref, table: tableId, seat: v.optional(seat) }),
  /** Sets what one's own seat brings, before the start. */
  v.strictObject({ type: v.literal('set-seat-settings'), ref, table: tableId, seat, settings: jsonObject }),
  /** The host gives a seat to a bot, or opens it, before the start. */
  v.strictObject({ type: v.literal('seat'), ref, table: tableId, seat, level: v.nullable(level) }),
  /** A seated player gives the seat of one who has been away for a while to a bot. */
  v.strictObject({ type: v.literal('replace-with-bot'), ref, table: tableId, seat }),
  /** The host starts; open seats go to bots of this level. */
  v.strictObject({ type: v.literal('start'), ref, table: tableId, level: v.optional(level) }),
  /** `ref` makes it safe to send an answer again: of the same player and `ref` one is taken, so no two connections share them. */
  v.strictObject({ type: v.literal('answer'), ref, table: tableId, seat, version, answer }),
  v.strictObject({ type: v.literal('undo'), ref, table: tableId, seat }),
  /** What one's own seat has said beforehand. */
  v.strictObject({ type: v.literal('orders'), ref, table: tableId, seat }),
  /** Puts something else in its place, where it is still at that `revision`. `version`: of the game's orders. */
  v.strictObject({ type: v.literal('order'), ref, table: tableId, seat, revision: version, version, said: beforehand }),
  /** What one's own seat may be asked next, as it imagines the table. */
  v.strictObject({ type: v.literal('foresee'), ref, table: tableId, seat }),
  /** What happened since a version of the table, or since one's own seat last did something, as it saw it, in a few pictures. */
  v.strictObject({ type: v.literal('beats'), ref, table: tableId, seat, since: v.optional(version) }),
  v.strictObject({ type: v.literal('explain'), ref, table: tableId, seat, piece: v.pipe(v.string(), v.maxLength(100)) }),
  /** `to`: the seat to whose player alone it is said, by somebody who has a seat too. */
  v.strictObject({
    type: v.literal('say'),
    ref,
    table: tableId,
    to: v.optional(seat),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(LIMITS.chat),
      v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+$/u),
    ),
  }),
  /** Older lines of the log than those of version `before`. */
  v.strictObject({ type: v.literal('log'), ref, table: tableId, viewer, before: version }),
  /** The same table anew; the same one for everybody who asks. */
  v.strictObject({ type: v.literal('rematch'), ref, table: tableId, confirmed }),
  ...collectingRequests,
  /** The keys by which programs act for this player; made and taken back by the player, never by a program. */
  v.strictObject({ type: v.literal('keys'), ref }),
  v.strictObject({ type: v.literal('make-key'), ref, name }),
  v.strictObject({ type: v.literal('drop-key'), ref, key: tableId }),
  ...tournamentRequests,
  ...clubRequests,
  ...recordsRequests,
  ...studyRequests,
])

export type Request = v.InferOutput<typeof request>
export type RequestType = Request['type']
/** The request of one type. */
export type RequestOf<T extends RequestType> = Extract<Request, { type: T }>
export type SeatWish = v.InferOutput<typeof seatWish>

/** The longest line about what is wrong with a request: it repeats what was sent. */
const LONGEST_PROBLEM = 200

/** The requests by their types: to ask one after the other whether it is the one takes longer than all the rest. */
const byType = new Map<unknown, v.GenericSchema<unknown, Request>>(request.options.map((one) => [one.entries.type.literal, one]))

/** A request read from outside, or what is wrong with it in one short line. */
export function readRequest(raw: unknown): { readonly request: Request } | { readonly problem: string } {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined
  const read = v.safeParse(byType.get(type) ?? request, raw, { abortEarly: true })
  if (read.success) return { request: read.output }
  const issue = read.issues[0]
  const problem = `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  return { problem: problem.length > LONGEST_PROBLEM ? `${problem.slice(0, LONGEST_PROBLEM - 2)} …` : problem }
}
