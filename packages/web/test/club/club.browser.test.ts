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
  await bela.click('[data-come="yes"]')
  await anna.locator('.evening-coming').getByText('Bence').waitFor()
  await anna.click('[data-act="evening-call-off"]')
  await anna.click('[data-sure]')
  await bela.getByText('Elmarad: Thursday at eight.').waitFor()
  await expectAccessible(bela, HEADINGS)
  await bela.click('[data-come="no"]')
  await bela.waitForSelector('[data-come="no"]', { state: 'detached' })
})

/** Plans a table on a date, with a double click on the last button. */
async function plan(page: Page, title: string): Promise<void> {
  await page.click('[data-plan]')
  await page.fill('[data-evening-title]', title)
  await page.dblclick('[data-plan-it]')
  await page.waitForSelector(`[data-evening][aria-label="${title}"]`)
}

test('a double click plans one table on a date; one that is called off goes, and one that was opened by its link stays', async ({
  visit,
  server,
}) => {
  const titles = (page: Page) => page.$$eval('[data-evening]', (all) => all.map((one) => one.getAttribute('aria-label')).toSorted())
  const anna = await enter(await visit('/#/club', still), 'Flóra')
  await plan(anna, 'First')
  await plan(anna, 'Second')
  await expect.poll(() => titles(anna)).toEqual(['First', 'Second'])
  const link = await anna.locator('[aria-label="First"] [data-copy]').inputValue()
  const bela = await visit(link.slice(server.url.length), still)
  await bela.waitForSelector('[aria-label="First"]')
  await bela.fill('.club-side [data-name]', 'Gábor')
  await plan(bela, 'Third')
  await plan(bela, 'Fourth')
  await expect.poll(() => titles(bela)).toEqual(['First', 'Fourth', 'Third'])
  await anna.click('[aria-label="Second"] [data-act="evening-call-off"]')
  await anna.click('[data-sure]')
  await expect.poll(() => titles(anna)).toEqual(['First'])
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

test('a club that is opened by its link has the look of what it shows: the button to speak beside its field', async ({ visit }) => {
  const page = await enter(await visit('/#/club', still), 'Elek')
  const [field, button] = await Promise.all(['input', 'button'].map((part) => page.locator(`.chat-form ${part}`).first().boundingBox()))
  expect(button?.x).toBeGreaterThanOrEqual((field?.x ?? 0) + (field?.width ?? 0))
  expect(Math.abs((button?.y ?? 0) - (field?.y ?? 0))).toBeLessThan(8)
})
