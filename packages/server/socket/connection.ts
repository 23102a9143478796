import type { Message, Request } from '@orrery/protocol'
import type { KeyUse } from '../api/keyring.ts'
import { CLUB_WORK } from '../club/work.ts'
import { COLLECTING_WORK } from '../collection/work.ts'
import type { Bucket } from '../limits.ts'
import type { Facts } from '../log.ts'
import type { SessionUse } from '../members/sessions.ts'
import { PUZZLES_WORK } from '../puzzles/work.ts'
import { RECORDS_WORK } from '../records/work.ts'
import { asRequestError, type RequestError } from '../request-error.ts'
import type { Room, Watcher } from '../rooms/room.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { STUDIES_WORK } from '../studies/work.ts'

/** The cost of requests besides the bytes of their replies: those that read much, or write. */
const WORK: Partial<Record<Request['type'], number>> = {
  watch: 5,
  tables: 5,
  log: 3,
  explain: 2,
  foresee: 60,
  beats: 40,
  punctuality: 20,
  create: 10,
  rematch: 10,
  'create-tournament': 10,
  tournaments: 5,
  'watch-tournament': 5,
  act: 5,
  start: 10,
  hello: 2,
  ...COLLECTING_WORK,
  ...CLUB_WORK,
  ...RECORDS_WORK,
  ...STUDIES_WORK,
  ...PUZZLES_WORK,
}

/** The cost of a request besides its bytes. */
export function workOf(type: Request['type']): number {
  return WORK[type] ?? 1
}

/** Whether a request costs more than its bytes. */
export function isDear(type: Request['type']): boolean {
  return WORK[type] !== undefined
}

/** One socket: reads requests one after the other, within the limits, and sends replies. */
export interface Connection extends Watcher {
  /** Its name in the log. */
  readonly id: string
  readonly address: string
  /** When it was opened. */
  readonly since: number
  /** Null before `hello`; set by `identify`. */
  person: Person | null
  player: string
  /** The key of a program; null: the personal link, or a session. */
  key: KeyUse | null
  /** The session of a member; null: another way. */
  session: SessionUse | null
  /** The secret of the session in the browser's cookie, from a page of this site; null: none. */
  readonly shown: string | null
  /** The tables that this connection watches. */
  readonly watched: Map<string, Room>
  /** The tournaments that this connection watches. */
  readonly tournaments: Set<string>
  readonly chat: Bucket
  /** Unread bytes. */
  unread(): number
  /** Takes additional work if the account allows it; returns whether it did. */
  affords(work: number): boolean
  close(code: number, reason: string): void
}

/** A connection is this person's from now on. */
export function identify(connection: Pick<Connection, 'person' | 'player'>, person: Person): void {
  connection.person = person
  connection.player = person.id
}

/** Handles a request; throws a `RequestError` if it cannot be done. */
export type Handler = (connection: Connection, request: Request) => Promise<void> | void

/** Replies to the sender with an error. */
export function refuse(connection: Connection, { code, message, retryAfter, refusals }: RequestError, ref?: string): void {
  const error = {
    type: 'error',
    code,
    message,
    ...(ref === undefined ? {} : { ref }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(refusals === undefined || refusals.length === 0 ? {} : { refusals }),
  } as const
  connection.send(error satisfies Message)
}

/** Replies to the sender with the reason of a failure. */
export function told(context: Pick<ServerContext, 'log'>, connection: Connection, request: Request, error: unknown): void {
  const known = asRequestError(error)
  if (known !== error) context.log.error({ connection: connection.id, ...subject(request), error }, 'a request fails')
  refuse(connection, known, request.ref)
}

/** What a log may contain of a request: never its content. */
export function subject(request: Request): Facts {
  const { ref, type } = request
  return {
    ref,
    type,
    ...('table' in request ? { table: request.table } : {}),
    ...('seat' in request && request.seat !== undefined ? { seat: request.seat } : {}),
  }
}
