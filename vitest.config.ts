import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'games/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    setupFiles: ['tools/seeded.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
  },
})
