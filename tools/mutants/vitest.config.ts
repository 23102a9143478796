import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ROOT } from '../files.ts'
import { rulesOf } from './files.ts'
import { withPoints } from './points.ts'

const game = process.env.ORRERY_MUTANTS_GAME ?? ''
const rules = new Map(rulesOf(game).map((one) => [one.path, one]))

const SETUP = process.env.ORRERY_MUTANTS_ONLY === undefined ? 'setup.ts' : 'within.ts'

/** The tests of one game on its rules with every point in them. */
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
    include: [`games/${game}/**/*.test.ts`],
    // The conformance suite (`promises`) proves no rule: it reaches everything without checking what is right.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', '**/promises.test.ts'],
    setupFiles: [join(ROOT, 'tools/seeded.ts'), join(ROOT, 'tools/mutants', SETUP)],
    maxWorkers: 1,
    isolate: false,
    // A cached file would have point numbers of an earlier run.
    fsModuleCache: false,
    testTimeout: 20_000,
    bail: process.env.ORRERY_MUTANT === undefined ? 0 : 1,
  },
})
