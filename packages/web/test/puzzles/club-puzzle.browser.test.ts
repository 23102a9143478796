import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { becomeMember, ratedDuel, SIZES, to } from '../members.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** Checks a page in all three sizes. */
async function expectWhole(page: Page, name: string): Promise<void> {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    await expectAllSaid(page)
    await expectAccessible(page, HEADINGS)
    if (process.env.ORRERY_SHOTS) await page.screenshot({ path: `${process.env.ORRERY_SHOTS}/${name}-${viewport.width}.png` })
  }
  await page.setViewportSize(SIZES[0])
}

test('a moment of a study is made a puzzle, offered, liked, reported, and solved by another member', async ({ visit }) => {
  const [anna, bela] = await Promise.all([visit('/', still), visit('/', { ...still, locale: 'hu-HU' })])
  await becomeMember(anna, 'Anna')
  await becomeMember(bela, 'Béla')
  const table = await ratedDuel(anna, bela, 'Béla')
  await to(anna, `replay/${table}/0`)
  await anna.click('[data-make-study]')
  await anna.fill('dialog input', 'How to begin')
  await anna.keyboard.press('Enter')
  await anna.click('[data-study] [data-make-puzzle]')
  // The search ends before the goals are shown, whatever it finds.
  await anna.waitForSelector('[data-judged]:not([data-judged="searching"])')
  await anna.check('[data-own-words]')
  await anna.fill('dialog textarea', 'Keep <b>both</b> ships')
  await expectWhole(anna, 'make-puzzle-en')
  await anna.click('[data-offer-puzzle]')
  await anna.waitForSelector('[data-puzzle-found]')
  const puzzle = (await anna.getAttribute('[data-puzzle-found]', 'data-puzzle-found')) ?? ''
  expect(await anna.locator('[data-like-puzzle]').count()).toBe(0)
  await expectWhole(anna, 'puzzle-en')

  await to(bela, 'puzzles')
  await bela.click(`[data-puzzle-found="${puzzle}"] [data-like-puzzle]`)
  await bela.waitForSelector('[data-like-puzzle="1"][aria-pressed="true"]')
  await bela.click('[data-report]')
  await bela.click('[data-report-it]')
  await bela.waitForSelector('dialog', { state: 'detached' })
  await expectWhole(bela, 'puzzles-hu')
  await bela.click('[data-try-puzzle]')
  await bela.waitForSelector('[data-lesson="open"]')
  expect(await bela.textContent('[data-lesson]')).toContain('Keep <b>both</b> ships')
  await expectWhole(bela, 'puzzle-table-hu')
  await bela.click('[data-solved-it]')
  await bela.waitForSelector('[data-lesson="solved"]')
  await bela.click(`[data-lesson] a[href="#/puzzles/${puzzle}"]`)
  await bela.waitForSelector(`[data-puzzle-found="${puzzle}"][data-solvers="1"]`)

  // Somebody who has never been here follows the link; another person finds the puzzle in the list.
  for (const address of [`/#/puzzles/${puzzle}`, '/#/puzzles']) {
    const stranger = await visit(address, still)
    await stranger.waitForSelector(`[data-puzzle-found="${puzzle}"] [data-try-puzzle]`)
  }

  await anna.click('[data-drop-puzzle]')
  await anna.waitForSelector('[data-puzzle-found]', { state: 'detached' })
})

test('a link to a puzzle or a study that is gone, or was cut off, says that there is none', async ({ visit }) => {
  const reader = await visit('/', still)
  for (const id of ['abcdefghijklmnop', 'abc']) {
    await to(reader, `puzzles/${id}`)
    await reader.waitForSelector('[data-puzzles] .none')
    expect(await reader.textContent('[data-puzzles] .none')).toContain('no such puzzle')
    await to(reader, `study/${id}`)
    await reader.waitForSelector('.trouble')
    expect(await reader.textContent('.trouble')).toContain('no such study')
  }
})
