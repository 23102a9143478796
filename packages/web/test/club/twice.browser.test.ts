import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { enter, press } from './club-journeys.ts'

const still = { reducedMotion: 'reduce' } as const

test('a challenge that is accepted by a double click begins a table, and nothing is refused', async ({ visit }) => {
  const anna = await enter(await visit('/#/club', still), 'Ilka')
  const bela = await enter(await visit('/#/club', still), 'Imre')
  await press(anna, 'Imre')
  await anna.click('[data-tie="challenge"]')
  await anna.click('[data-offer]')
  await bela.waitForSelector('[data-challenge="open"] [data-settle="accept"]')
  // Both presses come before any reply.
  await bela.$eval('[data-settle="accept"]', (button) => {
    for (let press = 0; press < 2; press++) (button as HTMLButtonElement).click()
  })
  await bela.waitForSelector('[data-to-table]')
  // What is said arrives after the reply to the second press.
  await bela.fill('[data-speak]', 'I am here')
  await bela.press('[data-speak]', 'Enter')
  await bela.locator('.talk-lines').getByText('I am here').waitFor()
  expect(await bela.locator('.toast.warn').allTextContents()).toEqual([])
})
