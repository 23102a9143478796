import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tools/**/*.browser.test.ts', 'packages/**/*.browser.test.ts', 'games/**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/browser/build.ts'],
    // Each file has a server and a Chromium of its own: while one waits for an answer, the other works.
    maxWorkers: 2,
    // A test waits for what it needs, however slow the machine is; these end one that waits in vain.
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
})
