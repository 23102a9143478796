import { freshId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Leases } from './leases.ts'
import { type Heard, type Leased, openOwnership } from './ownership.ts'

/** The log mentions a machine's clock only if it differs from the database's by more than this, in milliseconds. */
const SKEW = 30_000
/** How long a server that must be alone waits before it looks again, in milliseconds. */
const AGAIN = 500

/**
 * Joins the servers of a database. A server that could not reach others waits until it is alone. Rejects with a clear `Error` if another
 * one stays. `heard` is called with what happens to the lease.
 */
export async function arrive(leases: Leases, mustBeAlone: boolean, log: Log, heard: Omit<Heard, 'trouble'>): Promise<Leased> {
  const end = performance.now() + leases.length * 1.5
  for (;;) {
    const ownership = await openOwnership(leases, freshId, {
      ...heard,
      trouble: (error) => log.warn({ error }, 'the lease cannot be renewed'),
    })
    if (Math.abs(ownership.skew) > SKEW)
      log.warn(
        { skew: ownership.skew },
        `this machine's clock is ${Math.round(ownership.skew / 1000)} s off the database's, whose time counts`,
      )
    if (ownership.alone || !mustBeAlone) return ownership
    await ownership.leave()
    if (performance.now() > end) throw new Error('another server uses the database: several need NATS_URL to reach each other')
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
  }
}
