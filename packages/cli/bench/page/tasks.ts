import type { Browser, Page } from 'playwright-core'
import { atMost, type Figure } from '../figure.ts'

const DESK = { width: 1440, height: 900 }
const GAME = 'chaos-galaxy'
/** How many answers of the page's player are watched, from the first question on. */
const ANSWERS = 24
const MOST_MILLISECONDS = 50

/** A piece of work in Chromium's trace; times in microseconds, `tdur` is CPU time. */
interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** Only the thread that draws the page does these. */
const DRAWS: readonly string[] = ['UpdateLayoutTree', 'Layout', 'UpdateLayerTree']

/** The longest task of the page during a duel, in CPU time, so that other load does not matter. */
export async function longestTask(browser: Browser, url: string): Promise<Figure> {
  const context = await browser.newContext({ viewport: DESK, locale: 'en-GB', serviceWorkers: 'block' })
  await context.addInitScript("localStorage.setItem('orrery.settings', JSON.stringify({ pace: 'once' }))")
  const page = await context.newPage()
  await page.goto(url)
  await page.click(`[data-play="${GAME}"]`)
  await page.click('[data-deck]')
  await asked(page)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8'] })
  for (let made = 0; made < ANSWERS && (await page.$('.result')) === null; made++) await answer(page)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly Traced[] }
  await context.close()
  const tasks = tasksOf(trace.traceEvents)
  const long = tasks.filter((task) => milliseconds(task) > MOST_MILLISECONDS).slice(0, 4)
  const named = long.map((task) => `${Math.round(milliseconds(task))} ms ${mostly(task, trace.traceEvents)}`)
  const [longest] = tasks
  return atMost(
    'longest task in a duel',
    longest === undefined ? 0 : milliseconds(longest),
    'ms',
    MOST_MILLISECONDS,
    `1440 x 900, ${ANSWERS} answers, ${tasks.length} tasks${named.length === 0 ? '' : `; over it: ${named.join(', ')}`}`,
  )
}

/** The CPU time of a piece of work. */
function milliseconds({ tdur, dur }: Traced): number {
  return (tdur ?? dur ?? 0) / 1000
}

/** The tasks of the thread that draws the page, the longest first. */
function tasksOf(events: readonly Traced[]): readonly Traced[] {
  const drawing = events.find(({ name }) => DRAWS.includes(name))
  const own = events.filter(({ ph, name, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === drawing?.pid && tid === drawing.tid)
  return own.sort((one, other) => milliseconds(other) - milliseconds(one))
}

/** What took most of a task, in Chromium's terms: a script, styles, layout, garbage collection. */
function mostly(task: Traced, events: readonly Traced[]): string {
  const within = events.filter(
    (event) =>
      event.ph === 'X' &&
      event !== task &&
      event.pid === task.pid &&
      event.tid === task.tid &&
      event.ts >= task.ts &&
      event.ts < task.ts + (task.dur ?? 0),
  )
  return within.sort((one, other) => milliseconds(other) - milliseconds(one))[0]?.name ?? 'of Chromium itself'
}

const OFFERED = '.question :is(.option, [data-primary], [data-tick]):not([aria-disabled="true"])'

async function asked(page: Page): Promise<void> {
  await page.waitForSelector(`${OFFERED}, .result`, { timeout: 20_000 })
}

/** Answers as a player does who only wants to go on: the first option, otherwise the primary button. */
async function answer(page: Page): Promise<void> {
  const before = await page.getAttribute('.question', 'data-version')
  const first =
    (await page.$('.question .option:not([aria-disabled="true"])')) ??
    (await page.$('.question [data-primary]:not([aria-disabled="true"])'))
  const ticks = await page.$$('.question [data-tick]:not([aria-disabled="true"])')
  for (const tick of ticks.slice(0, 1)) await tick.click()
  await (ticks.length > 0 ? await page.$('.question [data-primary]') : first)?.click({ timeout: 2000 }).catch(() => undefined)
  await page
    .waitForFunction(
      (old) => document.querySelector('.result') !== null || document.querySelector('.question')?.getAttribute('data-version') !== old,
      before,
      { timeout: 1500 },
    )
    .catch(() => undefined)
  await asked(page)
}
