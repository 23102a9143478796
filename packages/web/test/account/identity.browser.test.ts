import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('orrery.token'))

/** A page of somebody with a name who has been at the server. */
async function somebody(visit: (path: string) => Promise<Page>, name: string): Promise<Page> {
  const page = await visit('/#/new/death-angel/invite')
  await page.fill('.name-field input', name)
  await page.click('[data-open-table]')
  await page.waitForSelector('[data-gathering]')
  expect(await token(page)).not.toBeNull()
  return page
}

test('a personal link takes nobody’s identity unasked: the page says whose it is, and the previous player can come back', async ({
  visit,
}) => {
  const ann = await somebody(visit, 'Ann')
  const bob = await somebody(visit, 'Bob')
  const [anns, bobs] = [await token(ann), await token(bob)]
  await bob.goto(`${bob.url().split('#')[0]}#/me/${anns}`)
  await bob.waitForSelector('[data-become]')
  expect(await bob.textContent('dialog')).toContain('Ann')
  expect(await token(bob)).toBe(bobs)
  await bob.getByRole('button', { name: 'Leave everything as it is' }).click()
  // The page to which the answer leads has come: what is opened before that, faster than a person could, would be left for it.
  await bob.waitForSelector('[data-play]')
  expect(await token(bob)).toBe(bobs)

  await bob.goto(`${bob.url().split('#')[0]}#/me/${anns}`)
  await bob.click('[data-become]')
  await expect.poll(() => token(bob)).toBe(anns)
  await bob.waitForSelector('[data-play]')
  await bob.goto(`${bob.url().split('#')[0]}#/me/${bobs}`)
  await bob.click('[data-become]')
  await expect.poll(() => token(bob)).toBe(bobs)
})

test('an unknown personal link changes nothing', async ({ visit }) => {
  const ann = await somebody(visit, 'Ann')
  const anns = await token(ann)
  await ann.goto(`${ann.url().split('#')[0]}#/me/made-up`)
  await ann.waitForSelector('.toast')
  expect(await token(ann)).toBe(anns)
})

test('an address of a game that is not here says so, and leads on', async ({ visit }) => {
  const page = await visit('/#/new/chess')
  await page.getByRole('heading', { name: 'There is no game called “chess” here' }).waitFor()
  await page.getByRole('link', { name: 'To the games that are here' }).click()
  await page.waitForSelector('[data-play]')
  expect(page.url()).not.toContain('chess')
})
