import { type Following, type Game, type Json, optionsOfNew, type Seat } from '@orrery/kernel'
import type { TimeControl } from '@orrery/play'
import type { RequestOf, TableLine, TableTerms } from '@orrery/protocol'
import { needCollecting, needOwned } from '../collection/owning.ts'
import { freshId, freshSeed, idOf, sha256 } from '../ids.ts'
import { needMayOpenTables } from '../members/permissions.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { termsOn, USUAL_TERMS } from '../store/club/terms.ts'
import type { TableRow } from '../store/schema.ts'
import type { StoredLine } from '../store/store.ts'
import { wakeBots } from './bot-turns.ts'
import { checkedSettings, mayBring, problemOf } from './bringing.ts'
import { change, inTurn } from './change.ts'
import { seatRow } from './columns.ts'
import { isReady, type LineFacts, lineFor } from './info.ts'
import { loadRoom } from './load.ts'
import { OwnedElsewhere } from './owned-elsewhere.ts'
import { needCasual, needMember } from './rated.ts'
import { emptyRoom, type Room, type RoomSeat, tableOf } from './room.ts'
import { checkedBot, type Person, startLeftUndone, startTable, takeSeat } from './seating.ts'
import { tellInfo } from './tell.ts'
import { checkedTime, readCalendars } from './timing.ts'

/** Rooms being read from disk, so that two simultaneous requests get the same one. */
const loading = new WeakMap<ServerContext, Map<string, Promise<Room | null>>>()

/** The room of a table, from memory or disk. Throws a `RequestError` if there is none. */
export async function openRoom(context: ServerContext, id: string): Promise<Room> {
  const held = context.rooms.get(id)
  const room = held ?? (await load(context, id))
  if (room === null) throw new RequestError('unknown-table', 'there is no such table')
  room.touched = context.now()
  await startLeftUndone(context, room)
  return room
}

function load(context: ServerContext, id: string): Promise<Room | null> {
  let all = loading.get(context)
  if (all === undefined) {
    all = new Map()
    loading.set(context, all)
  }
  const inFlight = all
  let room = inFlight.get(id)
  if (room === undefined) {
    room = taken(context, id)
      .then((loaded) => {
        // It may have been made meanwhile: a table has one room.
        const made = context.rooms.get(id)
        if (made !== undefined) return made
        if (loaded !== null) context.rooms.set(id, loaded)
        return loaded
      })
      .finally(() => inFlight.delete(id))
    inFlight.set(id, room)
  }
  return room
}

/** Reads a table from the store if this server owns it, or nobody does. */
async function taken(context: ServerContext, id: string): Promise<Room | null> {
  const owner = await context.ownership.take(id)
  if (owner !== null) throw new OwnedElsewhere(owner)
  const room = await loadRoom(context, id)
  if (room?.gone !== 'newer-version' || !context.ownership.shared) return room
  // While servers are being replaced, newer ones can use it.
  context.setAside.delete(id)
  context.ownership.giveUp([id])
  throw new OwnedElsewhere(null, true)
}

/** Makes and stores a host's table; starts it if every seat is filled. Throws a `RequestError` if that fails. */
export async function createRoom(
  context: ServerContext,
  host: Person,
  wish: Omit<RequestOf<'create'>, 'type' | 'ref'>,
  id = freshId(),
): Promise<Room> {
  const game = await context.game(wish.game)
  if (game === null) throw new RequestError('unknown-game', `there is no game '${wish.game}'`)
  if (wish.seats.length < game.seats.min || wish.seats.length > game.seats.max)
    throw new RequestError('bad-settings', `${game.id} takes ${game.seats.min} to ${game.seats.max} seats, not ${wish.seats.length}`)
  const settings = checkedTableSettings(game, wish.settings)
  const rated = wish.terms?.rated ?? false
  await needMember(context, host.id, rated)
  if (wish.seats.some(({ kind }) => kind === 'bot' || kind === 'hot-seat')) needCasual(rated)
  await needCollecting(context, game, settings)
  for (const [at, seat] of wish.seats.entries()) {
    if (seat.kind === 'me' || seat.kind === 'hot-seat') await needOwned(context, { gameId: game.id, settings }, host.id, seat.settings, at)
  }
  const unfinished = await context.store.countUnfinished(host.id)
  if (unfinished >= context.limits.unfinished)
    throw new RequestError('too-many', `you have ${unfinished} unfinished tables; finish one first`)
  const wanted = { game, settings, seats: wish.seats }
  const seats = wish.seats.map((one, seat): RoomSeat => {
    const mine = one.kind === 'me' || one.kind === 'hot-seat'
    return {
      seat,
      player: mine ? host.id : null,
      name: one.kind === 'hot-seat' ? one.name : mine ? host.name : '',
      bot: one.kind === 'bot' ? checkedBot(context, game, one.level) : null,
      leftAt: null,
      settings: 'settings' in one && one.settings !== undefined ? checkedSettings(wanted, seat, one.settings) : null,
    }
  })
  return openSeated(context, {
    id,
    host: host.id,
    game,
    settings,
    listed: wish.listed,
    seats,
    time: checkedTime(wish.time),
    away: [host.id],
    terms: { ...(wish.terms ?? USUAL_TERMS), pace: wish.time?.pace ?? wish.terms?.pace ?? 'live' },
  })
}

/** What a table has that is opened with these settings now. Throws a `RequestError` if the game does not have them. */
export function checkedTableSettings(game: Game, settings: { readonly [setting: string]: Json }): { [setting: string]: Json } {
  for (const [id, value] of Object.entries(settings)) {
    const setting = game.settings.find((one) => one.id === id)
    if (setting === undefined || !setting.values.includes(value as string))
      throw new RequestError('bad-settings', `no setting ${id}: ${JSON.stringify(value)}`)
  }
  return optionsOfNew(game, { ...settings })
}

/** A table whose seats are known. */
interface Seated extends Pick<Room, 'id' | 'host' | 'settings' | 'listed' | 'seats'> {
  readonly game: Game
  readonly time?: TimeControl | null
  /** The players who do not watch yet. */
  readonly away: readonly string[]
  readonly terms?: TableTerms
}

/**
 * Stores a table and starts it if every seat is filled; one that is there already stays as it is. Throws a `RequestError` if that fails, and
 * `OwnedElsewhere` if another server has made it.
 */
export async function openSeated(
  context: ServerContext,
  { id, host, game, settings, listed, seats, time = null, away, terms = USUAL_TERMS }: Seated,
): Promise<Room> {
  const now = context.now()
  const seed = freshSeed()
  const row: TableRow = {
    ...{ id, game: game.id, game_version: game.version, host, settings: JSON.stringify(settings), listed: listed ? 1 : 0 },
    ...{ stage: 'gathering', seed, commitment: sha256(seed), version: 0, waiting: '[]', bot_due: 0, rematch: null },
    ...{ created: now, changed: now, revision: 0, due: null, time: time === null ? null : JSON.stringify(time) },
  }
  const absent = new Map(away.map((player) => [player, now]))
  const room: Room = { ...emptyRoom(row, now), game, settings, seats, time, terms, away: absent }
  await readCalendars(context, room)
  const filled = seats.every((seat) => isReady(room, seat))
  const problem = problemOf(room)
  if (problem !== null) throw new RequestError('bad-settings', problem)
  // First, because anybody who finds the table must know its terms.
  if (terms !== USUAL_TERMS) await termsOn(context.store.database).keep(id, terms)
  const stored = seats.map((seat) => seatRow(id, seat, null))
  const added = await context.store.addTable(row, stored)
  if (added === 'kept') await context.ownership.made(id)
  // Ids of agreed tables are known before: another request has made this one or opened it meanwhile, perhaps on another server.
  if (added === 'there' || context.rooms.has(id)) return openRoom(context, id)
  context.rooms.set(room.id, room)
  if (filled) await inTurn(room, () => startTable(context, room))
  tellInfo(context, room)
  return room
}

/**
 * The rematch of a table, or the table that follows from it; the same one for everybody who asks. Later players take the open seat there.
 */
export async function rematch(context: ServerContext, room: Room, person: Person): Promise<string> {
  const again = room.rematch === null ? null : await openRoom(context, room.rematch).catch(unlessForgotten)
  if (again === 'elsewhere') return room.rematch as string
  if (again !== null) {
    const following = followingOf(room)
    for (const held of room.seats.filter((seat) => seat.player === person.id)) {
      const { seat, player, bot } = again.seats[turnedFrom(room, following, held.seat)] as RoomSeat
      if (again.stage !== 'gathering' || player !== null || bot !== null) continue
      await takeSeat(context, again, person, seat, following?.brought[seat] ?? keptOf(again, seat, held) ?? undefined)
    }
    return again.id
  }
  if (room.stage !== 'over') throw new RequestError('not-now', 'the table is not over')
  if (!room.seats.some((seat) => seat.player === person.id)) throw new RequestError('forbidden', 'only who played here may do that')
  const opening = rematches.get(room) ?? openRematch(context, room, person).finally(() => rematches.delete(room))
  rematches.set(room, opening)
  await opening
  return rematch(context, room, person)
}

/** What a seat brought, if it may bring it again, to a seat of this table. */
function keptOf(again: Room, seat: Seat, { settings }: RoomSeat): { [key: string]: Json } | null {
  return settings === null || !mayBring(again, seat, settings) ? null : { ...settings }
}

/** The rematch may have ended long ago, or another server may own it. */
function unlessForgotten(error: unknown): null | 'elsewhere' {
  if (error instanceof OwnedElsewhere) return 'elsewhere'
  if (error instanceof RequestError && error.code === 'unknown-table') return null
  throw error
}

/** Rematches being made, so that two simultaneous requests get the same one. */
const rematches = new WeakMap<Room, Promise<void>>()

/** The table at which everybody plays on; null if nothing follows, or not with this many players. */
function followingOf(room: Room): Following | null {
  const table = tableOf(room)
  return table === null
    ? null
    : (table.game.follows?.(
        table.state,
        room.seats.map(({ seat }) => seat),
      ) ?? null)
}

/** Whether a rematch moves players one seat on, so that the same player does not always begin. */
function isTurned(room: Room, following: Following | null): boolean {
  return following === null && room.game?.cooperative === false
}

/** Where each player of the old table sits at the new one. */
function turnedFrom(room: Room, following: Following | null, seat: number): number {
  return isTurned(room, following) ? (seat + room.seats.length - 1) % room.seats.length : seat
}

/** Opens the rematch. Its id follows from the table: if the server was killed before the table knew of it, it is found again. */
async function openRematch(context: ServerContext, room: Room, person: Person): Promise<void> {
  const id = idOf(`rematch ${room.id} ${room.rematch ?? ''}`)
  if ((await context.store.revisionOf(id)) === null) await createRematch(context, room, person, id)
  await inTurn(room, () =>
    change(context, room, () => ({
      change: { rematch: id },
      done() {
        room.rematch = id
      },
    })),
  )
  tellInfo(context, room)
}

async function createRematch(context: ServerContext, room: Room, person: Person, id: string): Promise<void> {
  await needMayOpenTables(context, person.id)
  const following = followingOf(room)
  const turned = isTurned(room, following) ? [...room.seats.slice(1), ...room.seats.slice(0, 1)] : room.seats
  const wish: Parameters<typeof createRoom>[2] = {
    game: following?.game ?? room.gameId,
    settings: { ...(following?.settings ?? room.settings) },
    listed: room.listed,
    ...(room.time === null ? {} : { time: room.time }),
    terms: room.terms,
    seats: turned.map((seat, at) => {
      const brought = following?.brought[seat.seat] ?? keptOf(room, at, seat)
      const settings = brought === null ? {} : { settings: { ...brought } }
      if (seat.player === person.id)
        return seat.name === person.name ? { kind: 'me', ...settings } : { kind: 'hot-seat', name: seat.name, ...settings }
      return seat.player === null && seat.bot !== null ? { kind: 'bot', level: seat.bot, ...settings } : { kind: 'open' }
    }),
  }
  await createRoom(context, person, wish, id)
}

/** The most lines in a list. */
const LINES = 100
/** Open tables that nobody joined for this long are no longer listed, in milliseconds. */
export const STALE = 7 * 24 * 3_600_000

/** The lines of a player's list, newest first, from disk: most tables are not in memory. */
export async function listTables(context: ServerContext, which: 'open' | 'mine', player: string): Promise<TableLine[]> {
  const { store } = context
  const kept = await (which === 'open' ? store.openTables(context.now() - STALE, LINES) : store.tablesOf(player, LINES))
  const { apart } = await context.apart.of(player)
  const shown = which === 'mine' ? kept : kept.filter(({ seats }) => !seats.some((seat) => seat.player !== null && apart.has(seat.player)))
  return (await readLines(context, shown, which === 'open')).map((line) => lineFor(line, player))
}

/** What lists need of tables read from disk. */
export async function readLines(
  context: Pick<ServerContext, 'setAside' | 'store'>,
  kept: readonly StoredLine[],
  listed: boolean,
): Promise<LineFacts[]> {
  const terms = await termsOn(context.store.database).of(kept.map(({ row }) => row.id))
  return kept.map(({ row, seats }) => {
    const stage = context.setAside.has(row.id) ? 'gone' : (row.stage as TableLine['stage'])
    const waiting = stage === 'playing' ? (safeJson(row.waiting) as number[]) : []
    return { ...row, stage, waiting, seats, listed, terms: terms.get(row.id) ?? USUAL_TERMS }
  })
}

function safeJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return []
  }
}

/** Drops rooms that were not used for a while. Running clocks are stored: the sweeper opens the table again in time. */
export function forgetIdle(context: ServerContext): void {
  const now = context.now()
  const left: string[] = []
  for (const room of context.rooms.values()) {
    const busy =
      room.watchers.size > 0 || room.thinking.size > 0 || room.ordering.size > 0 || room.pending > 0 || context.official.has(room.id)
    if (busy || now - room.touched <= context.limits.idle) continue
    context.rooms.delete(room.id)
    left.push(room.id)
  }
  context.ownership.giveUp(left)
}

/** After a start: continues the tables at which a bot is to move, or somebody has orders, one after the other. */
export async function resumeBots(context: ServerContext): Promise<void> {
  for (const id of new Set([...(await context.store.botTables()), ...(await context.orders.tables())])) {
    if (context.closing) return
    try {
      wakeBots(context, await openRoom(context, id))
    } catch (error) {
      context.log.error({ table: id, error }, 'it cannot go on')
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
