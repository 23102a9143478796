import { expect } from 'vitest'
import { test } from '../../../tools/browser/test.ts'
import { expectAllSaid } from './person.ts'

const still = { reducedMotion: 'reduce' } as const

test('a deck that is not legal is refused with every reason in the reader’s language, and the seat stays free', async ({ visit }) => {
  const anna = await visit('/#/new/chaos-galaxy/invite', still)
  await anna.fill('[data-name]', 'Anna')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  const link = await anna.inputValue('[data-copy]')
  const bela = await visit('/', { ...still, locale: 'hu-HU' })
  await bela.evaluate(() => localStorage.setItem('orrery.brought.chaos-galaxy', JSON.stringify({ deck: { solyom: 4, turul: 3 } })))
  await bela.goto(link)
  await bela.fill('[data-name]', 'Béla')
  await bela.click('[data-take="1"]')
  await bela.waitForSelector('[data-against] .reason')
  const reasons = await bela.locator('[data-against] .reason').allTextContents()
  expect(reasons.join()).toMatch(/4 példány.*CG-DECK-2.*ez 7.*CG-MONO-2/s)
  await expectAllSaid(bela)
  expect(await anna.textContent('.gathering-seats')).not.toContain('Béla')
  await bela.click('[data-take="1"]')
  for (const page of [anna, bela]) await page.waitForSelector('.frame')
})
