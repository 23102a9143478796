import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { test as base } from 'vitest'
import { startChromium } from './chromium.ts'
import { type RunningServer, startServer } from './server.ts'

/**
 * Opens a path of the site in a browser context of its own: another person on another device, who need not see what
 * bots do (their pace is 'at once'). Console errors, errors of the page and failed requests to the site fail the test
 * when it ends.
 */
export type Visit = (path?: string, options?: BrowserContextOptions) => Promise<Page>

/** Runs in the page, before anything else; an empty page, from which every tab begins, keeps nothing. */
function hurryBots(): void {
  if (location.protocol === 'about:') return
  if (localStorage.getItem('orrery.settings') === null) localStorage.setItem('orrery.settings', '{"pace":"once"}')
}

/** The errors that a page reports, added to `errors` as they come. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(`error: ${error.stack ?? error.message}`))
}

/**
 * A test in the browser: `test('...', async ({ visit, server }) => { const page = await visit('/') ... })`. The server
 * runs once a file, with an empty data folder; Chromium too.
 */
export const test = base.extend<{ browser: Browser; server: RunningServer; errors: string[]; visit: Visit }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
    async ({}, use) => {
      const browser = await startChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
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
  /** What went wrong in the pages so far. A test that provokes an error empties it. */
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  errors: async ({}, use) => {
    const errors: string[] = []
    await use(errors)
    if (errors.length > 0) throw new Error(`the browser reported:\n${errors.join('\n')}`)
  },
  visit: async ({ browser, server, errors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (path = '/', options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options })
      contexts.push(context)
      await context.addInitScript(hurryBots)
      context.on('page', (page) => watchErrors(page, errors))
      const page = await context.newPage()
      await page.goto(new URL(path, server.url).href)
      return page
    })
    for (const context of contexts) await context.close()
  },
})
