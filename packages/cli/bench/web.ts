import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { startChromium } from '../../../tools/browser/chromium.ts'
import { startServer } from '../../../tools/browser/server.ts'
import { buildWeb } from '../../../tools/browser/web.ts'
import { atMost, type Figure } from './figure.ts'
import { longestTasks } from './page/tasks.ts'

const GAME = 'death-angel'
const ROUNDS = 5
const MOST_KILOBYTES = 120
const MOST_MILLISECONDS = 2000

/** A new visitor's first visit, up to the first table. */
interface Visit {
  /** From opening the address, past the click on 'Play now', to the table with its question. */
  readonly milliseconds: number
  /** Gzipped bytes of every script requested until the table was drawn. */
  readonly scriptBytes: number
}

/** Measures the web app as a new visitor sees it, on the real server, with an empty cache. */
export async function figures(): Promise<Figure[]> {
  // What is measured is the app of this checkout, not one that was built before a change.
  buildWeb()
  const server = await startServer()
  const browser = await startChromium()
  try {
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, server.url))
    const kilobytes = Math.max(...visits.map((one) => one.scriptBytes)) / 1024
    const milliseconds = median(visits.map((one) => one.milliseconds))
    return [
      atMost('JavaScript before the first table', kilobytes, 'KB gzipped', MOST_KILOBYTES, 'rules, board, words of one language'),
      atMost('from the address to the first table', milliseconds, 'ms', MOST_MILLISECONDS, `median of ${ROUNDS}, empty cache, one click`),
      ...(await longestTasks(browser, server.url)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' })
  const sizes = new Map<string, Promise<number>>()
  context.on('response', (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return
    const size = response.body().then((body) => gzipSync(body).byteLength)
    // Scripts that nothing waits for may still be loading when the page is closed.
    size.catch(() => undefined)
    sizes.set(response.url(), size)
  })
  await context.addInitScript(noteDrawing)
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.click(`[data-play="${GAME}"]`)
  await page.waitForSelector('.frame .question :is(.option, [data-primary], [data-all-options])')
  const milliseconds = performance.now() - began
  const asked = (await page.evaluate(
    "performance.getEntriesByType('resource').filter((one) => one.startTime <= window.drawnAt).map((one) => one.name)",
  )) as string[]
  const bytes = await Promise.all([...sizes].filter(([script]) => asked.includes(script)).map(([, size]) => size))
  await context.close()
  return { milliseconds, scriptBytes: bytes.reduce((sum, size) => sum + size, 0) }
}

/** Runs in the page: records when a board is first drawn. */
function noteDrawing(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('.board-place > *') === null) return
    Object.assign(window, { drawnAt: performance.now() })
    watch.disconnect()
  })
  watch.observe(document, { childList: true, subtree: true })
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] as number
}
