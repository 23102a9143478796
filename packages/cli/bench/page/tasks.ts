import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { awaitTurn, decide } from '../../../../tools/browser/player.ts'
import { atMost, type Figure } from '../figure.ts'
import { longestDuring, longestOf, type Task } from './traced.ts'

const DESK = { viewport: { width: 1440, height: 900 } } as const
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true } as const

/** How many answers are traced at once: a trace of a whole game would not fit into Chromium's memory for it. */
const AT_ONCE = 12
const MOST_MILLISECONDS = 50
/** A game that takes more answers than this does not end. */
const MOST_ANSWERS = 1500

/** A game that is played in a page against bots. */
interface Played {
  readonly game: string
  /** What it is called in the figure. */
  readonly called: string
  readonly screen: BrowserContextOptions
  /** The answers of the page's player that are watched, from the first question on; all by default. */
  readonly answers?: number
}

const PLAYED: readonly Played[] = [
  { game: 'chaos-galaxy', called: 'a duel', screen: DESK, answers: 24 },
  { game: 'forbidden-stars', called: 'a game of Forbidden Stars', screen: DESK },
  { game: 'forbidden-stars', called: 'a game of Forbidden Stars on a phone', screen: PHONE },
  { game: 'firestorm-armada', called: 'a game of Firestorm Armada', screen: DESK },
  { game: 'firestorm-armada', called: 'a game of Firestorm Armada on a phone', screen: PHONE },
]

/** Pages of games that draw much when they are opened, and what they show last. */
const OPENED = [
  { page: 'decks', called: 'opening the deck builder', shown: '.cgd-deck' },
  { page: 'fleets', called: 'opening the fleet builder', shown: '.fab-fleet' },
] as const

/** The longest task of the page in each of the games, and when pages that draw much are opened. */
export async function longestTasks(browser: Browser, url: string): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const played of PLAYED) figures.push(await longestInGame(browser, url, played))
  for (const opened of OPENED) figures.push(await longestInOpening(browser, url, opened))
  return figures
}

/** The home page as another visitor has it. */
async function visited(browser: Browser, url: string, screen: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...screen, locale: 'en-GB', serviceWorkers: 'block' })
  await context.addInitScript("localStorage.setItem('orrery.settings', JSON.stringify({ pace: 'once' }))")
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForSelector('[data-play]')
  return page
}

async function longestInOpening(browser: Browser, url: string, { page: id, called, shown }: (typeof OPENED)[number]): Promise<Figure> {
  const page = await visited(browser, url, PHONE)
  const longest = await longestDuring(browser, page, async () => {
    await page.evaluate((route) => {
      location.hash = `#/${route}`
    }, id)
    await page.waitForSelector(shown, { state: 'attached' })
  })
  await page.context().close()
  return figureOf({ called: `${called} on a phone`, screen: PHONE }, longest)
}

async function longestInGame(browser: Browser, url: string, played: Played): Promise<Figure> {
  const page = await visited(browser, url, played.screen)
  await begin(page, played.game)
  const most = played.answers ?? MOST_ANSWERS
  let longest: readonly Task[] = []
  let made = 0
  for (let over = false; !over && made < most; ) {
    const until = Math.min(made + AT_ONCE, most)
    const now = await longestDuring(browser, page, async () => {
      for (; !over && made < until; made++) {
        over = (await awaitTurn(page)) === 'over'
        if (!over) await decide(page, made)
      }
    })
    longest = longestOf([...longest, ...now])
  }
  await page.context().close()
  return figureOf(played, longest, `, ${made} answers`)
}

/** Opens a table against a bot, with the first deck or fleet where one is chosen. */
async function begin(page: Page, game: string): Promise<void> {
  await page.click(`[data-play="${game}"]`)
  await page.waitForSelector('.question, :is([data-deck], [data-fleet])')
  const [brought] = await page.$$(':is([data-deck], [data-fleet])')
  await brought?.click()
  await awaitTurn(page)
}

function figureOf({ called, screen }: Pick<Played, 'called' | 'screen'>, longest: readonly Task[], note = ''): Figure {
  const long = longest.filter(({ milliseconds }) => milliseconds > MOST_MILLISECONDS)
  const named = long.map(({ milliseconds, mostly }) => `${Math.round(milliseconds)} ms ${mostly}`)
  const size = `${screen.viewport?.width} x ${screen.viewport?.height}`
  return atMost(
    `longest task in ${called}`,
    longest[0]?.milliseconds ?? 0,
    'ms',
    MOST_MILLISECONDS,
    `${size}${note}${named.length === 0 ? '' : `; over it: ${named.join(', ')}`}`,
  )
}
