import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'
import { expectInside, UPRIGHT } from '../phone.ts'

const still = { reducedMotion: 'reduce' } as const

test('a deck is built from the home page, says why it is not legal yet, and is shared by a link', async ({ visit, server }) => {
  const page = await visit('/', still)
  await page.getByRole('link', { name: 'Build a deck' }).click()
  await page.waitForSelector('[data-card]')
  await page
    .getByRole('button', { name: 'Your decks' })
    .or(page.getByRole('button', { name: 'Decks', exact: true }))
    .first()
    .click()
  await page.getByRole('button', { name: 'New deck' }).click()
  await page.locator('[data-card]').first().click()
  await page.locator('[data-card]').nth(1).click()
  await page.locator('.cgd-legal', { hasText: /CG-MONO-2/ }).waitFor()
  await page
    .locator('.cgd-legal .broken', { hasText: /\b45\b/ })
    .first()
    .waitFor()
  await page.fill('.cgd-name', 'Two of a kind')
  await expectAllSaid(page)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: 'Import and export' })
    .or(page.getByRole('button', { name: 'Import, export' }))
    .first()
    .click()
  const link = await page.inputValue('.cgd-exchange input')
  const other = await visit(link.slice(server.url.length), { ...still, locale: 'hu-HU' })
  await other.waitForSelector('[data-card]')
  await expect.poll(() => other.inputValue('.cgd-name')).toBe('Two of a kind')
  await expectAllSaid(other)
  for (const [broken, why] of [
    ['9.zzz', /newer version/],
    ['1.zzz', /damaged/],
    ['1.%E1%', /damaged/],
    [`1.${'A'.repeat(5000)}`, /larger than any deck/],
  ] as const) {
    const page = await visit(`/#/decks/${broken}`, still)
    await page.waitForSelector('.cgd-fault')
    expect(await page.textContent('.cgd-fault')).toMatch(why)
    await page.context().close()
  }
})

test('a starter deck is changed at a click to one that plays simplified combat', async ({ visit }) => {
  const page = await visit('/#/decks', still)
  await page.getByRole('button', { name: 'Decks', exact: true }).click()
  await page.locator('.starters button').first().click()
  await page.waitForSelector('.cgd-simplified [data-instead]')
  await page.click('[data-simplify]')
  await page.waitForFunction(() => document.querySelector('.cgd-simplified [data-instead]') === null)
  expect(await page.textContent('.cgd-simplified')).toContain('simplified combat too')
  expect(await page.textContent('.cgd-legal')).not.toContain('!')
  await expectAllSaid(page)
})

test('on a phone the bar of the deck builder is one row, and one button opens the actions on the deck', async ({ visit }) => {
  const page = await visit('/#/decks', { ...still, locale: 'hu-HU', viewport: UPRIGHT, hasTouch: true, isMobile: true })
  await page.waitForSelector('[data-card]')
  const high = () => page.$eval('.cgd-bar', (bar) => bar.clientHeight)
  await expect.poll(high).toBeLessThanOrEqual(56)
  await expectInside(page, '.cgd-more', '.cgd-bar')
  const acts = page.locator('.cgd-acts .btn')
  expect(await acts.first().isVisible()).toBe(false)
  await page.tap('.cgd-more')
  await acts.first().waitFor()
  for (const act of await acts.all()) expect((await act.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
  await expectInside(page, '.cgd-acts', 'body')
  const onTop = await acts.evaluateAll((all) =>
    all.map((act) => {
      const { left, top, width, height } = act.getBoundingClientRect()
      return act.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }),
  )
  expect(onTop).toEqual([true, true, true, true])
  await expectAllSaid(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await acts.first().waitFor({ state: 'hidden' })
  await page.tap('.cgd-more')
  await page.getByRole('button', { name: 'Be- és kivitel' }).tap()
  await page.waitForSelector('.cgd-exchange')
  await acts.first().waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await expect.poll(high).toBeLessThanOrEqual(56)
    for (const act of await acts.all()) await act.waitFor()
    await page.locator('.cgd-more').waitFor({ state: 'hidden' })
  }
})

test('a deck is tried by bots of the level and style that the builder chooses', async ({ visit }) => {
  const page = await visit('/#/decks', { ...still, locale: 'hu-HU' })
  await page.waitForSelector('[data-card]')
  await page.getByRole('button', { name: 'Paklik', exact: true }).click()
  await page.locator('.starters .take').first().click()
  await page.getByRole('button', { name: 'Pakli kipróbálása' }).click()
  await page.selectOption('select[data-seat="trial"]', 'bot-keen')
  await page.selectOption('select[data-style="trial"]', 'keen-bold')
  await expectAccessible(page)
  const began = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Indulhat' }).click()
  expect(await (await began).evaluate('self.name')).toBe('matches')
  await page.waitForSelector('select[data-style="trial"]:disabled')
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
  await page.locator('.cgd-trial tfoot', { hasText: /\d+% \(\d+–\d+%\)/ }).waitFor()
  await expectAllSaid(page)
  await page.getByRole('button', { name: 'Állj' }).click()
  await page.waitForSelector('select[data-style="trial"]:enabled')
})

test('where the browser has no clipboard for the page, a deck is copied by hand', async ({ visit }) => {
  const page = await visit('/#/decks', still)
  // An address without TLS has neither.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.defineProperty(crypto, 'randomUUID', { value: undefined })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Decks', exact: true }).click()
  await page.locator('.starters button').first().click()
  await page
    .getByRole('button', { name: 'Import and export' })
    .or(page.getByRole('button', { name: 'Import, export' }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  const link = page.locator('.cgd-exchange input').first()
  const selected = () => link.evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0))
  await expect.poll(selected).toBe(await link.inputValue())
  await page.getByRole('button', { name: 'Copy a link with a picture' }).click()
  expect(await page.inputValue('[data-by-hand]')).toContain('/share/page/decks/')
  await expectAllSaid(page)
  await expectAccessible(page)
})

test('on a phone decks and fleets with the longest names can be taken and deleted in their lists', async ({ visit }) => {
  const page = await visit('/#/decks', { ...still, locale: 'hu-HU', viewport: UPRIGHT, hasTouch: true, isMobile: true })
  await page.fill('.cgd-bar input', 'W'.repeat(60))
  await page.getByRole('button', { name: 'Paklik' }).tap()
  await expectInside(page, '.cgd-shelf li > :last-child', '.cgd-shelf')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.cgd-shelf', { state: 'detached' })
  await page.goto(page.url().replace(/#.*/, '#/fleets'))
  await page.fill('.fab-name', 'W'.repeat(40))
  await page.getByRole('button', { name: 'Flottáim' }).tap()
  await expectInside(page, '.fab-shelf .forget', '.fab-shelf')
})
