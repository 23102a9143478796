import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { GameEntry } from '@orrery/games'
import type { Game } from '@orrery/kernel'
import { LIMITS } from '@orrery/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { botPool } from './bots/pool.ts'
import { httpServer } from './http/http.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import { forgetting } from './rooms/forget.ts'
import type { House } from './rooms/house.ts'
import { stackOf } from './rooms/play.ts'
import { forgetIdle, resumeBots } from './rooms/rooms.ts'
import { type Connection, serve } from './socket/connection.ts'
import { handlers, lookAway } from './socket/handle.ts'
import { followedLists } from './socket/lists.ts'
import { openStore } from './store/store.ts'

/** How a server is started. */
export interface ServerOptions {
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** The data folder; made where there is none. */
  readonly data: string
  /** The built pages; without them only the socket, replays and health are served. */
  readonly webRoot?: string
  readonly log?: (line: string) => void
  /** A module that exports `games` as `@orrery/games` does; for tests. */
  readonly gamesModule?: string
  readonly limits?: Partial<Limits>
  /** How long a bot waits before it answers where people look on, in milliseconds. */
  readonly botDelay?: number
  /** How long a strong bot thinks, in milliseconds. */
  readonly botThinking?: number
  /** What time it is, in milliseconds since 1970; for tests. */
  readonly now?: () => number
  /** Whether a proxy before the server says where clients come from (`x-forwarded-for`). */
  readonly behindProxy?: boolean
}

export interface Server {
  readonly url: string
  /** Stops: no answer that was acknowledged is lost, no table ends. */
  close(): Promise<void>
}

/** Where clients connect. */
export const SOCKET_PATH = '/socket'
/** How often sockets are asked whether they live, in milliseconds. */
const HEARTBEAT = 30_000
/** What a socket takes at most before it is cut off; up to `LIMITS.messageBytes` is served, between them is told so. */
const MOST_BYTES = LIMITS.messageBytes * 4

/** Starts a server; resolves when it listens. Rejects with a clear `Error` when the data or the port cannot be used. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const log = options.log ?? (() => undefined)
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits }
  const now = options.now ?? Date.now
  const started = now()
  const store = openStore(options.data)
  const connections = new Set<Connection>()
  const perAddress = new Map<string, number>()
  const lists = followedLists()
  const gamesModule = options.gamesModule ?? import.meta.resolve('@orrery/games')
  const house: House = {
    store,
    bots: botPool(gamesModule, options.botThinking ?? 1000),
    limits,
    botDelay: options.botDelay ?? 700,
    game: gameLoader(gamesModule),
    log,
    now,
    lineChanged: lists.changed,
    rooms: new Map(),
    setAside: new Map(),
    closing: false,
  }
  const app = httpServer(house, options.webRoot, () => ({
    ok: true,
    uptime: Math.round((now() - started) / 1000),
    connections: connections.size,
    tables: house.rooms.size,
    setAside: house.setAside.size,
    answers: store.journal.count,
  }))
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST_BYTES, clientTracking: false })
  const alive = new Map<WebSocket, { answered: boolean; readonly connection: Connection }>()
  const handle = handlers(house, connections, lists)

  function accept(socket: WebSocket, address: string): void {
    const connection = serve(house, socket, address, handle, (gone) => {
      alive.delete(socket)
      connections.delete(gone)
      lists.unfollow(gone)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left === 0) perAddress.delete(address)
      else perAddress.set(address, left)
      for (const table of [...gone.watched.keys()]) lookAway(house, gone, table)
    })
    const life = { answered: true, connection }
    alive.set(socket, life)
    socket.on('pong', () => {
      life.answered = true
    })
    connections.add(connection)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const address = addressOf(request, options.behindProxy === true)
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuseUpgrade(socket, '404 Not Found')
    if (house.closing || connections.size >= limits.connections) return refuseUpgrade(socket, '503 Service Unavailable')
    if ((perAddress.get(address) ?? 0) >= limits.connectionsPerAddress) return refuseUpgrade(socket, '429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, (accepted) => accept(accepted, address))
  })

  const forgetOld = forgetting(house)
  const heartbeat = setInterval(() => {
    for (const [socket, life] of alive) {
      if (!life.answered) socket.terminate()
      else if (life.connection.person === null && life.connection.since < now() - HEARTBEAT) socket.close(1008, 'no hello')
      else {
        life.answered = false
        socket.ping()
      }
    }
    forgetIdle(house)
    forgetOld()
  }, HEARTBEAT)

  try {
    await app.listen({ port: options.port, host: options.host })
  } catch (error) {
    clearInterval(heartbeat)
    store.close()
    await house.bots.close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  void resumeBots(house).catch((error) => log(`bots cannot go on: ${stackOf(error)}`))

  forgetOld()

  let closing: Promise<void> | null = null
  async function stop(): Promise<void> {
    house.closing = true
    clearInterval(heartbeat)
    store.journal.flush()
    // What was just committed is still being told.
    await new Promise((resolve) => setImmediate(resolve))
    for (const connection of connections) connection.close(1012, 'the server restarts')
    const late = setTimeout(() => {
      for (const socket of alive.keys()) socket.terminate()
    }, 1000)
    await Promise.all([app.close(), house.bots.close()])
    while (alive.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
    clearTimeout(late)
    store.close()
  }

  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: () => (closing ??= stop()),
  }
}

/** Finds and loads games; each once. */
function gameLoader(module: string): House['game'] {
  const loaded = new Map<string, Promise<Game>>()
  return async (id) => {
    const known = loaded.get(id)
    if (known !== undefined) return known
    const { games } = (await import(module)) as { games: readonly GameEntry[] }
    const entry = games.find((one) => one.id === id)
    if (entry === undefined) return null
    const game = entry.load()
    loaded.set(id, game)
    game.catch(() => loaded.delete(id))
    return game
  }
}

function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return (behindProxy ? last : undefined) ?? request.socket.remoteAddress ?? ''
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
