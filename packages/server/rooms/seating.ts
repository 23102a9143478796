import { type Game, openTable, positionOf, type Seat } from '@orrery/kernel'
import { start } from '@orrery/play'
import { botNamesIn } from '@orrery/search'
import type { Ears } from '../club/ties/apart.ts'
import { unownedSeats } from '../collection/owning.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { wakeBots } from './bot-turns.ts'
import { checkedSettings, misfits, problemOf, type SeatSettings } from './bringing.ts'
import { change, changeSeats, inTurn } from './change.ts'
import { progressOf, seatRow } from './columns.ts'
import { isAway, isReady, untilReplaceable } from './info.ts'
import { needCasual, needMember } from './rated.ts'
import { isLooking, type Room, type RoomSeat, rawOptions, seatsOf } from './room.ts'
import { dropViewCaches, showAll, showSoon, tellInfo } from './tell.ts'
import { readCalendars, timingOf } from './timing.ts'
import { noteHand, noteSpectators } from './visits.ts'

/** The sender of a request: a player's id and name. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Takes an open seat, a seat that was left at a cooperative table, or the player's own back from the bot. */
export function takeSeat(context: ServerContext, room: Room, person: Person, at: Seat, settings?: SeatSettings): Promise<void> {
  return inTurn(room, async () => {
    let before: string | null = null
    const ears = await context.apart.of(person.id)
    await needMember(context, person.id, room.terms.rated)
    await readCalendars(context, room, [person.id])
    await noteHand(context, room, person.id, at)
    const taken = await changeSeats(context, room, () => {
      const seat = seatAt(room, at)
      before = seat.player
      if (seat.player === person.id && seat.bot === null) return []
      if (seat.player !== person.id) needCompany(context, room, ears)
      if (!isFree(room, seat, person)) throw new RequestError('taken', 'somebody has this seat')
      if (room.stage !== 'gathering' && room.stage !== 'playing') throw new RequestError('not-now', 'the table is over')
      const brought = settings === undefined || room.stage !== 'gathering' ? seat.settings : checkedSettings(room, seat.seat, settings)
      const name = seat.player === person.id ? seat.name : person.name
      return together(room, { ...seat, player: person.id, name, bot: null, leftAt: null, settings: brought })
    })
    if (!taken) return
    seated(context, room, person, at, before)
    await startWhenReady(context, room)
  })
}

/** Two players who are kept apart do not sit together, except at tables of tournaments. A blocked player does not learn why. */
export function needCompany(context: Pick<ServerContext, 'official'>, room: Room, { apart, blocked }: Ears): void {
  if (context.official.has(room.id)) return
  const there = room.seats.flatMap(({ player, leftAt }) => (player !== null && leftAt === null && apart.has(player) ? [player] : []))
  if (there.some((player) => blocked.has(player))) throw new RequestError('forbidden', 'somebody sits here whom you have blocked')
  if (there.length > 0) throw new RequestError('taken', 'somebody has this seat')
}

function isFree(room: Room, seat: RoomSeat, person: Person): boolean {
  if (seat.player === null) return seat.bot === null
  return seat.player === person.id || (seat.leftAt !== null && room.game?.cooperative === true)
}

/** A seat has another player now. */
export function seated(context: ServerContext, room: Room, person: Person, at: Seat, before: string | null): void {
  room.asking.delete(at)
  if (!isLooking(room, person.id)) room.away.set(person.id, context.now())
  tellInfo(context, room)
  refreshViewer(context, room, person.id)
  if (before === null || before === person.id) return
  context.lineChanged(room, before)
  refreshViewer(context, room, before)
}

/** Leaves a seat, or all of the player's: before the start it opens, afterwards a bot plays it. */
export function leaveSeats(context: ServerContext, room: Room, person: Person, at?: Seat): Promise<void> {
  return inTurn(room, async () => {
    await changeSeats(context, room, () => {
      needOwnGame(context, room)
      const held = seatsOf(room, person.id).filter((seat) => at === undefined || seat.seat === at)
      if (held.length === 0) throw new RequestError('forbidden', 'you have no such seat')
      if (room.stage === 'gathering') return held.map(emptied)
      return room.stage === 'playing' ? held.map((seat) => ({ ...seat, leftAt: context.now(), bot: replacementLevel(context) })) : []
    })
    tellInfo(context, room)
    context.lineChanged(room, person.id)
    refreshViewer(context, room, person.id)
    wakeBots(context, room)
  })
}

/** Sets what the player's seat brings. */
export function setSeatSettings(context: ServerContext, room: Room, person: Person, at: Seat, settings: SeatSettings): Promise<void> {
  return inTurn(room, async () => {
    await changeSeats(context, room, () => {
      const seat = seatAt(room, at)
      if (seat.player !== person.id) throw new RequestError('forbidden', 'you do not have this seat')
      needGathering(room)
      return together(room, { ...seat, settings: checkedSettings(room, seat.seat, settings) })
    })
    tellInfo(context, room)
    await startWhenReady(context, room)
  })
}

/** The new seat, unless the table could not start with it. */
function together(room: Room, chosen: RoomSeat): RoomSeat[] {
  const seats = room.seats.map((seat) => (seat.seat === chosen.seat ? chosen : seat))
  const then = { ...room, seats }
  const complete = room.stage === 'gathering' && seats.every((seat) => isReady(then, seat)) && misfits(then).length === 0
  if (complete && problemOf(then) !== null) throw togetherWrong()
  return [chosen]
}

/** The reason may be another seat's secret, so it is not given. */
function togetherWrong(): RequestError {
  return new RequestError('bad-settings', 'what the seats bring does not go together')
}

/** Starts the table if every seat is filled and has brought what the game needs. Call it in the room's turn. */
async function startWhenReady(context: ServerContext, room: Room): Promise<void> {
  await dropMisfits(context, room)
  if (room.stage === 'gathering' && room.seats.every((seat) => isReady(room, seat))) await startTable(context, room)
}

/**
 * Starts a table that everybody has taken their seat at, if that was left undone: the server was killed when the last seat was stored, or
 * the disk took no more. A table with bots waits for whoever made it, unless it is a tournament's.
 */
export async function startLeftUndone(context: ServerContext, room: Room): Promise<void> {
  const isFull = () =>
    room.stage === 'gathering' &&
    room.seats.every((seat) => isReady(room, seat)) &&
    (context.official.has(room.id) || room.seats.every(({ bot }) => bot === null))
  if (!isFull()) return
  try {
    await inTurn(room, async () => {
      if (isFull()) await startWhenReady(context, room)
    })
  } catch (error) {
    if (!context.closing) context.log.error({ table: room.id, error }, 'a table whose seats are all taken cannot be started')
  }
}

/**
 * Drops what the rules no longer allow, and what its player no longer owns: the player chooses again, a bot plays what the game gives it.
 */
async function dropMisfits(context: ServerContext, room: Room): Promise<void> {
  if (room.stage !== 'gathering') return
  const unowned = await unownedSeats(context, room)
  const dropped = () => room.seats.filter((seat) => unowned.includes(seat) || misfits(room).includes(seat))
  if (await changeSeats(context, room, () => dropped().map((seat) => ({ ...seat, settings: null })))) tellInfo(context, room)
}

/** The host gives a seat to a bot, or opens it. */
export function assignSeat(context: ServerContext, room: Room, person: Person, at: Seat, level: string | null): Promise<void> {
  return inTurn(room, async () => {
    let loser: string | null = null
    await changeSeats(context, room, () => {
      needHost(room, person)
      needGathering(room)
      if (level !== null) needCasual(room.terms.rated)
      const seat = seatAt(room, at)
      loser = seat.player
      return [{ ...emptied(seat), bot: level === null ? null : checkedBot(context, room.game, level) }]
    })
    tellInfo(context, room)
    if (loser === null) return
    context.lineChanged(room, loser)
    refreshViewer(context, room, loser)
  })
}

/** Replaces a player who has been away for a while by a bot; the player gets the seat back by returning. */
export function replaceWithBot(context: ServerContext, room: Room, person: Person, at: Seat): Promise<void> {
  return inTurn(room, async () => {
    await changeSeats(context, room, () => {
      needOwnGame(context, room)
      if (seatsOf(room, person.id).length === 0) throw new RequestError('forbidden', 'only who plays here may ask for that')
      if (room.stage !== 'playing') throw new RequestError('not-now', 'the table is not being played')
      const seat = seatAt(room, at)
      if (seat.player === null || seat.bot !== null) throw new RequestError('not-now', 'a bot plays this seat')
      if (!isAway(room, seat)) throw new RequestError('not-now', 'the player is here')
      const wait = untilReplaceable(context, room, seat)
      if (wait > 0) throw new RequestError('not-now', 'the player has not been away for long', wait)
      return [{ ...seat, bot: replacementLevel(context) }]
    })
    tellInfo(context, room)
    wakeBots(context, room)
  })
}

/** A bot plays on for a player whose time has run out; the player takes the seat back by returning. False if a bot plays already. */
export function replaceByBot(context: ServerContext, room: Room, at: Seat): Promise<boolean> {
  return inTurn(room, async () => {
    const replaced = await changeSeats(context, room, () => {
      const seat = seatAt(room, at)
      return room.stage === 'playing' && seat.bot === null ? [{ ...seat, bot: replacementLevel(context) }] : []
    })
    if (replaced) tellInfo(context, room)
    return replaced
  })
}

/** The host starts; open seats get bots. */
export function startByHost(context: ServerContext, room: Room, person: Person, level?: string): Promise<void> {
  return inTurn(room, async () => {
    needHost(room, person)
    needGathering(room)
    await dropMisfits(context, room)
    const bot = checkedBot(context, room.game, level ?? replacementLevel(context))
    await startTable(context, room, () => {
      if (room.seats.some(({ player, bot: stands }) => player === null && stands === null)) needCasual(room.terms.rated)
      for (const seat of room.seats) {
        if (seat.player !== null && !isReady(room, seat))
          throw new RequestError('not-ready', `seat ${seat.seat} has not brought what the game wants`)
      }
      return room.seats.map((seat) => (seat.player === null && seat.bot === null ? { ...seat, bot } : seat))
    })
  })
}

/** Sets the table up and stores its start. All seats must be filled, or `filled` fills them. Call it in the room's turn. */
export async function startTable(context: ServerContext, room: Room, filled: () => readonly RoomSeat[] = () => room.seats): Promise<void> {
  await noteSpectators(context, room)
  await change(context, room, () => {
    const { game } = room
    if (game === null) throw new RequestError('unknown-game', `no game '${room.gameId}' here`)
    needGathering(room)
    const now = context.now()
    const seats = filled()
    const { play, events } = start(opened({ ...room, game, seats }), now, timingOf(room))
    const progress = progressOf(room, play, now, seats)
    const position = JSON.stringify(positionOf(play.table))
    return {
      change: {
        seats: seats.map((seat) => seatRow(room.id, seat, play)),
        step: {
          ...{ table_id: room.id, seq: 0, kind: 'start', seat: -1, answer: null, player: null, ref: null },
          ...{ events: JSON.stringify(events), at: now, void: 0, used: 0 },
        },
        position: { seq: 0, position },
        start: position,
        progress,
      },
      done() {
        room.seats = seats
        room.play = play
        room.kept = 0
        room.stage = play.table.result === null ? 'playing' : 'over'
        room.changed = now
      },
    }
  })
  showAll(context, room)
  tellInfo(context, room)
  wakeBots(context, room)
}

function opened(room: Room & { readonly game: NonNullable<Room['game']> }) {
  try {
    return openTable(room.game, rawOptions(room), room.seats.length, room.seed)
  } catch (error) {
    throw error instanceof RangeError ? togetherWrong() : error
  }
}

/** A player watches the room now: seats that bots kept for a while are given back. */
export async function comeBack(context: ServerContext, room: Room, player: string): Promise<void> {
  const wasAway = room.away.delete(player)
  const kept = () => seatsOf(room, player).filter((seat) => seat.bot !== null && seat.leftAt === null)
  const back =
    kept().length > 0 && (await inTurn(room, () => changeSeats(context, room, () => kept().map((seat) => ({ ...seat, bot: null })))))
  if (!back && !(wasAway && seatsOf(room, player).length > 0)) return
  tellInfo(context, room)
  if (back) wakeBots(context, room)
}

/** A connection of the player stops watching. */
export function goAway(context: ServerContext, room: Room, player: string): void {
  dropViewCaches(room)
  room.touched = context.now()
  if (isLooking(room, player)) return
  const asked = [...room.asking.values()].filter((asking) => asking.player === player)
  for (const { seat } of asked) room.asking.delete(seat)
  room.away.set(player, room.touched)
  if (asked.length > 0 || seatsOf(room, player).length > 0) tellInfo(context, room)
}

/** The bot's name, if there is such a bot in the game (null: in any): a level, or where the game has styles a level with a style. */
export function checkedBot({ bots }: Pick<ServerContext, 'bots'>, game: Game | null, name: string): string {
  const names = botNamesIn(game ?? {}, bots.levels)
  if (!names.includes(name)) throw new RequestError('bad-settings', `bots are ${names.join(', ')}, not ${name}`)
  return name
}

/** The level of replacing bots. */
function replacementLevel(context: Pick<ServerContext, 'bots'>): string {
  return context.bots.levels.includes('quick') ? 'quick' : (context.bots.levels[0] as string)
}

/** Sends a player the table with their current viewers. */
function refreshViewer(context: ServerContext, room: Room, player: string): void {
  if (room.play === null) return
  for (const watcher of room.watchers) if (watcher.player === player) showSoon(context, room, watcher)
  dropViewCaches(room)
}

function emptied(seat: RoomSeat): RoomSeat {
  return { seat: seat.seat, player: null, name: '', bot: null, leftAt: null, settings: null }
}

/** The seat with that number. Throws a `RequestError` if the table has none. */
export function seatAt(room: Room, at: Seat): RoomSeat {
  const seat = room.seats[at]
  if (seat === undefined) throw new RequestError('forbidden', `the table has ${room.seats.length} seats`)
  return seat
}

function needHost(room: Room, person: Person): void {
  if (room.host !== person.id) throw new RequestError('forbidden', 'only who made the table may do that')
}

/** CG-TOUR-11: in a tournament everybody plays: no bot takes over. */
function needOwnGame(context: Pick<ServerContext, 'official'>, room: Room): void {
  if (context.official.has(room.id))
    throw new RequestError('forbidden', 'no bot takes over in a tournament; drop out of it, or give up the game')
}

function needGathering(room: Room): void {
  if (room.stage !== 'gathering') throw new RequestError('not-now', 'the table has started')
}
