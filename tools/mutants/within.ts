import { appendFileSync, readFileSync } from 'node:fs'
import { beforeEach, onTestFinished, TestRunner } from 'vitest'

/**
 * Runs inside the mutation tests that share one process: each test runs unchanged first, which shows what it reaches, and then once for
 * each wanted mutant that it reaches and that no test has noticed yet.
 */
interface Looked {
  /** For each point, whether the running test reached it. It is written millions of times a second, so it is not a `Set`. */
  readonly reached: Uint8Array
  /** For each point, whether loading its file reached it: then breaking it later may have no effect. */
  readonly loaded: Uint8Array
  readonly noticed: Uint8Array
  /** The point that is broken now; 0: none. */
  broken: number
  /** Whether the broken point was reached; a test may not reach again what its unbroken run has cached. */
  met: boolean
  hits: number
  most: number
}

const MOST_POINTS = 1 << 16
/** A mutated test counts as an endless loop if it reaches points this many times as often as when unchanged, and at least this often. */
const PATIENCE = 10
const LEAST_HITS = 50_000
/** A test that takes longer than this, in milliseconds, plays whole games. It runs last, on what no other test noticed. */
const SLOW = 200
const last = process.env.ORRERY_MUTANTS_TESTS
const lastTests = last === undefined ? null : (JSON.parse(readFileSync(last, 'utf8')) as readonly string[])
const log = process.env.ORRERY_MUTANTS_LOG ?? ''
const titles = new RegExp(process.env.ORRERY_MUTANTS_TITLES ?? '')
const wanted = new Set((process.env.ORRERY_MUTANTS_ONLY ?? '').split(',').map(Number))

const shared = globalThis as unknown as { __looked?: Looked; __mutant(point: number): boolean }
shared.__looked ??= {
  reached: new Uint8Array(MOST_POINTS),
  loaded: new Uint8Array(MOST_POINTS),
  noticed: new Uint8Array(MOST_POINTS),
  broken: 0,
  met: false,
  hits: 0,
  most: Number.POSITIVE_INFINITY,
}
const looked = shared.__looked

shared.__mutant = (point) => {
  looked.hits++
  if (looked.broken === 0) {
    looked.reached[point] = 1
    return false
  }
  if (looked.hits > looked.most) throw new Error('loops for ever')
  if (point !== looked.broken) return false
  looked.met = true
  return true
}

/** Takes the points reached since the last call. */
function taken(): number[] {
  const points: number[] = []
  for (let point = 0; point < MOST_POINTS; point++) if (looked.reached[point] === 1) points.push(point)
  looked.reached.fill(0)
  return points
}

/** What a test does when a point is broken: it fails, loops for ever, passes, or does not reach the point this time. */
async function withBroken(run: () => unknown, point: number): Promise<'fails' | 'loops' | 'passes' | 'misses'> {
  looked.broken = point
  looked.met = false
  looked.hits = 0
  try {
    await run()
    return looked.met ? 'passes' : 'misses'
  } catch {
    return looked.hits <= looked.most ? 'fails' : 'loops'
  } finally {
    looked.broken = 0
  }
}

/** Whether the test passes unbroken, that is, the broken run before left nothing behind. */
async function passes(run: () => unknown): Promise<boolean> {
  looked.hits = 0
  try {
    await run()
    return true
  } catch {
    return false
  }
}

function append({ file, name }: { readonly file: { readonly filepath: string }; readonly name: string }, found: object): void {
  appendFileSync(log, `${JSON.stringify({ file: file.filepath, test: name, ...found })}\n`)
}

beforeEach(async ({ task, skip }) => {
  if (!titles.test(task.name) || (lastTests !== null && !lastTests.includes(task.name))) return skip()
  const loaded = taken().filter((point) => looked.loaded[point] === 0)
  for (const point of loaded) looked.loaded[point] = 1
  const run = TestRunner.getTestFn(task)
  const { user } = process.cpuUsage()
  looked.most = Number.POSITIVE_INFINITY
  if (!(await passes(run))) {
    append(task, { failed: true })
    return
  }
  const slow = lastTests === null && process.cpuUsage().user - user > 1000 * SLOW
  looked.most = Math.max(LEAST_HITS, PATIENCE * looked.hits)
  const reached = taken()
  const noticed: number[] = []
  const open: number[] = []
  for (const point of slow ? [] : reached) {
    if (!wanted.has(point) || looked.noticed[point] === 1) continue
    const did = await withBroken(run, point)
    // If a test also fails unbroken, a broken run has spoilt it.
    if (did === 'loops' || did === 'misses' || (did === 'fails' && !(await passes(run)))) open.push(point)
    else if (did === 'fails') noticed.push(point)
  }
  looked.reached.fill(0)
  for (const point of noticed) looked.noticed[point] = 1
  append(task, { slow, loaded, reached, noticed, open })
  onTestFinished(() => {
    looked.reached.fill(0)
  })
}, 3_600_000)
