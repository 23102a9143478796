import type { Page } from 'playwright-core'
import { type Asked, readAsked } from '../../browser/asked.ts'

/** Tables at which nothing has to be asked: a solved lesson, a replay, what happened meanwhile, a coach for whom all others wait. */
const SILENT =
  '[data-lesson="solved"], [data-lesson="late"], .replay, .recap, [data-coach="on"]:visible, [data-imagined], [data-gathering], .study'

/** Whether a page shows a table that is played. */
async function isPlayed(page: Page): Promise<boolean> {
  return (await page.$('.frame')) !== null && (await page.$(SILENT)) === null
}

/**
 * At a table somebody is asked something, or it is over. `pages` are those of all people at it: bots are waited for, but where other people
 * are, one of them must be asked.
 */
export async function unasked(pages: readonly Page[]): Promise<readonly string[]> {
  const tables = []
  for (const page of pages) if (await isPlayed(page)) tables.push(page)
  if (tables.length === 0) return []
  // Another person's table may be another one, or not be looked at: then it may be their turn.
  const isAlone = pages.length === 1
  if (!isAlone && (tables.length < pages.length || new Set(tables.map((page) => page.url())).size > 1)) return []
  try {
    await Promise.any(tables.map((page): Promise<Asked> => readAsked(page, { turn: true })))
    return []
  } catch {
    // Something else may have been opened meanwhile.
    for (const page of tables) if (!(await isPlayed(page))) return []
    return ['nothing is asked, and the game is not over']
  }
}
