import { type Bus, localBus } from '../bus.ts'
import type { Log } from '../log.ts'
import { postgresLeases } from '../store/postgres/leases.ts'
import { openDatabase } from '../store/postgres/open.ts'
import type { Store } from '../store/store.ts'
import { type Jobs, openJobs } from './jobs.ts'
import type { Leases } from './leases.ts'
import { connectNats, natsBus } from './nats.ts'

/** What servers share. */
export interface Shared {
  readonly store: Store
  readonly bus: Bus
  /** Who owns which table; without leases every server owns every table. */
  readonly leases?: Leases
  /** The queue of workers. */
  readonly jobs?: Jobs
}

/** Their addresses. */
export interface Addresses {
  readonly database: string
  /** Where servers reach each other; without it only one server may run. */
  readonly nats: string | null
}

/** How long a server keeps its tables without being heard of, in milliseconds. */
const LEASE = 6000

/** Opens what servers share. Rejects with a clear `Error` if that fails. */
export async function openShared({ database, nats }: Addresses, log: Log, lease = LEASE): Promise<Shared> {
  // NATS first: it answers sooner, and nothing has to be closed if it is not there.
  const connection = nats === null ? null : await connectNats(nats)
  try {
    const { store, link } = await openDatabase(database)
    const leases = await postgresLeases(link, lease)
    if (connection === null) return { store, leases, bus: localBus() }
    return { store, leases, bus: await natsBus(connection, leases.cluster, log), jobs: openJobs(connection, leases.cluster) }
  } catch (error) {
    await connection?.close()
    throw error
  }
}
