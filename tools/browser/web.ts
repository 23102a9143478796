import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../files.ts'

/** Builds the web app of the project in `root` as it is released, only that its files are compressed less. */
export function buildWeb(root = ROOT): void {
  const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    // With Vitest's own NODE_ENV it would be a build for development, without the offline worker.
    env: { ...process.env, NODE_ENV: 'production', ORRERY_BUILD: 'quick' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (ran.status !== 0) throw new Error(`the web app does not build (${ran.status ?? ran.signal})`)
}
