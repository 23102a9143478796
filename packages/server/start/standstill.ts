import type { Clock } from '../clock.ts'
import { inTurn } from '../rooms/change.ts'
import { reread } from '../rooms/load.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'

/** How far behind the system's time a server's clock is when its machine must have slept, in milliseconds. */
const SLEPT = 30_000

/**
 * If this machine slept, or its time was set ahead, sets the clock, and lets nobody's time run for what lies between, as if the server had
 * been down. Returns when it was last alive; null if nothing of the kind happened. Only for a server that is alone.
 */
export async function afterSleep(context: ServerContext, tournaments: Pick<Tournaments, 'start'>, clock: Clock): Promise<number | null> {
  const slept = Math.round(clock.behind())
  if (slept < SLEPT) return null
  context.log.warn({ seconds: Math.round(slept / 1000) }, 'this machine slept, or its time was set ahead; nobody loses time by it')
  const rooms = [...context.rooms.values()]
  const last = await whileStill(rooms, async () => {
    const alive = await context.store.resumeClocks(context.now() + slept)
    clock.catchUp()
    for (const room of rooms) await reread(context, room).catch((error: unknown) => unread(context, room, error))
    return alive
  })
  await tournaments.start()
  return last
}

function unread({ log }: ServerContext, room: Room, error: unknown): void {
  log.error({ table: room.id, error }, 'its clocks cannot be read again')
}

/** Does something while no room changes: nobody answers by one clock what was asked by the other. */
async function whileStill<T>(rooms: readonly Room[], act: () => Promise<T>): Promise<T> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const still = rooms.map(
    (room) =>
      new Promise<void>((resolve) => {
        void inTurn(room, () => {
          resolve()
          return over
        })
      }),
  )
  try {
    await Promise.all(still)
    return await act()
  } finally {
    end()
  }
}
