import { readFileSync } from 'node:fs'
import { beforeEach } from 'vitest'

/** Runs inside the mutation tests of one mutant, and lets only the tests that may notice it run. */
const broken = Number(process.env.ORRERY_MUTANT)

;(globalThis as unknown as { __mutant(point: number): boolean }).__mutant = (point) => point === broken

const wanted = process.env.ORRERY_MUTANTS_TESTS
const titles = new RegExp(process.env.ORRERY_MUTANTS_TITLES ?? '')
const tests = wanted === undefined ? null : (JSON.parse(readFileSync(wanted, 'utf8')) as readonly string[])

beforeEach(({ task, skip }) => {
  if (!titles.test(task.name) || (tests !== null && !tests.includes(task.name))) return skip()
})
