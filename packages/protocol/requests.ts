import * as v from 'valibot'
import { clubRequests } from './club/index.ts'
import { tableTerms } from './club/meeting.ts'
import { collectingRequests } from './collecting.ts'
import { answer, beforehand, isUnstorable, jsonObject } from './json.ts'
import { LIMITS } from './limits.ts'
import { confirmed, level, name, printable, ref, seat, id as tableId, version, visible } from './parts.ts'
import { puzzleRequests } from './puzzles.ts'
import { recordsRequests } from './records.ts'
import { studyRequests } from './studies.ts'
import { accountCalendar, grant, timeControl } from './time.ts'
import { tournamentRequests } from './tournaments.ts'

const viewer = v.union([seat, v.literal('spectator')])

/** Who will have a seat of a new table. `settings`: what the seat brings, secret from the others. */
const seatWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), settings: v.optional(jsonObject) }),
  v.strictObject({ kind: v.literal('hot-seat'), name, settings: v.optional(jsonObject) }),
  v.strictObject({ kind: v.literal('bot'), level, settings: v.optional(jsonObject) }),
  v.strictObject({ kind: v.literal('open') }),
])

/** The messages of a client. Each carries a unique `ref`, made by the client; the reply repeats it. */
export const request = v.variant('type', [
  /** Sent first on every connection. Without a token a guest is made; the reply then has the token of the personal link. */
  v.strictObject({
    type: v.literal('hello'),
    ref,
    protocol: v.number(),
    token: v.optional(v.pipe(v.string(), v.maxLength(64))),
    /** Signs in as the member whose session the browser sends along. */
    session: v.optional(v.literal(true)),
    name: v.optional(name),
  }),
  v.strictObject({ type: v.literal('rename'), ref, name }),
  v.strictObject({ type: v.literal('ping'), ref }),
  /** Makes a table; it starts at once if no seat is open. */
  v.strictObject({
    type: v.literal('create'),
    ref,
    game: v.pipe(v.string(), v.maxLength(40)),
    settings: jsonObject,
    seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(LIMITS.seats)),
    /** Whether the table is in the list of open tables; otherwise only people with the link find it. */
    listed: v.boolean(),
    /** The time control; default: by the game's settings. */
    time: v.optional(timeControl),
    terms: v.optional(tableTerms),
    confirmed,
  }),
  /** A player at a table with a time control gives another seat more time. */
  v.strictObject({ type: v.literal('give-time'), ref, table: tableId, seat, milliseconds: grant }),
  /** The sender's calendar: zone, quiet hours, holidays. */
  v.strictObject({ type: v.literal('calendar'), ref }),
  v.strictObject({ type: v.literal('set-calendar'), ref, calendar: accountCalendar }),
  /** How somebody has played by day lately: how fast they answer, and how often their time ran out. */
  v.strictObject({ type: v.literal('punctuality'), ref, person: tableId }),
  /** The sender's private notes on a table; `set-note` replaces them. */
  v.strictObject({ type: v.literal('note'), ref, table: tableId }),
  v.strictObject({ type: v.literal('set-note'), ref, table: tableId, text: v.pipe(v.string(), v.maxLength(LIMITS.note)) }),
  /** The open tables, or the sender's; with `follow`, changes are sent from then on. */
  v.strictObject({ type: v.literal('tables'), ref, which: v.picklist(['open', 'mine']), follow: v.boolean() }),
  /** Watches a table: the reply is the whole table, and every change follows. Also used to resync. */
  v.strictObject({ type: v.literal('watch'), ref, table: tableId }),
  v.strictObject({ type: v.literal('unwatch'), ref, table: tableId }),
  /** Takes an open seat, or takes one's seat back from the bot that plays it. */
  v.strictObject({ type: v.literal('take'), ref, table: tableId, seat, settings: v.optional(jsonObject), confirmed }),
  /** Accepts or refuses the person who asks for a seat that was left. */
  v.strictObject({ type: v.literal('answer-seat-request'), ref, table: tableId, seat, yes: v.boolean() }),
  /** Gives up a seat (or all of the sender's): before the start it opens, afterwards a bot plays it. */
  v.strictObject({ type: v.literal('leave'), ref, table: tableId, seat: v.optional(seat) }),
  /** Sets what the sender's seat brings, before the start. */
  v.strictObject({ type: v.literal('set-seat-settings'), ref, table: tableId, seat, settings: jsonObject }),
  /** The host gives a seat to a bot, or opens it, before the start. */
  v.strictObject({ type: v.literal('seat'), ref, table: tableId, seat, level: v.nullable(level) }),
  /** A player at the table replaces one who has been away for a while by a bot. */
  v.strictObject({ type: v.literal('replace-with-bot'), ref, table: tableId, seat }),
  /** The host starts; open seats get bots of this level. */
  v.strictObject({ type: v.literal('start'), ref, table: tableId, level: v.optional(level) }),
  /** `ref` makes it safe to repeat an answer: only one with the same player and `ref` counts, so no two connections may share them. */
  v.strictObject({ type: v.literal('answer'), ref, table: tableId, seat, version, answer }),
  v.strictObject({ type: v.literal('undo'), ref, table: tableId, seat }),
  /** The orders of the sender's seat. */
  v.strictObject({ type: v.literal('orders'), ref, table: tableId, seat }),
  /** Replaces the orders if they are still at `revision`. `version`: the version of the game's orders. */
  v.strictObject({ type: v.literal('order'), ref, table: tableId, seat, revision: version, version, said: beforehand }),
  /** What the sender's seat may be asked next, in an imagined table. */
  v.strictObject({ type: v.literal('foresee'), ref, table: tableId, seat }),
  /** What the sender's seat saw happen since a version, or since it last did something, in a few pictures. */
  v.strictObject({ type: v.literal('beats'), ref, table: tableId, seat, since: v.optional(version) }),
  v.strictObject({ type: v.literal('explain'), ref, table: tableId, seat, piece: v.pipe(v.string(), v.maxLength(100)) }),
  /** `to`: the seat whose player alone gets the line; only players at the table may use it. */
  v.strictObject({
    type: v.literal('say'),
    ref,
    table: tableId,
    to: v.optional(seat),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.chat), printable, visible),
  }),
  /** Log lines older than version `before`. */
  v.strictObject({ type: v.literal('log'), ref, table: tableId, viewer, before: version }),
  /** Opens the same table again; everybody who asks gets the same new table. */
  v.strictObject({ type: v.literal('rematch'), ref, table: tableId, confirmed }),
  ...collectingRequests,
  /** The keys by which programs act for this player; only the player makes and removes them, never a program. */
  v.strictObject({ type: v.literal('keys'), ref }),
  v.strictObject({ type: v.literal('make-key'), ref, name }),
  v.strictObject({ type: v.literal('drop-key'), ref, key: tableId }),
  ...tournamentRequests,
  ...clubRequests,
  ...recordsRequests,
  ...studyRequests,
  ...puzzleRequests,
])

export type Request = v.InferOutput<typeof request>
export type RequestType = Request['type']
/** The request of one type. */
export type RequestOf<T extends RequestType> = Extract<Request, { type: T }>
export type SeatWish = v.InferOutput<typeof seatWish>

/** The longest description of what is wrong with a request; it repeats what was sent, so it could be long. */
const LONGEST_PROBLEM = 200

/** Requests by type: trying one schema after another would take longer than everything else. */
const byType = new Map<unknown, v.GenericSchema<unknown, Request>>(request.options.map((one) => [one.entries.type.literal, one]))

/** A request from outside, or what is wrong with it, in one short line. */
export function readRequest(raw: unknown): { readonly request: Request } | { readonly problem: string } {
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined
  const read = v.safeParse(byType.get(type) ?? request, raw, { abortEarly: true })
  if (read.success) return isUnstorable(read.output) ? { problem: 'message: a character that cannot be stored' } : { request: read.output }
  const issue = read.issues[0]
  const problem = `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
  return { problem: problem.length > LONGEST_PROBLEM ? `${problem.slice(0, LONGEST_PROBLEM - 2)} …` : problem }
}
