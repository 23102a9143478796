import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { atRest } from '../rest.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, viewport: { width: 390, height: 844 } } as const

/** The width of the whole map in pixels of the screen, once it is at rest. */
async function widthOfMap(page: Page): Promise<number> {
  await atRest(page, '.kit-world')
  return page.evaluate(() => document.querySelector('.kit-world')?.getBoundingClientRect().width ?? 0)
}

test('on a phone, a map stays in sight when an option of the pulled-up sheet is chosen', async ({ visit }) => {
  const page = await visit('/', phone)
  await page.click('[data-play="firestorm-armada"]')
  await page.click('[data-fleet="terrans-500"]')
  await awaitTurn(page)
  // Nobody stays in reserve; then the fleet can be set up as a whole, or squadron by squadron.
  await page.tap('.question [data-primary]')
  await page.waitForSelector('[data-sheet="deploy"]', { state: 'attached' })
  await page.tap('.question [data-all-options]')
  await atRest(page, '.option[data-option="deploy:1"]')
  await page.tap('.option[data-option="deploy:1"]')
  await page.waitForSelector('.console[data-pulled="false"] .fa-deploy', { state: 'attached' })
  await page.waitForSelector('.fa-steer')
  expect(await widthOfMap(page)).toBeGreaterThan(300)
})

test('a map fits the room that it has when a phone is turned, and turned again', async ({ visit }) => {
  const page = await visit('/', { ...phone, viewport: { width: 844, height: 390 } })
  await page.click('[data-play="firestorm-armada"]')
  await page.click('[data-fleet="terrans-500"]')
  await awaitTurn(page)
  const across = await widthOfMap(page)
  await page.setViewportSize(phone.viewport)
  expect(await widthOfMap(page)).toBeGreaterThan(300)
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await widthOfMap(page)).toBeCloseTo(across)
})
