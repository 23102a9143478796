import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

const still = { reducedMotion: 'reduce' } as const

test('a rejected player leaves the queue, and the other keeps their place in it', async ({ visit }) => {
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
  await expect.poll(() => anna.locator('[data-seeking]').count()).toBe(1)
  await bela.waitForSelector('[data-seek]')
  await anna.click('[data-unseek]')
  await anna.waitForSelector('[data-seek]')
})
