import type { Bus } from '../bus.ts'
import { localBus } from '../bus.ts'
import { arrive } from '../cluster/arriving.ts'
import type { Heard, Leased } from '../cluster/ownership.ts'
import { openShared, type Shared } from '../cluster/shared.ts'
import type { Log } from '../log.ts'
import { openStore } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import type { ServerOptions } from './options.ts'

/** What a server stands on: its data, its connection to other servers, and its share of the tables. */
export interface Foundation {
  readonly store: Store
  readonly bus: Bus
  readonly jobs: Shared['jobs']
  readonly leases: Shared['leases']
  /** The tables that it owns among several servers; null: it owns all of them. */
  readonly ownership: Leased | null
  /** Whether no other server was at this data when it came. */
  readonly alone: boolean
  /** Closes what was opened here. */
  close(): Promise<void>
}

/**
 * Opens the data of a server, and joins the other servers of the same database. `heard` is called with what happens to its lease. Rejects
 * with a clear `Error` if the data cannot be used; nothing is left open then.
 */
export async function openFoundation(options: ServerOptions, log: Log, heard: Omit<Heard, 'trouble'>): Promise<Foundation> {
  const opened = options.addresses === undefined ? null : await openShared(options.addresses, log, options.lease)
  const shared = options.shared ?? opened
  const store = shared?.store ?? openStore(options.data)
  const close = async () => {
    await opened?.bus.close()
    if (options.shared === undefined) store.close()
  }
  const mustBeAlone = opened !== null && options.addresses?.nats === null
  try {
    const ownership = shared?.leases === undefined ? null : await arrive(shared.leases, mustBeAlone, log, heard)
    const alone = ownership?.alone ?? options.shared === undefined
    return { store, bus: shared?.bus ?? localBus(), jobs: shared?.jobs, leases: shared?.leases, ownership, alone, close }
  } catch (error) {
    await close()
    throw error
  }
}
