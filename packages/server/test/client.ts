import { randomUUID } from 'node:crypto'
import { type Answer, isLogged, type Seen, type Viewer } from '@orrery/kernel'
import {
  applyPatch,
  type ChatEntry,
  fingerprint,
  type LogEntry,
  type Message,
  PROTOCOL,
  type Request,
  type TableInfo,
} from '@orrery/protocol'
import { WebSocket } from 'ws'
import { PATIENCE } from '../../../tools/patience.ts'

/** What a client knows of a table that it watches. */
export interface Known {
  info: TableInfo
  seen: Map<Viewer, Seen>
  log: Map<Viewer, LogEntry[]>
  chat: ChatEntry[]
}

type Body<T> = T extends Request ? Omit<T, 'ref'> : never
type Reply<T extends Message['type']> = Extract<Message, { type: T }>

/** A client for tests: plain requests and replies, every byte kept, patches applied and checked. */
export interface Client {
  readonly id: string
  readonly token: string
  /** All texts received, in order. */
  readonly received: string[]
  readonly tables: Map<string, Known>
  /** Resolves when the connection is closed, with the code. */
  readonly closed: Promise<number>
  /** Sends a request and waits for its reply of any type. */
  ask(request: Body<Request>, ref?: string): Promise<Message>
  /** The same, and throws unless the reply is of the type. */
  want<T extends Message['type']>(type: T, request: Body<Request>, ref?: string): Promise<Reply<T>>
  /** Sends anything. */
  raw(data: string | Buffer): void
  /** Waits until `what` returns something, checked after every message. */
  until<T>(what: () => T | undefined | null | false, milliseconds?: number): Promise<T>
  /** The listener is called after every message. */
  onStep(listener: () => void): void
  /** Watches a table. */
  watch(table: string): Promise<Known>
  answer(table: string, seat: number, option: string | Answer): Promise<Message>
  close(): Promise<number>
  /** Breaks the connection without closing it. */
  kill(): void
}

/**
 * Who connects: a guest by name, the holder of a token, or a member by the cookie of a session (`session: true`) from a page of `origin`.
 */
export interface Who {
  readonly name?: string
  readonly token?: string
  readonly session?: true
  readonly cookie?: string
  readonly origin?: string
}

/** Connects and says hello. */
export async function connect(url: string, { cookie, origin = url, ...who }: Who = { name: 'Guest' }): Promise<Client> {
  const headers = cookie === undefined ? {} : { cookie, origin }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers })
  const received: string[] = []
  const waiting = new Map<string, (message: Message) => void>()
  const listeners = new Set<() => void>()
  const tables = new Map<string, Known>()
  const prefix = randomUUID().slice(0, 8)
  let refs = 0

  socket.on('message', (data) => {
    const text = data.toString()
    received.push(text)
    const message = JSON.parse(text) as Message
    take(tables, message)
    if ('ref' in message && message.ref !== undefined) waiting.get(message.ref)?.(message)
    for (const listener of listeners) listener()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
  })

  const client: Client = {
    id: '',
    token: who.token ?? '',
    received,
    tables,
    closed,
    ask(request, ref = `${prefix}.${++refs}`) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no reply to ${JSON.stringify(request)}`)), PATIENCE.wait)
        waiting.set(ref, (message) => {
          clearTimeout(late)
          resolve(message)
        })
        socket.send(JSON.stringify({ ...request, ref }))
      })
    },
    async want(type, request, ref) {
      const reply = await client.ask(request, ref)
      if (reply.type !== type) throw new Error(`${JSON.stringify(request)} gets ${JSON.stringify(reply)}`)
      return reply as Reply<typeof type>
    },
    raw: (data) => socket.send(data),
    until(what, milliseconds: number = PATIENCE.wait) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = what()
          if (found === undefined || found === null || found === false) return
          clearTimeout(late)
          listeners.delete(look)
          resolve(found)
        }
        const late = setTimeout(() => {
          listeners.delete(look)
          reject(new Error(`waited in vain: ${what}`))
        }, milliseconds)
        listeners.add(look)
        look()
      })
    },
    onStep: (listener) => void listeners.add(listener),
    async watch(table) {
      await client.want('table', { type: 'watch', table })
      return tables.get(table) as Known
    },
    answer(table, seat, option) {
      const version = tables.get(table)?.seen.get(seat)?.version ?? 0
      return client.ask({ type: 'answer', table, seat, version, answer: typeof option === 'string' ? { option } : option })
    },
    close() {
      socket.close()
      return closed
    },
    kill: () => socket.terminate(),
  }
  const welcome = await client.want('welcome', { type: 'hello', protocol: PROTOCOL, ...who })
  return Object.assign(client, { id: welcome.player.id, token: welcome.token ?? client.token })
}

function take(tables: Map<string, Known>, message: Message): void {
  if (message.type === 'table') {
    const known: Known = { info: message.info, seen: new Map(), log: new Map(), chat: [...message.chat] }
    for (const eyes of message.eyes) {
      known.seen.set(eyes.viewer, eyes.seen)
      known.log.set(eyes.viewer, [...eyes.log])
    }
    tables.set(message.info.id, known)
  } else if (message.type === 'info') {
    const known = tables.get(message.info.id)
    if (known !== undefined) known.info = message.info
  } else if (message.type === 'chat') tables.get(message.table)?.chat.push(message.entry)
  else if (message.type === 'step') {
    const known = tables.get(message.table)
    for (const { viewer, seen, patch, print, events } of message.eyes) {
      const before = known?.seen.get(viewer)
      if (known === undefined || before === undefined) continue
      if (before.version !== message.from) throw new Error(`a step from ${message.from} on ${before.version}`)
      const after = seen ?? (applyPatch(before as never, patch ?? null) as unknown as Seen)
      if (fingerprint(after) !== print) throw new Error('the patch leads elsewhere')
      known.seen.set(viewer, after)
      const log = known.log.get(viewer)?.filter((line) => line.version !== message.undone) ?? []
      known.log.set(viewer, [...log, ...events.filter(isLogged).map((event) => ({ version: message.version, event }))])
    }
  }
}
