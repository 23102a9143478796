import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from './files.ts'
import { vitest } from './vitest.ts'

/** The tests that reach a point: their files and titles. Null: loading the file reaches it, so any test may. */
export type Reach = { readonly files: string[]; readonly tests: string[] } | null

/** The results of running all tests in one process. */
export interface Found {
  readonly reaches: ReadonlyMap<number, Reach>
  readonly noticed: ReadonlySet<number>
  /** Wanted points with which all tests that reach them passed. A point that is neither here nor noticed must run in its own process. */
  readonly lived: ReadonlySet<number>
}

/**
 * The results of one test; a slow test has none. `open`: points at which it looped for ever, which it did not reach again, or with which it
 * failed although it then also failed unbroken.
 */
interface Line {
  readonly file: string
  readonly test: string
  readonly slow: boolean
  readonly reached: readonly number[]
  readonly loaded: readonly number[]
  readonly noticed: readonly number[]
  readonly open: readonly number[]
}

/** A test that failed although nothing was broken: the test is at fault, or an earlier broken run left something behind. */
interface Failure {
  readonly file: string
  readonly test: string
  readonly failed: true
}

/** After this time, in milliseconds, a run that judges all points counts as an endless loop. */
const PATIENCE = 5 * 3_600_000

/**
 * Runs all tests in one process, each unbroken first and then once for every wanted point that it reaches and that no earlier test noticed;
 * slow tests come last. The runs' files are put into `folder`.
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

/** The results of each test at the wanted points, and whether all passed unbroken. Without `tests`, all run. */
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
