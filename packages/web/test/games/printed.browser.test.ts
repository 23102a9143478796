import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

test('a deck and a fleet are drawn for paper when they are printed, and not before', async ({ visit }) => {
  const page = await visit('/#/decks')
  await page.getByRole('button', { name: 'Decks', exact: true }).click()
  await page.locator('.starters button').first().click()
  await page.waitForSelector('.cgd-list li')
  // What is drawn later than this is missing on the paper.
  const printed = (selector: string) =>
    page.evaluate((wanted) => {
      const before = document.querySelectorAll(wanted).length
      dispatchEvent(new Event('beforeprint'))
      return [before, document.querySelectorAll(wanted).length] as const
    }, selector)
  const [noCards, cards] = await printed('.cgd-print figure')
  expect([noCards, cards]).toEqual([0, await page.locator('.cgd-list li').count()])
  await page.goto(page.url().replace(/#.*/, '#/fleets'))
  await page.waitForSelector('.fab-roster li')
  const [noShips, ships] = await printed('.fab-print .fa-ship-card')
  expect([noShips, ships]).toEqual([
    0,
    new Set(await page.$$eval('.fab-roster li', (all) => all.map((one) => one.getAttribute('data-squadron')))).size,
  ])
})
