import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tools/**/*.browser.test.ts', 'packages/**/*.browser.test.ts', 'games/**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/browser/build.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    // Pages, workers and servers race on a loaded machine; what is broken fails twice.
    retry: 1,
    hookTimeout: 60_000,
  },
})
