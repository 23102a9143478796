import type { Page } from 'playwright-core'
import { PATIENCE } from '../patience.ts'
import { type Asked, readAsked, type Turn } from './asked.ts'

/** The longest time for a click before the question is checked again, in milliseconds. */
const QUESTION_GONE = 1500

/** The cross of a card that lies over the question on a small screen. */
const CARD = '.inspector .corner'

/** The primary button, if it is enabled. */
const GOLD = '[data-primary]:not([aria-disabled="true"])'

/**
 * The option that a person takes: never one that only takes back a choice, so that every game ends. Choices are scattered, because taking
 * options in order can loop for ever through questions that lead back to each other (charge? whom? nobody after all).
 */
function pick(options: readonly string[], decision: number): string {
  const onward = options.filter((id) => !id.startsWith('change'))
  const from = onward.length > 0 ? onward : options
  const scattered = Math.imul(decision + 1, 0x9e3779b1) >>> 8
  return from[scattered % from.length] as string
}

/** The ids of all options of the question, after opening all of them. */
export async function optionsOf(page: Page): Promise<readonly string[]> {
  return (await readAsked(page, { opens: true })).options
}

/** Waits until the reader is asked something, has to take the screen, or the table is over. */
export async function awaitTurn(page: Page): Promise<Turn> {
  return (await readAsked(page, { turn: true })).turn ?? 'asked'
}

/**
 * Waits until one of several people is asked or the table is over for all, and returns whose turn it is. A page that has not heard of the last
 * answer yet is waited for, because its question may be an old one.
 */
export async function awaitAnyTurn(pages: readonly [Page, ...Page[]]): Promise<{ readonly page: Page; readonly turn: Turn }> {
  for (const until = performance.now() + PATIENCE.wait; performance.now() < until; ) {
    const asked = await Promise.all(pages.map((page) => readAsked(page)))
    const versions = new Set(asked.flatMap(({ version }) => version ?? []))
    const at = asked.findIndex(({ turn }) => turn !== null)
    const turn = asked[at]?.turn ?? null
    if (turn !== null && versions.size <= 1) return { page: pages[at] ?? pages[0], turn }
  }
  const shown = await Promise.all(pages.map((page) => page.textContent('.question')))
  throw new Error(`nobody is asked: ${shown.join(' | ')}`)
}

/** Presses what a selector finds: by touch on a touch screen, otherwise with the mouse. */
async function press(page: Page, selector: string, timeout: number): Promise<void> {
  if (!(await page.evaluate(isTouched))) return page.click(selector, { timeout })
  if ((await page.$(CARD)) !== null) await page.tap(CARD, { timeout })
  await page.tap(selector, { timeout })
}

/** Runs in the page: whether it is pressed with fingers. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

/** In a question for several, takes them all or, where not all may be taken, as many as fit one by one. */
async function tickAll(page: Page, question: string, { version }: Asked): Promise<void> {
  const left = `${question} .some [data-tick]:not(:checked):not([aria-disabled="true"])`
  const all = `${question} .some [data-all]`
  const some = `${question} .some [data-tick]:checked`
  // Where only one may be taken, another one would replace it.
  const single = `${question} .some[data-single]`
  for (let now = await readAsked(page, { opens: true }); now.version === version; now = await readAsked(page, { opens: true })) {
    const [open, whole, begun, only] = await page.evaluate(
      (wanted) => wanted.map((one) => document.querySelector(one) !== null),
      [left, all, some, single],
    )
    if (!open || (begun && now.ready && (whole || only))) return
    await press(page, whole && !begun ? all : left, QUESTION_GONE)
  }
}

/** Waits for what a press does: true once the table has moved on, false where a card opened, because the press lasted too long. */
async function movedOn(page: Page, version: string | null): Promise<boolean> {
  const done = await page.waitForFunction(
    ([old, card]) => {
      if ((document.querySelector('.question')?.getAttribute('data-version') ?? null) !== old) return 'moved on'
      return matchMedia('(pointer: coarse)').matches && document.querySelector(card) !== null ? 'card' : null
    },
    [version, CARD] as const,
    { polling: 30 },
  )
  return (await done.jsonValue()) === 'moved on'
}

/**
 * Takes an option by pointer and waits until the table has moved on. Does nothing if the question has gone in the meantime, because of
 * another's answer or an order. `at`: only at this version of the table, at which something else was looked at before.
 */
export async function decide(page: Page, decision: number, choice = pick, at?: string | null): Promise<void> {
  const asked = await readAsked(page, { opens: true })
  const { turn, options, several, version } = asked
  if (turn !== 'asked' || (at !== undefined && at !== version)) return
  const gold = options.length === 0 || several
  await answer(page, asked, gold ? GOLD : `.option[data-option="${choice(options, decision)}"] >> nth=0`)
}

/** Presses the primary button, ticking nothing, and waits until the table has moved on. Does nothing if nothing is asked; `at` as in `decide`. */
export async function confirm(page: Page, at?: string | null): Promise<void> {
  const asked = await readAsked(page)
  if (asked.turn === 'asked' && (at === undefined || at === asked.version)) await answer(page, { ...asked, several: false }, GOLD)
}

/** Answers what is asked by what a selector finds, after ticking if several are chosen, and waits until the table has moved on. */
async function answer(page: Page, asked: Asked, wanted: string): Promise<void> {
  const { version, several } = asked
  // Only at this version: a later question may offer the same.
  const question = `.question[data-version="${version}"]`
  // Each attempt waits twice as long, because a busy machine may draw no two frames in the time of the first.
  const until = performance.now() + PATIENCE.wait
  for (let timeout = QUESTION_GONE; ; timeout *= 2) {
    try {
      if (several) await tickAll(page, question, asked)
      await press(page, `${question} ${wanted}`, timeout)
      if (await movedOn(page, version)) return
    } catch (error) {
      const now = await readAsked(page)
      if (now.version !== version || now.turn !== 'asked') return
      if (performance.now() > until) throw new Error(`not answered by ${wanted}: ${await page.innerHTML('.question')}`, { cause: error })
    }
  }
}

/** Plays until the table is over or `most` decisions are made, and checks the page before each. Returns how many were made. */
export async function playOn(page: Page, most = 1000, look?: (made: number) => Promise<void>): Promise<number> {
  for (let made = 0; made < most; ) {
    const turn = await awaitTurn(page)
    await look?.(made)
    if (turn === 'over') return made
    if (turn === 'handover') await page.click('[data-handover]')
    else await decide(page, made++)
  }
  return most
}

/** Whether the table is over. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.$('.result')) !== null
}
