import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { becomeMember, ratedDuel, SIZES, to } from '../members.ts'
import { expectAccessible, expectAllSaid, HEADINGS, openAs } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const
/** Loads a page again until it shows what follows from a table that has just ended. */
async function until(page: Page, fragment: string, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      await to(page, 'club')
      await to(page, fragment)
      await page.waitForSelector('[data-part="games"], [data-board] table, [data-board] .none, [data-find] section li, [data-find] .none')
      return page.locator(selector).count()
    })
    .toBeGreaterThan(0)
}

test('a rated duel of two members changes both profiles, the board and the search; hidden parts are hidden', async ({ visit }) => {
  const [anna, bela] = await Promise.all([visit('/', still), visit('/', { ...still, locale: 'hu-HU' })])
  await becomeMember(anna, 'Anna')
  await becomeMember(bela, 'Béla')
  const table = await ratedDuel(anna, bela, 'Béla')
  await until(anna, 'profile', '[data-ladder="chaos-galaxy/duel/live"]')
  const rating = async (page: Page): Promise<number> => Number(await page.textContent('[data-ladder] [data-rating]'))
  expect(await rating(anna)).toBeGreaterThan(1500)
  await to(bela, 'profile')
  await bela.waitForSelector('[data-ladder="chaos-galaxy/duel/live"]')
  expect(await rating(bela)).toBeLessThan(1500)
  expect(await bela.textContent('[data-record="chaos-galaxy"]')).toContain('Anna')
  expect(await anna.locator(`[data-game-found="${table}"] .tag.won`).count()).toBe(1)
  const shared = await (await fetch((await anna.getAttribute('[data-share]', 'data-share')) ?? '')).text()
  expect(shared).toContain('<meta property="og:title" content="Anna">')
  for (const page of [anna, bela]) {
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      await expectAllSaid(page)
      await expectAccessible(page, HEADINGS)
      const beyond = () => page.$$eval('[data-record] :is(th, td)', (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
      await expect.poll(beyond).toBe(0)
      if (process.env.ORRERY_SHOTS)
        await page.screenshot({
          path: `${process.env.ORRERY_SHOTS}/profile-${page === anna ? 'en' : 'hu'}-${viewport.width}.png`,
          fullPage: true,
        })
    }
  }

  // While their ratings are provisional, both players see only themselves on the leaderboard.
  await until(anna, 'board/chaos-galaxy/duel/live', '[data-place] .tag')
  expect(await anna.locator('[data-place]').count()).toBe(1)
  await expectAccessible(anna, HEADINGS)
  await until(bela, 'board/chaos-galaxy/duel/live', '[data-place] .tag')
  // On a phone all columns are in sight.
  expect(await bela.$eval('.board-scroll', (board) => board.scrollWidth - board.clientWidth)).toBe(0)
  await to(bela, 'games')
  await bela.waitForSelector(`[data-game-found="${table}"]`)
  await bela.selectOption('[data-choice="outcome"]', 'won')
  await bela.waitForSelector('[data-find] .none')
  await bela.selectOption('[data-choice="outcome"]', 'lost')
  await bela.waitForSelector(`[data-game-found="${table}"]`)
  // If the result's page has already made the review, it is shown at once.
  await bela.waitForSelector('[data-make-story], [data-story-sketch]')
  await bela.evaluate(() => document.querySelector<HTMLElement>('[data-make-story]')?.click())
  await bela.waitForSelector('[data-story-sketch]')
  await bela.fill('[data-search-name]', 'Veszteségek')
  await bela.keyboard.press('Enter')
  await bela.waitForSelector('[data-run-search="Veszteségek"]')
  await bela.selectOption('[data-choice="outcome"]', 'won')
  await bela.waitForSelector('[data-find] .none')
  await bela.click('[data-run-search="Veszteségek"]')
  await bela.waitForSelector(`[data-game-found="${table}"] [data-story-sketch]`)
  for (const viewport of SIZES) {
    await bela.setViewportSize(viewport)
    await expectAllSaid(bela)
    await expectAccessible(bela, HEADINGS)
    if (process.env.ORRERY_SHOTS)
      await bela.screenshot({ path: `${process.env.ORRERY_SHOTS}/find-hu-${viewport.width}.png`, fullPage: true })
  }

  await to(anna, 'profile')
  await anna.check('[data-hide-part="ratings"]')
  await anna.waitForSelector('[data-hide-part="ratings"][aria-checked="true"]')
  const person = await anna.getAttribute('[data-profile]', 'data-profile')
  await to(bela, `profile/${person}`)
  await bela.waitForSelector('[data-part="ratings"] .none')
  expect(await bela.locator('[data-ladder]').count()).toBe(0)
  expect(await bela.textContent('[data-record="chaos-galaxy"]')).toContain('Béla')
})

test('the page that other sites may show has replays and nothing else', async ({ visit }) => {
  const page = await visit('/embed.html#/account', still)
  await page.getByRole('heading', { name: 'There is no such page here' }).waitFor()
  expect(await page.locator('[data-account]').count()).toBe(0)
})

test('a guest without a name is called so in the language of whoever reads the profile', async ({ visit }) => {
  const guest = await visit('/#/new/death-angel/invite', { ...still, locale: 'hu-HU' })
  await openAs(guest, '')
  await to(guest, 'profile')
  await guest.waitForSelector('.profile')
  expect(await guest.textContent('.profile h1')).toBe('Vendég')
  const link = (await guest.getAttribute('[data-share]', 'data-share')) ?? ''
  const person = (await guest.getAttribute('.profile', 'data-profile')) ?? ''
  expect(link).toContain(person)
  const reader = await visit('/#/new/death-angel/invite', still)
  await openAs(reader, 'Anna')
  await to(reader, `profile/${person}`)
  await reader.waitForSelector('.profile')
  expect(await reader.textContent('.profile h1')).toBe('Guest')
})

test('whoever follows the shared link of a profile reads it, also without having been here before', async ({ visit }) => {
  const panni = await visit('/', still)
  await becomeMember(panni, 'Panni')
  await to(panni, 'profile')
  await panni.waitForSelector('.profile')
  const link = new URL((await panni.getAttribute('[data-share]', 'data-share')) ?? '')
  const stranger = await visit(link.pathname, { ...still, locale: 'hu-HU' })
  await stranger.waitForSelector('.profile')
  expect(await stranger.textContent('.profile h1')).toBe('Panni')
  expect(await stranger.locator('[data-hide-part]').count()).toBe(0)
  await expectAllSaid(stranger)
  // A page of one's own still asks a stranger to play first.
  const other = await visit('/#/profile', still)
  await other.waitForSelector('.club-note')
  expect(await other.locator('.profile').count()).toBe(0)
})
