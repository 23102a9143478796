import { type HostReport, ownReport } from '@orrery/protocol/host'
import * as v from 'valibot'
import type { Bus } from '../bus.ts'
import type { Whereabouts } from '../club/ties/whereabouts.ts'
import type { Leases } from './leases.ts'
import type { Letter, Receipt } from './letters.ts'

/** How long another server has to reply, in milliseconds: the slowest one determines the wait. */
const PATIENCE = 2000

/** Asks all other living servers for their reports; of one that does not reply, or replies in an unknown form, only the name is known. */
export async function othersOf(bus: Bus, leases: Pick<Leases, 'servers'>, name: string): Promise<HostReport['others']> {
  return Promise.all(
    (await livingOthers(leases, name)).map(async (server) => {
      const receipt = await asked(bus, server, { kind: 'report', from: name })
      const read = v.safeParse(ownReport, receipt?.done === true ? receipt.report : null)
      return { name: server, report: read.success ? read.output : null }
    }),
  )
}

/** The whereabouts of players on other living servers. */
export async function whereAre(
  bus: Bus,
  leases: Pick<Leases, 'servers'>,
  name: string,
  players: readonly string[],
): Promise<ReadonlyMap<string, Whereabouts>> {
  const letter: Letter = { kind: 'where', from: name, players }
  const receipts = await Promise.all((await livingOthers(leases, name)).map((server) => asked(bus, server, letter)))
  const found = new Map<string, Whereabouts>()
  for (const receipt of receipts) {
    for (const [player, at] of (receipt?.done === true && receipt.where) || [])
      if (at !== 'away' && found.get(player) !== 'table') found.set(player, at)
  }
  return found
}

async function livingOthers(leases: Pick<Leases, 'servers'>, name: string): Promise<string[]> {
  return (await leases.servers().catch(() => [])).filter((server) => server !== name)
}

/** Asks one server; null if it does not reply in time. */
async function asked(bus: Bus, server: string, letter: Letter): Promise<Receipt | null> {
  const silence = Promise.withResolvers<null>()
  const timer = setTimeout(silence.resolve, PATIENCE, null)
  try {
    return await Promise.race([bus.ask(server, letter).catch(() => null), silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
