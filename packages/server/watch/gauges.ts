import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { ServerContext } from '../server-context.ts'
import type { Census } from './census.ts'
import type { Check } from './ready.ts'

/** What is read when the metrics are requested. */
export interface Sources {
  readonly context: ServerContext
  readonly connections: () => number
  readonly census: () => Promise<Census>
  readonly ready: () => Promise<readonly Check[]>
}

const STAGES = ['gathering', 'playing', 'over', 'gone'] as const

type Values = Readonly<Record<string, number>>

/** Adds to a server's counters what is read on request, and Node's process metrics. */
export function addGauges({ context, connections, census, ready }: Sources): void {
  const { registry } = context.meter
  collectDefaultMetrics({ register: registry })
  one('orrery_connections', 'Connections that are open', connections)
  one('orrery_stopping', 'Whether the server is stopping', () => (context.closing ? 1 : 0))
  one('orrery_bots_pending', 'Decisions of bots that are under way or wait for a thread', () => context.meter.botsPending)
  one('orrery_commits', 'Commits since the start: changes that arrive together share one', () => context.store.count.commits)
  one('orrery_database_bytes', 'Size of the database', async () => (await census()).bytes)
  one('orrery_players', 'Players in the database', async () => (await census()).players)
  each('orrery_tables_stored', 'Tables in the database by stage', 'stage', async () => ({ ...(await census()).tables }))
  each('orrery_tables_in_memory', 'Tables in memory by stage', 'stage', () => {
    const stages = [...context.rooms.values()].map((room) => room.stage)
    return { ...Object.fromEntries(STAGES.map((stage) => [stage, 0])), ...counted(stages) }
  })
  each('orrery_tables_set_aside', 'Tables that could not be read, by reason', 'why', () => counted([...context.setAside.values()]))
  each('orrery_up', 'Whether what the server needs is there', 'part', async () =>
    Object.fromEntries((await ready()).map(({ part, trouble }) => [part, trouble === null ? 1 : 0])),
  )

  function one(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        const found = await unlessAway(value)
        this.reset()
        if (found !== null) this.set(found)
      },
    })
  }

  function each(name: string, help: string, label: string, values: () => Values | Promise<Values>): void {
    new Gauge({
      ...{ name, help, registers: [registry], labelNames: [label] },
      async collect() {
        const found = await unlessAway(values)
        this.reset()
        for (const [key, value] of Object.entries(found ?? {})) this.set({ [label]: key }, value)
      },
    })
  }
}

/** Leaves out what cannot be read now, so that the rest is still sent; `orrery_up` says why. */
async function unlessAway<T>(value: () => T | Promise<T>): Promise<T | null> {
  try {
    return await value()
  } catch {
    return null
  }
}

function counted(words: readonly string[]): Values {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
