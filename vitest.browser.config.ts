import { defineConfig } from 'vitest/config'
import { longestFirst } from './tools/longest-first.ts'

/** What takes longest. */
const LONG = ['phone', 'four-games', 'learn', 'duel', 'together', 'armada', 'coach', 'folder', 'solo'].map(
  (name) => `/${name}.browser.test.ts`,
)

export default defineConfig({
  test: {
    include: ['tools/**/*.browser.test.ts', 'packages/**/*.browser.test.ts', 'games/**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/browser/build.ts'],
    // Each worker has a Chromium, and each file a server: while one waits for an answer, the other works.
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    // A test waits for what it needs, however slow the machine is; these end one that waits in vain.
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
})
