import { expect } from 'vitest'
import { watchErrors } from './device.ts'
import { test } from './test.ts'

test('Chromium starts, draws and reports what goes wrong', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 200 } })
  const errors: string[] = []
  watchErrors(page, errors)
  await page.goto('data:text/html,<h1>Orrery</h1><script>console.error("heard"); throw new Error("thrown")</script>')
  expect(await page.textContent('h1')).toBe('Orrery')
  expect((await page.screenshot()).byteLength).toBeGreaterThan(1000)
  expect(errors.map((error) => error.slice(0, 13)).sort()).toEqual(['console: hear', 'error: Error:'])
  await page.close()
})
