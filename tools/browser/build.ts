import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../files.ts'

/** Builds the web app once before the browser tests. */
export default function build(): void {
  const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'packages/web'),
    // Vitest's own NODE_ENV would make it a build for development, without the offline worker.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (ran.status !== 0) throw new Error(`the web app does not build (${ran.status ?? ran.signal})`)
}
