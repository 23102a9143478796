import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'

test('two kinds of notices that are switched off at once are both off', async ({ visit }) => {
  const page = await visit('/#/account', { reducedMotion: 'reduce' })
  await page.fill('[name="new-name"]', 'Nora')
  await page.fill('[name="new-password"]', 'nine lives of a cat')
  await page.locator('section').nth(1).getByRole('button').click()
  await page.waitForSelector('[data-account="member"]')
  await page.waitForSelector('[data-notice-kind="turn"]')
  await page.evaluate(() => {
    for (const kind of ['turn', 'evening']) document.querySelector<HTMLInputElement>(`[data-notice-kind="${kind}"]`)?.click()
  })
  for (const kind of ['turn', 'evening']) await page.waitForSelector(`[data-notice-kind="${kind}"][aria-checked="false"]`)
  await page.reload()
  const kinds = () => page.locator('[data-notice-kind="turn"], [data-notice-kind="evening"]')
  await expect.poll(() => kinds().count()).toBe(2)
  for (const kind of await kinds().all()) expect(await kind.getAttribute('aria-checked')).toBe('false')
})

test('both ends of the quiet hours that are changed one right after the other are kept', async ({ visit }) => {
  const page = await visit('/#/account/calendar', { reducedMotion: 'reduce' })
  await page.check('[data-quiet]')
  await page.waitForSelector('[data-quiet-hour="until"]')
  await page.evaluate(() => {
    for (const [part, time] of [
      ['from', '23:15'],
      ['until', '06:45'],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`[data-quiet-hour="${part}"]`)
      if (field !== null) field.value = time
      field?.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  const hours = () => page.$$eval('[data-quiet-hour]', (fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(hours).toEqual(['23:15', '06:45'])
  await page.reload()
  await page.waitForSelector('[data-quiet-hour="until"]')
  expect(await hours()).toEqual(['23:15', '06:45'])
})
