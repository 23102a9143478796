import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { STARS_OPTIONS, war } from '../../../../tools/battle-scenes.ts'
import { awaitAnyTurn, awaitTurn, decide, isOver } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { show, showRecorded } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid, joinAs } from '../person.ts'
import { atRest } from '../rest.ts'

const still = { reducedMotion: 'reduce' } as const

/** What a person who wants to see much of the game prefers: resolve, attack, buy. */
const WISHES = ['resolve', 'attack', 'buy', 'build', 'card', 'upgrade', 'use']

function wish(options: readonly string[], decision: number): string {
  const wished = options.filter((id) => WISHES.includes(id.split(':')[0] ?? ''))
  const from = wished.length > 0 ? wished : options
  return from[(Math.imul(decision + 1, 0x9e3779b1) >>> 8) % from.length] as string
}

/** Opens a table with a dealt map, with these players in the other seats. */
async function openDealt(page: Page, seats: readonly string[]): Promise<void> {
  await page.selectOption('[data-setting="quick_setup"]', { index: 1 })
  for (let have = await page.locator('[data-seat]').count(); have <= seats.length; have++) await page.click('output + button')
  for (const [at, kind] of seats.entries()) await page.selectOption(`[data-seat="${at + 1}"]`, kind)
  await page.click('[data-open-table]')
}

test('FS: a game against a bot is played from beginning to end, and no message is missing', async ({ visit }) => {
  const page = await visit('/#/new/forbidden-stars/alone', still)
  await openDealt(page, ['bot-quick'])
  await page.waitForSelector('.fs-board')
  for (let made = 0; made < 13; made++) {
    expect(await awaitTurn(page)).toBe('asked')
    await decide(page, made, wish)
  }
  await expectAccessible(page)
  for (const [part, most] of [
    [0.5, 12],
    [0.97, 600],
  ] as const) {
    const { options, ...late } = recordedGame('forbidden-stars', part)
    await showRecorded(page, late, options)
    for (let made = 0; made < most && (await awaitTurn(page)) === 'asked'; made++) await decide(page, made, wish)
    await expectAllSaid(page)
  }
  expect(await isOver(page)).toBe(true)
  await page.waitForSelector('[data-end-page] .kit-race')
  await expectAllSaid(page)
  await expectAccessible(page)
})

test('FS: a round of four is played in two browsers, in two languages, each seeing its own orders alone', async ({ visit }) => {
  const anna = await visit('/#/new/forbidden-stars/invite', still)
  await anna.fill('[data-name]', 'Anna')
  await openDealt(anna, ['open', 'bot-quick', 'bot-quick'])
  await anna.waitForSelector('[data-gathering]')
  const link = await anna.inputValue('[data-copy]')
  const bela = await joinAs(visit, link, 'Béla', { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } })
  await bela.waitForSelector('.frame')
  await anna.waitForSelector('.fs-board')
  let planned = 0
  for (let made = 0; made < 200; made++) {
    const round = (await anna.textContent('.frame-bar')) ?? ''
    if (round.includes('Round 2')) break
    const asked = await awaitAnyTurn([anna, bela])
    if (asked.turn === 'over') break
    await decide(asked.page, made, wish)
    if (round.includes('Round 1')) planned = Math.max(planned, await anna.locator('.fs-order-peek').count())
  }
  expect(await anna.textContent('.frame-bar')).toContain('Round 2')
  expect(planned).toBeGreaterThan(0)
  // Four orders a seat: players see only the faces of their own.
  expect(planned).toBeLessThanOrEqual(4)
  await expectAllSaid(anna)
  await expectAllSaid(bela)
})

test('FS: the map is panned by one transform, and nothing on it is drawn anew', async ({ visit }) => {
  const page = await visit('/#/new/forbidden-stars/alone', still)
  await openDealt(page, ['bot-quick', 'bot-quick', 'bot-quick'])
  await page.waitForSelector('.fs-board')
  for (let made = 0; made < 3; made++) if ((await awaitTurn(page)) === 'asked') await decide(page, made, wish)
  await page.waitForSelector('.fs-system')
  await page.getByRole('button', { name: 'Nearer' }).click()
  await atRest(page, '.fs-map')
  await page.evaluate(() => {
    const seen = { changes: 0, moves: 0 }
    Object.assign(window, { seen })
    const map = document.querySelector('.fs-map')
    if (map === null) throw new Error('there is no map')
    new MutationObserver((changes) => {
      seen.changes += changes.length
    }).observe(map, { subtree: true, childList: true, attributes: true })
    new MutationObserver((changes) => {
      seen.moves += changes.length
    }).observe(map.parentElement as Element, { attributes: true })
  })
  await page.mouse.move(30, 400)
  await page.mouse.down()
  for (let step = 0; step < 30; step++) await page.mouse.move(30 + step * 6, 400 - step * 2)
  await page.mouse.up()
  const seen = (await page.evaluate('window.seen')) as { changes: number; moves: number }
  expect(seen.moves).toBeGreaterThan(5)
  expect(seen.changes).toBe(0)
  // On a small screen the small map is visible only while the map moves, and covers no world afterwards.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.locator('.kit-small-map').waitFor({ state: 'hidden' })
  const shown = page.waitForFunction(() => document.querySelector('.kit-small-map')?.checkVisibility({ visibilityProperty: true }))
  await page.getByRole('button', { name: 'Nearer' }).click()
  await shown
  await page.locator('.kit-small-map').waitFor({ state: 'hidden' })
})

test('FS: what the move of a storm opens and closes is said within the map, also at its rim', async ({ visit }) => {
  const page = await visit('/', { ...still, viewport: { width: 1440, height: 900 } })
  await show(page, war('refresh.storm', 1, 3, 2), 'forbidden-stars', STARS_OPTIONS)
  const options = await page.locator('.question .options .option').all()
  expect(options.length).toBeGreaterThan(1)
  for (const option of options) {
    await option.hover()
    await page.waitForSelector('.fs-storm-pill')
    const beyond = () =>
      page.evaluate(() => {
        const board = document.querySelector('.board-place')?.getBoundingClientRect() ?? new DOMRect()
        const pills = [...document.querySelectorAll('.fs-storm-pill')].map((pill) => pill.getBoundingClientRect())
        return Math.max(...pills.map(({ left, right }) => Math.max(board.left - left, right - board.right)))
      })
    await expect.poll(beyond).toBeLessThanOrEqual(0)
  }
})

test('FS: on a phone in landscape the figures and the played cards of a combat stay within their side', async ({ visit }) => {
  const page = await visit('/', { ...still, viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  for (const locale of ['en', 'hu']) {
    await show(page, war('combat.damage', 1, 0, 2), 'forbidden-stars', STARS_OPTIONS, 1)
    // On such a phone the bar leaves its room to the phases.
    await page.$eval(`.lang [lang="${locale}"]`, (button) => (button as HTMLButtonElement).click())
    await page.waitForSelector('.fs-played-card')
    const out = () =>
      page.$$eval('.fs-fighter', (sides) =>
        sides.flatMap((side) => {
          const { left, right } = side.getBoundingClientRect()
          return [...side.querySelectorAll('.fs-totals *, .fs-played *, .fs-fighting *')]
            .filter((part) => part.checkVisibility() && part.closest('svg, .kit-sr') === null)
            .filter(
              (part) =>
                part.getBoundingClientRect().right > right ||
                part.getBoundingClientRect().left < left ||
                (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0),
            )
            .map((part) => part.outerHTML.slice(0, 80))
        }),
      )
    await expect.poll(out).toEqual([])
  }
})
