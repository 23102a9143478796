import { type ErrorCode, type Message, PROTOCOL, type Request } from '@orrery/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import { RequestError } from './error.ts'

/** What the link needs of the page. */
export interface LinkSetup {
  /** The socket's address: `ws://...` or `wss://...`. */
  readonly url: string
  /** The name for a new guest. */
  name(): string
  /** The token of the personal link in this browser; null: none yet. */
  token(): string | null
  keepToken(token: string | null): void
  /** Whether this browser should have a member's session. */
  member(): boolean
  /** That session no longer exists. */
  signedOut(): void
  /** The JSON of a message with its placeholders in the reader's language. */
  said(json: string): string
  /** Guests may not play on this server. */
  membersOnly(): void
  /** Asks a reader whose time ran out twice in a row by day whether they have time for another table. */
  confirmsLate(): Promise<boolean>
  /** The reader is suspended, and this link does not connect again. */
  suspended(): void
}

type Body<T> = T extends Request ? Omit<T, 'ref'> : never
/** A request without its `ref`, which the link adds. */
export type Wish = Body<Exclude<Request, { type: 'hello' }>>

/** The connection to a server: one socket for the whole page, reopened whenever it breaks. */
export interface ServerLink {
  readonly state: ReadonlySignal<'connecting' | 'live' | 'lost'>
  readonly me: ReadonlySignal<{ readonly id: string; readonly name: string } | null>
  /** Set when the server speaks another version: the page must be reloaded. */
  readonly outdated: ReadonlySignal<boolean>
  /**
   * Sends a request once connected, and resolves with the reply; rejects with a `RequestError`. Answers and undos in transit when the
   * connection breaks are sent again: the server counts them once.
   */
  ask(wish: Wish): Promise<Message>
  /** Calls the listener with every message. Returns a function that stops it. */
  listen(listener: (message: Message) => void): () => void
  /** Calls the listener after every connection and reconnection. Returns a function that stops it. */
  onLive(listener: () => void): () => void
  close(): void
}

interface Asked {
  readonly text: string
  /** Whether it may be sent twice. */
  readonly again: boolean
  /** Whether it is repeated by itself after `too-fast`: nobody waits for a better reply. */
  readonly patient: boolean
  sent: boolean
  resolve(message: Message): void
  reject(error: RequestError): void
}

/** Requests that only read. */
const PATIENT: readonly Request['type'][] = ['watch', 'unwatch', 'tables', 'log', 'explain']
const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
/** After this much silence the other end is pinged; after `PATIENCE` more the connection is given up. */
const SILENCE = 25_000
const PATIENCE = 8_000

/** Opens the link. */
export function openLink(setup: LinkSetup): ServerLink {
  const state = signal<'connecting' | 'live' | 'lost'>('connecting')
  const me = signal<{ id: string; name: string } | null>(null)
  const outdated = signal(false)
  const listeners = new Set<(message: Message) => void>()
  const liveListeners = new Set<() => void>()
  const asked = new Map<string, Asked>()
  const prefix = Math.random().toString(36).slice(2, 10)
  let refs = 0
  let socket: WebSocket | null = null
  let wait = FIRST_WAIT
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let closed = false
  let barred = false

  function open(): void {
    clearTimeout(retry)
    retry = undefined
    if (closed || barred || outdated.value || socket !== null) return
    const opened = new WebSocket(setup.url)
    socket = opened
    opened.onopen = () => hello(opened)
    opened.onmessage = ({ data }) => {
      if (socket === opened) take(opened, JSON.parse(setup.said(String(data))) as Message)
    }
    opened.onclose = () => {
      if (socket === opened) lost()
    }
    heard(opened)
  }

  function hello(opened: WebSocket): void {
    const token = setup.token()
    const who = setup.member() ? ({ session: true } as const) : token === null ? { name: setup.name() } : { token }
    opened.send(JSON.stringify({ type: 'hello', ref: 'hello', protocol: PROTOCOL, ...who } satisfies Request))
  }

  function take(opened: WebSocket, message: Message): void {
    heard(opened)
    if ('ref' in message && message.ref === 'hello') {
      greeted(opened, message)
      return
    }
    for (const listener of listeners) listener(message)
    if (!('ref' in message) || message.ref === undefined) return
    const waiting = asked.get(message.ref)
    if (waiting === undefined) return
    if (message.type === 'error' && message.code === 'too-fast' && waiting.patient && (message.retryAfter ?? Infinity) <= LONGEST_WAIT) {
      setTimeout(() => asked.get(message.ref ?? '') === waiting && socket !== null && send(waiting), message.retryAfter)
      return
    }
    asked.delete(message.ref)
    if (message.type === 'error') waiting.reject(new RequestError(message.code, message.message, message.retryAfter, message.refusals))
    else waiting.resolve(message)
  }

  function greeted(opened: WebSocket, message: Message): void {
    if (message.type === 'error') {
      if (message.code === 'outdated') giveUp()
      if (message.code === 'members-only') setup.membersOnly()
      if (message.code === 'suspended') {
        barred = true
        refuseAll('suspended', 'suspended')
        setup.suspended()
      }
      if (message.code === 'unknown-token' && setup.member()) {
        setup.signedOut()
        hello(opened)
        return
      }
      // The server does not know this browser (its data is new): becomes a new guest.
      if (message.code === 'unknown-token' && setup.token() !== null) {
        setup.keepToken(null)
        hello(opened)
      } else opened.close()
      return
    }
    if (message.type !== 'welcome') return
    if (message.token !== undefined) {
      // Another tab became a guest at the same time: both become the same player, the stored one.
      if (setup.token() !== null) {
        opened.close()
        return
      }
      setup.keepToken(message.token)
    }
    me.value = message.player
    state.value = 'live'
    wait = FIRST_WAIT
    for (const listener of liveListeners) listener()
    for (const waiting of asked.values()) if (!waiting.sent) send(waiting)
  }

  /** The server speaks another version: no request will be answered. */
  function giveUp(): void {
    outdated.value = true
    refuseAll('outdated', 'the server speaks another version')
  }

  function refuseAll(code: ErrorCode, why: string): void {
    for (const waiting of asked.values()) waiting.reject(new RequestError(code, why))
    asked.clear()
  }

  function send(waiting: Asked): void {
    waiting.sent = true
    socket?.send(waiting.text)
  }

  function heard(opened: WebSocket): void {
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (opened.readyState === opened.OPEN) opened.send(JSON.stringify({ type: 'ping', ref: 'ping' } satisfies Request))
      silence = setTimeout(() => {
        if (socket !== opened) return
        opened.close()
        lost()
      }, PATIENCE)
    }, SILENCE)
  }

  function lost(): void {
    socket = null
    clearTimeout(silence)
    if (closed) return
    state.value = 'lost'
    for (const [ref, waiting] of asked) {
      if (waiting.again) waiting.sent = false
      else if (waiting.sent) {
        asked.delete(ref)
        waiting.reject(new RequestError('lost', 'the connection broke before the reply'))
      }
    }
    if (outdated.value || barred) return
    retry = setTimeout(open, wait * (0.5 + Math.random()))
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }

  /** The network or the page is back: reconnects at once. */
  function soon(): void {
    if (socket !== null || closed || globalThis.document?.visibilityState === 'hidden') return
    wait = FIRST_WAIT
    open()
  }

  /** The network is gone: reports it at once instead of after a long silence. A server on the same machine is found again soon. */
  function cut(): void {
    if (socket === null) return
    socket.close()
    lost()
  }

  globalThis.addEventListener?.('online', soon)
  globalThis.addEventListener?.('offline', cut)
  globalThis.document?.addEventListener('visibilitychange', soon)
  open()

  function request(wish: Wish): Promise<Message> {
    const ref = `${prefix}.${++refs}`
    if (outdated.value) return Promise.reject(new RequestError('outdated', 'the server speaks another version'))
    if (barred) return Promise.reject(new RequestError('suspended', 'suspended'))
    return new Promise((resolve, reject) => {
      const again = wish.type === 'answer' || wish.type === 'undo'
      const patient = again || PATIENT.includes(wish.type)
      const waiting: Asked = { text: JSON.stringify({ ...wish, ref }), again, patient, sent: false, resolve, reject }
      asked.set(ref, waiting)
      if (state.value === 'live') send(waiting)
    })
  }

  /** Sends a request, and again with `confirmed` if the server asks for it and the reader agrees. */
  async function ask(wish: Wish): Promise<Message> {
    try {
      return await request(wish)
    } catch (error) {
      const unconfirmed = error instanceof RequestError && error.code === 'confirm-late'
      if (!unconfirmed || !(await setup.confirmsLate())) throw error
      return request({ ...wish, confirmed: true } as Wish)
    }
  }

  return {
    state,
    me,
    outdated,
    ask,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onLive(listener) {
      liveListeners.add(listener)
      return () => liveListeners.delete(listener)
    },
    close() {
      closed = true
      clearTimeout(retry)
      clearTimeout(silence)
      globalThis.removeEventListener?.('online', soon)
      globalThis.removeEventListener?.('offline', cut)
      globalThis.document?.removeEventListener('visibilitychange', soon)
      socket?.close()
      socket = null
      for (const waiting of asked.values()) waiting.reject(new RequestError('lost', 'the link was closed'))
      asked.clear()
    },
  }
}
