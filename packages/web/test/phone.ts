import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A phone held upright, and the same held across. */
export const UPRIGHT = { width: 390, height: 844 } as const
export const ACROSS = { width: 844, height: 390 } as const

/** The least part of the height that a board has on a phone. */
export const LEAST = 0.6

/** Runs in the page: of the screen's height, the part in which the board is what lies on top over most of the width that is its own. */
function shareNow(): number {
  const board = document.querySelector('.board-place')
  if (board === null) return 0
  const { left, width } = board.getBoundingClientRect()
  const columns = Array.from({ length: 12 }, (_, at) => left + (width * (at + 0.5)) / 12)
  const rows = Array.from({ length: Math.floor(innerHeight / 2) }, (_, at) => 2 * at + 1)
  const seen = rows.filter((y) => columns.filter((x) => board.contains(document.elementFromPoint(x, y))).length * 2 > columns.length)
  return seen.length / rows.length
}

/** The board's share of the height, from 0 to 1: bars, sheets and whatever else of the frame lies over it are not the board. */
export function boardShare(page: Page): Promise<number> {
  return page.evaluate(shareNow)
}

/** What is asked, for the message of a test that fails. */
async function askedNow(page: Page): Promise<string> {
  return (await page.textContent('.question .asked')) ?? ''
}

/** Waits until the board has its share of the height. */
export async function expectBoardShare(page: Page): Promise<void> {
  const asked = await askedNow(page)
  await expect.poll(() => boardShare(page), { timeout: 5000, message: `the board's share at '${asked}'` }).toBeGreaterThanOrEqual(LEAST)
}

/** Whether the board is wider than half of the screen: held across, the console stands beside it. */
export function boardWidth(page: Page): Promise<number> {
  return page.evaluate(() => (document.querySelector('.board-place')?.getBoundingClientRect().width ?? 0) / innerWidth)
}
