import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { OwnReport } from '@orrery/protocol/host'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import type { Census } from './census.ts'
import type { Notices } from './notices.ts'
import type { Check } from './ready.ts'

/** The parts of a report. */
export interface ReportSources {
  readonly context: ServerContext
  readonly connections: ReadonlySet<Connection>
  readonly notices: Notices
  readonly census: () => Promise<Census>
  readonly ready: () => Promise<readonly Check[]>
  /** In milliseconds since 1970. */
  readonly started: number
  readonly canStop: boolean
}

const REASONS = ['corrupt', 'unknown-game', 'older-version', 'newer-version'] as const

/** Reports on the server. From the first report on it also measures the event loop's delay. */
export function reporter(sources: ReportSources): { report(): Promise<OwnReport>; stop(): void } {
  const { context, connections, notices, census, ready, started, canStop } = sources
  const loop = monitorEventLoopDelay({ resolution: 10 })
  return {
    async report() {
      loop.enable()
      const [parts, counted] = await Promise.all([ready(), census().catch(() => null)])
      const waited = loop.percentile(99)
      loop.reset()
      return {
        server: {
          name: context.ownership.name,
          node: process.versions.node,
          uptime: Math.round((context.now() - started) / 1000),
          memory: process.memoryUsage.rss(),
          cores: availableParallelism(),
          stopping: context.closing,
          canStop,
        },
        parts: parts.map(({ part, trouble }) => ({ part, trouble })),
        tables: { memory: context.rooms.size, stored: counted === null ? null : { ...counted.tables } },
        connections: {
          open: connections.size,
          people: new Set([...connections].flatMap(({ person }) => person?.id ?? [])).size,
          addresses: new Set([...connections].map(({ address }) => address)).size,
          limit: context.limits.connections,
        },
        delays: {
          answers: context.meter.answers.summary(),
          writes: context.meter.writes.summary(),
          loop: Number.isFinite(waited) ? waited / 1e9 : 0,
        },
        queue: { pending: context.meter.botsPending, threads: context.bots.threads },
        database: counted === null ? null : { engine: counted.engine, bytes: counted.bytes, players: counted.players },
        errors: notices.all(),
        setAside: [...context.setAside].map(([table, why]) => ({ table, why: REASONS.find((one) => one === why) ?? 'corrupt' })),
        now: context.now(),
      }
    },
    stop: () => void loop.disable(),
  }
}
