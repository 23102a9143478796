import type { Game, Json, Seat, Table, Viewer } from '@orrery/kernel'
import type { Message, Stage } from '@orrery/protocol'
import type { Cast } from './cast.ts'

/** A connection that looks at a room. */
export interface Watcher {
  /** The id of the player behind it. */
  readonly player: string
  send(message: Message): void
  /** Sends a message that is JSON already. */
  sendText(text: string): void
}

/** A place at a table, and who fills it. */
export interface RoomSeat {
  readonly seat: Seat
  /** The id of the player who holds it. */
  player: string | null
  name: string
  /** The level of the bot that plays it, for good or in place of its player. */
  bot: string | null
  /** Its player left for good: the bot stays, and anybody may take the seat. */
  givenUp: boolean
  /** What the seat brings, its secret. */
  settings: { [key: string]: Json } | null
  /** Thinking time so far, in milliseconds. */
  spent: number
  /** Since when it is asked. */
  askedAt: number | null
  /** Since when its player is not connected; null while connected. */
  awaySince: number | null
  /** How often in a row its player let the time of a decision run out. */
  timeouts: number
}

/** An answer that can still be taken back. */
export interface Fresh {
  readonly seq: number
  readonly seat: Seat
}

/** A table in memory, with those who look at it. Forgotten when nobody does, and read again from disk. */
export interface Room {
  readonly id: string
  readonly gameId: string
  /** Null where the game is unknown here. */
  readonly game: Game | null
  readonly host: string
  readonly settings: { readonly [setting: string]: Json }
  readonly listed: boolean
  readonly seed: string
  readonly commitment: string
  readonly created: number
  readonly seats: RoomSeat[]
  stage: Stage
  /** Why it is set aside. */
  gone: string | null
  rematch: string | null
  changed: number
  /** The table with all accepted answers, those on their way to the disk too. */
  table: Table | null
  /** The table as it is on disk: what people are shown. */
  shown: Table | null
  /** Answers since the last that cannot be taken back. */
  fresh: Fresh[]
  /** Recent messages by player and ref, with the version they led to: a second arrival gets the same reply. */
  readonly recent: Map<string, Promise<number>>
  readonly watchers: Set<Watcher>
  readonly casts: Map<Viewer, Cast>
  /** The seats for which a bot thinks now. */
  readonly thinking: Set<Seat>
  /** Writes on their way. */
  pending: number
  chatCount: number
  /** When something was last wanted of it. */
  touched: number
  /** Whether its info is about to be told. */
  infoDue: boolean
}

/** The seats that a player holds. */
export function seatsOf(room: Room, player: string): RoomSeat[] {
  return room.seats.filter((seat) => seat.player === player)
}

/** With whose eyes a player looks: the seats held, else a spectator's. */
export function viewersOf(room: Room, player: string): Viewer[] {
  const held = seatsOf(room, player)
  return held.length > 0 ? held.map((seat) => seat.seat) : ['spectator']
}

/** The seats that are waited for. */
export function waitingOf(table: Table | null): Seat[] {
  return table === null ? [] : table.questions.map((question) => question.seat)
}

/** Whether a bot plays the seat now. */
export function isBot(room: Room, seat: Seat): boolean {
  return room.seats[seat]?.bot !== null
}

/** Whether bots should go on: somebody plays here, or somebody looks. */
export function hasCompany(room: Room): boolean {
  return room.watchers.size > 0 || room.seats.some((seat) => seat.player !== null && seat.bot === null)
}
