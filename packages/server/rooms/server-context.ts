import type { Collecting } from '@orrery/collecting'
import type { Game, Orders } from '@orrery/kernel'
import type { Terms } from '@orrery/tournament'
import type { Keyring } from '../api/keyring.ts'
import type { Bots } from '../bots/bots.ts'
import type { Bus } from '../bus.ts'
import type { Apart } from '../club/ties/apart.ts'
import type { Ownership } from '../cluster/ownership.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { HouseRules } from '../members/rules.ts'
import type { SessionDesk } from '../members/sessions.ts'
import type { Standings } from '../members/standing.ts'
import type { CountedGame } from '../records/ladder.ts'
import type { CollectionStore } from '../store/collection.ts'
import type { MemberStore } from '../store/members/index.ts'
import type { OrderStore } from '../store/orders.ts'
import type { Store } from '../store/store.ts'
import type { Meter } from '../watch/meter.ts'
import type { Room } from './room.ts'

/** That a game of a tournament is played at a table. */
export interface Official {
  readonly tournament: string
  readonly title: string
  /** When its hour is over. */
  readonly deadline: number
}

/** What rooms need of the server around them. */
export interface ServerContext {
  /** Which tables are this server's, and its name among the servers of the same store. */
  readonly tenure: Ownership
  readonly store: Store
  readonly bus: Bus
  readonly bots: Bots
  readonly limits: Limits
  /** How long a bot waits before it answers where people look on, in milliseconds. */
  readonly botDelay: number
  /** How long it takes until an order answers, in milliseconds: any time between them, whatever is asked. */
  readonly orderWait: { readonly least: number; readonly most: number }
  /** What a game's seats say beforehand; null where they say nothing. */
  ordersOf(id: string): Promise<Orders | null>
  readonly orders: OrderStore
  /** What counting the results of a game needs to know of it; null where there is no such game. */
  counted(id: string): Promise<CountedGame | null>
  /** A table has ended, and its result is kept. */
  ended(): void
  /** Lets bots and orders that are waited for at a room go on. */
  wake(room: Room): void
  /** The rules of a game, or null where there is none of that id. */
  game(id: string): Promise<Game | null>
  /** The ids of the games that there are. */
  games(): Promise<readonly string[]>
  /** How a game's cards are collected; null where they are not, or this server keeps no collections. */
  collecting(id: string): Promise<Collecting | null>
  readonly collections: CollectionStore
  /** Who is kept apart from whom. */
  readonly apart: Apart
  readonly log: Log
  readonly meter: Meter
  readonly keyring: Keyring
  readonly members: MemberStore
  readonly sessions: SessionDesk
  /** What the house allows. */
  readonly rules: HouseRules
  /** Who players are to the house: guests, members, with which roles. */
  readonly standings: Standings
  /** The time in milliseconds since 1970, by a clock that never jumps. */
  now(): number
  /** A table is not this server's any more. */
  lose(room: Room): void
  /** Says that the room's line in lists of tables has changed; for a player who has just left, that it is gone. */
  lineChanged(room: Room, left?: string): void
  /** A clock of a table runs out then; null: none runs. */
  clockSet(due: number | null): void
  /** Something has changed at a table: somebody who is away may be asked there. */
  asked(table: string): void
  /** Rooms in memory by id. */
  readonly rooms: Map<string, Room>
  /** The tables at which games of tournaments are played now: nobody leaves them to a bot, and bots there need no company. */
  readonly official: Map<string, Official>
  /** How tournaments are timed here, where that is not as usual. */
  readonly terms: Partial<Terms>
  /** Tables that could not be read, with the reason. */
  readonly setAside: Map<string, string>
  /** True once the server is stopping. */
  closing: boolean
}
