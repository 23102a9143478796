import type { HostReport } from '@orrery/protocol/host'
import { expect, test } from 'vitest'
import { type Advice, adviceOn } from '../../host/advice.ts'
import en from '../../text/more/en.ts'

const QUIET = { aMinute: 10, half: 0.001, most: 0.004 }

function report(change: Partial<HostReport> = {}): HostReport {
  return {
    server: { name: 's', node: '26', uptime: 9, memory: 1e8, cores: 2, stopping: false, canStop: true },
    parts: [{ part: 'database', trouble: null }],
    tables: { memory: 1, stored: { gathering: 0, playing: 1, over: 2 } },
    connections: { open: 5, people: 4, addresses: 3, limit: 100 },
    delays: { answers: QUIET, writes: QUIET, loop: 0.01 },
    queue: { pending: 0, threads: 1 },
    database: { engine: 'SQLite', bytes: 1e6, players: 4 },
    errors: [],
    setAside: [],
    others: [],
    now: 10_000_000,
    ...change,
  }
}

const messages = (change: Partial<HostReport>) => adviceOn(report(change)).map(({ message }: Advice) => message.replace('host-advice-', ''))
const error = (level: 'warn' | 'error', last: number) => ({ level, message: 'x', table: null, error: null, last, count: 1 })

test('a healthy server needs no attention', () => {
  expect(adviceOn(report())).toEqual([])
  expect(messages({ errors: [error('warn', 9_999_999), error('error', 1)] })).toEqual([])
})

test.each([
  ['database', { parts: [{ part: 'database', trouble: 'gone' }] }],
  ['bus', { parts: [{ part: 'bus', trouble: 'gone' }] }],
  ['part', { parts: [{ part: 'mail', trouble: 'gone' }] }],
  ['stopping', { server: { ...report().server, stopping: true }, parts: [{ part: 'running', trouble: 'stopping' }] }],
  ['slow-disk', { delays: { answers: QUIET, writes: { ...QUIET, most: 0.2 }, loop: 0.2 } }],
  ['busy', { delays: { answers: { ...QUIET, most: 3 }, writes: QUIET, loop: 0.2 } }],
  ['slow', { delays: { answers: { ...QUIET, most: 0.3 }, writes: QUIET, loop: 0.01 } }],
  ['full', { connections: { open: 81, people: 1, addresses: 1, limit: 100 } }],
  ['queue', { queue: { pending: 9, threads: 2 } }],
  ['memory', { server: { ...report().server, memory: 2e9 } }],
  ['errors', { errors: [error('error', 9_999_999)] }],
  ['big-file', { database: { engine: 'SQLite', bytes: 3e10, players: 1 } }],
  ['aside-corrupt', { setAside: [{ table: 'a', why: 'corrupt' }] }],
  ['aside-unknown-game', { setAside: [{ table: 'a', why: 'unknown-game' }] }],
  ['aside-older-version', { setAside: [{ table: 'a', why: 'older-version' }] }],
  ['aside-newer-version', { setAside: [{ table: 'a', why: 'newer-version' }] }],
] as const)('%s is noticed, and there is something to do about it', (message, change) => {
  expect(messages(change as unknown as Partial<HostReport>)).toEqual([message])
  for (const end of ['', '-do']) expect(en).toContain(`\nhost-advice-${message}${end} = `)
})

test('a problem of another server is shown with its name, a shared problem once', () => {
  const { others: _others, ...their } = report({
    queue: { pending: 9, threads: 2 },
    database: { engine: 'SQLite', bytes: 3e10, players: 1 },
  })
  const others = [
    { name: 'two', report: their },
    { name: 'three', report: null },
  ]
  expect(adviceOn(report({ others, errors: [error('error', 9_999_999)] })).map(({ message, server }) => [message, server])).toEqual([
    ['host-advice-silent', 'three'],
    ['host-advice-errors', 's'],
    ['host-advice-queue', 'two'],
  ])
  for (const end of ['', '-do']) expect(en).toContain(`\nhost-advice-silent${end} = `)
})

test('the worst problem comes first', () => {
  const parts = [{ part: 'database', trouble: 'gone' }]
  expect(messages({ parts, queue: { pending: 9, threads: 2 }, database: { engine: 'SQLite', bytes: 3e10, players: 1 } })).toEqual([
    'database',
    'queue',
    'big-file',
  ])
})
