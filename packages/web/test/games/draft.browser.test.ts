import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drafting } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { show } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid, giveUp } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** Picks the card at a place in the pack, and waits for the next pack or for what follows. */
async function pickCard(page: Page, place: number): Promise<void> {
  const before = await page.getAttribute('.dr-ring', 'data-at')
  const cards = page.locator('.dr-cards [data-card]')
  await cards.nth(place % (await cards.count())).click()
  await page.click('[data-primary]')
  await page.waitForFunction((old) => document.querySelector('.dr-ring')?.getAttribute('data-at') !== old, before)
}

/** The cards of a pack whose text is smaller than text must be, or is cut off. */
async function illegible(page: Page): Promise<string[]> {
  return page.locator('.dr-cards .cg-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const text = card.querySelector('.cg-card-text') as HTMLElement
      const small = [...text.querySelectorAll('p:not(.fl)')].some((said) => Number.parseFloat(getComputedStyle(said).fontSize) < 12)
      return small || text.scrollHeight > text.clientHeight + 1 ? [card.querySelector('h3')?.textContent ?? ''] : []
    }),
  )
}

/** The names of cards on the page, without soft hyphens. */
async function namesIn(page: Page, selector: string): Promise<string[]> {
  const names = await page.locator(selector).allTextContents()
  return names.map((name) => name.replaceAll('\u00ad', ''))
}

test('a draft of four with bots ends in decks, and continues with a duel with the drafted deck', async ({ visit }) => {
  const page = await visit('/', still)
  await page.click('[data-part="draft"]')
  await page.waitForSelector('[data-open-table]')
  expect(await page.locator('[data-seat]').count()).toBeGreaterThan(0)
  await page.click('[data-open-table]')
  await page.waitForSelector('.dr-cards [data-card]')
  expect(await page.locator('.dr-cards [data-card]').count()).toBe(14)
  expect(await page.locator('.dr-ring li[style]').count()).toBe(4)
  await expectAccessible(page)
  await expectAllSaid(page)
  // The last card of each of the four packs is taken automatically.
  for (let made = 0; made < 4 * 13; made++) {
    if (made % 13 === 0) expect(await illegible(page)).toEqual([])
    await pickCard(page, made)
  }
  await page.waitForSelector('.dr-build')
  await expectAllSaid(page)
  await page.locator('.dr-shelf [data-card][aria-pressed="true"]').first().click()
  await page.waitForSelector('[data-primary][aria-disabled="true"], [data-primary]:disabled')
  await page.click('.dr-build header .btn')
  await page.click('[data-primary]:not([aria-disabled="true"]):not(:disabled)')
  await page.waitForSelector('.dr-after')
  // A draft has no winner, so no chance to win is drawn.
  expect(await page.$('.result [data-story]')).toBeNull()
  await expectAllSaid(page)
  const deck = await namesIn(page, '.dr-pool .dr-line span[lang]')
  await page.click('[data-follow="2"]')
  await page.locator('.cgm .cg-mini:not(.back) .cg-name').nth(4).waitFor()
  const hand = await namesIn(page, '.cgm .cg-mini:not(.back) .cg-name')
  for (const name of hand) expect(deck).toContain(name)
  await giveUp(page)
  await page.waitForSelector('.result')
  // The draft knows how the duels stand, and goes on with one that has not ended.
  await page.click('[data-origin]')
  await page.locator('[data-follow="2"]', { hasText: '0 won, 1 lost' }).waitFor()
  await page.click('[data-follow="2"]')
  await page.waitForSelector('.cgm')
  const duel = page.url()
  await page.goBack()
  await page.locator('[data-follow="2"]', { hasText: 'goes on' }).click()
  await page.waitForSelector('.cgm')
  expect(page.url()).toBe(duel)
})

test('a card that is shown large while a deck is built is whole, at any width', async ({ visit }) => {
  const page = await visit('/', { ...still, viewport: { width: 390, height: 844 } })
  await show(page, drafting('build.deck', 4), 'draft')
  await page.locator('.dr-read').first().click()
  const card = page.locator('.inspector .cg-card')
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await card.waitFor()
    await expect.poll(() => page.locator('.inspector').evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0)
    expect(await card.evaluate((one) => one.clientWidth)).toBeGreaterThan(200)
  }
})
