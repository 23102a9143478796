import type { Seat } from '@orrery/kernel'
import type { ServerContext } from '../server-context.ts'
import { type Room, seatsOf } from './room.ts'

type Kept = Pick<ServerContext, 'now' | 'store'>

/** Records a spectator before the table is shown: a player who has watched may not take a seat that is left later. */
export async function noteVisit(context: Kept, room: Room, player: string): Promise<void> {
  if (room.stage === 'playing') await noteAt(context, room, player)
}

/** Records those who look at a table that is about to start, as spectators of all that follows. */
export async function noteSpectators(context: Kept, room: Room): Promise<void> {
  const looking = new Set([...room.watchers].map(({ player }) => player))
  await Promise.all([...looking].map((player) => noteAt(context, room, player)))
}

async function noteAt({ now, store }: Kept, room: Room, player: string): Promise<void> {
  if (room.game?.cooperative === false && seatsOf(room, player).length === 0) await store.visit(room.id, player, now())
}

/** A player who has had a hand here knows it for good: that is stored before somebody else gets the seat. */
export async function noteHand({ store }: Kept, room: Room, newcomer: string, at: Seat): Promise<void> {
  const player = room.seats[at]?.player ?? null
  if (room.stage !== 'gathering' && player !== null && player !== newcomer) await store.visit(room.id, player, 0)
}
