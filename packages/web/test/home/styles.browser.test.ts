import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

declare global {
  /** The bots that have decided in the page's thread, by level and style. */
  var heard: string[]
}

/** Runs in the page before anything else: notes for which bots the thread has decided. */
function hearBots(): void {
  const asked = new Map<number, string>()
  globalThis.heard = []
  globalThis.Worker = class extends Worker {
    override postMessage(message: { readonly id: number; readonly job?: { readonly level: string; readonly style?: string } }): void {
      if (message.job !== undefined) asked.set(message.id, `${message.job.level} ${message.job.style ?? 'plain'}`)
      super.postMessage(message)
    }
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }: MessageEvent) => {
        if ('thought' in data) globalThis.heard.push(asked.get(data.id) ?? 'nobody')
      })
    }
  }
}

/** Opens the page that makes a table against bots. */
async function making(page: Page, game: string): Promise<void> {
  await page.goto(page.url().replace(/#.*|$/, `#/new/${game}/alone`))
  await page.reload()
  await page.waitForSelector('[data-open-table]')
}

test('a bold bot is chosen for a table of this browser, its seat shows its name, and it plays', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  await page.addInitScript(hearBots)
  await making(page, 'forbidden-stars')
  // A level that does not look ahead has no style.
  expect(await page.locator('select[data-style]').count()).toBe(0)
  await page.selectOption('select[data-seat="0"]', 'bot-quick')
  await page.selectOption('select[data-seat="1"]', 'bot-keen')
  await page.selectOption('select[data-style="1"]', 'keen-bold')
  expect(await page.locator('select[data-style]').count()).toBe(1)
  await expectAccessible(page)
  await expectAllSaid(page)
  await page.click('[data-open-table]')
  await page.getByText('Keen · bold bot').first().waitFor()
  await page.waitForFunction(() => heard.includes('keen bold'), null, { timeout: 60_000 })
  expect(await page.evaluate(() => heard.filter((bot) => bot !== 'keen bold' && bot !== 'quick plain'))).toEqual([])
  await expectAllSaid(page)
}, 120_000)

test('a game without styles offers none', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  await making(page, 'death-angel')
  await page.selectOption('select[data-seat="0"]', 'bot-keen')
  expect(await page.locator('select[data-style]').count()).toBe(0)
})
