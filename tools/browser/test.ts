import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { PATIENCE } from '../patience.ts'
import { startChromium, THRIFTY } from './chromium.ts'
import { paintCoarsely } from './coarse.ts'
import { deviceSeed, drawFrom, hurryBots, watchErrors } from './device.ts'
import { delaySome } from './jitter.ts'
import { type RunningServer, startServer } from './server.ts'

/**
 * The options of a context unless a test sets others. There is no service worker: on each device it would fetch all files of the app, which
 * costs more than most tests.
 */
const DEVICE: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' }

/** What a context is; `finely`: every pixel is painted, for what looks at pixels or counts frames. */
type Device = BrowserContextOptions & { readonly finely?: boolean }

/**
 * Opens a path of the site in its own browser context: another person on another device, for whom bots move at once. Console errors, page
 * errors and failed requests to the site fail the test when it ends.
 */
export type Visit = (path?: string, options?: Device) => Promise<Page>

/** Where the pages of failed tests are kept. */
const FAILED = join(import.meta.dirname, '../../.cache/tests/failed')

/** Keeps what the pages of a failed test show: a picture and the address with all that is drawn. */
async function keepPages(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  mkdirSync(FAILED, { recursive: true })
  const pages = contexts.flatMap((context) => context.pages())
  for (const [at, page] of pages.entries()) {
    const path = join(FAILED, `${test.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}-${at}`)
    writeFileSync(`${path}.html`, `<!-- ${page.url()} -->\n${await page.content()}`)
    await page.screenshot({ path: `${path}.png` })
  }
}

/** What a test in the browser gets. */
export interface Fixtures {
  browser: Browser
  server: RunningServer
  /** The errors of the pages so far. A test that provokes an error empties the list. */
  errors: string[]
  visit: Visit
}

/**
 * A test in the browser: `test('...', async ({ visit, server }) => { const page = await visit('/') ... })`. Each
 * test file has one server, with an empty data folder; all files of a worker have one Chromium.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
    async ({}, use) => {
      const browser = await startChromium(THRIFTY)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  errors: async ({}, use) => {
    const errors: string[] = []
    await use(errors)
    if (errors.length > 0) throw new Error(`the browser reported:\n${errors.join('\n')}`)
  },
  visit: async ({ browser, server, errors, task }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (path = '/', { finely = Boolean(process.env.ORRERY_SHOTS), ...options } = {}) => {
      const context = await browser.newContext({ ...DEVICE, ...options })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE.wait)
      await context.addInitScript(hurryBots)
      await context.addInitScript(drawFrom, deviceSeed(`${task.name} ${contexts.length}`))
      if (process.env.ORRERY_JITTER !== undefined)
        await context.addInitScript(delaySome, deviceSeed(`${process.env.ORRERY_JITTER} ${task.name} ${contexts.length}`))
      context.on('page', (page) => watchErrors(page, errors))
      const page = await context.newPage()
      if (!finely) await paintCoarsely(page, options)
      await page.goto(new URL(path, server.url).href)
      return page
    })
    // What fails while a failed test is looked at says nothing about the app.
    if (task.result?.state === 'fail') await keepPages(task.name, contexts).catch((error: unknown) => console.warn(error))
    for (const context of contexts) await context.close()
  },
})
