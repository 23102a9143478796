import type { Page } from 'playwright-core'
import { atRest } from '../rest.ts'
import { namelessNow, smallNow } from './controls.ts'
import { boardNow, coveredNow, goldNow, scrollsNow } from './places.ts'
import { cutNow, type Foreign, foreignNow, missingNow, oddNow } from './texts.ts'
import { tornNow } from './words.ts'

/** For so many frames nothing changes before a page is looked at again. */
const LATER = 30

/** Something that must hold after every press, and does not. */
export interface Find {
  /** The name of what must hold. */
  readonly hold: string
  readonly what: string
}

/** What must hold of every page, by name: each looks in the page and says what is wrong. */
const LOOKS = {
  missing: missingNow,
  odd: oddNow,
  cut: cutNow,
  torn: tornNow,
  scrolls: scrollsNow,
  board: boardNow,
  gold: goldNow,
  covered: coveredNow,
  nameless: namelessNow,
  small: smallNow,
} as const

/** Everything in a page that does not hold, twice: what teaches finds its place only a moment after the rest. */
export async function wrongIn(page: Page, foreign: Foreign): Promise<readonly Find[]> {
  const first = await wrongNow(page, foreign)
  if (first.length === 0) return []
  await atRest(page, LATER)
  const kinds = new Set((await wrongNow(page, foreign)).map(({ what }) => what))
  return first.filter(({ what }) => kinds.has(what))
}

async function wrongNow(page: Page, foreign: Foreign): Promise<readonly Find[]> {
  const finds: Find[] = []
  for (const [hold, look] of Object.entries(LOOKS)) for (const what of await page.evaluate(look)) finds.push({ hold, what })
  for (const what of await page.evaluate(foreignNow, foreign)) finds.push({ hold: 'foreign', what })
  return finds
}
