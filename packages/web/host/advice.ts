import type { HostReport, OwnReport } from '@orrery/protocol/host'

/** Advice for a host: a message and its parameters. */
export interface Advice {
  readonly tone: 'bad' | 'warn' | 'info'
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
  /** The server that it concerns, if there are several. */
  readonly server: string | null
}

/** Waits longer than these, in seconds, are noticed by people. */
const SLOW_ANSWER = 0.25
const SLOW_WRITE = 0.1
const SLOW_LOOP = 0.1
/** The share of the connection limit at which the host is warned. */
const NEARLY_FULL = 0.8
/** This many waiting bot decisions per thread are a long queue. */
const LONG_QUEUE = 4
const MUCH_MEMORY = 1.5e9
/** A single SQLite file above this size is slow to copy and to check. */
const BIG_FILE = 20e9
/** How long errors count as new, in milliseconds. */
const NEWS = 3_600_000

/** Everything that needs the host's attention at any server, the worst first. */
export function adviceOn(report: HostReport): readonly Advice[] {
  const { others } = report
  const own = [...adviceAt(report), ...storage(report)].map((one) => (others.length === 0 ? one : { ...one, server: report.server.name }))
  const theirs = others.flatMap(({ name, report: their }) =>
    (their === null ? [advice('bad', 'silent')] : adviceAt(their)).map((one) => ({ ...one, server: name })),
  )
  const order = ['bad', 'warn', 'info']
  return [...own, ...theirs].sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone))
}

function adviceAt(report: OwnReport): Advice[] {
  return [...parts(report), ...setAside(report), ...delays(report), ...crowd(report), ...errors(report)]
}

function advice(tone: Advice['tone'], message: string, params: Advice['params'] = {}): Advice {
  return { tone, message: `host-advice-${message}`, params, server: null }
}

/** Parts with their own messages. */
const PARTS: readonly string[] = ['database', 'bus']

function parts({ parts: all, server }: OwnReport): Advice[] {
  if (server.stopping) return [advice('info', 'stopping')]
  return all
    .filter(({ trouble }) => trouble !== null)
    .map(({ part, trouble }) =>
      PARTS.includes(part) ? advice('bad', part, { why: trouble ?? '' }) : advice('bad', 'part', { part, why: trouble ?? '' }),
    )
}

function setAside({ setAside: tables }: OwnReport): Advice[] {
  const reasons = [...new Set(tables.map(({ why }) => why))]
  return reasons.map((why) => advice('bad', `aside-${why}`, { n: tables.filter((table) => table.why === why).length }))
}

/** Why answers are slow: the disk, the CPU, or neither. */
function delays({ delays: { answers, writes, loop } }: OwnReport): Advice[] {
  const slow = (answers.most ?? 0) > SLOW_ANSWER
  if ((writes.most ?? 0) > SLOW_WRITE) return [advice('warn', 'slow-disk', { ms: milliseconds(writes.most) })]
  if (loop > SLOW_LOOP) return [advice('warn', 'busy', { ms: milliseconds(loop) })]
  return slow ? [advice('warn', 'slow', { ms: milliseconds(answers.most) })] : []
}

function milliseconds(seconds: number | null): number {
  return Math.round((seconds ?? 0) * 1000)
}

function crowd({ connections: { open, limit }, queue: { pending, threads }, server: { memory } }: OwnReport): Advice[] {
  return [
    ...(open > limit * NEARLY_FULL ? [advice('warn', 'full', { open, limit })] : []),
    ...(pending > threads * LONG_QUEUE ? [advice('warn', 'queue', { n: pending, threads })] : []),
    ...(memory > MUCH_MEMORY ? [advice('warn', 'memory', { n: Math.round(memory / 1e6) })] : []),
  ]
}

function errors({ errors: all, now }: OwnReport): Advice[] {
  const fresh = all.filter(({ level, last }) => level === 'error' && now - last < NEWS)
  return fresh.length === 0 ? [] : [advice('warn', 'errors', { n: fresh.length })]
}

function storage({ database }: OwnReport): Advice[] {
  return database?.engine === 'SQLite' && database.bytes > BIG_FILE
    ? [advice('info', 'big-file', { n: Math.round(database.bytes / 1e9) })]
    : []
}
