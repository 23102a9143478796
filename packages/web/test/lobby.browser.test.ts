import { expect } from 'vitest'
import { test } from '../../../tools/browser/test.ts'
import { awaitAnyTurn, decide, expectAccessible, expectAllSaid, HEADINGS } from './person.ts'

const still = { reducedMotion: 'reduce' } as const
const phone = { ...still, viewport: { width: 390, height: 844 } } as const

test('two strangers find each other by quick match, one of them on a phone and reloading meanwhile, and play', async ({ visit }) => {
  const anna = await visit('/#/lobby', still)
  await anna.selectOption('[data-quick-game]', 'death-angel')
  await anna.fill('[data-quick] [data-name]', 'Anna')
  await anna.click('[data-seek]')
  await anna.waitForSelector('[data-seeking]')
  await expectAccessible(anna, HEADINGS)
  await anna.reload()
  await anna.waitForSelector('[data-seeking]')
  const bela = await visit('/#/lobby', { ...phone, locale: 'hu-HU' })
  await bela.selectOption('[data-quick-game]', 'death-angel')
  await bela.fill('[data-quick] [data-name]', 'Béla')
  await expectAccessible(bela, HEADINGS)
  await bela.click('[data-seek]')
  for (const page of [anna, bela]) await page.waitForSelector('[data-met]')
  expect(await anna.textContent('[data-met]')).toContain('Béla')
  await expectAccessible(bela, HEADINGS)
  await expectAllSaid(bela)
  await anna.dblclick('[data-meet="yes"]')
  await bela.click('[data-meet="yes"]')
  for (const page of [anna, bela]) await page.waitForSelector('.frame')
  expect(anna.url().split('#')[1]).toBe(bela.url().split('#')[1])
  expect(await bela.textContent('.players')).toContain('Anna')
  const { page } = await awaitAnyTurn([anna, bela])
  await decide(page, 0)
})

test('who is not wanted looks for nobody any more, and the other keeps the place in line', async ({ visit }) => {
  const [anna, bela] = await Promise.all([visit('/#/lobby', still), visit('/#/lobby', still)])
  for (const [page, name] of [
    [anna, 'Anna'],
    [bela, 'Béla'],
  ] as const) {
    await page.selectOption('[data-quick-game]', 'forbidden-stars')
    await page.fill('[data-quick] [data-name]', name)
    await page.click('[data-seek]')
  }
  for (const page of [anna, bela]) await page.waitForSelector('[data-met]')
  await anna.click('[data-meet="yes"]')
  await bela.click('[data-meet="no"]')
  await anna.getByText('You keep your place in line').waitFor()
  expect(await anna.locator('[data-seeking]').count()).toBe(1)
  await bela.waitForSelector('[data-seek]')
  await anna.click('[data-unseek]')
  await anna.waitForSelector('[data-seek]')
})
