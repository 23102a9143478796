import type { Seat } from '@orrery/kernel'
import { openTable, positionOf, takeTold } from '@orrery/kernel'
import { Trouble } from '../trouble.ts'
import { wakeBots } from './bot-turns.ts'
import { type Brought, checkedSettings, misfits, problemOf } from './bringing.ts'
import type { House } from './house.ts'
import { isAway, isReady, untilStandIn } from './info.ts'
import { markAsked, progressOf, rawOptions } from './play.ts'
import { type Room, type RoomSeat, seatsOf } from './room.ts'
import { dropCasts, showAll, showSoon, tellInfo } from './tell.ts'

/** Who asks for something: the id and the name of a player. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Takes an open or given-up seat, or takes one's own back from the bot. */
export async function takeSeat(house: House, room: Room, person: Person, at: Seat, settings?: Brought): Promise<void> {
  const seat = seatAt(room, at)
  if (seat.player === person.id && seat.bot === null) return
  const free = seat.player === null ? seat.bot === null : seat.givenUp || seat.player === person.id
  if (!free) throw new Trouble('taken', 'somebody has this seat')
  if (room.stage !== 'gathering' && room.stage !== 'playing') throw new Trouble('not-now', 'the table is over')
  const brought = settings === undefined || room.stage !== 'gathering' ? seat.settings : checkedSettings(room, settings)
  const was = { ...seat }
  const before = seat.player
  seat.player = person.id
  seat.bot = null
  seat.givenUp = false
  seat.awaySince = isLooking(room, person.id) ? null : house.now()
  if (before !== person.id) seat.name = person.name
  seat.settings = brought
  await storeChosen(house, room, seat, was)
  tellInfo(house, room)
  refreshEyes(house, room, person.id)
  if (before !== null && before !== person.id) {
    house.lineChanged(room, before)
    refreshEyes(house, room, before)
  }
  await startWhenReady(house, room)
}

/** Leaves a seat, or all of the player's: open again before the start, a bot's after it. */
export async function leaveSeats(house: House, room: Room, person: Person, at?: Seat): Promise<void> {
  const held = seatsOf(room, person.id).filter((seat) => at === undefined || seat.seat === at)
  if (held.length === 0) throw new Trouble('forbidden', 'you have no such seat')
  for (const seat of held) {
    if (room.stage === 'gathering') clearSeat(seat)
    else if (room.stage === 'playing') {
      seat.givenUp = true
      seat.bot = standInLevel(house)
    }
  }
  await storeSeats(house, room, held)
  tellInfo(house, room)
  house.lineChanged(room, person.id)
  refreshEyes(house, room, person.id)
  wakeBots(house, room)
}

/** Sets what one's own seat brings. */
export async function bring(house: House, room: Room, person: Person, at: Seat, settings: Brought): Promise<void> {
  const seat = seatAt(room, at)
  if (seat.player !== person.id) throw new Trouble('forbidden', 'you do not have this seat')
  needGathering(room)
  const was = { ...seat }
  seat.settings = checkedSettings(room, settings)
  await storeChosen(house, room, seat, was)
  tellInfo(house, room)
  await startWhenReady(house, room)
}

/** Stores a seat that was taken or brings something else, unless the table could not start so: then the seat is as it was. */
async function storeChosen(house: House, room: Room, seat: RoomSeat, was: RoomSeat): Promise<void> {
  const complete = room.stage === 'gathering' && room.seats.every((other) => isReady(room, other)) && misfits(room).length === 0
  try {
    if (complete && problemOf(room) !== null) throw togetherWrong()
    await storeSeats(house, room, [seat])
  } catch (error) {
    Object.assign(seat, was)
    throw error
  }
}

/** What is wrong may be another seat's secret, so it is not told. */
function togetherWrong(): Trouble {
  return new Trouble('bad-settings', 'what the seats bring does not go together')
}

/** Starts the table when every seat is filled and has brought what the game wants. */
async function startWhenReady(house: House, room: Room): Promise<void> {
  await dropMisfits(house, room)
  if (room.stage === 'gathering' && room.seats.every((seat) => isReady(room, seat))) await startTable(house, room)
}

/** What the rules no longer allow is no longer brought: its player chooses anew, a bot plays what the game gives it. */
async function dropMisfits(house: House, room: Room): Promise<void> {
  if (room.stage !== 'gathering') return
  const seats = misfits(room)
  if (seats.length === 0) return
  for (const seat of seats) seat.settings = null
  await storeSeats(house, room, seats)
  tellInfo(house, room)
}

/** The host gives a seat to a bot, or opens it. */
export async function assignSeat(house: House, room: Room, person: Person, at: Seat, level: string | null): Promise<void> {
  needHost(room, person)
  needGathering(room)
  const seat = seatAt(room, at)
  const loser = seat.player
  clearSeat(seat)
  if (level !== null) seat.bot = checkedLevel(house, level)
  await storeSeats(house, room, [seat])
  tellInfo(house, room)
  if (loser === null) return
  house.lineChanged(room, loser)
  refreshEyes(house, room, loser)
}

/** Lets a bot stand in for a player who has been away for a while; the player gets the seat back by coming back. */
export async function standIn(house: House, room: Room, person: Person, at: Seat): Promise<void> {
  if (seatsOf(room, person.id).length === 0) throw new Trouble('forbidden', 'only who plays here may ask for that')
  if (room.stage !== 'playing') throw new Trouble('not-now', 'the table is not being played')
  const seat = seatAt(room, at)
  if (seat.player === null || seat.bot !== null) throw new Trouble('not-now', 'a bot plays this seat')
  if (!isAway(room, seat)) throw new Trouble('not-now', 'the player is here')
  const wait = untilStandIn(house, seat)
  if (wait > 0) throw new Trouble('not-now', 'the player has not been away for long', wait)
  seat.bot = standInLevel(house)
  await storeSeats(house, room, [seat])
  tellInfo(house, room)
  wakeBots(house, room)
}

/** The host starts; open seats go to bots. */
export async function startByHost(house: House, room: Room, person: Person, level?: string): Promise<void> {
  needHost(room, person)
  needGathering(room)
  await dropMisfits(house, room)
  needGathering(room)
  const filled = room.seats.filter((seat) => seat.player === null && seat.bot === null)
  const bot = checkedLevel(house, level ?? standInLevel(house))
  for (const seat of room.seats) {
    if (seat.player !== null && !isReady(room, seat))
      throw new Trouble('not-ready', `seat ${seat.seat} has not brought what the game wants`)
  }
  for (const seat of filled) seat.bot = bot
  try {
    await startTable(house, room)
  } catch (error) {
    for (const seat of filled) seat.bot = null
    throw error
  }
}

/** Sets the table up and stores its start. All seats must be filled. */
export async function startTable(house: House, room: Room): Promise<void> {
  if (room.game === null) throw new Trouble('unknown-game', `no game '${room.gameId}' here`)
  const now = house.now()
  let table: ReturnType<typeof openTable>
  try {
    table = openTable(room.game, rawOptions(room), room.seats.length, room.seed)
  } catch (error) {
    throw error instanceof RangeError ? togetherWrong() : error
  }
  const told = takeTold(table)
  room.stage = table.result === null ? 'playing' : 'over'
  room.table = table
  room.changed = now
  markAsked(room, null, table, null, now)
  room.pending++
  try {
    await house.store.journal.write(() => {
      const { store } = house
      for (const seat of room.seats) store.putSeat(seatRow(room, seat))
      store.addAnswer({
        ...{ table_id: room.id, seq: 0, kind: 'start', seat: -1, answer: null, player: null, ref: null },
        ...{ told: JSON.stringify(told), at: now, void: 0 },
      })
      store.putPosition(room.id, 0, JSON.stringify(positionOf(table)))
      store.setProgress(room.id, progressOf(room, table, now))
    })
  } catch (error) {
    room.stage = 'gathering'
    room.table = null
    throw error
  } finally {
    room.pending--
  }
  room.shown = table
  showAll(house, room)
  tellInfo(house, room)
  wakeBots(house, room)
}

/** A player looks at the room now: the seats that bots kept for a while are given back. */
export async function comeBack(house: House, room: Room, player: string): Promise<void> {
  const back = seatsOf(room, player).filter((seat) => seat.awaySince !== null || (seat.bot !== null && !seat.givenUp))
  if (back.length === 0) return
  const kept = back.filter((seat) => seat.bot !== null && !seat.givenUp)
  for (const seat of back) seat.awaySince = null
  for (const seat of kept) seat.bot = null
  if (kept.length > 0) await storeSeats(house, room, kept)
  tellInfo(house, room)
  if (kept.length > 0) wakeBots(house, room)
}

/** A connection of the player does not look any more. */
export function goAway(house: House, room: Room, player: string): void {
  dropCasts(room)
  room.touched = house.now()
  if (isLooking(room, player)) return
  const held = seatsOf(room, player)
  for (const seat of held) seat.awaySince = house.now()
  if (held.length > 0) tellInfo(house, room)
}

/** The level if there is such a bot. */
export function checkedLevel(house: House, level: string): string {
  if (!house.bots.levels.includes(level)) throw new Trouble('bad-settings', `bots are ${house.bots.levels.join(', ')}, not ${level}`)
  return level
}

/** The row of a seat. */
export function seatRow(room: Pick<Room, 'id'>, seat: RoomSeat) {
  return {
    table_id: room.id,
    seat: seat.seat,
    player: seat.player,
    name: seat.name,
    bot: seat.bot,
    given_up: seat.givenUp ? 1 : 0,
    settings: seat.settings === null ? null : JSON.stringify(seat.settings),
    spent: seat.spent,
  }
}

/** Bots that stand in play at this level. */
function standInLevel(house: House): string {
  return house.bots.levels.includes('quick') ? 'quick' : (house.bots.levels[0] as string)
}

async function storeSeats(house: House, room: Room, seats: readonly RoomSeat[]): Promise<void> {
  const table = room.table
  room.pending++
  try {
    await house.store.journal.write(() => {
      for (const seat of seats) house.store.putSeat(seatRow(room, seat))
      if (table !== null) house.store.setProgress(room.id, progressOf(room, table, room.changed))
    })
  } finally {
    room.pending--
  }
}

/** Shows a player the table with the eyes that the player has now. */
function refreshEyes(house: House, room: Room, player: string): void {
  if (room.shown === null) return
  for (const watcher of room.watchers) if (watcher.player === player) showSoon(house, room, watcher)
  dropCasts(room)
}

function clearSeat(seat: RoomSeat): void {
  seat.player = null
  seat.name = ''
  seat.bot = null
  seat.givenUp = false
  seat.settings = null
  seat.awaySince = null
}

function isLooking(room: Room, player: string): boolean {
  for (const watcher of room.watchers) if (watcher.player === player) return true
  return false
}

function seatAt(room: Room, at: Seat): RoomSeat {
  const seat = room.seats[at]
  if (seat === undefined) throw new Trouble('forbidden', `the table has ${room.seats.length} seats`)
  return seat
}

function needHost(room: Room, person: Person): void {
  if (room.host !== person.id) throw new Trouble('forbidden', 'only who made the table may do that')
}

function needGathering(room: Room): void {
  if (room.stage !== 'gathering') throw new Trouble('not-now', 'the table has started')
}
