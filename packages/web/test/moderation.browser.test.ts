import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../tools/browser/test.ts'
import { openPeopleAdmin } from '../../server/api/people-admin.ts'
import { expectAccessible, expectAllSaid } from './person.ts'

const still = { reducedMotion: 'reduce' } as const
const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

async function become(page: Page, name: string): Promise<void> {
  await goTo(page, '#/account')
  await page.fill('[name="new-name"]', name)
  await page.fill('[name="new-password"]', 'nine lives of a cat')
  await page
    .locator('section', { has: page.locator('[name="new-password"]') })
    .locator('form:has([name="new-password"]) button')
    .click()
  await page.waitForSelector('[data-account="member"]')
}

async function goTo(page: Page, fragment: string): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, fragment))
}

/** Says something in the hall. */
async function speak(page: Page, text: string): Promise<void> {
  await page.waitForSelector('[data-hall]')
  await page.fill('[data-speak]', text)
  await page.keyboard.press('Enter')
}

/** The page in every size: said, within reach, and as it looks. */
async function expectSound(page: Page, shot: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    await expectAllSaid(page)
    await expectAccessible(page)
    if (process.env.ORRERY_SHOTS)
      await page.screenshot({ path: `${process.env.ORRERY_SHOTS}/${shot}-${viewport.width}.png`, fullPage: true })
  }
}

test('from a report to a suspension to an appeal, and back', async ({ visit, server }) => {
  const mara = await visit('/', still)
  await become(mara, 'Mara')
  const admin = await openPeopleAdmin(server.data, null)
  const [moderator] = await admin.find('Mara')
  await admin.give(moderator?.player ?? '', 'moderator')
  admin.close()
  const bela = await visit('/', { ...still, locale: 'hu-HU' })
  await become(bela, 'Béla')
  await goTo(bela, '#/club')
  await speak(bela, 'You play like a stone')
  const anna = await visit('/#/club', still)
  const line = anna.locator('.talk-lines li', { hasText: 'You play like a stone' })
  await line.locator('[data-report]').click()
  await anna.fill('[data-reason]', 'rude')
  await anna.click('[data-report-it]')
  await anna.waitForSelector('dialog', { state: 'detached' })

  await goTo(mara, '#/account/house')
  await mara.waitForSelector('[data-reports] [data-report]')
  expect(await mara.textContent('.report-talk .reported')).toContain('You play like a stone')
  // Rules and roles are the hosts'.
  expect(await mara.locator('[data-rules]').count()).toBe(0)
  await expectSound(mara, 'house-reports')
  await mara.click('[data-reports] [data-act]')
  await mara.locator('dialog').getByRole('button', { name: 'Suspend' }).first().click()
  await mara.selectOption('[data-term]', '72')
  await mara.fill('[name="reason"]', 'Insults in the hall')
  await expectSound(mara, 'house-sanction')
  await mara.locator('dialog form button[type="submit"]').click()
  await mara.waitForSelector('[data-sanctioned-name="Béla"]')
  expect(await mara.locator('[data-report]').count()).toBe(0)

  // He is sent away at once, and reads why in his own words.
  await bela.waitForSelector('[data-sanction="suspension"]')
  expect(await bela.textContent('[data-sanction="suspension"]')).toContain('Insults in the hall')
  await expectSound(bela, 'suspended-hu')
  await bela.fill('[name="appeal"]', 'Bocsánat, többé nem fordul elő.')
  await bela.locator('[data-sanction="suspension"] button').click()
  await bela.locator('[data-sanction="suspension"] [name="appeal"]').waitFor({ state: 'detached' })

  await mara.reload()
  await mara.waitForSelector('[data-appeal]')
  expect(await mara.textContent('[data-appeal]')).toContain('Bocsánat')
  await expectSound(mara, 'house-appeal')
  await mara.getByRole('button', { name: 'Take it back' }).click()
  await mara.waitForSelector('[data-sanctioned-name]', { state: 'detached' })
  expect(await mara.textContent('[data-acts]')).toContain('Béla')
  await bela.reload()
  await goTo(bela, '#/club')
  await speak(bela, 'Hello again')
  await anna.locator('.talk-lines').getByText('Hello again').waitFor()
})

test('what the house tells everybody stands on the home page and in the lobby', async ({ visit, server }) => {
  const hanna = await visit('/', still)
  await become(hanna, 'Hanna')
  const admin = await openPeopleAdmin(server.data, null)
  const [host] = await admin.find('Hanna')
  await admin.give(host?.player ?? '', 'host')
  admin.close()
  await goTo(hanna, '#/account/house')
  await hanna.fill('[name="announcement"]', 'Thursday we play Chaos Galaxy')
  await hanna.getByRole('button', { name: 'Tell everybody' }).click()
  await hanna.locator('[data-acts]').getByText('Thursday we play Chaos Galaxy').waitFor()
  const guest = await visit('/', still)
  await guest.waitForSelector('[data-announcement]')
  expect(await guest.textContent('[data-announcement]')).toContain('Thursday we play Chaos Galaxy')
  await goTo(guest, '#/lobby')
  await guest.locator('[data-announcement]').getByText('Thursday we play Chaos Galaxy').waitFor()
})
