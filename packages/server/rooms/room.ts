import type { Game, Json, Seat, Table, Viewer } from '@orrery/kernel'
import { seatsAsked, type TimeControl, type UnderWay } from '@orrery/play'
import type { AccountCalendar, Message, Stage, TableTerms } from '@orrery/protocol'
import { USUAL_TERMS } from '../store/club/terms.ts'
import type { TableRow } from '../store/schema.ts'
import type { ViewCache } from './view-cache.ts'

/** A connection that watches a room. */
export interface Watcher {
  /** The id of its player. */
  readonly player: string
  send(message: Message): void
  /** Sends a message that is JSON already. */
  sendText(text: string): void
  /** The same without waiting for what else is sent in this turn of the event loop: cheaper where nothing else is. */
  sendAtOnce(text: string): void
}

/** A seat at a table, as stored; replaced when it changes. */
export interface RoomSeat {
  readonly seat: Seat
  /** The id of the player who holds it. */
  readonly player: string | null
  readonly name: string
  /** The level of the bot that plays it, for good or in place of its player. */
  readonly bot: string | null
  /** When its player left for good: the bot stays, and others may take the seat. */
  readonly leftAt: number | null
  /** What the seat brings, in secret. */
  readonly settings: { readonly [key: string]: Json } | null
}

/** A stranger who asks for a seat whose player has left, and who has agreed so far. */
export interface Asking {
  readonly seat: Seat
  readonly player: string
  readonly name: string
  readonly agreed: Set<string>
}

/** A table in memory, as stored, with its watchers. Dropped when nobody watches, and read again. */
export interface Room {
  readonly id: string
  readonly gameId: string
  /** Null if the game is unknown here. */
  game: Game | null
  readonly host: string
  settings: { readonly [setting: string]: Json }
  readonly listed: boolean
  terms: TableTerms
  readonly seed: string
  readonly commitment: string
  readonly created: number
  /** The time control chosen for the table; null: the game's settings decide. */
  time: TimeControl | null
  /** The calendars of its players; read with the table, and when one changes. */
  readonly calendars: Map<string, AccountCalendar>
  /** Counts the changes; a change must name it. */
  revision: number
  seats: readonly RoomSeat[]
  stage: Stage
  /** Why it is set aside. */
  gone: string | null
  rematch: string | null
  changed: number
  play: UnderWay | null
  /** The version at which its position was last stored, as far as known here: answers since are replayed when it is read. */
  kept: number
  /** Recent messages by player and ref, with the version they led to: a repeated one gets the same reply. */
  recent: Map<string, number>
  readonly watchers: Set<Watcher>
  /** How many lines of chat have been told to watchers. */
  said: number
  /** Watchers to whom the whole table is being sent: earlier steps would not fit what they were shown. */
  readonly waiting: Set<Watcher>
  readonly viewCaches: Map<Viewer, ViewCache>
  /** The seats for which a bot is thinking. */
  readonly thinking: Set<Seat>
  /** The seats for which orders are about to answer; `again`: they have changed meanwhile. */
  readonly ordering: Map<Seat, 'once' | 'again'>
  /** The seats whose player, by id, is known to have no orders. */
  readonly silent: Map<Seat, string>
  /** Counts the starts and ends of changes of orders. */
  orderChanges: number
  /** Since when players of seats are not connected. */
  readonly away: Map<string, number>
  readonly asking: Map<Seat, Asking>
  /** Whether it is to be woken because the server's lease had run out. */
  lapsed: boolean
  /** This server no longer owns the table: nothing is done here. */
  lost: boolean
  /** The last action here; the next one waits for it. */
  turn: Promise<unknown>
  /** The number of actions in progress. */
  pending: number
  /** When it was last used. */
  touched: number
  /** Whether its info is about to be sent. */
  infoDue: boolean
}

/** A room with its row, but without seats and table. */
export function emptyRoom(row: TableRow, now: number): Room {
  return {
    id: row.id,
    gameId: row.game,
    game: null,
    host: row.host,
    settings: {},
    listed: row.listed === 1,
    terms: USUAL_TERMS,
    seed: row.seed,
    commitment: row.commitment,
    created: row.created,
    time: null,
    calendars: new Map(),
    revision: row.revision,
    seats: [],
    stage: 'gathering',
    gone: null,
    rematch: row.rematch,
    changed: row.changed,
    play: null,
    kept: 0,
    recent: new Map(),
    watchers: new Set(),
    said: 0,
    waiting: new Set(),
    viewCaches: new Map(),
    thinking: new Set(),
    ordering: new Map(),
    silent: new Map(),
    orderChanges: 0,
    away: new Map(),
    asking: new Map(),
    lapsed: false,
    lost: false,
    turn: Promise.resolve(),
    pending: 0,
    touched: now,
    infoDue: false,
  }
}

/** The table, once it has started. */
export function tableOf(room: Room): Table | null {
  return room.play?.table ?? null
}

/** The seats that a player holds. */
export function seatsOf(room: Room, player: string): RoomSeat[] {
  return room.seats.filter((seat) => seat.player === player)
}

/** A player's viewers: the seats held, else the spectator. */
export function viewersOf(room: Room, player: string): Viewer[] {
  const held = seatsOf(room, player)
  return held.length > 0 ? held.map((seat) => seat.seat) : ['spectator']
}

/** The seats that are to answer. */
export function waitingAt(room: Room): Seat[] {
  return room.stage === 'playing' ? seatsAsked(tableOf(room)) : []
}

/** Whether a bot plays the seat now. */
export function isBot(room: Pick<Room, 'seats'>, seat: Seat): boolean {
  return room.seats[seat]?.bot !== null
}

/** Whether a player watches the room. */
export function isLooking(room: Room, player: string): boolean {
  for (const watcher of room.watchers) if (watcher.player === player) return true
  return false
}

/** Whether bots should go on: somebody plays here, or watches. */
export function hasCompany(room: Room): boolean {
  return room.watchers.size > 0 || room.seats.some((seat) => seat.player !== null && seat.bot === null)
}

/** The raw options of a table, as the game reads them: `{ <setting>: value, seats?: [...] }`. */
export function rawOptions(room: Room): Json {
  const brought = room.game?.seatSettings
  if (brought === undefined || brought.length === 0) return { ...room.settings }
  return { ...room.settings, seats: room.seats.map((seat) => seat.settings ?? {}) }
}
