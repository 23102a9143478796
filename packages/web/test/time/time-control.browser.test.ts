import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible } from '../person.ts'
import { expectInside } from '../phone.ts'

test('a table by day is made, shows the remaining days, and one press adds a day', async ({ visit }) => {
  const host = await visit('/#/new/death-angel/invite', { viewport: { width: 390, height: 844 } })
  await host.selectOption('[data-time-preset]', 'day-2')
  await host.selectOption('[data-time-up]', 'concede')
  await host.check('[data-weekends-off]')
  await expectAccessible(host)
  await host.uncheck('[data-weekends-off]')
  await host.setViewportSize({ width: 1440, height: 900 })
  await host.click('[data-open-table]')
  await host.waitForSelector('[data-gathering]')

  // Who is invited reads how fast it is played, and what game it is, before sitting down.
  const friend = await visit(host.url())
  await friend.locator('[data-for-invited]').getByText('By day: 2 days a decision, 7 in reserve').waitFor()
  await friend.locator('[data-for-invited] a[href="#/learn/death-angel"]').waitFor()
  await friend.click('[data-take]')
  // A player who is not asked gives time to the one who is.
  const giver = await Promise.race([host, friend].map((page) => page.waitForSelector('[data-give-time]').then(() => page)))
  expect(await giver.locator('.players .left').first().textContent()).toMatch(/^8 d 2\d h$|^9 d 0 h$/)
  await giver.locator('[data-give-time]').first().click()
  await giver.getByText(/^9 d 2\d h$|^10 d 0 h$/).waitFor()

  // A player who is asked but looks elsewhere sees a mark in the title and on the icon.
  const asked = giver === host ? friend : host
  await awaitTurn(asked)
  expect(await away(asked, true)).toEqual({ title: expect.stringMatching(/^● Your turn · .+/), badge: true })
  expect(await away(asked, false)).toEqual({ title: expect.not.stringContaining('●'), badge: false })
  expect(await away(giver, true)).toEqual({ title: expect.not.stringContaining('●'), badge: false })
})

test('on a phone the time that is left and the button that adds a day are in sight, upright and held across', async ({ visit }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'hu-HU' }
  const host = await visit('/#/new/death-angel/invite', phone)
  await host.selectOption('[data-time-preset]', 'day-2')
  await host.click('[data-open-table]')
  await host.waitForSelector('[data-gathering]')
  const friend = await visit(host.url(), phone)
  await friend.click('[data-take]')
  const giver = await Promise.race([host, friend].map((page) => page.waitForSelector('[data-give-time]').then(() => page)))
  const asked = giver === host ? friend : host
  for (const viewport of [phone.viewport, { width: 390, height: 664 }, { width: 844, height: 390 }]) {
    await giver.setViewportSize(viewport)
    await asked.setViewportSize(viewport)
    await expectInside(giver, '.console [data-give-time]', '.console-top')
    for (const page of [giver, asked]) await expectInside(page, '.console .clock.left', '.console-top')
    const heights = await giver.$$eval('[data-give-time]', (buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  }
})

/** Hides or shows a page as a browser does with its tab; returns the title, and whether the app's icon has a mark. */
function away(page: Page, hidden: boolean): Promise<{ readonly title: string; readonly badge: boolean }> {
  return page.evaluate((isHidden) => {
    let badge = false
    const turn = (on: boolean) => async () => {
      badge = on
    }
    Object.assign(navigator, { setAppBadge: turn(true), clearAppBadge: turn(false) })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
    return { title: document.title, badge }
  }, hidden)
}
