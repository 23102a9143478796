import { openPeopleAdmin } from '@orrery/server'
import type { Page } from 'playwright-core'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

async function openAccount(page: Page, part = ''): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, `#/account${part}`))
  await page.waitForSelector('[data-account]:not([data-account="asking"])')
}

for (const locale of ['en-GB', 'hu-HU'])
  test(`the page of stored data, the page of a mailed link and the site page pass the accessibility check at three sizes (${locale})`, async ({
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
      ['/site', '[data-person] [data-role="host"][aria-pressed="true"]'],
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
    await page.locator('[data-acts] li').first().waitFor()
  })
