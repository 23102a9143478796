import type { Collecting } from '@orrery/collecting'
import type { Game, Orders } from '@orrery/kernel'
import type { Terms } from '@orrery/tournament'
import type { Keyring } from './api/keyring.ts'
import type { Bots } from './bots/bots.ts'
import type { Bus } from './bus.ts'
import type { Apart } from './club/ties/apart.ts'
import type { Ownership } from './cluster/ownership.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { SiteRules } from './members/rules.ts'
import type { SessionDesk } from './members/sessions.ts'
import type { Standings } from './members/standing.ts'
import type { CountedGame } from './records/ladder.ts'
import type { Room } from './rooms/room.ts'
import type { CollectionStore } from './store/collection.ts'
import type { MemberStore } from './store/members/index.ts'
import type { OrderStore } from './store/orders.ts'
import type { Store } from './store/store.ts'
import type { Meter } from './watch/meter.ts'

/** The tournament game of a table. */
export interface Official {
  readonly tournament: string
  readonly title: string
  /** When its hour ends. */
  readonly deadline: number
}

/** What the parts of a server share. */
export interface ServerContext {
  /** Which tables this server owns, and its name among the servers of the same store. */
  readonly ownership: Ownership
  readonly store: Store
  readonly bus: Bus
  readonly bots: Bots
  readonly limits: Limits
  /** How long a bot waits before it answers where people watch, in milliseconds. */
  readonly botDelay: number
  /** The range of the random wait before an order answers, in milliseconds. */
  readonly orderWait: { readonly least: number; readonly most: number }
  /** A game's orders; null if it has none. */
  ordersOf(id: string): Promise<Orders | null>
  readonly orders: OrderStore
  /** What counting a game's results needs; null if there is no such game. */
  counted(id: string): Promise<CountedGame | null>
  /** A table has ended, and its result is stored. */
  ended(): void
  /** Lets bots and orders of a room answer. */
  wake(room: Room): void
  /** The rules of a game, or null if there is none with that id. */
  game(id: string): Promise<Game | null>
  /** The ids of all games. */
  games(): Promise<readonly string[]>
  /** How a game's cards are collected; null if they are not, or this server has no collections. */
  collecting(id: string): Promise<Collecting | null>
  readonly collections: CollectionStore
  /** Who is kept apart from whom. */
  readonly apart: Apart
  readonly log: Log
  readonly meter: Meter
  readonly keyring: Keyring
  readonly members: MemberStore
  readonly sessions: SessionDesk
  /** What the site allows. */
  readonly rules: SiteRules
  /** Players' standings: guests or members, and their roles. */
  readonly standings: Standings
  /** The time in milliseconds since 1970, by a clock that never jumps. */
  now(): number
  /** This server no longer owns a table. */
  lose(room: Room): void
  /** Announces that the room's line in lists has changed; for a player who has just left, that it is gone. */
  lineChanged(room: Room, left?: string): void
  /** A table's clock runs out at that time; null: none runs. */
  clockSet(due: number | null): void
  /** A table has changed: somebody absent may be asked there. */
  asked(table: string): void
  /** Rooms in memory by id. */
  readonly rooms: Map<string, Room>
  /** The tables of current tournament games: nobody leaves them to a bot, and bots there need no company. */
  readonly official: Map<string, Official>
  /** The timing of tournaments here, where it is not the default. */
  readonly terms: Partial<Terms>
  /** Unreadable tables, with the reason. */
  readonly setAside: Map<string, string>
  /** True once the server is stopping. */
  closing: boolean
}
