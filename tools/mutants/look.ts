import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from './files.ts'
import { vitest } from './vitest.ts'

/** The tests that reach a point: files, and their titles. Null: loading its file reaches it, so any test may. */
export type Reach = { readonly files: string[]; readonly tests: string[] } | null

/** What a run of all tests in one process found. */
export interface Found {
  readonly reaches: ReadonlyMap<number, Reach>
  readonly noticed: ReadonlySet<number>
  /** Wanted points that all tests which reach them passed with. A point that is neither here nor noticed must run by itself. */
  readonly lived: ReadonlySet<number>
}

/** What one test found; a slow one did not look. At `open` points it looped for ever, missed them, or failed unbroken, too. */
interface Line {
  readonly file: string
  readonly test: string
  readonly slow: boolean
  readonly reached: readonly number[]
  readonly loaded: readonly number[]
  readonly noticed: readonly number[]
  readonly open: readonly number[]
}

/** A test that failed although nothing was broken: a fault of the test, or a broken run before it left something behind. */
interface Failure {
  readonly file: string
  readonly test: string
  readonly failed: true
}

/** After this time, in milliseconds, a run counts as an endless loop: everything is judged in it. */
const PATIENCE = 5 * 3_600_000

/**
 * Runs all tests in one process, each unbroken and then once for every wanted point that it reaches and that none before it noticed;
 * slow tests come last. Files of the runs lie in `folder`.
 */
export async function look(subject: Subject, wanted: readonly number[], folder: string): Promise<Found> {
  const first = await linesOf(subject, wanted, [], folder)
  const noticed = new Set(first.lines.flatMap((line) => line.noticed))
  const left = new Set(wanted.filter((point) => !noticed.has(point)))
  const slow = first.lines.filter((line) => line.slow && line.reached.some((point) => left.has(point)))
  const last = slow.length > 0 ? await linesOf(subject, [...left], slow, folder) : { lines: [], passed: true }
  for (const line of last.lines) for (const point of line.noticed) noticed.add(point)

  const reaches = reachesOf(first.lines)
  const open = new Set([...first.lines, ...last.lines].flatMap((line) => line.open))
  const isSure = (point: number): boolean => first.passed && last.passed && !open.has(point) && reaches.get(point) !== null
  return { reaches, noticed, lived: new Set([...left].filter((point) => !noticed.has(point) && isSure(point))) }
}

function reachesOf(lines: readonly Line[]): Map<number, Reach> {
  const reaches = new Map<number, Reach>()
  for (const { file, test, reached } of lines)
    for (const point of reached) {
      const known = reaches.get(point)
      if (known === undefined || known === null) reaches.set(point, { files: [file], tests: [test] })
      else {
        if (!known.files.includes(file)) known.files.push(file)
        known.tests.push(test)
      }
    }
  for (const point of lines.flatMap(({ loaded }) => loaded)) reaches.set(point, null)
  return reaches
}

/** What each test found at the wanted points, and whether all passed unbroken; no tests given: all. */
async function linesOf(
  subject: Subject,
  wanted: readonly number[],
  only: readonly Line[],
  folder: string,
): Promise<{ readonly lines: readonly Line[]; readonly passed: boolean }> {
  const log = join(folder, `${subject.name}-within.jsonl`)
  rmSync(log, { force: true })
  const env: Record<string, string> = { ORRERY_MUTANTS_LOG: log, ORRERY_MUTANTS_ONLY: wanted.join(',') }
  if (only.length > 0) {
    env.ORRERY_MUTANTS_TESTS = join(folder, `${subject.name}-slow.tests.json`)
    writeFileSync(env.ORRERY_MUTANTS_TESTS, JSON.stringify(only.map(({ test }) => test)))
  }
  const passed = (await vitest(subject, [...new Set(only.map(({ file }) => file))], env, PATIENCE)) === 0
  const written = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  const told = written.filter((line) => line !== '').map((line) => JSON.parse(line) as Line | Failure)
  const failures = told.filter((one) => 'failed' in one)
  for (const { test } of failures) console.log(`${subject.name}: fails unbroken, or was spoilt by a broken run before it: ${test}`)
  if (!passed && failures.length === 0) console.log(`${subject.name}: the tests did not load, or never ended`)
  return { lines: told.filter((one): one is Line => !('failed' in one)), passed }
}
