import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAsked } from '../../../../tools/browser/asked.ts'
import { awaitAnyTurn, decide, optionsOf } from '../../../../tools/browser/player.ts'
import { test, type Visit } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid, HEADINGS } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** A table by day of two people; the one who is asked first comes first. */
async function byDay(visit: Visit, game: string): Promise<readonly [Page, Page]> {
  const anna = await visit(`/#/new/${game}/invite`, still)
  await anna.fill('[data-name]', 'Anna')
  await anna.selectOption('[data-time-preset]', 'day-2')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  const bela = await visit(anna.url(), still)
  await bela.fill('[data-name]', 'Béla')
  await bela.click('[data-take]')
  const asked = await awaitAnyTurn([anna, bela])
  return asked.page === anna ? [anna, bela] : [bela, anna]
}

test('a player with nothing to decide gives an answer in advance on an imagined board, and it stays until it is changed', async ({
  visit,
}) => {
  const [, away] = await byDay(visit, 'chaos-galaxy')
  await away.waitForSelector('.away-list[aria-busy="false"] [data-foreseen] [data-imagine]')
  await expectAllSaid(away)
  await expectAccessible(away, HEADINGS)
  const print = await away.getAttribute('[data-foreseen]', 'data-foreseen')
  await away.click(`[data-foreseen="${print}"] [data-imagine]`)
  await away.waitForSelector('.frame[data-imagined] [data-imagined-bar]')
  await expectAccessible(away, HEADINGS)
  expect((await optionsOf(away)).length).toBeGreaterThan(0)
  await decideImagined(away)
  await away.waitForSelector(`:is([data-foreseen="${print}"], [data-kept="${print}"]) [data-said]`)
  await away.reload()
  await away.waitForSelector(`:is([data-foreseen="${print}"], [data-kept="${print}"]) [data-said]`)
  await away.click(`:is([data-foreseen="${print}"], [data-kept="${print}"]) [data-forget]`)
  await away.waitForSelector('[data-said]', { state: 'detached' })
})

test('what is foreseen never takes the place of an item while it is pressed', async ({ visit }) => {
  const [, away] = await byDay(visit, 'chaos-galaxy')
  await away.click('.away-list[aria-busy="false"] [data-foreseen] [data-imagine]')
  await away.waitForSelector('.frame[data-imagined] [data-imagined-bar]')
  await decideImagined(away)
  await away.waitForSelector('.away-list[aria-busy="false"] [data-said]')
  // What is foreseen comes while the pointer is down.
  let come: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => {
    come = resolve
  })
  await away.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage(async (message) => {
      if (String(message).includes('"type":"foreseen"')) await pressed
      socket.send(message)
    })
  })
  await away.reload()
  await away.locator('.away-list[aria-busy="true"] [data-kept] [data-forget]').hover()
  await away.mouse.down()
  come()
  await away.waitForSelector('.away-list[aria-busy="false"]')
  await away.mouse.up()
  await expect.poll(() => away.locator('[data-said]').count()).toBe(0)
})

test('a returning player sees what happened in beats on the board, can repeat any, and then sees the question', async ({ visit }) => {
  const [here, away] = await byDay(visit, 'death-angel')
  await away.waitForFunction(() => localStorage.getItem('orrery.seen') !== null)
  const table = away.url()
  await away.goto(new URL('/#/', table).href)
  await away.waitForSelector('.home')
  for (let made = 0; made < 6 && (await readAsked(here)).turn === 'asked'; made++) await decide(here, made)
  await away.goto(table)
  await away.waitForSelector('[data-recap] [data-beat="0"]')
  await expectAllSaid(away)
  await expectAccessible(away, HEADINGS)
  expect(await away.locator('[data-beat]').count()).toBeLessThanOrEqual(7)
  await away.click('[data-beat="0"]')
  await away.waitForSelector('[data-beat="0"][aria-current="step"]')
  await away.click('[data-recap-close]')
  await away.waitForSelector('.question:not(.recap)')
  await away.click('[data-recap-again]')
  await away.waitForSelector('[data-recap]')
})

test('on a phone the answers in advance have the whole sheet, and lead to notices', async ({ visit }) => {
  const [, away] = await byDay(visit, 'death-angel')
  await away.setViewportSize({ width: 390, height: 664 })
  await away.reload()
  await away.click('[data-away] [aria-expanded="false"]')
  await away.waitForSelector('.console[data-pulled="true"] .away-body')
  expect(await away.getAttribute('[data-away-notices]', 'href')).toBe('#/account')
  await away.click('[data-grip]')
  await away.waitForSelector('.console[data-pulled="false"] [data-away] [aria-expanded="false"]')
})

test('a guest has a calendar: time zone, quiet hours, and thirty days of holidays a year', async ({ visit }) => {
  const page = await visit('/#/account/calendar', { ...still, timezoneId: 'Europe/Budapest' })
  await page.click('[data-zone-here]')
  await page.waitForSelector('[data-zone-here]', { state: 'detached' })
  expect(await page.inputValue('[data-zone]')).toBe('Europe/Budapest')
  await page.check('[data-quiet]')
  await page.waitForSelector('[data-quiet-hour="from"]')
  const year = new Date().getFullYear() + 1
  await page.fill('[data-holiday-day="first"]', `${year}-03-01`)
  await page.fill('[data-holiday-day="last"]', `${year}-04-15`)
  await page.click('[data-add-holiday]')
  await page.getByRole('alert').getByText('30 days').waitFor()
  await page.fill('[data-holiday-day="last"]', `${year}-03-14`)
  await page.click('[data-add-holiday]')
  await page.locator('[data-holiday]', { hasText: /14/ }).waitFor()
  await expectAllSaid(page)
  await expectAccessible(page, HEADINGS)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.locator('[data-holiday]', { hasText: /14/ }).waitFor()
  expect(await page.inputValue('[data-quiet-hour="from"]')).toBe('22:00')
  await expectAccessible(page, HEADINGS)
  await page.click('[data-drop-holiday]')
  await page.waitForSelector('[data-holiday]', { state: 'detached' })
})

/** Answers at the imagined table with its first option; the page then returns to the real table. */
async function decideImagined(page: Page): Promise<void> {
  await decide(page, 0, ([first]) => first as string)
  await page.waitForSelector('.frame:not([data-imagined])')
}
