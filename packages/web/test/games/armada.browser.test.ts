import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ARMADA_OPTIONS, battle as inBattle } from '../../../../tools/battle-scenes.ts'
import { awaitAnyTurn, awaitTurn, decide, isOver, optionsOf } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { show, showRecorded } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid, joinAs, openAs } from '../person.ts'
import { ACROSS, UPRIGHT } from '../phone.ts'
import { atRest } from '../rest.ts'

const still = { reducedMotion: 'reduce' } as const
const phone = { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } } as const

/** What a bold admiral takes first: fire, then the next ship; cards are kept. */
const BOLD = ['fire', 'pair', 'activate', 'move', 'deploy', 'pass', 'end', 'no', 'stay', 'done']

function bold(options: readonly string[]): string {
  for (const verb of BOLD) {
    const found = options.find((id) => id.split(':')[0] === verb)
    if (found !== undefined) return found
  }
  return options[0] as string
}

/** Begins a 500-point battle against a bot with a starter fleet. */
async function battle(page: Page, fleet: string): Promise<void> {
  await page.click('[data-play="firestorm-armada"]')
  await page.click(`[data-fleet="${fleet}"]`)
  await page.waitForSelector('.fa-board')
}

/** Moves the moving ship as far ahead as it can, by the console's buttons. */
async function goOn(page: Page): Promise<boolean> {
  const more = '[data-more="straight"]:enabled'
  let pressed = 0
  for (; pressed < 6 && (await page.$(more)) !== null; pressed++) await page.click(more)
  return pressed > 0
}

test('a newcomer takes a fleet, fights a bot, and plays a battle of 500 points to its end', async ({ visit }) => {
  const page = await visit('/', still)
  await battle(page, 'terrans-500')
  let drawn = false
  let fought = false
  for (let made = 0; made < 900 && !fought; made++) {
    expect(await awaitTurn(page)).toBe('asked')
    const moves = await goOn(page)
    if (moves && !drawn) {
      drawn = true
      // A plan is drawn with the pointer, typed into a field, refused when too long, and undone.
      await atRest(page, '.fa-steer')
      const handle = await page.locator('.fa-steer').boundingBox()
      if (handle === null) throw new Error('no handle')
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
      await page.mouse.down()
      await page.mouse.move(handle.x + 60, handle.y - 40, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => page.locator('[data-segment]').count()).toBeGreaterThan(1)
      await page.locator('[data-segment="straight"]').first().fill('30')
      await page.locator('[data-segment="straight"]').first().press('Tab')
      await page.locator('.question .against', { hasText: 'Too long' }).waitFor()
      await page.waitForSelector('.question [data-primary][aria-disabled="true"]')
      await page.locator('.plan-acts button').first().click()
      await expect.poll(() => page.getAttribute('.question [data-primary]', 'aria-disabled')).not.toBe('true')
      await expectAccessible(page)
    }
    if (!fought && (await optionsOf(page)).some((id) => id.startsWith('fire'))) {
      fought = true
      await page.waitForSelector('[data-sheet="fire"]')
      await expectAllSaid(page)
      await expectAccessible(page)
    }
    await decide(page, made, bold)
  }
  expect([drawn, fought]).toEqual([true, true])
  for (const [part, most] of [
    [0.5, 12],
    [0.97, 900],
  ] as const) {
    const { options, ...late } = recordedGame('firestorm-armada', part)
    await showRecorded(page, late, options)
    for (let made = 0; made < most && (await awaitTurn(page)) === 'asked'; made++) {
      await goOn(page)
      await decide(page, made, bold)
    }
    await expectAllSaid(page)
  }
  expect(await isOver(page)).toBe(true)
})

test('two people fight a turn by an invite link, one on a desk, one in Hungarian on a phone', async ({ visit }) => {
  const anna = await visit('/#/new/firestorm-armada/invite', still)
  const link = await openAs(anna, 'Anna')
  const bela = await joinAs(visit, link, 'Béla', phone)
  for (const page of [anna, bela]) await page.waitForSelector('.fa-board')
  for (let made = 0; made < 260; made++) {
    const { page, turn } = await awaitAnyTurn([anna, bela])
    if (turn !== 'asked' || /Turn 2/.test((await anna.textContent('.frame-bar')) ?? '')) break
    await decide(page, made, bold)
  }
  expect(await anna.textContent('.frame-bar')).toMatch(/Turn 2/)
  for (const page of [anna, bela]) await expectAllSaid(page)
})

test('a fleet is made illegal, repaired by one click, stored as a link, and played with', async ({ visit }) => {
  const page = await visit('/#/fleets', still)
  await page.click('[data-race="aquans"]')
  await page.click('[data-starter="aquans-500"]')
  expect(await page.locator('[data-problem]').count()).toBe(0)
  await page.click('[data-type="aquans-kraken"]')
  await page.click('[data-add]')
  await page.locator('[data-problem="fleet-class"]').waitFor()
  await page.waitForSelector('[data-play-fleet]:disabled')
  await page.locator('[data-problem="fleet-class"] [data-repair]').first().click()
  await expect.poll(() => page.locator('[data-problem]').count()).toBe(0)
  await expectAccessible(page)
  await page.click('[data-exchange]')
  const link = await page.inputValue('dialog input[readonly]')
  expect(link).toMatch(/#\/fleets\/aquans~/)
  await page.keyboard.press('Escape')
  await page.click('[data-play-fleet]')
  await page.waitForSelector('.fa-board')
  await page.goto(`${link.slice(0, -6)}!`)
  expect(await page.textContent('dialog[open]')).toContain('This link is damaged')
})

/** What a finger or a pointer has on screens of several sizes. */
const SCREENS = [UPRIGHT, ACROSS, { width: 1024, height: 768 }, { width: 1440, height: 900 }] as const

test('the dice of an attack lie over no ship, on any screen, and leave the next sheet to itself', async ({ visit }) => {
  const page = await visit('/', { ...still, viewport: ACROSS, hasTouch: true })
  const { options, ...recorded } = recordedGame('firestorm-armada', 0.45)
  await showRecorded(page, recorded, options)
  const thrown = async () => (await awaitTurn(page)) === 'asked' && (await page.$('.fa-tray')) !== null
  for (let decision = 0; decision < 20 && !(await thrown()); decision++) await decide(page, decision)
  await page.waitForSelector('.fa-tray')
  expect(await page.$('.fa-sheet')).toBeNull()
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport)
    const under = () =>
      page.evaluate(() => {
        const tray = document.querySelector('.fa-tray')?.getBoundingClientRect()
        const ships = [...document.querySelectorAll('.fa-ship')]
        if (tray === undefined || ships.length === 0) return 'nothing to measure'
        return ships.filter((ship) => {
          const { left, right, top, bottom } = ship.getBoundingClientRect()
          return left < tray.right && right > tray.left && top < tray.bottom && bottom > tray.top
        }).length
      })
    await expect.poll(under, { message: `ships under the dice at ${viewport.width} x ${viewport.height}` }).toBe(0)
  }
})

test('the fleet builder shows every name whole, whatever the race, on any screen', async ({ visit }) => {
  const page = await visit('/#/fleets', { ...still, locale: 'hu-HU', viewport: UPRIGHT, hasTouch: true, isMobile: true })
  await page.waitForSelector('.fab-name')
  const tab = async (at: number): Promise<void> => {
    const tabs = page.locator('.fab-tabs button')
    if (await tabs.nth(at).isVisible()) await tabs.nth(at).click()
  }
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport)
    for (const race of ['terrans', 'dindrenzi', 'directorate']) {
      await tab(0)
      await page.click(`[data-race="${race}"]`)
      await page.locator('[data-starter]').last().click()
      await tab(3)
      await page.waitForSelector(`.fab-roster [data-squadron^="${race}"]`)
      const cut = () =>
        page.$$eval('.fab-roster .ship', (ships) =>
          ships
            .filter((ship) => ship.scrollWidth > ship.clientWidth || ship.scrollHeight > ship.clientHeight)
            .map((ship) => ship.textContent),
        )
      await expect.poll(cut, { message: `${race} at ${viewport.width} x ${viewport.height}` }).toEqual([])
    }
  }
})

test('on a phone each part of the fleet builder keeps its own place, and another ship’s card begins at its top', async ({ visit }) => {
  const page = await visit('/#/fleets', { ...still, viewport: UPRIGHT, hasTouch: true, isMobile: true })
  await page.waitForSelector('.fab-name')
  const main = page.locator('.fab-main')
  const top = () => main.evaluate((one) => one.scrollTop)
  const scroll = (to: number) => main.evaluate((one, place) => one.scrollTo(0, place), to)
  const tab = (at: number) => page.locator('.fab-tabs button').nth(at).click()
  await scroll(300)
  expect(await top()).toBe(300)
  await tab(3)
  await expect.poll(top).toBe(0)
  await scroll(60)
  await tab(1)
  await expect.poll(top).toBe(300)
  await tab(3)
  await expect.poll(top).toBe(60)
  await tab(2)
  await expect.poll(top).toBe(0)
  await scroll(100)
  await tab(1)
  await page.locator('.fab-pool [data-type]').last().click()
  await expect.poll(top).toBe(0)
})

for (const locale of ['en-GB', 'hu-HU'])
  test(`on a phone in landscape the gold button of a fire sheet is a slim bar (${locale})`, async ({ visit }) => {
    const page = await visit('/', { ...still, locale, viewport: ACROSS, hasTouch: true, isMobile: true })
    await show(page, inBattle('fire.primary', 2, 30), 'firestorm-armada', ARMADA_OPTIONS)
    await page.waitForSelector('.fa-shots > li')
    const gold = page.locator('.question > [data-primary]')
    await expect.poll(() => gold.evaluate((one) => one.getBoundingClientRect().height)).toBe(44)
    expect(await gold.evaluate((one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth)).toBe(true)
  })
