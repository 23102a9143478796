import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { UPRIGHT } from '../phone.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: UPRIGHT } as const

/** A table that was opened from the home page. */
async function tableOf(visit: (path: string, options: object) => Promise<Page>): Promise<Page> {
  const page = await visit('/', phone)
  await page.tap('[data-play="death-angel"]')
  await awaitTurn(page)
  return page
}

const menu = (page: Page) => page.tap('.frame-bar [aria-haspopup="dialog"]')

test('on a phone, Back closes what has been opened over a table, one after the other, and only then leaves the table', async ({
  visit,
}) => {
  const page = await tableOf(visit)
  await menu(page)
  await page.tap('[data-keys-button]')
  await page.waitForSelector('dialog dialog, dialog ~ dialog, dialog:nth-of-type(2)', { state: 'attached' })
  await page.goBack()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
  await page.goBack()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  await page.tap('[data-log]')
  await page.waitForSelector('.side')
  await page.goBack()
  await page.waitForSelector('.side', { state: 'detached' })
  expect(page.url()).toContain('#/table/')
  await page.goBack()
  await page.waitForSelector('[data-play]')
})

test('on a phone, Back leaves a table at once where everything was closed by its buttons or made room for something else', async ({
  visit,
}) => {
  const page = await tableOf(visit)
  await menu(page)
  await page.getByRole('button', { name: 'Back to the table' }).tap()
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  // The rulebook takes the place of the menu.
  await menu(page)
  await page.getByRole('button', { name: 'Rulebook', exact: true }).tap()
  await page.waitForSelector('.rulebook')
  await page.goBack()
  await page.waitForSelector('.rulebook', { state: 'detached' })
  expect(page.url()).toContain('#/table/')
  await page.goBack()
  await page.waitForSelector('[data-play]')
})

test('on a phone, Back from a page to which a dialog led is the table again, and the next Back leaves that', async ({ visit }) => {
  const page = await tableOf(visit)
  await menu(page)
  await page.locator('dialog a[href="#/"]').tap()
  await page.waitForSelector('[data-play]')
  await page.goBack()
  await awaitTurn(page)
  // Nothing of the dialog is left in the history.
  await expect.poll(() => page.evaluate(() => history.state?.open ?? 0)).toBe(0)
  await page.goBack()
  await page.waitForSelector('[data-play]')
})

test('on a phone, Back closes a panel from the moment at which it is seen', async ({ visit }) => {
  const page = await tableOf(visit)
  const entries = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('.side') !== null) resolve(history.state?.open)
        }).observe(document.body, { childList: true, subtree: true })
        document.querySelector<HTMLElement>('[data-log]')?.click()
      }),
  )
  expect(entries).toBe(1)
})
