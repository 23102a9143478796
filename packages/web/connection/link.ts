import type { ErrorCode, Message } from '@orrery/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import { RequestError } from './error.ts'
import { type Identity, introduction } from './introduction.ts'
import { listenersTo } from './listeners.ts'
import { pendingRequests, type Wish } from './pending.ts'
import { lastingSocket } from './socket.ts'

export type { Wish } from './pending.ts'

/** What the link needs of the page. */
export interface LinkSetup extends Identity {
  /** The socket's address: `ws://...` or `wss://...`. */
  readonly url: string
  /** The JSON of a message with its placeholders in the reader's language. */
  localized(json: string): string
  /** Asks a reader whose time ran out twice in a row by day whether they have time for another table. */
  confirmsLate(): Promise<boolean>
  /** The reader is suspended, and this link does not connect again. */
  suspended(): void
  /** The server turned the browser away for now; the link tries again. */
  turnedAway(code: ErrorCode): void
}

/** The connection to a server: one socket for the whole page, reopened whenever it breaks. */
export interface ServerLink {
  readonly state: ReadonlySignal<'connecting' | 'live' | 'lost'>
  readonly me: ReadonlySignal<{ readonly id: string; readonly name: string } | null>
  /** Set when the server speaks another version: the page must be reloaded. */
  readonly outdated: ReadonlySignal<boolean>
  /**
   * Sends a request once connected, and resolves with the reply; rejects with a `RequestError`. Answers, undos and questions about the
   * table in transit when the connection breaks are sent again; the server counts them only once.
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
  const messages = listenersTo<[Message]>()
  const lives = listenersTo<[]>()
  const requests = pendingRequests((text) => socket.send(text))
  let barred = false

  const socket = lastingSocket(setup.url, {
    opened: () => self.hello(),
    received(text) {
      const message = JSON.parse(setup.localized(text)) as Message
      if ('ref' in message && message.ref === 'hello') {
        self.replied(message)
        return
      }
      messages.tell(message)
      requests.take(message)
    },
    lost() {
      state.value = 'lost'
      requests.disconnected()
    },
  })

  const self = introduction(setup, {
    send: socket.send,
    drop: socket.drop,
    welcomed(player) {
      me.value = player
      state.value = 'live'
      socket.works()
      requests.connected(lives.tell)
    },
    outdated: giveUp,
    suspended: bar,
    turnedAway: setup.turnedAway,
  })

  /** Gives up: the server speaks another version and will answer no request. */
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
    const reply = await requests.ask(wish)
    if (wish.type === 'rename' && me.value !== null) me.value = { ...me.value, name: wish.name }
    return reply
  }

  return {
    state,
    me,
    outdated,
    ask: (wish) => askConfirming(wish, request, setup.confirmsLate),
    listen: messages.add,
    onLive: lives.add,
    close() {
      socket.close()
      requests.refuseAll('lost', 'the link was closed')
    },
  }
}

/** Sends a request. Sends it again with `confirmed` if the server asks for that and the reader agrees. */
async function askConfirming(wish: Wish, request: (wish: Wish) => Promise<Message>, confirms: LinkSetup['confirmsLate']): Promise<Message> {
  try {
    return await request(wish)
  } catch (error) {
    const unconfirmed = error instanceof RequestError && error.code === 'confirm-late'
    if (!unconfirmed || !(await confirms())) throw error
    return request({ ...wish, confirmed: true } as Wish)
  }
}
