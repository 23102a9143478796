import type { Seat } from '@orrery/kernel'
import { thought } from '@orrery/play'
import type { PlayerInfo, Stage, TableInfo, TableLine, TableTerms } from '@orrery/protocol'
import { markOf } from '../members/standing.ts'
import type { ServerContext } from '../server-context.ts'
import { type Room, type RoomSeat, seatsOf, waitingAt } from './room.ts'
import { dueOf, leftOf, timingOf } from './timing.ts'

/** What a player may know of a room besides its views. */
export function infoFor(context: ServerContext, room: Room, player: string): TableInfo {
  const left = leftOf(room, context.now())
  return {
    id: room.id,
    game: room.gameId,
    settings: room.settings,
    time: timingOf(room).control,
    listed: room.listed,
    terms: room.terms,
    stage: room.stage,
    gone: room.gone,
    host: room.host === player,
    players: room.seats.map((seat) => playerInfo(context, room, seat, player, left?.[seat.seat] ?? null)),
    asking: [...room.asking.values()].map(({ seat, name, player: who, agreed }) => ({
      seat,
      name,
      mine: who === player,
      agreed: agreed.has(player),
    })),
    commitment: room.commitment,
    seed: room.stage === 'over' ? room.seed : null,
    tournament: officialAt(context, room),
    rematch: room.rematch,
    created: room.created,
  }
}

function officialAt(context: Pick<ServerContext, 'now' | 'official'>, room: Room): TableInfo['tournament'] {
  const official = context.official.get(room.id)
  if (official === undefined) return null
  return { id: official.tournament, title: official.title, left: Math.max(0, official.deadline - context.now()) }
}

function playerInfo(context: ServerContext, room: Room, seat: RoomSeat, player: string, timeLeft: number | null): PlayerInfo {
  const clock = room.play?.clocks[seat.seat]
  return {
    seat: seat.seat,
    name: seat.name,
    holder: holderOf(seat, player),
    ...(seat.player === null ? {} : markOf(context.standings.known(seat.player))),
    bot: seat.bot,
    left: seat.leftAt !== null,
    present: seat.bot !== null || (seat.player !== null && (isVeiled(context, room, seat.player, player) || !room.away.has(seat.player))),
    replaceableIn:
      isAway(room, seat) && !context.official.has(room.id) && seatsOf(room, player).length > 0
        ? untilReplaceable(context, room, seat)
        : null,
    spent: clock?.spent ?? 0,
    waited: clock == null || clock.since === null ? null : thought(clock, context.now()),
    timeLeft,
    reserve: clock?.reserve ?? 0,
    ready: isReady(room, seat),
    person: seat.player,
  }
}

/** A spectator does not see blocked players come and go. Players at the table must. */
function isVeiled(context: Pick<ServerContext, 'apart'>, room: Room, seated: string, player: string): boolean {
  return context.apart.known(player).apart.has(seated) && seatsOf(room, player).length === 0
}

/** Whether a seat is asked whose player is absent, so that a bot might replace them. */
export function isAway(room: Room, seat: RoomSeat): boolean {
  return room.stage === 'playing' && seat.player !== null && seat.bot === null && room.away.has(seat.player)
}

/** How long the seat's player has to return before a bot may replace them, in milliseconds. */
export function untilReplaceable(context: Pick<ServerContext, 'limits' | 'now'>, room: Room, { player }: RoomSeat): number {
  const now = context.now()
  const away = Math.max(0, now - (room.away.get(player ?? '') ?? now))
  return Math.max(0, context.limits.away - away)
}

/** The holder of a seat, as a player sees them. */
function holderOf(seat: { readonly player: string | null; readonly bot: string | null }, player: string): PlayerInfo['holder'] {
  if (seat.player !== null) return seat.player === player ? 'me' : 'person'
  return seat.bot === null ? 'open' : 'bot'
}

/** Whether the seat is filled and has brought what the game needs. */
export function isReady(room: Room, seat: RoomSeat): boolean {
  if (seat.player === null) return seat.bot !== null
  return room.game?.seatSettings === undefined || room.game.seatSettings.length === 0 || seat.settings !== null
}

/** What a list needs of a table: plain data with the players' ids, from which each reader's line is made. */
export interface LineFacts {
  readonly id: string
  readonly game: string
  readonly stage: Stage
  readonly listed: boolean
  readonly terms: TableTerms
  readonly seats: readonly { readonly player: string | null; readonly name: string; readonly bot: string | null }[]
  readonly waiting: readonly Seat[]
  readonly due: number | null
  readonly created: number
  readonly changed: number
}

/** What lists of tables need of a room, whoever reads them. */
export function factsOf(room: Room): LineFacts {
  const { id, gameId: game, stage, listed, terms, created, changed } = room
  const seats = room.seats.map(({ player, name, bot }) => ({ player, name, bot }))
  return { id, game, stage, listed, terms, seats, waiting: waitingAt(room), due: dueOf(room), created, changed }
}

/** The table's line in a player's list. */
export function lineFor({ id, game, stage, terms, seats, waiting, due, created, changed }: LineFacts, player: string): TableLine {
  return {
    id,
    game,
    stage,
    terms,
    players: seats.map((seat) => ({ name: seat.name, holder: holderOf(seat, player), bot: seat.bot, person: seat.player })),
    waiting,
    myTurn: waiting.some((at) => seats[at]?.player === player && seats[at]?.bot === null),
    due: stage === 'playing' ? due : null,
    created,
    changed,
  }
}

/** Whether the table is among the open ones. */
export function isOpen({ listed, stage, seats }: LineFacts): boolean {
  return listed && stage === 'gathering' && seats.some((seat) => seat.player === null && seat.bot === null)
}
