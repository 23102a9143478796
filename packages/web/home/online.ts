import type { TimeControl } from '@orrery/play'
import type { TableTerms } from '@orrery/protocol'
import { settings } from '../app/settings.ts'
import { isMember } from '../connection/identity.ts'
import { needServer, serverLink } from '../connection/server.ts'
import { type Chosen, type SeatPlan, wishedSeats } from './plans.ts'

/** What the reader has chosen for a new table on the server. */
export interface ServerTablePlan {
  readonly game: string
  readonly chosen: Chosen
  readonly seats: readonly SeatPlan[]
  readonly listed: boolean
  /** Null: the game's own. */
  readonly time: TimeControl | null
  readonly terms: Omit<TableTerms, 'pace'>
}

/** Makes a table on the server and returns its id. Rejects with a `RequestError`. */
export async function createTable({ game, chosen, seats, listed, time, terms: { rated, level } }: ServerTablePlan): Promise<string> {
  await needServer()
  await asMyself()
  const terms = { pace: time?.pace ?? 'live', rated, level }
  const wish = { game, settings: { ...chosen }, seats: wishedSeats(seats), listed, terms, ...(time === null ? {} : { time }) }
  const reply = await serverLink().ask({ type: 'create', ...wish })
  if (reply.type !== 'created') throw new Error(reply.type)
  return reply.table
}

/** Tells the server this guest's current name; members have their account's. */
export async function asMyself(): Promise<void> {
  if (isMember()) return
  const name = settings.value.name.trim()
  if (name !== '' && serverLink().me.value?.name !== name) await serverLink().ask({ type: 'rename', name })
}
