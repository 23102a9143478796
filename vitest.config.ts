import { defineConfig } from 'vitest/config'
import { longestFirst } from './tools/longest-first.ts'
import { LIMITS } from './tools/patience.ts'

/** What takes longest. */
const LONG = ['games/promises.test.ts', 'games/chaos-galaxy/test/ways/promises.test.ts', 'tools/test/cluster-attack.test.ts']

/** Pure code, games above all: its tests leave nothing behind, so that a worker loads a game once for all of them. */
const PURE = ['games/**/*.test.ts', 'packages/{collecting,kernel,play,protocol,records,search,text,tournament}/**/*.test.ts']

/** Tests of the server stop what they start when they end, so that a worker loads it once for all of them, too. */
const SERVED = ['packages/server/**/*.test.ts']

/** Loaded as the program itself is, once a worker: Node takes off the types, nothing is rewritten. */
const LOADED_ONCE = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/** Tests that draw a game's board: it is written in a language that Node does not load by itself. */
const DRAWN = [
  'games/{death-angel,firestorm-armada}/test/board.test.ts',
  'games/death-angel/test/learn.test.ts',
  'games/chaos-galaxy/board/test/mat.test.ts',
]

const NEVER = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONG) },
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', ...DRAWN],
          exclude: [...NEVER, ...SERVED, ...PURE.filter((path) => path.startsWith('packages/'))],
        },
      },
      {
        extends: true,
        test: { name: 'served', include: SERVED, exclude: NEVER, ...LOADED_ONCE },
      },
      {
        extends: true,
        test: { name: 'pure', include: PURE, exclude: [...NEVER, ...DRAWN], ...LOADED_ONCE },
      },
    ],
    setupFiles: ['tools/seeded.ts'],
    ...LIMITS,
  },
})
