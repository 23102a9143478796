import type { Place } from './place.ts'
import { GAMES } from './tables.ts'

/** The guided first game. */
const guided: Place = {
  games: GAMES,
  async open({ game, visit }) {
    const page = await visit(`#/learn/${game}`)
    await page.click(`[data-guided="${game}"]`)
    await page.waitForSelector('.coach')
    return [page]
  },
}

/** One of the lessons and puzzles of a game. */
const lesson: Place = {
  games: GAMES,
  async open({ game, random, visit }) {
    const page = await visit(`#/learn/${game}`)
    await page.waitForSelector('[data-lesson-of]')
    const all = page.locator('[data-lesson-of]')
    await all.nth(random.below(await all.count())).click()
    await page.waitForSelector('.frame')
    return [page]
  },
}

/** The puzzle of the day. */
const puzzle: Place = {
  async open({ visit }) {
    const page = await visit()
    await page.click('[data-solve]')
    await page.waitForSelector('.frame')
    return [page]
  },
}

export const learning = { guided, lesson, puzzle }
