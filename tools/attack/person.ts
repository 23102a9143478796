import type { Answer, Json, Random, Seen, Viewer } from '@orrery/kernel'
import { type Message, PROTOCOL, patched } from '@orrery/protocol'
import { WebSocket } from 'ws'

/** A client of the server, honest or not. */
export interface Person {
  readonly id: string
  readonly token: string
  /** What it sees, by table and seat. */
  readonly seen: Map<string, Map<Viewer, Seen>>
  /** Everything that it has received. */
  readonly received: string[]
  /** Sends a request, with the given `ref` if it is a repetition; null if the connection breaks before the reply. */
  ask(request: { readonly type: string; readonly [field: string]: Json | Answer }, ref?: string): Promise<Message | null>
  /** Sends anything without waiting for a reply. */
  raw(data: string | Buffer): void
  /** Calls the listener after each message. */
  heard(listener: (message: Message) => void): void
  readonly closed: Promise<void>
  isOpen(): boolean
  /** Stops reading. */
  pause(): void
  close(): void
}

/** The name, token and address with which a client connects. */
export interface Whence {
  readonly name?: string
  readonly token?: string
  /** The cookie of a member's session. */
  readonly cookie?: string
  /** An address of the local machine to connect from. */
  readonly from?: string
  /** Whether to keep all received messages. */
  readonly keep?: boolean
}

/** Connects and says hello. Throws an `Error` if that fails. */
export async function person(url: string, { name = 'Somebody', token, cookie, from, keep = false }: Whence = {}): Promise<Person> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    ...(from === undefined ? {} : { localAddress: from }),
    ...(cookie === undefined ? {} : { headers: { cookie, origin: url } }),
  })
  const waiting = new Map<string, (message: Message | null) => void>()
  const listeners: ((message: Message) => void)[] = []
  const seen: Person['seen'] = new Map()
  const received: string[] = []
  let refs = 0
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  void closed.then(() => {
    for (const done of waiting.values()) done(null)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  socket.on('error', () => undefined)
  socket.on('message', (data) => {
    const text = data.toString()
    if (keep) received.push(text)
    const message = JSON.parse(text) as Message
    take(seen, message)
    for (const listener of listeners) listener(message)
    if (!('ref' in message) || message.ref === undefined) return
    waiting.get(message.ref)?.(message)
    waiting.delete(message.ref)
  })
  const somebody: Person = {
    id: '',
    token: token ?? '',
    seen,
    received,
    closed,
    ask(request, ref = `r${++refs}.${process.hrtime.bigint() % 1_000_000n}`) {
      return new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) return resolve(null)
        waiting.set(ref, resolve)
        socket.send(JSON.stringify({ ...request, ref }))
      })
    },
    raw: (data) => socket.readyState === socket.OPEN && socket.send(data),
    heard: (listener) => void listeners.push(listener),
    isOpen: () => socket.readyState === socket.OPEN,
    pause: () => socket.pause(),
    close: () => socket.terminate(),
  }
  const who = cookie !== undefined ? { session: true } : token === undefined ? { name } : { token }
  const welcome = await somebody.ask({ type: 'hello', protocol: PROTOCOL, ...who })
  if (welcome?.type !== 'welcome') {
    somebody.close()
    throw new Error(`not welcome: ${JSON.stringify(welcome)}`)
  }
  return Object.assign(somebody, { id: welcome.player.id, token: welcome.token ?? token ?? '' })
}

function take(seen: Person['seen'], message: Message): void {
  if (message.type === 'table') seen.set(message.info.id, new Map(message.eyes.map((eyes) => [eyes.viewer, eyes.seen])))
  if (message.type !== 'step') return
  const table = seen.get(message.table)
  for (const { viewer, seen: whole, patch } of message.eyes) {
    const before = table?.get(viewer)
    // A message that does not follow the last version cannot be applied.
    if (table === undefined || before === undefined || before.version !== message.from) continue
    table.set(viewer, whole ?? patched(before, patch ?? null))
  }
}

const DEATH_ANGEL = { type: 'create', game: 'death-angel', settings: {}, listed: false } as const
const CHAOS_GALAXY = { ...DEATH_ANGEL, game: 'chaos-galaxy' } as const
const DECK = { deck: 'acelfogak' } as const

/** Makes a table at which one person plays both seats, and watches it. Null if the server is gone. */
export async function hotSeat(host: Person): Promise<string | null> {
  const made = await host.ask({ ...DEATH_ANGEL, seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'Other' }] })
  if (made?.type !== 'created') return null
  return (await host.ask({ type: 'watch', table: made.table }))?.type === 'table' ? made.table : null
}

/** Makes a table for two that both watch: a duel of Chaos Galaxy, which lasts for a thousand random answers. */
export async function duel(host: Person, guest: Person): Promise<string> {
  const made = await host.ask({ ...CHAOS_GALAXY, seats: [{ kind: 'me', settings: DECK }, { kind: 'open' }] })
  if (made?.type !== 'created') throw new Error(JSON.stringify(made))
  const taken = await guest.ask({ type: 'take', table: made.table, seat: 1, settings: DECK })
  if (taken?.type !== 'done') throw new Error(JSON.stringify(taken))
  for (const one of [host, guest]) await one.ask({ type: 'watch', table: made.table })
  return made.table
}

/** An answer that the person may give at a table; null if nothing is asked. */
export function someAnswer({ seen }: Person, table: string, random: Random) {
  for (const [viewer, { question, version }] of seen.get(table) ?? []) {
    if (question === null || question.kind === 'plan' || viewer === 'spectator') continue
    const id = question.options[random.below(question.options.length)]?.id as string
    // A multi-select takes as few options as allowed; if that is one, any one.
    const answer: Answer =
      question.kind === 'options' ? { option: id } : { options: question.options.slice(0, question.least).map((one) => one.id) }
    return { type: 'answer', table, seat: viewer, version, answer } as const
  }
  return null
}
