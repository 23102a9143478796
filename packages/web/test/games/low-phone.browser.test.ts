import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ARMADA_OPTIONS, battle, STARS_OPTIONS, war } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { combat, show } from '../../../../tools/scenes.ts'
import { expectAbove } from '../person.ts'
import { expectInside } from '../phone.ts'

/** What a browser's bars leave of a phone. */
const LOW = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const
const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: LOW[0], locale: 'hu-HU' } as const

/** Pairs of an element of one kind and one of the other that overlap. */
function overlaps(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    ([one = '', other = '']) => {
      const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
      const others = boxes(other)
      return boxes(one).reduce(
        (sum, a) =>
          sum + others.filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1).length,
        0,
      )
    },
    [one, other],
  )
}

test('under a phone browser’s bars a combat of Chaos Galaxy shows both lines whole, with each shot beside its target', async ({
  visit,
}) => {
  const page = await visit('/', phone)
  await show(page, combat())
  await page.locator('.cgm-fighter.near:is(.can, .sel) > .cgm-press').first().tap()
  await page.waitForSelector('.cgm-fighter.far .shot')
  for (const viewport of LOW) {
    await page.setViewportSize(viewport)
    await expect.poll(() => overlaps(page, '.cgm-fighter .shot', '.cgm-fighter .pl')).toBe(0)
    await expectAbove(page, '.cgm-fighter.near .pl', '.cgm-hand .cgm-press')
    const cut = await page.$$eval('.cgm-fighter h4 .n', (names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 4)
        .map((name) => name.textContent),
    )
    expect(cut).toEqual([])
  }
})

test('under a phone browser’s bars a combat of Forbidden Stars shows both sides and what its cards promise', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, war('combat.card', 2, 4), 'forbidden-stars', STARS_OPTIONS)
  await page.waitForSelector('.fs-promised')
  await expectAbove(page, '.fs-hand .fs-card h3', '.question')
  for (const viewport of LOW) {
    await page.setViewportSize(viewport)
    await expectAbove(page, '.fs-promised', '.question')
    await expect.poll(() => overlaps(page, '.fs-fighting .fs-figures', '.fs-fighting :is(.fs-token, .fs-structure)')).toBe(0)
  }
})

test('on a phone the cards of a combat of Forbidden Stars are whole above the question', async ({ visit }) => {
  const page = await visit('/', { ...phone, viewport: { width: 390, height: 844 } })
  await show(page, war('combat.card', 2, 4), 'forbidden-stars', STARS_OPTIONS)
  await page.waitForSelector('.fs-promised')
  await expectAbove(page, '.fs-hand .fs-card', '.console')
})

for (const [question, turn, line, buttons] of [
  ['move.plan', 2, '.fa-move .sums', 0],
  // A squadron is turned by buttons alone.
  ['deploy.plan', 0, '.fa-move', 2],
] as const)
  test(`under a phone browser’s bars the sheet of ${question} in Firestorm Armada cuts nothing off`, async ({ visit }) => {
    const page = await visit('/', phone)
    await show(page, battle(question, turn), 'firestorm-armada', ARMADA_OPTIONS)
    await page.waitForSelector('.fa-move', { state: 'attached' })
    for (const viewport of LOW) {
      await page.setViewportSize(viewport)
      await expectInside(page, line, '.answers > .steady')
      expect(await page.locator('.fa-move :is(input, button)').filter({ visible: true }).count()).toBe(buttons)
    }
    await page.tap('.console .grip')
    await page.waitForSelector('.console[data-pulled="true"] .fa-move input')
  })

test('under a phone browser’s bars the map of Forbidden Stars has all the room above a shop', async ({ visit }) => {
  const page = await visit('/', phone)
  for (const [question, options] of [
    ['deploy.unit', 3],
    ['deploy.structure', 2],
  ] as const) {
    await show(page, war(question, 1, options), 'forbidden-stars', STARS_OPTIONS)
    await page.waitForSelector('.fs-shop')
    const free = () =>
      page.evaluate(() => ['.fs-board', '.fs-surface > .kit-room'].map((part) => document.querySelector(part)?.clientHeight ?? 0))
    for (const viewport of LOW) {
      await page.setViewportSize(viewport)
      await expect
        .poll(async () => {
          const [board = 0, map = 0] = await free()
          return map / board
        })
        .toBeGreaterThan(0.48)
      // The tools stand beside what the player owns, and stay there while the wares scroll.
      expect(await overlaps(page, '.fs-tools button', '.fs-purse, .fs-ware')).toBe(0)
    }
  }
})
