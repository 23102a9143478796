import { type ErrorCode, LIMITS, type Request, readRequest } from '@orrery/protocol'
import type { WebSocket } from 'ws'
import { freshId } from '../ids.ts'
import { type Account, bucketOf, type Costs } from '../limits.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { type Connection, type Handler, isDear, refuse, subject, told, workOf } from './connection.ts'
import { type Line, writerOn } from './wire.ts'

/** Bytes of a message that cost as much as a short one. */
const BYTES_OF_WORK = 1024
/**
 * How long a connection that asks for too much is not read, in milliseconds: twice as long each time, because all connections of an address
 * wait for the same account and would return together.
 */
const SHORTEST_HOLD = 250
const LONGEST_HOLD = 8000

/** Serves a socket until it closes. */
export function serve(
  context: ServerContext,
  line: Line,
  address: string,
  handle: Handler,
  costs: Costs,
  neighbours: () => Iterable<Connection>,
  closed: (connection: Connection) => void,
): Connection {
  const { socket } = line
  const purse = purseOf(context, costs, address, () => connection.person?.id ?? null)
  const connection = connectionOn(context, line, address, purse, neighbours)
  socket.on('message', readerOf({ context, socket, connection, purse, handle }))
  socket.on('error', (error) => context.log.warn({ connection: connection.id, address, error }, 'a socket fails'))
  socket.on('close', () => closed(connection))
  return connection
}

/** What a connection pays from: the account of its address, and that of its player once they are known. */
interface Purse {
  /** The price of this much work now: 0, or how long to wait. */
  dearness(work: number): number
  sent(bytes: number): void
  /** Does something after everything else of the address that is expensive. */
  inTurn(work: () => Promise<void>): Promise<void>
}

function purseOf({ now }: Pick<ServerContext, 'now'>, costs: Costs, address: string, player: () => string | null): Purse {
  const own = (): Account | null => {
    const id = player()
    return id === null ? null : costs.of(id)
  }
  return {
    dearness(work) {
      const at = now()
      const wait = costs.of(address).take(at, work)
      return Math.max(wait, own()?.take(at, work) ?? 0)
    },
    sent(bytes) {
      const at = now()
      costs.of(address).sent(at, bytes)
      own()?.sent(at, bytes)
    },
    inTurn: (work) => costs.of(address).inTurn(work),
  }
}

function connectionOn(
  context: ServerContext,
  line: Line,
  address: string,
  purse: Purse,
  neighbours: () => Iterable<Connection>,
): Connection {
  const { socket, wire, shown } = line
  const writer = writerOn(line, neighbours)
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
    affords: (work) => purse.dearness(work) === 0,
    send(message) {
      const text = JSON.stringify(message)
      // The sender of a request pays for its reply; nobody pays for what others do.
      if ('ref' in message) purse.sent(text.length)
      connection.sendText(text)
    },
    sendText: writer.write,
    sendAtOnce: writer.writeAtOnce,
    close: (code, reason) => socket.close(code, reason),
  }
  return connection
}

/** What reading a connection's messages needs. */
interface Reading {
  readonly context: ServerContext
  readonly socket: WebSocket
  readonly connection: Connection
  readonly purse: Purse
  readonly handle: Handler
}

/** Reads the messages of a connection within the limits, and handles one request after the other. */
function readerOf(reading: Reading): (data: Buffer, isBinary: boolean) => void {
  const { context, connection, purse } = reading
  const bucket = bucketOf(context.limits.messages)
  const offence = offencesOf(reading)
  const holding = holdingOn(reading.socket)
  let queue: Promise<void> = Promise.resolve()

  return (data, isBinary) => {
    const wait = bucket.take(context.now()) || (connection.key?.allowance.take(context.now()) ?? 0)
    if (wait > 0) return offence('too-fast', 'too many messages; slow down', refOf(data), wait)
    // Before parsing, because parsing is what costs.
    const dear = purse.dearness(1 + data.length / BYTES_OF_WORK)
    if (dear > 0) {
      holding.hold(dear)
      return offence('too-fast', 'too much asked for; slow down', refOf(data), dear)
    }
    holding.release()
    if (data.length > LIMITS.messageBytes) return offence('too-large', `a message has at most ${LIMITS.messageBytes} bytes`)
    const raw = isBinary ? undefined : parsed(data)
    if (raw === undefined) return offence('malformed', 'a message is JSON text')
    const read = readRequest(raw)
    if ('problem' in read) return offence('malformed', read.problem, refIn(raw))
    const { request } = read
    const work = workOf(request.type) - 1
    const more = work === 0 ? 0 : purse.dearness(work)
    if (more > 0) {
      holding.hold(more)
      return offence('too-fast', 'too much asked for; slow down', request.ref, more)
    }
    queue = queue.then(() => (isDear(request.type) ? purse.inTurn(() => done(reading, request)) : done(reading, request)))
  }
}

/** Refuses messages that should not have been sent; a client that goes on is cut off. */
function offencesOf({ context, socket, connection }: Reading) {
  let offences = 0
  return (code: ErrorCode, message: string, ref?: string, retryAfter?: number): void => {
    offences++
    context.meter.request('unread', code, 0)
    if (offences > context.limits.patience) socket.close(1008, 'too many bad messages')
    else refuse(connection, new RequestError(code, message, retryAfter), ref)
  }
}

/** Stops reading a socket for a while: the excess waits at the other end. */
function holdingOn(socket: WebSocket) {
  /** How many times in a row it was held. */
  let held = 0
  return {
    hold(wait: number): void {
      socket.pause()
      const longer = Math.max(SHORTEST_HOLD, wait) * 2 ** held++
      setTimeout(() => socket.readyState === socket.OPEN && socket.resume(), Math.min(LONGEST_HOLD, longer)).unref()
    },
    release(): void {
      held = 0
    },
  }
}

/** Handles a request, measures it, and replies with the reason if it fails. */
async function done({ context, connection, handle }: Reading, request: Request): Promise<void> {
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
