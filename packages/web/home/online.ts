import { serverLink } from '../connection/here.ts'
import { type Chosen, type SeatPlan, wishedSeats } from './plans.ts'

/** Makes a table on the server and gives its id. Rejects with a `RequestError`. */
export async function createTable(game: string, chosen: Chosen, seats: readonly SeatPlan[], listed: boolean): Promise<string> {
  const reply = await serverLink().ask({ type: 'create', game, settings: { ...chosen }, seats: wishedSeats(seats), listed })
  if (reply.type !== 'created') throw new Error(reply.type)
  return reply.table
}

/** Tells the server the name that others are to see. */
export function rename(name: string): void {
  if (name !== '')
    void serverLink()
      .ask({ type: 'rename', name })
      .catch(() => undefined)
}
