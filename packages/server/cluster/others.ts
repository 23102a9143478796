import { type HostReport, ownReport } from '@orrery/protocol/host'
import * as v from 'valibot'
import type { Bus } from '../bus.ts'
import type { Leases } from './leases.ts'

/** How long another server is given to say how it is, in milliseconds: the host waits for the slowest of them. */
const PATIENCE = 2000

/** Asks all other living servers how they are; of one that cannot be asked, or speaks otherwise, only the name is known. */
export async function othersOf(bus: Bus, leases: Pick<Leases, 'houses'>, name: string): Promise<HostReport['others']> {
  const living = await leases.houses().catch(() => [])
  return Promise.all(living.filter((house) => house !== name).map(async (house) => ({ name: house, report: await reportOf(house) })))

  async function reportOf(house: string) {
    const silence = Promise.withResolvers<null>()
    const timer = setTimeout(silence.resolve, PATIENCE, null)
    try {
      const receipt = await Promise.race([bus.ask(house, { kind: 'report', from: name }).catch(() => null), silence.promise])
      const read = v.safeParse(ownReport, receipt?.done === true ? receipt.report : null)
      return read.success ? read.output : null
    } finally {
      clearTimeout(timer)
    }
  }
}
