import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'
import { expectInside } from '../phone.ts'

test('a person who makes a table can look up how strong each level is, on another page, in three sizes', async ({ visit }) => {
  const page = await visit('/#/new/forbidden-stars/alone', { reducedMotion: 'reduce' })
  const [shown] = await Promise.all([page.context().waitForEvent('page'), page.click('[data-bots-how]')])
  for (const game of ['chaos-galaxy', 'death-angel', 'forbidden-stars', 'firestorm-armada'])
    await shown.waitForSelector(`[data-ladder="${game}"] [data-level="strong"]`)
  expect(await shown.locator('[data-ladder="forbidden-stars"] [data-level]').count()).toBe(5)
  expect(await shown.locator('[data-ladder="death-angel"] thead th').count()).toBe(3)
  expect(await shown.locator('[data-ladder="forbidden-stars"] [data-level="quick"]').innerText()).toMatch(
    /Steady[\s\S]*\d+%[\s\S]*of \d+[\s\S]*\d+% – \d+%[\s\S]*\+\d+/,
  )
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await shown.setViewportSize(viewport)
    await expect.poll(() => shown.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
    await expectAccessible(shown)
  }
  await expectAllSaid(shown)
  await shown.setViewportSize({ width: 390, height: 844 })
  const stars = shown.locator('[data-ladder="forbidden-stars"]')
  await stars.getByRole('group', { name: 'Players' }).getByRole('button', { name: '4' }).click()
  await expect.poll(() => stars.locator('[data-level]').count()).toBe(4)
  expect(await stars.innerText()).toContain('it would win 25% of the games')
  expect(await shown.locator('[data-ladder="chaos-galaxy"] [data-level]').count()).toBe(5)
  for (const game of ['death-angel', 'chaos-galaxy']) {
    const panel = `[data-ladder="${game}"]`
    await expectInside(shown, `${panel} fieldset`, panel)
    await expectInside(shown, `${panel} fieldset button`, `${panel} fieldset`)
  }
  await expectAllSaid(shown)
  expect(await page.locator('select[data-seat="1"]').inputValue()).toBe('bot-quick')
})
