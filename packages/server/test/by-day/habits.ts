import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAsked } from '../../../../tools/browser/asked.ts'
import { confirm } from '../../../../tools/browser/player.ts'
import { CHAOS_GALAXY, DEATH_ANGEL, FIRESTORM_ARMADA, FORBIDDEN_STARS } from './games.ts'
import type { PlayedGame } from './table.ts'
import type { Habits } from './visitor.ts'

/** A game as two people play it by day in pages. */
interface PlayedInPages extends PlayedGame, Omit<Habits, 'foresees'> {
  /** So many visits after the holiday are made in pages; a game that is not over then is played on without them, but for its end. */
  readonly visits: number
}

/** Opens parts of the page, the outermost first, presses each switch there that is not on, and closes it again; true where some were pressed. */
async function switchOn(page: Page, parts: readonly [string, ...string[]], switches: string): Promise<boolean> {
  const off = page.locator(`${parts[0]} :is(${switches})`)
  const count = await off.count()
  if (count === 0) return false
  for (const part of parts) await page.click(`${part}:not([open]) > summary`)
  for (let left = count; left > 0; left = await off.count()) {
    await off.first().click()
    await expect.poll(() => off.count()).toBeLessThan(left)
    await readAsked(page)
  }
  // It may have answered what was asked, and the part be gone.
  await page.evaluate((open) => document.querySelector<HTMLElement>(open)?.click(), `${parts[0]}[open] > summary`)
  return true
}

/** A sheet under a question, and the standing orders that are folded in it. */
const SHEET = ['.kit-beforehand', '.kit-beforehand .kit-standings'] as const

export const GAMES_IN_PAGES: readonly PlayedInPages[] = [
  {
    ...DEATH_ANGEL,
    visits: 40,
    say: (page) => switchOn(page, SHEET, '[data-said^="standing-"]:not(:checked)'),
  },
  {
    ...CHAOS_GALAXY,
    visits: 0,
    say: (page) => switchOn(page, ['.cgm-flow'], '[data-stops-away][aria-pressed="false"]'),
  },
  {
    ...FORBIDDEN_STARS,
    visits: 24,
    say: (page) => switchOn(page, SHEET, ':is([data-said="reveals"], [data-said="deploys"]):not(:checked)'),
  },
  {
    ...FIRESTORM_ARMADA,
    visits: 40,
    async say(page) {
      if ((await page.$('[data-standing="cards"]')) === null) return false
      if ((await page.inputValue('[data-standing="cards"]')) === 'help') return false
      await page.click('.fa-standing:not([open]) summary')
      await page.selectOption('[data-standing="cards"]', 'help')
      await page.selectOption('[data-standing="discard"]', 'least')
      return true
    },
    async press(page) {
      if (!(await readAsked(page)).ready || (await page.$('[data-sheet]')) === null) return false
      await confirm(page)
      return true
    },
  },
]
