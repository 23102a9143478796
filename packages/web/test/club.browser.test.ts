import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../tools/browser/test.ts'
import { SIZES } from './members.ts'
import { awaitAnyTurn, decide, expectAccessible, expectAllSaid, giveUp, HEADINGS } from './person.ts'

const still = { reducedMotion: 'reduce' } as const
const hungarian = { ...still, locale: 'hu-HU' } as const

/** Somebody who has been at the server under a name. */
async function enter(page: Page, name: string): Promise<Page> {
  await page.waitForSelector('[data-hall]')
  await page.fill('.club-side [data-name]', name)
  await page.fill('[data-speak]', `I am ${name}`)
  await page.keyboard.press('Enter')
  await page.locator('.talk-lines').getByText(`I am ${name}`, { exact: true }).waitFor()
  return page
}

/** Opens what one may do about somebody who has said something in the hall. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator('.talk-lines .person-name', { hasText: name }).first().click()
  await page.waitForSelector('dialog .person-acts')
}

test('a challenge with other terms comes to a finished game, and who plays again sits the other way round', async ({ visit }) => {
  const anna = await enter(await visit('/#/club', still), 'Anna')
  const bela = await enter(await visit('/#/club', hungarian), 'Béla')
  await press(anna, 'Béla')
  await anna.click('[data-tie="challenge"]')
  await anna.selectOption('[data-challenge-game]', 'forbidden-stars')
  await expectAccessible(anna, HEADINGS)
  await anna.click('[data-offer]')
  await bela.waitForSelector('[data-challenge="open"] [data-settle="accept"]')
  await expectAllSaid(bela)
  await bela.click('[data-counter]')
  await bela.selectOption('[data-challenge-game]', 'chaos-galaxy')
  await bela.click('[data-offer]')
  await anna.locator('[data-challenge="open"]').getByText('Chaos Galaxy').waitFor()
  await anna.dblclick('[data-settle="accept"]')
  for (const page of [anna, bela]) {
    await page.click('[data-to-table]')
    await page.waitForSelector('.frame')
  }
  const names = async (page: Page): Promise<string[]> =>
    (await page.locator('.players .player b').allTextContents()).map((name) => name.trim())
  const before = await names(anna)
  const first = anna.url()
  const { page } = await awaitAnyTurn([anna, bela])
  await decide(page, 0)
  await giveUp(page)
  for (const one of [anna, bela]) await one.waitForSelector('.result')
  await anna.getByRole('button', { name: 'Play again' }).click()
  await bela.locator('.result .next .btn.primary').click()
  await expect.poll(() => anna.url()).not.toBe(first)
  await expect.poll(() => bela.url().split('#')[1]).toBe(anna.url().split('#')[1])
  await anna.waitForSelector('.frame .question:not(.result)')
  await expect.poll(() => names(anna)).toEqual([...before].reverse())
})

test('who is blocked finds neither tables, words nor presence of the other, and is not told', async ({ visit }) => {
  const anna = await enter(await visit('/#/club', still), 'Ágota')
  const bela = await enter(await visit('/#/club', hungarian), 'Botond')
  await press(anna, 'Botond')
  await anna.click('[data-tie="friend"]')
  await bela.click('[data-agree]')
  await bela.locator('[data-circle] .friend[data-at="here"]').waitFor()
  await anna.locator('[data-tie="talk"]').waitFor()
  await anna.click('[data-tie="block"]')
  await anna.waitForSelector('[data-tie="unblock"]')
  await anna.keyboard.press('Escape')
  await anna.locator('[data-people="blocked"]').getByText('Botond').waitFor()
  await bela.locator('[data-circle] .friend[data-at="away"]').waitFor()
  await anna.reload()
  await bela.reload()
  await anna.fill('[data-speak]', 'WORDS')
  await anna.keyboard.press('Enter')
  await anna.locator('.talk-lines').getByText('WORDS').waitFor()
  await bela.locator('[data-circle] .friend').getByText('Ágota').waitFor()
  expect(await bela.textContent('.talk-lines')).not.toContain('Ágota')
  expect(await anna.textContent('.talk-lines')).not.toContain('Botond')
  const home = anna.url().replace(/#.*/, '')
  await anna.goto(`${home}#/new/death-angel/invite`)
  await anna.getByRole('switch', { name: /open tables/ }).check()
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  const link = await anna.inputValue('[data-copy]')
  const cili = await visit('/#/lobby', still)
  await cili.waitForSelector('[data-open]')
  await bela.goto(`${home}#/lobby`)
  await bela.waitForSelector('[data-open-tables] .none')
  await bela.goto(link)
  await bela.click('[data-take="1"]')
  await bela.waitForSelector('.toast')
  expect(await bela.textContent('.gathering-seats')).not.toContain('Botond')
  expect(await bela.textContent('.toast')).not.toContain('tilt')
})

test('a table on a date is planned, shared by its link, and said yes to; its calendar file is there', async ({ visit, server }) => {
  const anna = await enter(await visit('/#/club', still), 'Anikó')
  await anna.click('[data-plan]')
  await anna.fill('[data-evening-title]', 'Thursday at eight')
  await anna.click('[data-plan-it]')
  await anna.waitForSelector('[data-evening]')
  await expectAccessible(anna, HEADINGS)
  const link = await anna.locator('[data-evening] [data-copy]').inputValue()
  const bela = await visit(link.slice(server.url.length), hungarian)
  await bela.fill('.club-side [data-name]', 'Bence')
  await bela.click('[data-come="yes"]')
  await anna.locator('.evening-coming').getByText('Bence').waitFor()
  await expectAllSaid(bela)
  const href = await bela.getAttribute('[data-calendar]', 'href')
  const file = await fetch(new URL(href as string, server.url))
  expect(await file.text()).toContain('Thursday at eight')
  await bela.click('[data-come="no"]')
  await bela.waitForSelector('[data-come="yes"]')
})

for (const locale of ['en-GB', 'hu-HU'])
  test(`lobby, club and home pass the accessibility check at three sizes (${locale})`, async ({ visit }) => {
    const [one, two] = [`Dóra ${locale}`, `Ernő ${locale}`]
    const checked = async (page: Page, look = async () => {}): Promise<void> => {
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport)
        await expectAccessible(page, HEADINGS)
        await expectAllSaid(page)
        await look()
      }
    }
    const page = await enter(await visit('/#/club', { ...still, locale }), one)
    await checked(page)
    const other = await enter(await visit('/#/club', { ...still, locale }), two)
    await press(other, one)
    await checked(other)
    await other.click('[data-tie="challenge"]')
    await other.click('[data-offer]')
    await page.waitForSelector('[data-challenge]')
    await checked(page)
    await page.goto(page.url().replace(/#.*/, '#/lobby'))
    await page.waitForSelector('[data-open-tables] :is(.none, [data-open])')
    await checked(page, async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })
