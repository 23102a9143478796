import { inTurn } from './change.ts'
import type { House } from './house.ts'
import { reread } from './load.ts'
import type { Room } from './room.ts'
import { carryOutAlike, type StepFacts } from './step.ts'
import { tellAll } from './tell.ts'

/** Keeps the rooms here in step with what other servers do at the same tables. Returns how to stop. */
export function hearNews(house: House): () => void {
  return house.bus.hear((news) => {
    if (news.kind === 'line' || news.kind === 'collection') return
    const room = house.rooms.get(news.table)
    if (room === undefined) return
    if (news.kind === 'chat') tellAll(room, { type: 'chat', table: news.table, entry: news.entry })
    else if (news.house !== house.name) void catchUp(house, room, news.revision, news.step)
  })
}

async function catchUp(house: House, room: Room, revision: number, step: StepFacts | null): Promise<void> {
  try {
    await inTurn(room, async () => {
      if (room.revision >= revision) return
      if (room.revision === revision - 1 && step !== null && carryOutAlike(house, room, step)) room.revision = revision
      else await reread(house, room)
    })
  } catch (error) {
    if (!house.closing) house.log.error({ table: room.id, error }, 'it cannot be read again')
  }
}
