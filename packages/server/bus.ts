import type { ChatEntry, Message, TalkLine } from '@orrery/protocol'
import type { Letter, Receipt } from './cluster/letters.ts'
import type { LineFacts } from './rooms/info.ts'
import type { ReplicatedMove } from './rooms/step.ts'

/** The two players of a private line; null: everybody may read it. */
export type Between = readonly [string, string] | null

/** News for every server on the same store. `server` is the name of the server that sends it. Plain JSON. */
export type News =
  | {
      readonly kind: 'table'
      readonly server: string
      readonly table: string
      readonly revision: number
      readonly step: ReplicatedMove | null
    }
  | { readonly kind: 'tournament'; readonly server: string; readonly tournament: string; readonly version: number }
  | { readonly kind: 'chat'; readonly server: string; readonly table: string; readonly entry: ChatEntry; readonly between: Between }
  /** The collections of these players have changed. */
  | { readonly kind: 'collection'; readonly server: string; readonly game: string; readonly players: readonly string[] }
  /** The players that these block or mute have changed. */
  | { readonly kind: 'ties'; readonly server: string; readonly players: readonly string[] }
  /** A message to these players, wherever they are connected; null: to everybody. */
  | { readonly kind: 'message'; readonly server: string; readonly players: readonly string[] | null; readonly message: Message }
  /** A line in the club's hall. */
  | { readonly kind: 'hall'; readonly server: string; readonly line: TalkLine }
  | { readonly kind: 'line'; readonly server: string; readonly line: LineFacts; readonly left: string | null }
  /** A player's standing has changed: guest or member, roles. */
  | { readonly kind: 'standing'; readonly server: string; readonly player: string }
  /** A player's calendar has changed, and with it when their time runs out. */
  | { readonly kind: 'calendar'; readonly server: string; readonly player: string }
  /** The server's rules for guests and members have changed. */
  | { readonly kind: 'rules'; readonly server: string }
  /** A player's sessions, keys or personal link may have ended: check their connections. */
  | { readonly kind: 'sessions'; readonly server: string; readonly player: string }
  | { readonly kind: 'renamed'; readonly server: string; readonly player: string; readonly was: string; readonly name: string }

/** Handles letters, and answers each with a receipt. If it rejects, the sender gets no receipt. */
export type Receiver = (letter: Letter) => Promise<Receipt>

/**
 * Messages between servers on one store. `tell` broadcasts news after the store has it; `send` and `ask` address one server.
 * News arrives at most once and in order. It may be lost: a server that needs certainty reads the store.
 *
 * Calls come in this order: `receive` for the server's own name and `hear` for each listener at the start, `tell`, `send` and `ask` at any
 * time, `close` last. Only `ask` rejects; while other servers cannot be reached, the others drop their messages and keep none for later.
 */
export interface Bus {
  /** Calls the listeners of this server at once, and sends the news to the servers that it concerns. */
  tell(news: News): void
  /** Calls the listener with each later news item for this server, its own included. Returns a function that stops it. */
  hear(listener: (news: News) => void): () => void
  /** Subscribes to changes of that player's tables once it resolves. Resolves to a function that ends the subscription. */
  follow(player: string): Promise<() => void>
  /** Sends a letter to the server of that name. It may be lost, silently. */
  send(server: string, letter: Letter): void
  /**
   * Sends a letter to the server of that name and waits for its receipt. Rejects with `Unreached` if none comes: at once where no such server
   * listens, otherwise after a time that the bus sets.
   */
  ask(server: string, letter: Letter): Promise<Receipt>
  /** Handles the letters to a name, which has one receiver. Returns a function that stops it. */
  receive(server: string, receiver: Receiver): () => void
  /** Whether other servers can be reached now. */
  isThere(): boolean
  /** Sends what is queued, and ends all subscriptions. */
  close(): Promise<void>
}

/** No receipt came for a letter. `arrived`: whether the letter may have been handled anyway. */
export class Unreached extends Error {
  readonly arrived: boolean

  constructor(why: string, arrived: boolean) {
    super(why)
    this.arrived = arrived
  }
}

/** A bus within one process. */
export function localBus(): Bus {
  const listeners = new Set<(news: News) => void>()
  const receivers = new Map<string, Receiver>()
  return {
    tell(news) {
      for (const listener of listeners) listener(news)
    },
    hear(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: async () => () => undefined,
    send(server, letter) {
      // As over a wire: later, and as plain data.
      const text = JSON.stringify(letter)
      setImmediate(
        () =>
          void receivers
            .get(server)?.(JSON.parse(text) as Letter)
            .catch(() => undefined),
      )
    },
    async ask(server, letter) {
      const text = JSON.stringify(letter)
      await new Promise((resolve) => setImmediate(resolve))
      const receiver = receivers.get(server)
      if (receiver === undefined) throw new Unreached(`there is no server ${server}`, false)
      return receiver(JSON.parse(text) as Letter)
    },
    receive(server, receiver) {
      receivers.set(server, receiver)
      return () => {
        if (receivers.get(server) === receiver) receivers.delete(server)
      }
    },
    isThere: () => true,
    close: async () => undefined,
  }
}

/** Subscribes to one kind of news about players, and sends it. */
export function playerNews(bus: Bus, kind: 'standing' | 'sessions', server: string) {
  return {
    tell: (player: string) => bus.tell({ kind, server, player }),
    hear: (listener: (player: string) => void) => bus.hear((news) => news.kind === kind && listener(news.player)),
  }
}
