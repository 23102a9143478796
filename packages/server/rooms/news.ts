import { inTurn } from './change.ts'
import { reread } from './load.ts'
import type { Room, RoomSeat } from './room.ts'
import type { ServerContext } from './server-context.ts'
import { applyReplicated, type ReplicatedMove } from './step.ts'
import { tellTalk } from './talk.ts'
import { tellInfo } from './tell.ts'

/** Keeps the rooms here in step with what other servers do at the same tables. Returns how to stop. */
export function hearNews(house: ServerContext): () => void {
  return house.bus.hear((news) => {
    if (news.kind === 'renamed') return renamed(house, news.player, news.was, news.name)
    if (news.kind === 'standing') return void standingChanged(house, news.player)
    if (news.kind !== 'chat' && news.kind !== 'table') return
    const room = house.rooms.get(news.table)
    if (room === undefined) return
    if (news.kind === 'chat') tellTalk(house, room, news.entry, news.between)
    else if (news.house !== house.tenure.name) void catchUp(house, room, news.revision, news.step)
  })
}

/** A player has another mark wherever they sit. */
async function standingChanged(house: ServerContext, player: string): Promise<void> {
  const rooms = [...house.rooms.values()].filter(({ seats }) => seats.some((seat) => seat.player === player))
  if (rooms.length === 0) return
  await house.standings.all([player]).catch((error: unknown) => house.log.error({ player, error }, 'who a player is cannot be read'))
  for (const room of rooms) tellInfo(house, room)
}

/** A player has another name wherever the old one stood. */
function renamed(house: ServerContext, player: string, was: string, name: string): void {
  for (const room of house.rooms.values()) {
    const isTheirs = (seat: RoomSeat) => seat.player === player && seat.name === was
    if (!room.seats.some(isTheirs)) continue
    room.seats = room.seats.map((seat) => (isTheirs(seat) ? { ...seat, name } : seat))
    tellInfo(house, room)
  }
}

async function catchUp(house: ServerContext, room: Room, revision: number, step: ReplicatedMove | null): Promise<void> {
  try {
    await inTurn(room, async () => {
      if (room.revision >= revision) return
      if (room.revision === revision - 1 && step !== null && applyReplicated(house, room, step)) room.revision = revision
      else await reread(house, room)
    })
  } catch (error) {
    if (!house.closing) house.log.error({ table: room.id, error }, 'it cannot be read again')
  }
}
