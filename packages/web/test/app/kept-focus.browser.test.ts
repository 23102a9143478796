import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'

/** Waits until the focus is within what matches. */
async function expectWithin(page: Page, selector: string): Promise<void> {
  const within = () => page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)
  await expect.poll(within, { message: `the focus is within ${selector}` }).toBe(true)
}

test('a press by key that takes away what had the focus leaves it in the page', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  await page.locator('.main-nav a[href="#/club"]').press('Enter')
  await page.waitForSelector('[data-hall]')
  await expectWithin(page, 'main')
  // What replaces a button is where the button was.
  await page.locator('[data-plan]').press('Space')
  await page.waitForSelector('[data-plan-it]')
  await expectWithin(page, '.club-main')
  await page.locator('.brand').press('Enter')
  await page.waitForSelector('[data-play]')
  await expectWithin(page, 'main')
  // Back leads to the same place of the page and to the link that left it, also when what is there comes late.
  await page.evaluate(() => scrollTo(0, 500))
  await page.locator('a[href="#/learn/firestorm-armada"]').focus()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(100)
  // A browser that has much to do tells of the scrolling only after the press.
  await page.evaluate(() => addEventListener('click', () => dispatchEvent(new Event('scroll')), { once: true }))
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-guided]')
  const late = await page.addStyleTag({ content: '#app > * { display: none }' })
  await page.goBack()
  await page.waitForSelector('[data-play]', { state: 'attached' })
  await late.evaluate((style: HTMLElement) => style.remove())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await expectWithin(page, 'a[href="#/learn/firestorm-armada"]')
  // A table takes the focus to its question.
  await page.locator('[data-play="death-angel"]').press('Enter')
  await awaitTurn(page)
  await expectWithin(page, '.question')
})

test('a link of a finished game that is opened by key leaves the focus on the page that it opens', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  const { options, ...recorded } = recordedGame('forbidden-stars', 1)
  await showRecorded(page, recorded, options)
  await page.locator('[data-turning]').first().press('Enter')
  await page.waitForSelector('.replay')
  await expectWithin(page, '.replay')
  await showRecorded(page, recorded, options)
  await page.locator('.question.result a[href="#/"]').press('Enter')
  await page.waitForSelector('[data-play]')
  await expectWithin(page, 'main')
})
