import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { randomOf, seedOf } from '../../packages/kernel/index.ts'
import { ROOT } from '../files.ts'
import { type Rules, rulesOf } from './files.ts'
import { judged, type Outcome } from './outcome.ts'
import { KINDS, type Point } from './points.ts'

/** A mutant of this run. */
interface Mutant {
  readonly number: number
  readonly path: string
  readonly point: Point
}

/** The tests that reach a point: files, and their titles. Null: loading its file reaches it, so any test may. */
type Reach = { readonly files: string[]; readonly tests: string[] } | null

const USAGE = 'usage: npm run mutants -- GAME [--sample N] [--seed S] [--files PARTS] [--at NUMBERS] [--within]'
const KEPT = join(ROOT, '.cache', 'mutants')
/** After this time, in milliseconds, a mutant counts as an endless loop; it is long enough for a busy machine. */
const PATIENCE = 60_000

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      files: { type: 'string' },
      at: { type: 'string' },
      within: { type: 'boolean' },
    },
  })
  const game = positionals[0]
  if (game === undefined || !existsSync(join(ROOT, 'games', game))) {
    console.error(USAGE)
    return 2
  }
  mkdirSync(KEPT, { recursive: true })
  const rules = rulesOf(game)
  const parts = values.files?.split(',') ?? ['']
  const all = mutantsOf(rules).filter(({ path }) => parts.some((part) => path.includes(part)))
  const listed = equivalents(game)
  const open = all.filter((mutant) => !namesOf(mutant).some((name) => listed.has(name)))
  const chosen =
    values.at === undefined
      ? values.within === true && values.sample === undefined
        ? open
        : sample(open, Number(values.sample ?? 100), values.seed ?? '1')
      : open.filter(({ number }) => (values.at ?? '').split(',').includes(String(number)))
  return values.within === true ? judgeWithin(game, chosen) : judge(game, rules, chosen, await reachesOf(game, rules))
}

function mutantsOf(rules: readonly Rules[]): Mutant[] {
  return rules.flatMap(({ path, points, first }) => points.map((point, at) => ({ number: first + at, path, point })))
}

/** The names of a mutant in `docs/mutants.md`: file, original text and kind; if the text is frequent, the whole line too. */
function namesOf({ path, point }: Mutant): string[] {
  const file = relative(join(ROOT, 'games'), path)
  return [`${file} · ${point.was} · ${point.kind}`, `${file} · ${point.text} · ${point.was} · ${point.kind}`]
}

/** Mutants without any visible effect, listed with a reason. */
function equivalents(game: string): Set<string> {
  const file = join(ROOT, 'docs', 'mutants.md')
  if (!existsSync(file)) return new Set()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Set(lines.flatMap((line) => new RegExp(`^- \`(${game}/.*)\`: `).exec(line)?.[1] ?? []))
}

/** A random sample of lines, with one mutant of each, so that a line with many mutants counts no more than others. */
function sample(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const random = randomOf(seedOf(`mutants:${seed}`))
  const lines = Object.values(Object.groupBy(mutants, ({ path, point }) => `${path}:${point.line}`)) as Mutant[][]
  const chosen: Mutant[] = []
  while (chosen.length < count && lines.length > 0) {
    const [line = []] = lines.splice(random.below(lines.length), 1)
    chosen.push(line[random.below(line.length)] as Mutant)
  }
  return chosen
}

/** The tests that reach each point: from the last run on the same code, or by running all tests once. */
async function reachesOf(game: string, rules: readonly Rules[]): Promise<Map<number, Reach>> {
  const log = join(KEPT, `${game}-${keyOf(game, rules)}.jsonl`)
  if (!existsSync(log)) {
    console.log(`${game}: finding out which tests reach what`)
    const fresh = `${log}.new`
    rmSync(fresh, { force: true })
    const status = await vitest(game, [], { ORRERY_MUTANTS_LOG: fresh }, 30 * PATIENCE)
    if (status !== 0) throw new Error('the tests fail as they stand')
    writeFileSync(log, readFileSync(fresh))
    rmSync(fresh)
  }
  const reaches = new Map<number, Reach>()
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    const { file, test, reached } = JSON.parse(line) as { file: string; test: string | null; reached: readonly number[] }
    for (const point of reached) {
      const known = reaches.get(point)
      if (test === null || known === null) reaches.set(point, null)
      else if (known === undefined) reaches.set(point, { files: [file], tests: [test] })
      else {
        if (!known.files.includes(file)) known.files.push(file)
        known.tests.push(test)
      }
    }
  }
  return reaches
}

function keyOf(game: string, rules: readonly Rules[]): string {
  const hash = createHash('sha256')
  for (const { path } of rules) hash.update(readFileSync(path))
  for (const file of tests(game)) hash.update(readFileSync(file))
  for (const file of readdirSync(import.meta.dirname)) hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 16)
}

function tests(game: string): string[] {
  const folder = join(ROOT, 'games', game)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return paths.filter((path) => path.endsWith('.test.ts')).map((path) => join(folder, path))
}

function vitest(game: string, files: readonly string[], env: Readonly<Record<string, string>>, patience: number): Promise<number> {
  const args = [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...(env.ORRERY_MUTANTS_REPORT === undefined ? ['--reporter=dot'] : ['--reporter=json', `--outputFile=${env.ORRERY_MUTANTS_REPORT}`]),
    '--config',
    join(ROOT, 'tools/mutants/vitest.config.ts'),
    ...files,
  ]
  return new Promise((resolve) => {
    const run = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, ...env, ORRERY_MUTANTS_GAME: game, ORRERY_TESTS: 'plain' },
      timeout: patience,
      killSignal: 'SIGKILL',
    })
    run.on('close', (status) => resolve(status ?? 1))
  })
}

/** Runs the mutants, two at a time, and reports those that survived. Results are kept, so that known ones are not run again. */
async function judge(
  game: string,
  rules: readonly Rules[],
  mutants: readonly Mutant[],
  reaches: ReadonlyMap<number, Reach>,
): Promise<number> {
  const known = join(KEPT, `${game}-${keyOf(game, rules)}.results.json`)
  const results: Record<string, Outcome> = existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : {}
  const left = mutants.filter(({ number }) => results[number] === undefined)
  let done = mutants.length - left.length
  const worker = async (name: string): Promise<void> => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      results[mutant.number] = await outcomeOf(game, mutant, reaches.get(mutant.number), name)
      writeFileSync(known, JSON.stringify(results))
      done++
      if (done % 10 === 0) console.log(`  ${done} of ${mutants.length}`)
    }
  }
  await Promise.all(['a', 'b'].map(worker))
  const unjudged = mutants.filter(({ number }) => results[number] === 'hangs' || results[number] === 'unloaded')
  for (const mutant of unjudged) console.log(`${results[mutant.number]}  ${nameAt(mutant)}`)
  const rest = mutants.filter((mutant) => !unjudged.includes(mutant))
  return tell(game, rest, (number) => results[number] === 'noticed', reaches)
}

/**
 * Runs all mutants in one process, test by test. State left by one broken run may affect another, points reached while files
 * load are not judged, and slow tests do not count: check survivors one by one (`--at`).
 */
async function judgeWithin(game: string, mutants: readonly Mutant[]): Promise<number> {
  const log = join(KEPT, `${game}-within.jsonl`)
  rmSync(log, { force: true })
  const env = { ORRERY_MUTANTS_LOG: log, ORRERY_MUTANTS_ONLY: mutants.map(({ number }) => number).join(',') }
  if ((await vitest(game, [], env, 60 * PATIENCE)) !== 0)
    console.log(`${game}: some tests fail once the others were broken; figures are about right`)
  const reaches = new Set<number>()
  const noticed = new Set<number>()
  const loaded = new Set<number>()
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    const found = JSON.parse(line) as { [kind in 'loaded' | 'reached' | 'noticed']: readonly number[] }
    for (const point of found.loaded) loaded.add(point)
    for (const point of found.reached) reaches.add(point)
    for (const point of found.noticed) noticed.add(point)
  }
  const judged = mutants.filter(({ number }) => noticed.has(number) || !loaded.has(number))
  if (judged.length < mutants.length)
    console.log(`${game}: ${mutants.length - judged.length} are reached while files are loaded: not judged`)
  return tell(game, judged, (number) => noticed.has(number), reaches)
}

/** Reports the survivors, and how many mutants were noticed. */
function tell(
  game: string,
  mutants: readonly Mutant[],
  isSeen: (number: number) => boolean,
  reaches: { has(number: number): boolean },
): number {
  const lived = mutants.filter(({ number }) => !isSeen(number))
  for (const mutant of lived) console.log(`lived  ${nameAt(mutant)}${reaches.has(mutant.number) ? '' : ' (reached by no test)'}`)
  for (const kind of KINDS) {
    const of = mutants.filter(({ point }) => point.kind === kind)
    console.log(`${kind}: ${of.filter(({ number }) => isSeen(number)).length} of ${of.length} noticed`)
  }
  const noticed = mutants.length - lived.length
  console.log(`${game}: ${noticed} of ${mutants.length} noticed (${((100 * noticed) / Math.max(1, mutants.length)).toFixed(1)} %)`)
  return noticed >= 0.95 * mutants.length ? 0 : 1
}

function nameAt({ number, path, point }: Mutant): string {
  return `#${number} ${relative(ROOT, path)}:${point.line} (${point.kind}): ${point.was}`
}

/** Runs the tests that reach a mutant, with it active. */
async function outcomeOf(game: string, { number }: Mutant, reach: Reach | undefined, worker: string): Promise<Outcome> {
  if (reach === undefined) return 'lived'
  const report = join(KEPT, `${game}-${worker}.report.json`)
  rmSync(report, { force: true })
  const env: Record<string, string> = { ORRERY_MUTANT: String(number), ORRERY_MUTANTS_REPORT: report }
  if (reach !== null) {
    const wanted = join(KEPT, `${game}-${worker}.tests.json`)
    writeFileSync(wanted, JSON.stringify(reach.tests))
    env.ORRERY_MUTANTS_TESTS = wanted
  }
  const status = await vitest(game, reach?.files ?? [], env, reach === null ? 5 * PATIENCE : 2 * PATIENCE)
  return judged(status, existsSync(report) ? readFileSync(report, 'utf8') : null)
}

process.exitCode = await main()
