import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { LEVELS, type Level } from '../../../search/level.ts'
import { expectAllSaid } from '../person.ts'

/** What the page's bot thread was asked and has replied, as the page records it (`watchBots`). */
interface Watched {
  /** Whether the thread's replies are kept from the page. */
  held: boolean
  readonly kept: (() => void)[]
  /** The levels for which the thread has decided. */
  readonly decided: string[]
}

declare global {
  var watched: Watched
}

/** Runs in the page before anything else: records the bot thread's replies, and keeps them back until they are released. */
function watchBots(): void {
  const watched: Watched = { held: true, kept: [], decided: [] }
  const asked = new Map<number, string>()
  globalThis.watched = watched
  const hear = (listener: (event: MessageEvent) => void, event: MessageEvent): void => {
    if ('thought' in event.data) watched.decided.push(asked.get(event.data.id) ?? 'nobody')
    if (watched.held) watched.kept.push(() => listener(event))
    else listener(event)
  }
  globalThis.Worker = class extends Worker {
    override postMessage(message: { readonly id: number; readonly job?: { readonly level: string } }): void {
      if (message.job !== undefined) asked.set(message.id, message.job.level)
      super.postMessage(message)
    }
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
      const isReply = type === 'message' && typeof listener === 'function'
      super.addEventListener(type, isReply ? (event) => hear(listener as (event: MessageEvent) => void, event as MessageEvent) : listener)
    }
  }
}

/** Opens a table with bots only, one of each of these levels, and watches it. */
async function tableOf(page: Page, game: string, levels: readonly Level[]): Promise<void> {
  await page.addInitScript(watchBots)
  await page.goto(page.url().replace(/#.*|$/, `#/new/${game}/alone`))
  await page.reload()
  await page.waitForSelector('[data-open-table]')
  const seats = page.locator('select[data-seat]')
  for (let have = await seats.count(); have < levels.length; have++) {
    await page.click('.stepper button:last-child')
    await seats.nth(have).waitFor()
  }
  for (const [seat, level] of levels.entries()) await page.selectOption(`select[data-seat="${seat}"]`, `bot-${level}`)
  await page.click('[data-open-table]')
  await page.waitForSelector('.question[data-version]')
}

function versionOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.querySelector('.question')?.getAttribute('data-version')))
}

/** At least two bots each; if not all levels find a seat, a second table has the others. */
const TABLES: readonly (readonly [string, ...(readonly (readonly Level[])[])])[] = [
  ['death-angel', LEVELS],
  ['chaos-galaxy', LEVELS],
  ['forbidden-stars', ['dreamer', 'hasty', 'keen', 'strong'], ['quick', 'keen']],
  ['firestorm-armada', ['dreamer', 'hasty', 'keen', 'strong'], ['quick', 'keen']],
]

for (const [game, ...tables] of TABLES) {
  test(`each level of ${game} plays at tables opened from the page, and only in the thread of the bots`, async ({ visit }) => {
    for (const levels of tables) {
      const page = await visit('/', { reducedMotion: 'reduce' })
      await tableOf(page, game, levels)
      // Whatever the thread has decided, the table waits for its reply, so the page decides nothing by itself.
      await page.waitForFunction(() => watched.kept.length > 0)
      const before = await versionOf(page)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await versionOf(page)).toBe(before)
      await page.evaluate(() => {
        watched.held = false
        for (const release of watched.kept.splice(0)) release()
      })
      await page.waitForFunction((all) => all.every((level) => watched.decided.includes(level)), levels)
      expect(await versionOf(page)).toBeGreaterThan(before)
      await expectAllSaid(page)
      await page.close()
    }
  })
}
