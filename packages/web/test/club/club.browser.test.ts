import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { SIZES } from '../members.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'
import { enter, press } from './club-journeys.ts'

const still = { reducedMotion: 'reduce' } as const
const hungarian = { ...still, locale: 'hu-HU' } as const

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
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })
