import { openPeopleAdmin } from '@orrery/server'
import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from './person.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

/** Gives a page an authenticator of its own, that its user always confirms. */
async function authenticatorFor(page: Page): Promise<{ readonly cdp: CDPSession; readonly authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  }
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options })) }
}

async function openAccount(page: Page, part = ''): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, `#/account${part}`))
  await page.waitForSelector('[data-account]:not([data-account="asking"])')
}

test('a guest becomes a member by passkey, and the same passkey signs in on a second device', async ({ visit, server }) => {
  const url = server.url.replace('127.0.0.1', 'localhost')
  const first = await visit(`${url}/`)
  const one = await authenticatorFor(first)
  await first.goto(`${url}/#/new/death-angel/invite`)
  await first.click('[data-open-table]')
  await first.waitForSelector('[data-gathering]')
  const table = new URL(first.url()).hash
  await openAccount(first)
  await first.fill('[name="new-name"]', 'Anna')
  await first.getByRole('button', { name: 'Become a member with a passkey' }).click()
  await first.waitForSelector('[data-passkey]')

  const second = await visit(`${url}/`, { viewport: { width: 390, height: 844 } })
  const other = await authenticatorFor(second)
  const { credentials } = await one.cdp.send('WebAuthn.getCredentials', { authenticatorId: one.authenticatorId })
  for (const credential of credentials)
    await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
  await openAccount(second)
  await second.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await second.waitForSelector('[data-account="member"]')
  expect(await second.textContent('h1')).toBe('Anna')
  await second.goto(`${url}/#/`)
  await second.locator(`a[href="${table}"]`).first().waitFor()
})

for (const locale of ['en-GB', 'hu-HU'])
  test(`what is kept, the page of a link by mail and the house pass the accessibility check at three sizes (${locale})`, async ({
    visit,
    server,
  }) => {
    const page = await visit('/', { locale, reducedMotion: 'reduce' })
    await openAccount(page)
    await page.fill('[name="new-name"]', `Dora ${locale.slice(0, 2)}`)
    await page.fill('[name="new-password"]', 'nine lives of a cat')
    await page.locator('section').nth(1).getByRole('button').click()
    await page.waitForSelector('[data-account="member"]')
    const admin = await openPeopleAdmin(server.data, null)
    const [found] = await admin.find(`Dora ${locale.slice(0, 2)}`)
    await admin.give(found?.player ?? '', 'host')
    admin.close()
    for (const [part, ready] of [
      ['/kept', '[data-kept="members"]'],
      ['/mail/a-link-that-nobody-has', 'form'],
      ['/house', '[data-person] [data-role="host"][aria-pressed="true"]'],
    ] as const) {
      await openAccount(page, part)
      await page.waitForSelector(ready)
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport)
        await expectAllSaid(page)
        await expectAccessible(page)
        if (process.env.ORRERY_SHOTS)
          await page.screenshot({
            path: `${process.env.ORRERY_SHOTS}/${part.slice(1, 6).replace('/', '')}-${locale}-${viewport.width}.png`,
            fullPage: true,
          })
      }
    }
    const judge = `[data-person="Dora ${locale.slice(0, 2)}"] [data-role="judge"]`
    await page.click(judge)
    await page.waitForSelector(`${judge}[aria-pressed="true"]`)
    expect(await page.locator('[data-acts] li').count()).toBeGreaterThan(0)
  })

test('everything about a member is one file to download', async ({ visit }) => {
  const page = await visit('/')
  await openAccount(page)
  await page.fill('[name="new-name"]', 'Erika')
  await page.fill('[name="new-password"]', 'nine lives of a cat')
  await page.getByRole('button', { name: 'Become a member' }).click()
  await page.waitForSelector('[data-account="member"]')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toBe('orrery-my-data.json')
})
