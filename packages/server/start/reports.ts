import type { HostReport, OwnReport } from '@orrery/protocol/host'
import type { Cluster } from '../cluster/cluster.ts'
import type { Health } from '../http/watch.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import { censusTaker } from '../watch/census.ts'
import { addGauges } from '../watch/gauges.ts'
import { asked, type Check } from '../watch/ready.ts'
import { reporter } from '../watch/report.ts'
import type { ServerOptions } from './options.ts'
import type { Watch } from './watch.ts'

/** What a server says about itself. */
export interface Reports {
  health(): Health
  /** The parts that the server needs; a stopping server is never ready. */
  ready(): Promise<readonly Check[]>
  /** This server alone. */
  own(): Promise<OwnReport>
  /** This server, and the others of its cluster. */
  all(): Promise<HostReport>
  stop(): void
}

/** Makes the reports of a server. `cluster` is asked for when a report is made. */
export function reportsOf(
  context: ServerContext,
  connections: ReadonlySet<Connection>,
  { warnings }: Watch,
  options: ServerOptions,
  cluster: () => Cluster | null,
): Reports {
  const { store, bus, rooms, setAside } = context
  const started = context.now()
  const census = censusTaker(store.database)
  const ready = () =>
    asked({
      database: { needed: true, ask: () => store.revisionOf('') },
      // Without the others a server still has its own tables, and all of them lose each other at once.
      bus: { needed: false, ask: async () => bus.isThere() || Promise.reject(new Error('other servers cannot be reached')) },
      running: { needed: true, ask: async () => context.closing && Promise.reject(new Error('the server is stopping')) },
    })
  if ((options.metrics ?? 'off') !== 'off') addGauges({ context, connections: () => connections.size, census, ready })
  const own = reporter({ context, connections, notices: warnings, census, ready, started, canStop: options.onStop !== undefined })
  return {
    ready,
    own: own.report,
    stop: own.stop,
    health: () => ({
      ok: true,
      uptime: Math.round((context.now() - started) / 1000),
      connections: connections.size,
      tables: rooms.size,
      setAside: setAside.size,
      answers: store.count,
    }),
    async all() {
      const [report, others] = await Promise.all([own.report(), cluster()?.others() ?? []])
      return { ...report, others }
    },
  }
}
