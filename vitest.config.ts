import { defineConfig } from 'vitest/config'
import { keepCompiled } from './tools/compiled.ts'
import { longestFirst } from './tools/longest-first.ts'
import { LIMITS } from './tools/patience.ts'

/** What takes longest, the longest first. */
const LONG = [
  'games/promises.test.ts',
  'packages/server/test/store/postgres.test.ts',
  'tools/test/kept.test.ts',
  'packages/server/test/by-day/four-games.test.ts',
  'tools/test/cluster-attack.test.ts',
  'packages/server/test/cluster/cluster.test.ts',
  'packages/server/test/club/meeting.test.ts',
  'packages/server/test/cluster/workers.test.ts',
  'packages/server/test/notices/notice-times.test.ts',
  'packages/server/test/rooms/chaos-galaxy.test.ts',
  'tools/test/toy.test.ts',
  'games/chaos-galaxy/test/ways/promises.test.ts',
]

/** Tests of what Node does not load by itself: the app, and whatever draws a board. Vite rewrites it. */
const REWRITTEN = [
  'packages/web/**/*.test.ts',
  'packages/board/test/surface.test.ts',
  'games/{death-angel,firestorm-armada}/test/board.test.ts',
  'games/death-angel/test/learn.test.ts',
  'games/chaos-galaxy/board/test/mat.test.ts',
]

const NEVER = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts']

keepCompiled()

export default defineConfig({
  test: {
    // Tests of servers wait for others half of the time: with two workers a third of the two cores would have nothing to do.
    maxWorkers: 3,
    // What tests start ends with them, so that a worker loads a game, the server and the app once, not once a file.
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    projects: [
      {
        extends: true,
        test: {
          name: 'loaded',
          include: ['{games,packages,tools}/**/*.test.ts'],
          exclude: [...NEVER, ...REWRITTEN],
          // As the program itself is loaded: Node takes off the types, nothing is rewritten.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: { name: 'rewritten', include: REWRITTEN, exclude: NEVER },
      },
    ],
    setupFiles: ['tools/seeded.ts'],
    ...LIMITS,
  },
})
