import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from '../../../tools/browser/test.ts'

/** Messages without a text are shown as their id in brackets. */
const MISSING = /\[(?:ask|option|event|refusal|result|setting|phase|[a-z]+)-[\w-]+\]/

/** Matches a missing name in a message: 'held by . Battle Barge', 'orders of , Advance'. */
const HOLE = / [.,;](?: |$)/

/** Waits until everything that one selector finds ends above the first element that the other finds, measured at the same moment. */
export async function expectAbove(page: Page, upper: string, lower: string): Promise<void> {
  const overlap = () =>
    page.evaluate(
      ([above, below]) => {
        const edges = [...document.querySelectorAll(above)].map((one) => one.getBoundingClientRect().bottom)
        const top = document.querySelector(below)?.getBoundingClientRect().top
        return edges.length === 0 || top === undefined ? Number.MAX_VALUE : Math.max(...edges) - top
      },
      [upper, lower] as const,
    )
  await expect.poll(overlap, { message: `${upper} ends above ${lower}` }).toBeLessThanOrEqual(0)
}

/** The number of log lines; the log is behind its button. */
export async function logLines(page: Page): Promise<number> {
  await page.click('[data-log][aria-expanded="false"]')
  await page.waitForSelector('.side .log')
  const lines = await page.locator('.log .line').count()
  await page.click('[data-log][aria-expanded="true"]')
  return lines
}

/** Opens the table that is being made under a name, and returns its invite link. */
export async function openAs(host: Page, name: string): Promise<string> {
  await host.fill('[data-name]', name)
  await host.click('[data-open-table]')
  await host.waitForSelector('[data-gathering]')
  return host.inputValue('[data-copy]')
}

/** A person on another device opens a link and takes seat 1. */
export async function joinAs(visit: Visit, link: string, name: string, options: BrowserContextOptions): Promise<Page> {
  const guest = await visit(link, options)
  await guest.fill('[data-name]', name)
  await guest.click('[data-take="1"]')
  return guest
}

/** Makes the page ask its reader at every window; among people, an empty one is otherwise passed automatically after a pause. */
export async function askAlways(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}') as object
    localStorage.setItem('orrery.settings', JSON.stringify({ ...kept, askAlways: true }))
  })
  await page.reload()
}

/**
 * The preferences of a hasty player in duels: fights where possible, and otherwise draws cards, which empties the colony's deck and so ends
 * the duel.
 */
const HASTE = ['keep', 'launch', 'attack-with', 'bomb', 'fire', 'attack', 'draw', 'end', 'pass-until', 'pass', 'no', 'done', 'discard']

/**
 * The option of a hasty player of Chaos Galaxy, who now and then does something other than attack: a ship that neither fires nor bombs
 * could attack for ever.
 */
export function hasty(options: readonly string[], decision = 0): string {
  // An attack takes two decisions, so an even number would always meet the same one of them.
  for (const verb of HASTE.filter((one) => one !== 'attack' || decision % 5 !== 4)) {
    const found = options.find((id) => id.split(':')[0] === verb)
    if (found !== undefined) return found
  }
  return options.at(-1) as string
}

/** Gives the table up in its menu. */
export async function giveUp(page: Page): Promise<void> {
  await page.click('.frame-bar [aria-haspopup="dialog"]')
  await page.click('[data-concede]')
  await page.click('[data-concede="really"]')
}

/** Fails when a message is missing on the page. */
export async function expectAllSaid(page: Page): Promise<void> {
  const text = (await page.textContent('body')) ?? ''
  expect(MISSING.exec(text)?.[0]).toBeUndefined()
}

/** Fails if a label has a hole in place of a name. */
export async function expectNoHoles(page: Page): Promise<void> {
  const labels = await page.$$eval('[aria-label]', (all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  expect(labels.filter((label) => HOLE.test(label))).toEqual([])
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that axe checks only on request. */
const ALSO = ['label-content-name-mismatch']
export const HEADINGS = 'heading-order'

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly help: string; readonly nodes: readonly { readonly html: string }[] }[]
  readonly passes: readonly unknown[]
}

/** What axe checks. Only violations are described in full, because describing what is right takes as long as checking it. */
const HOW = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], selectors: false }

/**
 * Fails when the page breaks a WCAG 2.2 AA rule that a machine can check. It is checked again as long as it does, because what teaches moves
 * away from buttons only a moment after the window has another size.
 */
export async function expectAccessible(page: Page, ...more: readonly string[]): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  const rules = Object.fromEntries([...ALSO, ...more].map((rule) => [rule, { enabled: true }]))
  const run = `axe.run(document, ${JSON.stringify({ ...HOW, rules })})`
  const broken = async (): Promise<readonly string[]> => {
    const { violations, passes } = (await page.evaluate(run)) as AxeResults
    expect(passes.length).toBeGreaterThan(5)
    const broke = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    return [...broke, ...(await page.evaluate(namelessNow))]
  }
  await expect.poll(broken, { interval: 500 }).toEqual([])
}

/** Runs in the page: what takes the focus so that it can be scrolled by key, and has no name; axe does not ask for one. */
function namelessNow(): string[] {
  const scrolled = document.querySelectorAll(':is(div, section, ul, ol, p)[tabindex="0"]:not([aria-label], [aria-labelledby])')
  return [...scrolled].map((one) => `nameless: ${one.outerHTML.slice(0, 160)}`)
}
