import type { ChatEntry, Message, TalkLine } from '@orrery/protocol'
import type { Letter, Receipt } from './cluster/letters.ts'
import type { LineFacts } from './rooms/info.ts'
import type { ReplicatedMove } from './rooms/step.ts'

/** The two players between whom something is said; null: everybody may hear it. */
export type Between = readonly [string, string] | null

/** What happened, told to every server that has the same store; `house`: the one that tells it. Plain data. */
export type News =
  | {
      readonly kind: 'table'
      readonly house: string
      readonly table: string
      readonly revision: number
      readonly step: ReplicatedMove | null
    }
  | { readonly kind: 'tournament'; readonly house: string; readonly tournament: string; readonly version: number }
  | { readonly kind: 'chat'; readonly house: string; readonly table: string; readonly entry: ChatEntry; readonly between: Between }
  /** Something of these players' collections has changed. */
  | { readonly kind: 'collection'; readonly house: string; readonly game: string; readonly players: readonly string[] }
  /** Whom these players are kept apart from, or do not want to hear, has changed. */
  | { readonly kind: 'ties'; readonly house: string; readonly players: readonly string[] }
  /** Something is told to these players, wherever they are connected; null: to everybody. */
  | { readonly kind: 'told'; readonly house: string; readonly players: readonly string[] | null; readonly message: Message }
  /** Somebody says something in the club's hall. */
  | { readonly kind: 'hall'; readonly house: string; readonly line: TalkLine }
  | { readonly kind: 'line'; readonly house: string; readonly line: LineFacts; readonly left: string | null }
  /** Who a player is to the house has changed: guest or member, roles. */
  | { readonly kind: 'standing'; readonly house: string; readonly player: string }
  /** What the house allows has changed. */
  | { readonly kind: 'rules'; readonly house: string }
  /** Sessions, or the personal link, of a player may have ended: whoever is connected by one is looked at again. */
  | { readonly kind: 'sessions'; readonly house: string; readonly player: string }
  | { readonly kind: 'renamed'; readonly house: string; readonly player: string; readonly was: string; readonly name: string }

/** Takes letters; gives a receipt for those that want one. */
export type Receiver = (letter: Letter) => Promise<Receipt>

/** Where servers tell each other what happened at a table once it is stored, and write to each other. At most once, in order. */
export interface Bus {
  tell(news: News): void
  /** Hears what is told from now on and concerns this server. Returns how to stop. */
  hear(listener: (news: News) => void): () => void
  /** Lines of that player's tables concern this server, from when this resolves until what it gives is called. */
  follow(player: string): Promise<() => void>
  /** Writes to the server of that name. Whether it arrives is not known. */
  send(house: string, letter: Letter): void
  /** Writes to the server of that name and waits for the receipt. Rejects with `Unreached` where there is none. */
  ask(house: string, letter: Letter): Promise<Receipt>
  /** Takes the letters to a name. Returns how to stop. */
  receive(house: string, receiver: Receiver): () => void
  /** Whether other servers can be reached now. */
  isThere(): boolean
  close(): Promise<void>
}

/** A letter has no receipt. `arrived`: whether it may have been read all the same. */
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
    send(house, letter) {
      // As over a wire: later, and as plain data.
      const text = JSON.stringify(letter)
      setImmediate(
        () =>
          void receivers
            .get(house)?.(JSON.parse(text) as Letter)
            .catch(() => undefined),
      )
    },
    async ask(house, letter) {
      const text = JSON.stringify(letter)
      await new Promise((resolve) => setImmediate(resolve))
      const receiver = receivers.get(house)
      if (receiver === undefined) throw new Unreached(`there is no server ${house}`, false)
      return receiver(JSON.parse(text) as Letter)
    },
    receive(house, receiver) {
      receivers.set(house, receiver)
      return () => {
        if (receivers.get(house) === receiver) receivers.delete(house)
      }
    },
    isThere: () => true,
    close: async () => undefined,
  }
}

/** What is told of one kind of news about a player. */
export function playerNews(bus: Bus, kind: 'standing' | 'sessions', house: string) {
  return {
    tell: (player: string) => bus.tell({ kind, house, player }),
    hear: (listener: (player: string) => void) => bus.hear((news) => news.kind === kind && listener(news.player)),
  }
}
