import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { moveOn, readAsked } from '../../../../tools/browser/asked.ts'
import { awaitTurn, decide } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { puzzleOf } from '../../learn/daily.ts'
import { expectAccessible, expectAllSaid, expectNoHoles, hasty } from '../person.ts'
import { dailySummaries } from './lesson-summaries.ts'

const still = { reducedMotion: 'reduce' } as const
const ROOT = join(import.meta.dirname, '../../../..')

/** Takes an option by its id and waits until the table has moved on. */
async function take(page: Page, option: string): Promise<void> {
  await awaitTurn(page)
  await decide(page, 0, () => option)
}

/** Solves a lesson as its own file says. */
async function solve(page: Page, game: string, lesson: string): Promise<void> {
  const { solution } = parse(readFileSync(join(ROOT, 'games', game, 'lessons', `${lesson}.lesson.yaml`), 'utf8')) as { solution: string[] }
  for (const option of solution) await take(page, option)
  await page.waitForSelector('[data-lesson="solved"]')
}

/** Draws the coach's plan, if there is one, and confirms it. */
async function draw(page: Page): Promise<void> {
  await moveOn(page, async () => {
    if ((await page.$('[data-coach="task"]')) !== null) await page.click('[data-coach="task"]')
    await page.click('.question [data-primary]:not([aria-disabled="true"])')
  })
}

/** Chooses several options at once: those that the coach points at; otherwise none if that is allowed, or the first. Then confirms. */
async function chooseSome(page: Page, option: string | null): Promise<void> {
  await moveOn(page, async () => {
    if (option !== null) await page.check(`.question [data-tick="${option}"]`)
    while (!(await readAsked(page)).ready) await page.check('.question [data-tick]:not(:checked):not([aria-disabled="true"])')
    await page.click('.question [data-primary]')
  })
}

/** The preferences of a learner who follows the coach and otherwise decides alone: fights where possible, and ends a turn last. */
const OWN = ['attack', 'fire', 'launch', 'surface', 'attack-with', 'defend-with', 'bomb', 'pass', 'keep', 'done', 'end']
const OWN_OF: { readonly [game: string]: readonly string[] } = {
  'forbidden-stars': ['resolve', 'attack', 'card', 'use', 'buy', 'build', 'reveal', 'reinforce', 'retreat-to'],
}

function own(game: string, options: readonly string[], made: number): string {
  const verbs = (OWN_OF[game] ?? OWN).filter((verb) => verb !== 'attack' || made % 3 !== 0)
  for (const verb of verbs) {
    const found = options.find((id) => id.split(':')[0] === verb)
    if (found !== undefined) return found
  }
  return options.filter((id) => !id.startsWith('change'))[made % Math.max(1, options.length)] ?? (options[0] as string)
}

/** Does something other than the coach says: the others wait while the coach says so, and after an undo the step is taught again. */
async function takeBackOtherwise(page: Page): Promise<void> {
  const wanted = await page.getAttribute('[data-coach-option]', 'data-coach-option')
  await take(page, 'order:2:3')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => page.$eval('.coach', (card) => getComputedStyle(card).backgroundColor)).toMatch(/^rgb\(/)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.click('[data-coach="back"]')
  await page.waitForSelector(`[data-coach-option="${wanted}"]`)
}

/** Sends the coach away, and calls it back in the table's menu. */
async function callBack(page: Page): Promise<void> {
  await page.click('.coach-close')
  await page.waitForSelector('.coach', { state: 'detached' })
  // The keyboard focus stays where it was.
  await page.waitForFunction(() => document.activeElement?.closest('.question') !== null)
  await page.click('.frame-bar [aria-haspopup="dialog"]')
  await page.click('[data-coach="call"]')
  await page.waitForSelector('.coach')
}

/**
 * After this many steps a game is cut short: `guided.test.ts` plays it to the end without a browser. Firestorm Armada, whose plans that
 * test does not draw, is played here until the coach has nothing more to teach.
 */
const ENOUGH: { readonly [game: string]: number } = { 'chaos-galaxy': 8, 'death-angel': 8, 'forbidden-stars': 8 }

for (const game of ['chaos-galaxy', 'death-angel', 'firestorm-armada', 'forbidden-stars'])
  test(`the guided first game of ${game} is played until the coach has taught ${ENOUGH[game] ?? 'all'} things`, async ({ visit }) => {
    const page = await visit(`/#/learn/${game}`, still)
    await page.waitForSelector('.paper h2')
    await expectAllSaid(page)
    await expectNoHoles(page)
    await expectAccessible(page)
    await page.click(`[data-guided="${game}"]`)
    await page.waitForSelector('.coach')
    if (game === 'forbidden-stars') await takeBackOtherwise(page)
    if (game === 'death-angel') await callBack(page)
    const steps = new Set<string>()
    const attacked = new Set<string>()
    const enough = ENOUGH[game] ?? Number.POSITIVE_INFINITY
    for (let made = 0; made < 300 && steps.size < enough; made++) {
      await page.waitForSelector(
        '[data-coach="finished"], [data-coach="on"], .result, .question :is(.option, [data-all-options], [data-tick], .plan):not([aria-disabled="true"])',
      )
      await readAsked(page)
      if ((await page.$('[data-coach="finished"], .result')) !== null) break
      if ((await page.$('[data-coach="on"]')) !== null) {
        await page.click('[data-coach="on"]')
        continue
      }
      const wanted = await page.$('[data-coach-option]')
      const option = (await wanted?.getAttribute('data-coach-option')) ?? null
      if (option !== null) steps.add((await page.textContent('.coach p')) ?? '')
      if ((await page.$('.question .plan')) !== null) {
        await draw(page)
        continue
      }
      if ((await page.$('.question [data-tick]')) !== null) {
        await chooseSome(page, option)
        continue
      }
      // The coach may still point at an option of a question that has just gone.
      // One attack a turn, because a ship that neither fires nor bombs could attack for ever.
      const turn = await page.evaluate(() => document.querySelector('.cgm-middle > b')?.textContent ?? '')
      const mine = (offered: readonly string[]) => {
        const once = offered.filter((id) => !id.startsWith('attack:') || !attacked.has(turn))
        const chosen = game === 'chaos-galaxy' && made > 60 ? hasty(once) : own(game, once, made)
        if (chosen.startsWith('attack:')) attacked.add(turn)
        return chosen
      }
      await decide(page, made, (offered) => (option !== null && offered.includes(option) ? option : mine(offered)))
    }
    expect(steps.size).toBeGreaterThanOrEqual(5)
    await expectAllSaid(page)
    if (steps.size < enough) expect(await page.$('[data-coach="finished"], .result')).not.toBeNull()
  })

for (const [game, lesson] of [
  ['death-angel', 'lock-and-load'],
  ['firestorm-armada', 'name-the-arc'],
] as const)
  test(`the lesson '${lesson}' of ${game} is opened, helped with a hint, and solved; that is kept, and the next one offered`, async ({
    visit,
  }) => {
    const page = await visit(`/#/learn/${game}`, still)
    await page.click(`[data-lesson-of="${lesson}"]`)
    await page.waitForSelector('[data-lesson="open"]')
    await page.click('[data-hint]')
    await page.waitForSelector('.lesson .hint')
    // After a reload the hint is still shown, and what was done counts.
    await page.reload()
    await page.waitForSelector('.lesson .hint')
    await solve(page, game, lesson)
    await page.reload()
    await page.waitForSelector('[data-lesson="solved"] [data-next-lesson]')
    await page.goto(page.url().replace(/#.*/, `#/learn/${game}`))
    await page.waitForSelector('[data-lesson-of]')
    expect(await page.textContent(`[data-lesson-of="${lesson}"]`)).toContain('Solved')
  })

test('the puzzle of the day is solved: the home page offers it to a returning player, and counts the days', async ({ visit }) => {
  const lesson = 'nobody-falls'
  const summaries = dailySummaries()
  const days = Array.from({ length: summaries.length * 9 }, (_, at) => 20_779 + at)
  const day = days.find((one) => puzzleOf(one, summaries)?.id === lesson) as number
  const page = await visit('/', still)
  await page.clock.setFixedTime((day + 0.5) * 86_400_000)
  await page.goto(page.url().replace(/(#.*)?$/, '#/learn/death-angel'))
  await page.reload()
  await page.click(`[data-solve="${lesson}"]`)
  await solve(page, 'death-angel', lesson)
  await page.goto(page.url().replace(/#.*/, '#/'))
  await page.waitForSelector('[data-puzzle="solved"]')
  expect(await page.textContent('[data-puzzle] footer')).toContain('1 solved')
  await page.waitForSelector('[data-learn-on]')
  await expectAllSaid(page)
  await expectAccessible(page)
})
