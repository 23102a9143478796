import { expect } from 'vitest'
import { awaitTurn, decide, playOn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { ACROSS, UPRIGHT } from '../phone.ts'

const PHONE = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: UPRIGHT } as const

test('on a phone a lesson says when all its answers are given, with the way back in sight, and counts none that was taken back', async ({
  visit,
}) => {
  const page = await visit('/#/learn/death-angel', PHONE)
  await page.tap('[data-lesson-of="out-of-the-way"]')
  await page.waitForSelector('[data-lesson="open"]')
  for (let tried = 0; tried < 2; tried++) {
    await awaitTurn(page)
    await decide(page, 0, (offered) => offered.find((id) => !id.startsWith('swap:')) ?? '')
    await page.waitForSelector('[data-lesson="late"]')
    await page.locator('.frame-bar').getByRole('button', { name: 'Undo' }).tap()
    await page.waitForSelector('[data-lesson="open"]')
  }
  await decide(page, 0, (offered) => offered.find((id) => !id.startsWith('swap:')) ?? '')
  for (const viewport of [ACROSS, UPRIGHT]) {
    await page.setViewportSize(viewport)
    const again = page.locator('[data-lesson="late"] [data-again]')
    await again.waitFor()
    await expect.poll(() => again.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  }
  await page.tap('[data-again]')
  await page.waitForSelector('[data-lesson="open"]')
})

test('on a phone the ring of the coach takes no press from what it frames', async ({ visit }) => {
  const page = await visit('/#/learn/chaos-galaxy', PHONE)
  await page.tap('[data-guided="chaos-galaxy"]')
  await awaitTurn(page)
  await page.waitForSelector('.coach-ring:not([hidden])')
  const hit = () =>
    page.$eval('.question [data-primary]', (gold) => {
      const { left, top, width, height } = gold.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-primary]') === gold
    })
  await expect.poll(hit).toBe(true)
})

test('where the browser cannot store a table, a lesson says so, and opens once it can', async ({ visit }) => {
  const page = await visit('/#/learn/death-angel', { reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...given) {
      if (localStorage.getItem('stores') === null) throw new DOMException('no room', 'QuotaExceededError')
      return open.apply(this, given)
    }
  })
  await page.reload()
  await page.click('[data-lesson-of="lock-and-load"]')
  const toast = page.locator('.toast.bad')
  await toast.waitFor()
  expect(await toast.textContent()).toContain('this browser has no room left')
  await page.evaluate(() => localStorage.setItem('stores', 'yes'))
  await page.click('[data-lesson-of="lock-and-load"]')
  await page.waitForSelector('[data-lesson="open"]')
})

test('where the browser stores nothing, a table is played until the tab is closed, and the page says so', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no storage', 'SecurityError')
      },
    })
  })
  await page.reload()
  await page.click('[data-play="death-angel"]')
  expect(await page.locator('.toast.warn').textContent()).toContain('gone once the tab is closed')
  expect(await playOn(page, 6)).toBe(6)
  // Back on the home page it waits among the reader's tables, and goes on where it was.
  const asked = await page.textContent('.question .asked')
  await page.click('.frame-bar .brand')
  await page.getByRole('button', { name: 'Go on' }).click()
  await awaitTurn(page)
  expect(await page.textContent('.question .asked')).toBe(asked)
})
