import type { Page } from 'playwright-core'
import { recordedGame } from '../../recorded.ts'
import { showRecorded } from '../../scenes.ts'
import type { Place, Start } from './place.ts'

export const GAMES = ['chaos-galaxy', 'death-angel', 'firestorm-armada', 'forbidden-stars'] as const

/** Opens a game after a share of its answers. */
async function recorded({ game, visit }: Start, part: number): Promise<Page> {
  const known = GAMES.find((one) => one === game) ?? 'death-angel'
  const page = await visit()
  const { options, ...rest } = recordedGame(known, part)
  await showRecorded(page, rest, options)
  return page
}

/** Waits until there is a table. */
async function atTable(page: Page): Promise<readonly [Page]> {
  await page.waitForSelector('.frame')
  return [page]
}

/** Presses the button of a table that is being made; a game may ask for what is brought before. */
async function openTable(page: Page): Promise<void> {
  await page.click('[data-open-table]')
}

/** A game from its beginning, against bots. */
const table: Place = {
  games: [...GAMES, 'draft'],
  async open({ game, random, visit }) {
    if (game === 'draft') {
      const page = await visit('#/new/draft/alone')
      await openTable(page)
      return atTable(page)
    }
    const page = await visit()
    await page.click(`[data-play="${game}"]`)
    const brought = { 'chaos-galaxy': '[data-deck]', 'firestorm-armada': '[data-fleet]' }[game]
    if (brought !== undefined) {
      await page.waitForSelector(brought)
      const all = page.locator(brought)
      await all.nth(random.below(await all.count())).click()
    }
    return atTable(page)
  },
}

/** A game somewhere in its middle. */
const middle: Place = {
  games: GAMES,
  async open(start) {
    return [await recorded(start, 0.05 + start.random.below(90) / 100)]
  },
}

/** The last answers of a game, and what follows. */
const end: Place = {
  games: GAMES,
  async open(start) {
    return [await recorded(start, 0.97)]
  },
}

/** The page that makes a table, with all its settings. */
const making: Place = {
  games: [...GAMES, 'draft'],
  async open({ game, random, visit }) {
    const page = await visit(`#/new/${game}/${['alone', 'hot-seat', 'invite'][random.below(3)]}`)
    await page.waitForSelector('[data-open-table]')
    return [page]
  },
}

/** Several people on one screen. */
const shared: Place = {
  games: [...GAMES, 'draft'],
  async open({ game, visit }) {
    const page = await visit(`#/new/${game}/hot-seat`)
    await openTable(page)
    return atTable(page)
  },
}

/** A finished game: its result, story and review. */
const over: Place = {
  games: GAMES,
  async open(start) {
    return [await recorded(start, 1)]
  },
}

/** What a bot says about a finished game. */
const review: Place = {
  games: GAMES,
  async open(start) {
    const page = await recorded(start, 1)
    await page.click('[data-review-begin]')
    await page.waitForSelector('[data-review="made"]')
    return [page]
  },
}

/** A finished game step by step. */
const replay: Place = {
  games: GAMES,
  async open(start) {
    const page = await recorded(start, 1)
    const id = page.url().split('/').at(-1)
    await page.goto(page.url().replace(/#.*|$/, `#/replay/${id}/${start.random.below(60)}`))
    await page.waitForSelector('.replay')
    return [page]
  },
}

export const tables = { table, middle, end, making, shared, over, review, replay }
