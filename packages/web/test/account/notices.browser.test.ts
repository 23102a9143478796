import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

async function signedUp(page: Page, name: string): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, '#/account'))
  await page.fill('[name="new-name"]', name)
  await page.fill('[name="new-password"]', 'nine lives of a cat')
  await page.locator('section').nth(1).getByRole('button').click()
  await page.waitForSelector('[data-account="member"]')
}

for (const locale of ['en-GB', 'hu-HU'])
  test(`a member switches kinds of notices off by keyboard and makes the address of a calendar (${locale})`, async ({ visit }) => {
    const page = await visit('/', { locale, reducedMotion: 'reduce' })
    await signedUp(page, `Nora ${locale.slice(0, 2)}`)
    const evening = page.locator('[data-notice-kind="evening"]')
    await evening.focus()
    await page.keyboard.press('Space')
    // The server keeps it before the page shows it.
    await page.waitForSelector('[data-notice-kind="evening"][aria-checked="false"]')
    const card = page.locator('[data-card="account-notices"]')
    await card.getByRole('button', { name: locale === 'en-GB' ? 'Make an address' : 'Cím készítése' }).click()
    const address = await card.locator('[data-copy]').inputValue()
    expect(await page.evaluate(async (at) => (await fetch(at)).text(), address)).toContain('BEGIN:VCALENDAR')
    await page.reload()
    await page.waitForSelector('[data-account="member"]')
    await page.waitForSelector('[data-notice-kind="evening"][aria-checked="false"]')
    await page.waitForSelector('[data-notice-kind="turn"][aria-checked="true"]')
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      await expectAllSaid(page)
      await expectAccessible(page)
    }
  })
