import { appendFileSync, readFileSync } from 'node:fs'
import { beforeEach, onTestFinished } from 'vitest'

/**
 * Runs inside the mutation tests. Without a mutant it records which test reaches which point; with one, only the tests
 * that reach it run.
 */
const broken = Number(process.env.ORRERY_MUTANT ?? '0')
const log = process.env.ORRERY_MUTANTS_LOG ?? ''
/** For each point, whether the test reached it. It is written millions of times a second, so it is no `Set`. */
const MOST_POINTS = 1 << 16
const reached = new Uint8Array(MOST_POINTS)

;(globalThis as unknown as { __mutant(point: number): boolean }).__mutant =
  broken === 0
    ? (point) => {
        reached[point] = 1
        return false
      }
    : (point) => point === broken

function pointsReached(): number[] {
  const points: number[] = []
  for (let point = 0; point < MOST_POINTS; point++) if (reached[point] === 1) points.push(point)
  return points
}

/** Records what was reached since the last note. */
function note(file: string, test: string | null): void {
  const points = pointsReached()
  reached.fill(0)
  if (points.length > 0) appendFileSync(log, `${JSON.stringify({ file, test, reached: points })}\n`)
}

const wanted = process.env.ORRERY_MUTANTS_TESTS
const tests = wanted === undefined ? null : (JSON.parse(readFileSync(wanted, 'utf8')) as readonly string[])

beforeEach(({ task, skip }) => {
  if (!/^[A-Z]{2}-[A-Z]/.test(task.name) || (tests !== null && !tests.includes(task.name))) return skip()
  if (broken !== 0) return
  // Points reached outside all tests, while files were loaded.
  note(task.file.filepath, null)
  onTestFinished(() => note(task.file.filepath, task.name))
})
