import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { playOn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

const PASSWORD = 'nine lives of a cat'

/** Opens an invitation, so that the browser is a guest with a table; returns the table's address. */
async function tableOf(page: Page): Promise<string> {
  await page.goto(page.url().replace(/#.*|$/, '#/new/death-angel/invite'))
  await page.click('[data-open-table]')
  await page.waitForSelector('[data-gathering]')
  return page.url()
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, '#/account'))
  await page.waitForSelector('[data-account]:not([data-account="asking"])')
}

async function becomeMember(page: Page, name: string): Promise<void> {
  await openAccount(page)
  await page.fill('[name="new-name"]', name)
  await page.fill('[name="new-password"]', PASSWORD)
  await page.getByRole('button', { name: 'Become a member' }).click()
  await page.waitForSelector('[data-account="member"]')
}

async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await openAccount(page)
  await page.fill('[name="name"]', name)
  await page.fill('[name="password"]', password)
  await page.locator('form').first().getByRole('button').click()
}

test('a guest plays, becomes a member by password, and finds the table on a second device', async ({ visit }) => {
  const first = await visit('/')
  const table = await tableOf(first)
  await becomeMember(first, 'Anna')
  await first.goto(table)
  await first.waitForSelector('[data-gathering]')
  await first.click('[data-start]')
  await playOn(first, 1)

  const second = await visit('/', { viewport: { width: 390, height: 844 } })
  await signIn(second, 'anna')
  await second.waitForSelector('[data-account="member"]')
  expect(await second.textContent('h1')).toBe('Anna')
  await expect.poll(() => second.locator('[data-session]').count()).toBe(2)
  await second.goto(second.url().replace(/#.*/, '#/'))
  // Nothing was played on this device, but its reader is nobody new.
  await second.getByRole('heading', { name: 'Welcome back, Anna' }).waitFor()
  await second.click('[data-go-on] .primary')
  await second.waitForSelector('.board-place')
  expect(new URL(second.url()).hash).toBe(new URL(table).hash)
})

test('a session that is ended elsewhere ends here, and the guest of this browser is back', async ({ visit, errors }) => {
  const first = await visit('/')
  await becomeMember(first, 'Bence')
  const second = await visit('/')
  await signIn(second, 'Bence')
  await second.waitForSelector('[data-account="member"]')
  await first.reload()
  await first.locator('[data-session="elsewhere"]').getByRole('button', { name: 'End' }).click()
  await first.waitForSelector('[data-session="elsewhere"]', { state: 'detached' })
  await second.reload()
  await second.waitForSelector('[data-account="nobody"]')
  await first.locator('[data-session="here"]').getByRole('button', { name: 'Sign out' }).click()
  await first.waitForSelector('[data-account="nobody"]')
  expect(await first.textContent('h1')).toBe('Your account')
  // Browsers log requests that are refused for want of a session.
  errors.length = 0
})

test('errors are explained beside the form', async ({ visit, errors }) => {
  const page = await visit('/')
  await becomeMember(page, 'Csilla')
  const other = await visit('/')
  await signIn(other, 'Csilla', 'not the password')
  await other.waitForSelector('.account-wrong:not(:empty)')
  expect(await other.locator('.account-wrong').first().textContent()).toBe(
    'That does not fit. Look at both, the name and what you signed in with.',
  )
  await other.fill('[name="new-name"]', 'Сsilla')
  await other.fill('[name="new-password"]', PASSWORD)
  await other.getByRole('button', { name: 'Become a member' }).click()
  await other.getByText('Somebody has this name, or one that looks like it.').waitFor()
  errors.length = 0
})

for (const [locale, name] of [
  ['en-GB', 'Dora'],
  ['hu-HU', 'Dóra'],
] as const)
  test(`the pages of the account pass the accessibility check at three sizes (${locale})`, async ({ visit }) => {
    const page = await visit('/', { locale, reducedMotion: 'reduce' })
    await openAccount(page)
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      await expectAllSaid(page)
      await expectAccessible(page)
    }
    await page.fill('[name="new-name"]', name)
    await page.fill('[name="new-password"]', PASSWORD)
    await page.locator('section').nth(1).getByRole('button').click()
    await page.waitForSelector('[data-account="member"]')
    await page.locator('[data-card="account-codes"]').getByRole('button').click()
    await page.waitForSelector('[data-card="account-codes"] [data-copy]')
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      await expectAllSaid(page)
      await expectAccessible(page)
      if (process.env.ORRERY_SHOTS)
        await page.screenshot({ path: `${process.env.ORRERY_SHOTS}/account-${locale}-${viewport.width}.png`, fullPage: true })
    }
  })
