import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { randomOf, seedOf } from '../../packages/kernel/index.ts'
import { ROOT } from '../files.ts'
import { type Rules, rulesOf, type Subject, subjectOf } from './files.ts'
import { type Found, look, type Reach } from './look.ts'
import { judged, type Outcome } from './outcome.ts'
import { KINDS, type Point } from './points.ts'
import { vitest } from './vitest.ts'

/** A mutant of this run. */
interface Mutant {
  readonly number: number
  readonly path: string
  readonly point: Point
}

const USAGE = 'usage: npm run mutants -- GAME|PACKAGE [--sample N] [--seed S] [--files PARTS] [--at NUMBERS] [--within] [--workers N]'
const KEPT = join(ROOT, '.cache', 'mutants')
/** After this time, in milliseconds, a mutant counts as an endless loop; it is long enough for a busy machine. */
const PATIENCE = 600_000

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      files: { type: 'string' },
      at: { type: 'string' },
      within: { type: 'boolean' },
      workers: { type: 'string' },
    },
  })
  const subject = subjectOf(positionals[0] ?? '')
  if (subject === null || positionals.length !== 1) {
    console.error(USAGE)
    return 2
  }
  mkdirSync(KEPT, { recursive: true })
  const rules = rulesOf(subject)
  const parts = values.files?.split(',') ?? ['']
  const all = mutantsOf(rules).filter(({ path }) => parts.some((part) => path.includes(part)))
  const listed = equivalents(subject)
  const named = new Set(mutantsOf(rules).flatMap((mutant) => namesOf(subject, mutant)))
  for (const name of listed) if (!named.has(name)) console.log(`listed, but there is no such place any more: ${name}`)
  const open = all.filter((mutant) => !namesOf(subject, mutant).some((name) => listed.has(name)))
  const chosen =
    values.at === undefined
      ? values.within === true && values.sample === undefined
        ? open
        : sample(open, Number(values.sample ?? 100), values.seed ?? '1')
      : open.filter(({ number }) => (values.at ?? '').split(',').includes(String(number)))
  if (values.within === true) return judgeWithin(subject, chosen)
  return judge(subject, keyOf(subject, rules), chosen, Number(values.workers ?? 2))
}

function mutantsOf(rules: readonly Rules[]): Mutant[] {
  return rules.flatMap(({ path, points, first }) => points.map((point, at) => ({ number: first + at, path, point })))
}

/**
 * The names under which a mutant may stand in `docs/mutants.md`: file, original text and kind; also with the whole line, if the text is
 * frequent.
 */
function namesOf({ name, folder }: Subject, { path, point }: Mutant): string[] {
  const file = `${name}/${relative(folder, path)}`
  return [`${file} · ${point.was} · ${point.kind}`, `${file} · ${point.text} · ${point.was} · ${point.kind}`]
}

/** Mutants without any visible effect, listed with a reason. */
function equivalents({ name }: Subject): Set<string> {
  const file = join(ROOT, 'docs', 'mutants.md')
  if (!existsSync(file)) return new Set()
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Set(lines.flatMap((line) => new RegExp(`^- \`(${name}/.*)\`: `).exec(line)?.[1] ?? []))
}

/** A random sample of lines with one mutant from each, so that a line with many mutants counts no more than others. */
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

function keyOf({ tests }: Subject, rules: readonly Rules[]): string {
  const hash = createHash('sha256')
  for (const { path } of rules) hash.update(readFileSync(path))
  for (const file of tests) hash.update(readFileSync(file))
  for (const file of readdirSync(import.meta.dirname)) hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Judges mutants: first all in one process, then each that was not judged there in its own process. Verdicts are stored, so that known
 * mutants are not run again.
 */
async function judge(subject: Subject, key: string, mutants: readonly Mutant[], workers: number): Promise<number> {
  const known = join(KEPT, `${subject.name}-${key}.results.json`)
  const results: Record<string, Outcome> = existsSync(known) ? JSON.parse(readFileSync(known, 'utf8')) : {}
  const open = mutants.filter(({ number }) => results[number] === undefined)
  const found = await lookAt(subject, open)
  const outcome = (number: number): Outcome | undefined =>
    found.noticed.has(number) ? 'noticed' : found.lived.has(number) || !found.reaches.has(number) ? 'lived' : undefined
  const left: Mutant[] = []
  for (const mutant of open) {
    const judged = outcome(mutant.number)
    if (judged === undefined) left.push(mutant)
    else results[mutant.number] = judged
  }
  writeFileSync(known, JSON.stringify(results))
  console.log(`${subject.name}: ${mutants.length - left.length} of ${mutants.length} judged in one process`)
  const worker = async (_: unknown, at: number): Promise<void> => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      results[mutant.number] = await outcomeOf(subject, mutant, found.reaches.get(mutant.number) ?? null, String(at))
      writeFileSync(known, JSON.stringify(results))
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  const unjudged = mutants.filter(({ number }) => results[number] === 'hangs' || results[number] === 'unloaded')
  for (const mutant of unjudged) console.log(`${results[mutant.number]}  ${nameAt(mutant)}`)
  const rest = mutants.filter((mutant) => !unjudged.includes(mutant))
  return tell(subject, rest, (number) => results[number] === 'noticed')
}

async function lookAt(subject: Subject, mutants: readonly Mutant[]): Promise<Found> {
  if (mutants.length === 0) return { reaches: new Map(), noticed: new Set(), lived: new Set() }
  return look(
    subject,
    mutants.map(({ number }) => number),
    KEPT,
  )
}

/** Judges mutants in one process only, and counts those that it could not judge. */
async function judgeWithin(subject: Subject, mutants: readonly Mutant[]): Promise<number> {
  const { reaches, noticed, lived } = await lookAt(subject, mutants)
  const judged = mutants.filter(({ number }) => noticed.has(number) || lived.has(number) || !reaches.has(number))
  console.log(`${subject.name}: ${mutants.length - judged.length} loop, or are reached while files are loaded: not judged`)
  return tell(subject, judged, (number) => noticed.has(number))
}

/** Reports the survivors, and how many mutants were noticed. */
function tell({ name }: Subject, mutants: readonly Mutant[], isSeen: (number: number) => boolean): number {
  const lived = mutants.filter(({ number }) => !isSeen(number))
  for (const mutant of lived) console.log(`lived  ${nameAt(mutant)}`)
  for (const kind of KINDS) {
    const of = mutants.filter(({ point }) => point.kind === kind)
    console.log(`${kind}: ${of.filter(({ number }) => isSeen(number)).length} of ${of.length} noticed`)
  }
  const noticed = mutants.length - lived.length
  console.log(`${name}: ${noticed} of ${mutants.length} noticed (${((100 * noticed) / Math.max(1, mutants.length)).toFixed(1)} %)`)
  return noticed >= 0.97 * mutants.length ? 0 : 1
}

function nameAt({ number, path, point }: Mutant): string {
  return `#${number} ${relative(ROOT, path)}:${point.line} (${point.kind}): ${point.was}`
}

/** Runs the tests that reach a mutant, with it active. */
async function outcomeOf(subject: Subject, { number }: Mutant, reach: Reach, worker: string): Promise<Outcome> {
  const report = join(KEPT, `${subject.name}-${worker}.report.json`)
  rmSync(report, { force: true })
  const env: Record<string, string> = { ORRERY_MUTANT: String(number), ORRERY_MUTANTS_REPORT: report }
  if (reach !== null) {
    const wanted = join(KEPT, `${subject.name}-${worker}.tests.json`)
    writeFileSync(wanted, JSON.stringify(reach.tests))
    env.ORRERY_MUTANTS_TESTS = wanted
  }
  const status = await vitest(subject, reach?.files ?? [], env, PATIENCE)
  return judged(status, existsSync(report) ? readFileSync(report, 'utf8') : null)
}

process.exitCode = await main()
