import { defineConfig } from 'vitest/config'
import { keepCompiled } from './tools/compiled.ts'
import { longestFirst } from './tools/longest-first.ts'
import { LIMITS } from './tools/patience.ts'

/** What takes longest, the longest first. */
const LONG = [
  ...['four-games', 'phone', 'duel', 'forbidden-stars', 'armada', 'several', 'chaos-phone', 'cluster', 'coach', 'together', 'whole-sheets'],
  ...['accessible', 'press', 'solo', 'studies', 'learn', 'folder'],
].map((name) => `/${name}.browser.test.ts`)

keepCompiled()

export default defineConfig({
  test: {
    include: ['tools/**/*.browser.test.ts', 'packages/**/*.browser.test.ts', 'games/**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/browser/build.ts'],
    // Each worker has a Chromium, and each file a server. With two workers a quarter of the two cores waits, with three a tenth.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: longestFirst(LONG) },
    ...LIMITS,
  },
})
