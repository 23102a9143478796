import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { openPeopleAdmin } from '../../../server/api/people-admin.ts'
import { becomeMember, ratedDuel, SIZES, to } from '../members.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** Checks the page in every size: texts, reach and accessibility, and takes a screenshot. */
async function expectSound(page: Page, shot: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    await expectAllSaid(page)
    await expectAccessible(page, HEADINGS)
    if (process.env.ORRERY_SHOTS)
      await page.screenshot({ path: `${process.env.ORRERY_SHOTS}/${shot}-${viewport.width}.png`, fullPage: true })
  }
}

/** Goes to the club and back until the page shows something. */
async function until(page: Page, fragment: string, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      await to(page, 'club')
      await to(page, fragment)
      await page.waitForSelector('[data-board] :is(table, .none)')
      return page.locator(selector).count()
    })
    .toBeGreaterThan(0)
}

test('seasons end: the host begins one, members play in it, and its winners are kept and shown', async ({ visit, server }) => {
  const [anna, bela] = await Promise.all([visit('/', still), visit('/', { ...still, locale: 'hu-HU' })])
  await becomeMember(anna, 'Anna')
  await becomeMember(bela, 'Béla')
  const admin = await openPeopleAdmin(server.data, null)
  await admin.give((await admin.find('Anna'))[0]?.player ?? '', 'host')
  admin.close()
  await to(anna, 'account/site')
  await anna.reload()
  await anna.fill('[name="season-name"]', 'Spring')
  await anna.selectOption('[name="season-game"]', 'chaos-galaxy')
  await anna.locator('[data-seasons] form button').click()
  await anna.waitForSelector('[data-season="Spring"] [data-end-season]')
  // The page does not offer what the server would refuse.
  await anna.waitForSelector('[data-person="Béla"] [aria-haspopup]')
  expect(await anna.locator('[data-person="Anna"] [aria-haspopup]').count()).toBe(0)
  await expectSound(anna, 'site-en')

  const table = await ratedDuel(anna, bela, 'Béla')
  await to(anna, 'account/site')
  const link = (await anna.getAttribute('[data-season="Spring"] a', 'href'))?.replace(/^#\//, '') ?? ''
  await until(anna, link, '[data-place] td')
  expect(await anna.locator('[data-place]').count()).toBe(2)
  expect(await anna.locator('[data-place]').first().textContent()).toContain('Anna')

  await to(anna, 'account/site')
  await anna.click('[data-end-season]')
  await anna.locator('[data-season="Spring"] small', { hasText: 'over' }).waitFor()
  await until(bela, link, '[data-season-closed="true"]')
  expect(await bela.locator('[data-winner]').allTextContents()).toEqual([
    expect.stringMatching(/^Anna \d+ ±\d+$/),
    expect.stringMatching(/^Béla \d+ ±\d+$/),
  ])
  await expectSound(bela, 'season-hu')

  // Somebody who has never played here can also read leaderboards and figures.
  const stranger = await visit(`/#/${link}`, still)
  await stranger.waitForSelector('[data-winner]')
  expect(await stranger.locator('[data-place]').count()).toBe(2)
  await to(stranger, 'figures/chaos-galaxy')
  await stranger.waitForSelector('[data-figures="chaos-galaxy"] .none')
  await expectSound(stranger, 'figures-en')

  // A judge who did not sit at the table reverses the result of the duel.
  const cili = await visit('/', still)
  await becomeMember(cili, 'Cili')
  const roles = await openPeopleAdmin(server.data, null)
  await roles.give((await roles.find('Cili'))[0]?.player ?? '', 'judge')
  roles.close()
  await to(cili, `replay/${table}`)
  await cili.reload()
  await cili.click('[data-turn-result]')
  await cili.getByRole('switch', { name: 'Béla' }).check()
  await cili.fill('[name="reason"]', 'the seats were mixed up')
  await expectAccessible(cili, HEADINGS)
  await cili.locator('dialog form button[type="submit"]').click()
  await cili.locator('dialog').waitFor({ state: 'detached' })
  await expect
    .poll(async () => {
      await to(cili, 'club')
      await to(cili, link)
      return cili.locator('[data-place]').first().textContent()
    })
    .toContain('Béla')
})
