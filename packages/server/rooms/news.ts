import { FORMER } from '@orrery/protocol/former'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { inTurn } from './change.ts'
import { renewDue } from './grant-time.ts'
import { reread } from './load.ts'
import type { Room, RoomSeat } from './room.ts'
import { leaveSeats } from './seating.ts'
import { applyReplicated, type ReplicatedMove } from './step.ts'
import { tellTalk } from './talk.ts'
import { tellInfo } from './tell.ts'

/** Keeps the rooms here in step with what other servers do at the same tables. Returns a function that stops it. */
export function hearNews(context: ServerContext): () => void {
  return context.bus.hear((news) => {
    if (news.kind === 'renamed') return renamed(context, news.player, news.was, news.name)
    if (news.kind === 'calendar') return void (news.server !== context.ownership.name && calendarChanged(context, news.player))
    if (news.kind === 'standing') return void standingChanged(context, news.player)
    if (news.kind !== 'chat' && news.kind !== 'table') return
    const room = context.rooms.get(news.table)
    if (room === undefined) return
    if (news.kind === 'chat') tellTalk(context, room, news.entry, news.between)
    else if (news.server !== context.ownership.name) void catchUp(context, room, news.revision, news.step)
  })
}

/** A player's calendar has changed: at the tables here their time runs out at another moment. */
async function calendarChanged(context: ServerContext, player: string): Promise<void> {
  for (const room of [...context.rooms.values()]) {
    if (room.time?.pace !== 'day' || !room.seats.some((seat) => seat.player === player)) continue
    await renewDue(context, room).catch((error: unknown) => {
      if (!context.closing) context.log.error({ table: room.id, player, error }, 'its clocks cannot be counted anew')
    })
  }
}

/** A player's badge has changed, at every seat. */
async function standingChanged(context: ServerContext, player: string): Promise<void> {
  const rooms = [...context.rooms.values()].filter(({ seats }) => seats.some((seat) => seat.player === player))
  if (rooms.length === 0) return
  await context.standings.all([player]).catch((error: unknown) => context.log.error({ player, error }, 'who a player is cannot be read'))
  for (const room of rooms) tellInfo(context, room)
}

/** A player's name has changed, everywhere. */
function renamed(context: ServerContext, player: string, was: string, name: string): void {
  for (const room of context.rooms.values()) {
    const isTheirs = (seat: RoomSeat) => seat.player === player && seat.name === was
    if (!room.seats.some(isTheirs)) continue
    room.seats = room.seats.map((seat) => (isTheirs(seat) ? { ...seat, name } : seat))
    tellInfo(context, room)
    if (name === FORMER) void left(context, room, player)
  }
}

/** A deleted member holds no seat that others wait for. */
async function left(context: ServerContext, room: Room, player: string): Promise<void> {
  try {
    await leaveSeats(context, room, { id: player, name: FORMER })
  } catch (error) {
    // The seats are given up, or the table is of a tournament.
    if (!(error instanceof RequestError)) context.log.error({ table: room.id, player, error }, 'a deleted member cannot leave it')
  }
}

async function catchUp(context: ServerContext, room: Room, revision: number, step: ReplicatedMove | null): Promise<void> {
  try {
    await inTurn(room, async () => {
      if (room.revision >= revision) return
      if (room.revision === revision - 1 && step !== null && applyReplicated(context, room, step)) room.revision = revision
      else await reread(context, room)
    })
  } catch (error) {
    if (!context.closing) context.log.error({ table: room.id, error }, 'it cannot be read again')
  }
}
