import { type Message, PROTOCOL, type Request } from '@orrery/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import { RequestError } from './error.ts'
import { pendingRequests, type Wish } from './pending.ts'
import { lastingSocket } from './socket.ts'

export type { Wish } from './pending.ts'

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

/** Opens the link. */
export function openLink(setup: LinkSetup): ServerLink {
  const state = signal<'connecting' | 'live' | 'lost'>('connecting')
  const me = signal<{ id: string; name: string } | null>(null)
  const outdated = signal(false)
  const listeners = new Set<(message: Message) => void>()
  const liveListeners = new Set<() => void>()
  const requests = pendingRequests((text) => socket.send(text))
  let barred = false

  const socket = lastingSocket(setup.url, {
    opened: hello,
    received(text) {
      const message = JSON.parse(setup.said(text)) as Message
      if ('ref' in message && message.ref === 'hello') {
        greeted(message)
        return
      }
      for (const listener of listeners) listener(message)
      requests.take(message)
    },
    lost() {
      state.value = 'lost'
      requests.disconnected()
    },
  })

  function hello(): void {
    const token = setup.token()
    const who = setup.member() ? ({ session: true } as const) : token === null ? { name: setup.name() } : { token }
    socket.send(JSON.stringify({ type: 'hello', ref: 'hello', protocol: PROTOCOL, ...who } satisfies Request))
  }

  function greeted(message: Message): void {
    if (message.type === 'error') turnedAway(message)
    else if (message.type === 'welcome') welcomed(message)
  }

  function welcomed(message: Extract<Message, { type: 'welcome' }>): void {
    if (message.token !== undefined) {
      // Another tab became a guest at the same time: both become the same player, the stored one.
      if (setup.token() !== null) {
        socket.drop()
        return
      }
      setup.keepToken(message.token)
    }
    me.value = message.player
    state.value = 'live'
    socket.works()
    requests.connected(() => {
      for (const listener of liveListeners) listener()
    })
  }

  /** The server does not take this browser as it introduced itself. */
  function turnedAway({ code }: Extract<Message, { type: 'error' }>): void {
    if (code === 'outdated') giveUp()
    if (code === 'members-only') setup.membersOnly()
    if (code === 'suspended') bar()
    if (code === 'unknown-token' && setup.member()) {
      setup.signedOut()
      hello()
    } else if (code === 'unknown-token' && setup.token() !== null) {
      // The server does not know this browser (its data is new): becomes a new guest.
      setup.keepToken(null)
      hello()
    } else socket.drop()
  }

  /** The server speaks another version: no request will be answered. */
  function giveUp(): void {
    outdated.value = true
    socket.retire()
    requests.refuseAll('outdated', 'the server speaks another version')
  }

  function bar(): void {
    barred = true
    socket.retire()
    requests.refuseAll('suspended', 'suspended')
    setup.suspended()
  }

  async function request(wish: Wish): Promise<Message> {
    if (outdated.value) throw new RequestError('outdated', 'the server speaks another version')
    if (barred) throw new RequestError('suspended', 'suspended')
    return requests.ask(wish)
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
      socket.close()
      requests.refuseAll('lost', 'the link was closed')
    },
  }
}
