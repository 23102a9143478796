import type { Game, Json, Seat, Table, Viewer } from '@orrery/kernel'
import { seatsAsked, type TimeControl, type UnderWay } from '@orrery/play'
import type { AccountCalendar, Message, Stage, TableTerms } from '@orrery/protocol'
import { USUAL_TERMS } from '../store/club/terms.ts'
import type { TableRow } from '../store/schema.ts'
import type { ViewCache } from './view-cache.ts'

/** A connection that looks at a room. */
export interface Watcher {
  /** The id of the player behind it. */
  readonly player: string
  send(message: Message): void
  /** Sends a message that is JSON already. */
  sendText(text: string): void
}

/** A place at a table, and who fills it: as it is stored, replaced when it changes. */
export interface RoomSeat {
  readonly seat: Seat
  /** The id of the player who holds it. */
  readonly player: string | null
  readonly name: string
  /** The level of the bot that plays it, for good or in place of its player. */
  readonly bot: string | null
  /** When its player left for good: the bot stays, and others may take the seat. */
  readonly leftAt: number | null
  /** What the seat brings, its secret. */
  readonly settings: { readonly [key: string]: Json } | null
}

/** A stranger who asks for a seat whose player has left, and who has said yes so far. */
export interface Asking {
  readonly seat: Seat
  readonly player: string
  readonly name: string
  readonly agreed: Set<string>
}

/** A table in memory, as it is stored, with those who look at it. Forgotten when nobody does, and read again. */
export interface Room {
  readonly id: string
  readonly gameId: string
  /** Null where the game is unknown here. */
  game: Game | null
  readonly host: string
  settings: { readonly [setting: string]: Json }
  readonly listed: boolean
  terms: TableTerms
  readonly seed: string
  readonly commitment: string
  readonly created: number
  /** The time control that the table was made with; null: what the game's settings say counts. */
  time: TimeControl | null
  /** The calendars of those who sit here, by player; read when the table is, and when one changes. */
  readonly calendars: Map<string, AccountCalendar>
  /** How often it was changed: what a change has to know. */
  revision: number
  seats: readonly RoomSeat[]
  stage: Stage
  /** Why it is set aside. */
  gone: string | null
  rematch: string | null
  changed: number
  play: UnderWay | null
  /** The version at which its position was stored last, as far as is known here: what was answered since is played again when it is read. */
  kept: number
  /** Recent messages by player and ref, with the version they led to: a second arrival gets the same reply. */
  recent: Map<string, number>
  readonly watchers: Set<Watcher>
  /** Those to whom the whole table is on its way: steps before it would not lead on from what they were shown. */
  readonly waiting: Set<Watcher>
  readonly casts: Map<Viewer, ViewCache>
  /** The seats for which a bot thinks now. */
  readonly thinking: Set<Seat>
  /** The seats for which orders are about to answer now; `again`: something was said meanwhile. */
  readonly ordering: Map<Seat, 'once' | 'again'>
  /** The seats whose player, by id, is known to have said nothing beforehand. */
  readonly silent: Map<Seat, string>
  /** Counts the begins and ends of changes of orders. */
  orderChanges: number
  /** Since when the players of seats are not connected. */
  readonly away: Map<string, number>
  readonly asking: Map<Seat, Asking>
  /** The table is not this server's any more: nothing is done here. */
  lost: boolean
  /** What is done here last: the next thing waits for it. */
  turn: Promise<unknown>
  /** How many things are under way here. */
  pending: number
  /** When something was last wanted of it. */
  touched: number
  /** Whether its info is about to be told. */
  infoDue: boolean
}

/** A room that knows its row but has no seats and no table. */
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
    waiting: new Set(),
    casts: new Map(),
    thinking: new Set(),
    ordering: new Map(),
    silent: new Map(),
    orderChanges: 0,
    away: new Map(),
    asking: new Map(),
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

/** With whose eyes a player looks: the seats held, else a spectator's. */
export function viewersOf(room: Room, player: string): Viewer[] {
  const held = seatsOf(room, player)
  return held.length > 0 ? held.map((seat) => seat.seat) : ['spectator']
}

/** The seats that are waited for. */
export function waitingAt(room: Room): Seat[] {
  return room.stage === 'playing' ? seatsAsked(tableOf(room)) : []
}

/** Whether a bot plays the seat now. */
export function isBot(room: Pick<Room, 'seats'>, seat: Seat): boolean {
  return room.seats[seat]?.bot !== null
}

/** Whether a player looks at the room. */
export function isLooking(room: Room, player: string): boolean {
  for (const watcher of room.watchers) if (watcher.player === player) return true
  return false
}

/** Whether bots should go on: somebody plays here, or somebody looks. */
export function hasCompany(room: Room): boolean {
  return room.watchers.size > 0 || room.seats.some((seat) => seat.player !== null && seat.bot === null)
}

/** The raw options of a table, as the game reads them: `{ <setting>: value, seats?: [...] }`. */
export function rawOptions(room: Room): Json {
  const brought = room.game?.seatSettings
  if (brought === undefined || brought.length === 0) return { ...room.settings }
  return { ...room.settings, seats: room.seats.map((seat) => seat.settings ?? {}) }
}
