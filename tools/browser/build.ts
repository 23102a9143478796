import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../files.ts'
import { startChromium } from './chromium.ts'

/** Runs once before the browser tests: builds the web app, and starts Chromium, which unpacks itself on its first start. */
export default async function build(): Promise<void> {
  await (await startChromium()).close()
  const ran = spawnSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'packages/web'),
    // With Vitest's own NODE_ENV it would be a build for development, without the offline worker.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (ran.status !== 0) throw new Error(`the web app does not build (${ran.status ?? ran.signal})`)
}
