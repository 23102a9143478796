import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** Opens a table by day with bots in all other seats, and returns its address. */
async function open(page: Page, preset: string): Promise<string> {
  await page.goto(new URL('/#/new/death-angel/invite', page.url()).href)
  await page.selectOption('[data-time-preset]', preset)
  await page.click('[data-open-table]')
  await page.waitForSelector('[data-gathering]')
  await page.click('[data-start]')
  await page.waitForSelector('.frame .question')
  return page.url()
}

test('the home page and tables link to the most urgent table, and only their writer sees notes on a table', async ({ visit }) => {
  const page = await visit('/', still)
  const slow = await open(page, 'day-2')
  const fast = await open(page, 'day-1')
  await page.goto(slow)
  await page.waitForSelector(`[data-next-table="${idOf(fast)}"]`)
  await expectAllSaid(page)
  await page.click('[data-log]')
  await page.getByRole('tab', { name: 'My notes' }).click()
  await page.fill('[data-notes]', 'keep the flank')
  await page.waitForSelector('[data-notes-state="kept"]')
  await expectAccessible(page, HEADINGS)
  await page.reload()
  await page.click('[data-log]')
  await page.getByRole('tab', { name: 'My notes' }).click()
  await expect.poll(() => page.inputValue('[data-notes]')).toBe('keep the flank')
  await page.goto(new URL('/#/', slow).href)
  await page.waitForSelector('[data-go-on]')
  await page.click('[data-go-on] .primary')
  await page.waitForURL(fast)
})

function idOf(url: string): string {
  return url.split('/').at(-1) ?? ''
}
