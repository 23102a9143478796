import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

const still = { reducedMotion: 'reduce' } as const
const FONTS = '**/*.woff2'

/** Loads the page anew and holds its fonts back. Returns the requests for them once the first has come. */
async function held(page: Page): Promise<Route[]> {
  const requests: Route[] = []
  await page.route(FONTS, (request) => void requests.push(request))
  const first = page.waitForRequest(FONTS)
  await page.reload({ waitUntil: 'commit' })
  await first
  return requests
}

test('a page is drawn with its fonts, so that nothing moves under the pointer when they come', async ({ visit }) => {
  const page = await visit('/#/learn/firestorm-armada', still)
  await page.waitForSelector('[data-lesson-of]')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const first = document.querySelector('#app > *')
      if (first === null) return
      observer.disconnect()
      document.documentElement.dataset.fontsAtFirst = String(document.fonts.check('1rem "Source Sans 3 Variable"', 'a'))
    }).observe(document, { childList: true, subtree: true })
  })
  const requests = await held(page)
  await page.unroute(FONTS)
  for (const request of requests) await request.continue()
  await page.waitForSelector('[data-lesson-of]')
  expect(await page.getAttribute('html', 'data-fonts-at-first')).toBe('true')
})

test('a page whose fonts cannot be loaded is drawn without them', async ({ visit, errors }) => {
  const page = await visit('/#/learn/firestorm-armada', still)
  await page.waitForSelector('[data-lesson-of]')
  await page.route(FONTS, (request) => request.abort())
  await page.reload()
  await page.waitForSelector('[data-lesson-of]')
  expect(await page.evaluate(() => document.fonts.check('1rem "Source Sans 3 Variable"', 'a'))).toBe(false)
  // The browser says so for each font.
  errors.length = 0
})
