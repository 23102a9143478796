import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { becomeMember, ratedDuel, to } from '../members.ts'

const still = { reducedMotion: 'reduce' } as const

test('on another browser a member reads how the tables ended that the first one showed', async ({ visit }) => {
  const anna = await visit('/', still)
  const bela = await visit('/', still)
  await becomeMember(anna, 'Anna')
  await becomeMember(bela, 'Béla')
  const table = await ratedDuel(anna, bela, 'Béla')
  // What another browser does not have.
  await anna.evaluate("localStorage.removeItem('orrery.results')")
  await anna.reload()
  await to(anna, 'results')
  await anna.waitForSelector(`[data-result="won"] a[href="#/table/${table}"]`)
  expect(await anna.locator('.figures dd').first().innerText()).toBe('1–0')
  await to(anna, '')
  await anna.waitForSelector('.back-results [data-result="won"]')
  expect(await anna.locator('[data-figures] dd').first().innerText()).toBe('1–0')
})

test('results, ladders and figures that are still empty say how they fill, and draw no empty charts', async ({ visit }) => {
  const page = await visit('/#/results')
  await page.getByText('What you play to its end').waitFor()
  expect(await page.locator('.weeks').count()).toBe(0)
  await page.goto(page.url().replace(/#.*/, '#/board'))
  await page.getByText('Games are rated where members play').waitFor()
  await page.goto(page.url().replace(/#.*/, '#/figures/chaos-galaxy'))
  await page.getByText('is counted here').waitFor()
  expect(await page.locator('a[download]').count()).toBe(0)
})
