import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ROOT } from '../files.ts'
import { rulesOf, subjectOf } from './files.ts'
import { withPoints } from './points.ts'

const subject = subjectOf(process.env.ORRERY_MUTANTS_SUBJECT ?? '')
if (subject === null) throw new Error('ORRERY_MUTANTS_SUBJECT names no game or package')
const rules = new Map(rulesOf(subject).map((one) => [one.path, one]))

const SETUP = process.env.ORRERY_MUTANTS_ONLY === undefined ? 'setup.ts' : 'within.ts'

/** The tests of one game or package, on its rules with every point in them. */
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(code, id) {
        const file = rules.get(id.split('?')[0] as string)
        return file === undefined ? null : { code: withPoints(code, file.points, file.first), map: null }
      },
    },
  ],
  test: {
    include: subject.tests.map((path) => relative(ROOT, path)),
    env: { ORRERY_MUTANTS_TITLES: subject.titles.source },
    setupFiles: [join(ROOT, 'tools/seeded.ts'), join(ROOT, 'tools/mutants', SETUP)],
    maxWorkers: 1,
    isolate: false,
    // A cached file would have the point numbers of an earlier run.
    fsModuleCache: false,
    // In one process, a test that loops is found by how often it reaches points, so it may take any time on a busy machine.
    testTimeout: process.env.ORRERY_MUTANT === undefined ? 3_600_000 : 120_000,
    bail: process.env.ORRERY_MUTANT === undefined ? 0 : 1,
  },
})
