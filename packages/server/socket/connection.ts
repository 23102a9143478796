import type { Writable } from 'node:stream'
import { type ErrorCode, LIMITS, type Message, type Request, readRequest } from '@orrery/protocol'
import type { WebSocket } from 'ws'
import type { KeyUse } from '../api/keyring.ts'
import { CLUB_WORK } from '../club/work.ts'
import { COLLECTING_WORK } from '../collection/work.ts'
import { freshId } from '../ids.ts'
import { type Account, type Bucket, bucketOf, type Costs } from '../limits.ts'
import type { Facts } from '../log.ts'
import type { SessionUse } from '../members/sessions.ts'
import { PUZZLES_WORK } from '../puzzles/work.ts'
import { RECORDS_WORK } from '../records/work.ts'
import { RequestError } from '../request-error.ts'
import type { Room, Watcher } from '../rooms/room.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { STUDIES_WORK } from '../studies/work.ts'
import { framed } from './frame.ts'

/** A client with this many unread bytes is cut off; it returns and resyncs. So is the slowest client of an address with more. */
const MOST_BUFFERED = 2 * 1024 * 1024
const MOST_OF_ADDRESS = 8 * 1024 * 1024
/** A client with fewer unread bytes is not slow. */
const FEW_BYTES = 64 * 1024

/** Bytes of a message that cost as much as a short one. */
const BYTES_OF_WORK = 1024
/**
 * How long a connection that asks for too much is not read, in milliseconds: twice as long each time, because all connections of an address
 * wait for the same account and would return together.
 */
const SHORTEST_HOLD = 250
const LONGEST_HOLD = 8000

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

function refuse(connection: Connection, { code, message, retryAfter, refusals }: RequestError, ref?: string): void {
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
  const known = error instanceof RequestError ? error : new RequestError('failed', 'something went wrong on the server')
  if (known !== error) context.log.error({ connection: connection.id, ...subject(request), error }, 'a request fails')
  refuse(connection, known, request.ref)
}

/** A socket and its stream: frames are written to the stream as a whole. */
export interface Line {
  readonly socket: WebSocket
  readonly wire: Pick<Writable, 'write' | 'cork' | 'uncork' | 'writableCorked' | 'writableLength'>
  readonly shown: string | null
}

/** The streams written to in this turn of the event loop. */
let gathering: Line['wire'][] = []

/** Everything written in one turn of the event loop goes out together: a reply with what it led to. */
function gather(wire: Line['wire']): void {
  if (wire.writableCorked > 0) return
  wire.cork()
  if (gathering.push(wire) === 1) process.nextTick(letGo)
}

function letGo(): void {
  const written = gathering
  gathering = []
  for (const wire of written) wire.uncork()
}

/** Serves a socket until it closes. */
export function serve(
  context: ServerContext,
  { socket, wire, shown }: Line,
  address: string,
  handle: Handler,
  costs: Costs,
  neighbours: () => Iterable<Connection>,
  closed: (connection: Connection) => void,
): Connection {
  const bucket = bucketOf(context.limits.messages)
  let queue: Promise<void> = Promise.resolve()
  let offences = 0
  /** How many times in a row it was held. */
  let held = 0
  /** The account besides the address's: the player's, once known. */
  const own = (): Account | null => (connection.person === null ? null : costs.of(connection.person.id))

  // Without accessors: a literal with them is an object whose every property is looked up in a table of its own.
  const connection: Connection = {
    id: freshId().slice(0, 8),
    address,
    since: context.now(),
    person: null,
    player: '',
    key: null,
    session: null,
    shown,
    watched: new Map(),
    tournaments: new Set(),
    chat: bucketOf(context.limits.chat),
    unread: () => wire.writableLength,
    affords: (work) => dearness(work) === 0,
    send(message) {
      const text = JSON.stringify(message)
      // The sender of a request pays for its reply; nobody pays for what others do.
      if ('ref' in message) sent(text.length)
      connection.sendText(text)
    },
    sendText(text) {
      if (!isReady()) return
      gather(wire)
      wire.write(framed(text))
    },
    sendAtOnce(text) {
      if (isReady()) wire.write(framed(text))
    },
    close: (code, reason) => socket.close(code, reason),
  }

  /** Whether something may be sent; a client that is too slow is cut off. */
  function isReady(): boolean {
    if (socket.readyState !== socket.OPEN) return false
    const isSlow = isTooSlow()
    if (isSlow) socket.terminate()
    return !isSlow
  }

  function isTooSlow(): boolean {
    const unread = wire.writableLength
    if (unread <= FEW_BYTES) return false
    if (unread > MOST_BUFFERED) return true
    let all = 0
    for (const other of neighbours()) all += other.unread()
    return all > MOST_OF_ADDRESS
  }

  /** A message that should not have been sent; a client that goes on is cut off. */
  function offence(code: ErrorCode, message: string, ref?: string, retryAfter?: number): void {
    offences++
    context.meter.request('unread', code, 0)
    if (offences > context.limits.patience) socket.close(1008, 'too many bad messages')
    else refuse(connection, new RequestError(code, message, retryAfter), ref)
  }

  async function done(request: Request): Promise<void> {
    const began = performance.now()
    let outcome = 'done'
    try {
      if (connection.person === null && request.type !== 'hello') throw new RequestError('hello-first', 'say hello first')
      await handle(connection, request)
    } catch (error) {
      outcome = error instanceof RequestError ? error.code : 'failed'
      told(context, connection, request, error)
    } finally {
      context.meter.request(request.type, outcome, (performance.now() - began) / 1000)
      if (context.log.isLevelEnabled('debug')) {
        const took = Math.round(performance.now() - began)
        context.log.debug({ connection: connection.id, player: connection.player, ...subject(request), took }, 'a request is done')
      }
    }
  }

  /** Stops reading for a while: the excess waits at the other end. */
  function hold(wait: number): void {
    socket.pause()
    const longer = Math.max(SHORTEST_HOLD, wait) * 2 ** held++
    setTimeout(() => socket.readyState === socket.OPEN && socket.resume(), Math.min(LONGEST_HOLD, longer)).unref()
  }

  /** The price of this much work now: 0, or how long to wait. */
  function dearness(work: number): number {
    const now = context.now()
    const wait = costs.of(address).take(now, work)
    return Math.max(wait, own()?.take(now, work) ?? 0)
  }

  function sent(bytes: number): void {
    const now = context.now()
    costs.of(address).sent(now, bytes)
    own()?.sent(now, bytes)
  }

  socket.on('message', (data: Buffer, isBinary) => {
    const wait = bucket.take(context.now()) || (connection.key?.allowance.take(context.now()) ?? 0)
    if (wait > 0) return offence('too-fast', 'too many messages; slow down', refOf(data), wait)
    // Before parsing, because parsing is what costs.
    const dear = dearness(1 + data.length / BYTES_OF_WORK)
    if (dear > 0) {
      hold(dear)
      return offence('too-fast', 'too much asked for; slow down', refOf(data), dear)
    }
    held = 0
    if (data.length > LIMITS.messageBytes) return offence('too-large', `a message has at most ${LIMITS.messageBytes} bytes`)
    const raw = isBinary ? undefined : parsed(data)
    if (raw === undefined) return offence('malformed', 'a message is JSON text')
    const read = readRequest(raw)
    if ('problem' in read) return offence('malformed', read.problem, refIn(raw))
    const { request } = read
    const work = workOf(request.type) - 1
    const more = work === 0 ? 0 : dearness(work)
    if (more > 0) {
      hold(more)
      return offence('too-fast', 'too much asked for; slow down', request.ref, more)
    }
    const isDear = WORK[request.type] !== undefined
    queue = queue.then(() => (isDear ? costs.of(address).inTurn(() => done(request)) : done(request)))
  })
  socket.on('error', (error) => context.log.warn({ connection: connection.id, address, error }, 'a socket fails'))
  socket.on('close', () => closed(connection))
  return connection
}

/** What a log may contain of a request: never its content. */
function subject(request: Request): Facts {
  const { ref, type } = request
  return {
    ref,
    type,
    ...('table' in request ? { table: request.table } : {}),
    ...('seat' in request && request.seat !== undefined ? { seat: request.seat } : {}),
  }
}

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString())
  } catch {
    return undefined
  }
}

function refIn(raw: unknown): string | undefined {
  const ref = typeof raw === 'object' && raw !== null && 'ref' in raw ? raw.ref : undefined
  return typeof ref === 'string' && ref.length <= 40 ? ref : undefined
}

/** The ref of a message that is not parsed; a long one is not searched. */
function refOf(data: Buffer): string | undefined {
  return data.length > BYTES_OF_WORK ? undefined : refIn(parsed(data))
}
