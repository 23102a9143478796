import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { startChromium } from '../../../tools/browser/chromium.ts'
import { startServer } from '../../../tools/browser/server.ts'
import { ROOT } from '../../../tools/files.ts'
import { atMost, type Figure } from './figure.ts'

const GAME = 'death-angel'
const ROUNDS = 5
const MOST_KILOBYTES = 120
const MOST_MILLISECONDS = 2000

/** What it takes a new visitor to sit at a first table. */
interface Visit {
  /** From the address to the first option that can be taken. */
  readonly milliseconds: number
  /** Gzipped bytes of every script that was asked for until the table was drawn. */
  readonly scriptBytes: number
}

/** Measures the web app as a new visitor meets it, on the real server, with an empty cache. */
export async function figures(): Promise<Figure[]> {
  built()
  const server = await startServer()
  const browser = await startChromium()
  try {
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, server.url))
    const kilobytes = Math.max(...visits.map((one) => one.scriptBytes)) / 1024
    const milliseconds = median(visits.map((one) => one.milliseconds))
    return [
      atMost('JavaScript before the first table', kilobytes, 'KB gzipped', MOST_KILOBYTES, 'rules, board, words of one language'),
      atMost('from the address to the first option', milliseconds, 'ms', MOST_MILLISECONDS, `median of ${ROUNDS}, empty cache, one click`),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Builds the app where it is not built yet. */
function built(): void {
  const web = join(ROOT, 'packages/web')
  if (existsSync(join(web, 'dist/index.html'))) return
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const ran = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' })
  if (ran.status !== 0) throw new Error('the web app does not build')
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' })
  const scripts: Promise<number>[] = []
  let drawn = false
  context.on('response', (response) => {
    if (!drawn && /\.js(\?|$)/.test(response.url())) scripts.push(response.body().then((body) => gzipSync(body).byteLength))
  })
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.click(`[data-play="${GAME}"]`)
  await page.waitForSelector('.board-place > *')
  drawn = true
  await page.waitForSelector('.question .option')
  const milliseconds = performance.now() - began
  const sizes = await Promise.all(scripts)
  await context.close()
  return { milliseconds, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] as number
}
