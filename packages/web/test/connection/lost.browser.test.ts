import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectInside } from '../phone.ts'

test('a lost connection is told in full, however small the screen is', async ({ visit, errors }) => {
  const page = await visit('/#/new/death-angel/invite', { locale: 'hu-HU' })
  await page.click('[data-open-table]')
  await page.click('[data-start]')
  await page.waitForSelector('.link-state.live')
  // What is still being loaded would fail, too, and not by what this is about.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.waitForSelector('.link-state.lost')
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectInside(page, '.link-state.lost', '.frame')
    const cut = () => page.$eval('.link-state.lost', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(cut, { message: `${width}` }).toBeLessThanOrEqual(0)
  }
  await page.context().setOffline(false)
  await page.waitForSelector('.link-state.live')
  // The connection is away on purpose.
  errors.splice(0, errors.length, ...errors.filter((error) => !/WebSocket/.test(error)))
})
