import type { PlayerInfo, TableInfo, TableLine } from '@orrery/protocol'
import type { House } from './house.ts'
import { type Room, type RoomSeat, seatsOf, waitingOf } from './room.ts'

/** What a player may know of a room besides its views. */
export function infoFor(house: House, room: Room, player: string): TableInfo {
  return {
    id: room.id,
    game: room.gameId,
    settings: room.settings,
    listed: room.listed,
    stage: room.stage,
    gone: room.gone,
    host: room.host === player,
    players: room.seats.map((seat) => playerInfo(house, room, seat, player)),
    commitment: room.commitment,
    seed: room.stage === 'over' ? room.seed : null,
    rematch: room.rematch,
    created: room.created,
  }
}

function playerInfo(house: House, room: Room, seat: RoomSeat, player: string): PlayerInfo {
  return {
    seat: seat.seat,
    name: seat.name,
    holder: holderOf(seat, player),
    bot: seat.bot,
    present: seat.bot !== null || (seat.player !== null && seat.awaySince === null),
    standIn: isAway(room, seat) && seatsOf(room, player).length > 0 ? untilStandIn(house, seat) : null,
    spent: seat.spent,
    waited: seat.askedAt === null ? null : Math.max(0, house.now() - seat.askedAt),
    ready: isReady(room, seat),
  }
}

/** Whether a seat is asked of somebody who is not there, so that a bot might stand in. */
export function isAway(room: Room, seat: RoomSeat): boolean {
  return room.stage === 'playing' && seat.player !== null && seat.bot === null && seat.awaySince !== null
}

/** How long its player still has to come back before a bot may stand in, in milliseconds. */
export function untilStandIn(house: House, seat: RoomSeat): number {
  const away = Math.max(0, house.now() - (seat.awaySince ?? house.now()))
  return Math.max(0, house.limits.away - away)
}

/** Who holds a seat, as a player sees it. */
export function holderOf(seat: { readonly player: string | null; readonly bot: string | null }, player: string): PlayerInfo['holder'] {
  if (seat.player !== null) return seat.player === player ? 'me' : 'person'
  return seat.bot === null ? 'open' : 'bot'
}

/** Whether the seat is filled and has brought what the game wants of it. */
export function isReady(room: Room, seat: RoomSeat): boolean {
  if (seat.player === null) return seat.bot !== null
  return room.game?.seatSettings === undefined || room.game.seatSettings.length === 0 || seat.settings !== null
}

/** The room's line in a player's list. */
export function lineFor(room: Room, player: string): TableLine {
  const waiting = room.stage === 'playing' ? waitingOf(room.shown) : []
  return {
    id: room.id,
    game: room.gameId,
    stage: room.stage,
    players: room.seats.map((seat) => ({ name: seat.name, holder: holderOf(seat, player), bot: seat.bot })),
    waiting,
    myTurn: room.seats.some((seat) => seat.player === player && seat.bot === null && waiting.includes(seat.seat)),
    created: room.created,
    changed: room.changed,
  }
}

/** Whether the room is among the open tables. */
export function isOpen(room: Room): boolean {
  return room.listed && room.stage === 'gathering' && room.seats.some((seat) => seat.player === null && seat.bot === null)
}
