import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tools/**/*.browser.test.ts', 'packages/**/*.browser.test.ts', 'games/**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/browser/build.ts'],
    // Each file has a server and a Chromium of its own: while one waits for an answer, the other works.
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
})
