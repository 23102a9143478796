import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LIMITS } from '@orrery/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { bucketOf, type Limits, type Rate } from '../limits.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from './connection.ts'
import { serve } from './serve.ts'
import type { Line } from './wire.ts'

/** The path for clients' connections. */
export const SOCKET_PATH = '/socket'
/** How often sockets are pinged, in milliseconds. */
export const HEARTBEAT = 30_000
/** The most bytes that a socket accepts before it is cut off; up to `LIMITS.messageBytes` is served, between the two gets an error. */
const MOST_BYTES = LIMITS.messageBytes * 4
/** The most parts in which a message may come: of each more is remembered than it holds. Browsers send one; a network makes some dozens. */
const MOST_PARTS = { maxFragments: 256, maxBufferedChunks: 2048 }
/** Pings of a client, and its replies to ours: they cost time like messages, and are counted nowhere else. */
const CONTROL: Rate = { burst: 60, every: 1000 }
/** How long a closing client has to go, in milliseconds. */
const PARTING = 1000

/** What a server's door needs. */
export interface DoorOptions {
  readonly context: ServerContext
  /** The open connections. */
  readonly connections: Set<Connection>
  readonly handle: Parameters<typeof serve>[3]
  readonly costs: Parameters<typeof serve>[4]
  readonly limits: Limits
  /** Called when a connection is gone. */
  leave(gone: Connection): void
  addressOf(request: IncomingMessage): string
  /** The secret of the session in a request from a page of this site; null: none. */
  shownBy(request: IncomingMessage): string | null
}

/** Accepts sockets. */
export interface Door {
  /** Accepts or refuses a request for a socket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Pings everybody; a socket that did not answer the last ping is closed. */
  heartbeat(): void
  /** Closes all connections; resolves when none is left. */
  close(): Promise<void>
}

/** Accepts sockets within the limits of their address, hands on what they send, and cuts off those that are silent. */
export function openDoor({ context, connections, handle, costs, limits, leave, addressOf, shownBy }: DoorOptions): Door {
  const bounds = { maxPayload: MOST_BYTES, ...MOST_PARTS }
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false, ...bounds })
  const alive = new Map<WebSocket, { answered: boolean; readonly connection: Connection }>()
  const byAddress = new Map<string, Set<Connection>>()

  function accept({ socket, wire, shown }: Line, address: string): void {
    const neighbours = byAddress.get(address) ?? new Set()
    byAddress.set(address, neighbours)
    const gone = (connection: Connection): void => {
      alive.delete(socket)
      connections.delete(connection)
      neighbours.delete(connection)
      if (neighbours.size === 0) byAddress.delete(address)
      leave(connection)
    }
    const connection = serve(context, { socket, wire, shown }, address, handle, costs, () => neighbours, gone)
    const life = { answered: true, connection }
    alive.set(socket, life)
    const control = bucketOf(CONTROL)
    const counted = (): void => {
      if (control.take(context.now()) > 0) socket.terminate()
    }
    socket.on('ping', counted)
    socket.on('pong', () => {
      life.answered = true
      counted()
    })
    connections.add(connection)
    neighbours.add(connection)
    byAddress.set(address, neighbours)
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', destroyed)
      const address = addressOf(request)
      if (request.url?.split('?')[0] !== SOCKET_PATH) return refuse(socket, '404 Not Found')
      if (context.closing || connections.size >= limits.connections) return refuse(socket, '503 Service Unavailable')
      const isCrowd = (byAddress.get(address)?.size ?? 0) >= limits.connectionsPerAddress
      // Opening a socket costs as much as any request over HTTP.
      if (isCrowd || costs.of(address).take(context.now(), 1) > 0) return refuse(socket, '429 Too Many Requests')
      sockets.handleUpgrade(request, socket, head, (accepted) =>
        accept({ socket: accepted, wire: socket, shown: shownBy(request) }, address),
      )
    },
    heartbeat() {
      for (const [socket, life] of alive) {
        if (!life.answered) socket.terminate()
        else if (life.connection.person === null && life.connection.since < context.now() - HEARTBEAT) socket.close(1008, 'no hello')
        else {
          life.answered = false
          socket.ping()
        }
      }
    },
    async close() {
      for (const connection of connections) connection.close(1012, 'the server restarts')
      const late = setTimeout(() => {
        for (const socket of alive.keys()) socket.terminate()
      }, PARTING)
      while (alive.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
      clearTimeout(late)
    },
  }
}

/** Ends a socket that fails. A function made for each socket would keep its request, with all headers, as long as the socket is open. */
function destroyed(this: Duplex): void {
  this.destroy()
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
