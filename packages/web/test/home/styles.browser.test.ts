import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid, openAs } from '../person.ts'

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
  await page.waitForFunction(() => heard.includes('keen bold'))
  expect(await page.evaluate(() => heard.filter((bot) => bot !== 'keen bold' && bot !== 'quick plain'))).toEqual([])
  await expectAllSaid(page)
})

test('a game without styles offers none', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  await making(page, 'death-angel')
  await page.selectOption('select[data-seat="0"]', 'bot-keen')
  expect(await page.locator('select[data-style]').count()).toBe(0)
})

test('the host of a table gives a seat to a bot of a style, changes it, and opens it again', async ({ visit, server }) => {
  const page = await visit('/', { reducedMotion: 'reduce', locale: 'hu-HU', viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/#/new/chaos-galaxy/invite`)
  await openAs(page, 'Anna')
  await page.selectOption('select[data-seat="1"]', 'bot-strong')
  await page.selectOption('select[data-style="1"]', 'strong-patient')
  await page.getByText('Ravasz · türelmes bot').first().waitFor()
  // Another level keeps the style.
  await page.selectOption('select[data-seat="1"]', 'bot-keen')
  await page.getByText('Éber · türelmes bot').first().waitFor()
  await expectAccessible(page)
  await expectAllSaid(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.selectOption('select[data-seat="1"]', '')
  await page.waitForSelector('select[data-style]', { state: 'detached' })
})

test('the judge of a tournament fills it up with bots of a style', async ({ visit }) => {
  const page = await visit('/#/tournaments', { reducedMotion: 'reduce', locale: 'hu-HU', viewport: { width: 390, height: 844 } })
  await page.fill('[data-name]', 'Anna')
  await page.click('[data-act="create"]')
  await page.selectOption('select[data-seat="cup"]', 'bot-keen')
  await page.selectOption('select[data-style="cup"]', 'keen-bold')
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.fill('[data-bots]', '2')
  await page.click('[data-act="register-bots"]')
  await page.waitForSelector('.cup-entrants li:nth-child(2) .cup-is-bot')
  expect(await page.locator('.cup-is-bot').first().getAttribute('title')).toBe('Éber · merész bot')
  await expectAllSaid(page)
})

test('the page of the levels says what styles are', async ({ visit }) => {
  const page = await visit('/#/bots', { reducedMotion: 'reduce', locale: 'hu-HU' })
  expect(await page.textContent('[data-bots-styles]')).toContain('az Éber és a Ravasz bot merész vagy türelmes')
  await expectAllSaid(page)
})
