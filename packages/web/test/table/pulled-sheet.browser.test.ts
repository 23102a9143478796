import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { awaitTurn } from '../person.ts'
import { atRest } from '../rest.ts'

test('on a phone, a map stays in sight when an option of the pulled-up sheet is chosen', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce', hasTouch: true, viewport: { width: 390, height: 844 } })
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
  await atRest(page, '.kit-world')
  expect(await page.evaluate(() => document.querySelector('.kit-world')?.getBoundingClientRect().width)).toBeGreaterThan(300)
})
