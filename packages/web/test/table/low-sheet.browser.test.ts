import { positionOf } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { table } from '../../../../games/death-angel/test/given.ts'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { show, showRecorded } from '../../../../tools/scenes.ts'
import { expectAbove } from '../person.ts'
import { expectBoardShare, expectInside } from '../phone.ts'

/** What a browser's bars leave of a phone. */
const LOW = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const
const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: LOW[0], locale: 'hu-HU' } as const

/** Answers and the primary button that the sheet's lower edge, or a button in front of them, cuts off. */
function cutAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bottom = document.querySelector('.console')?.getBoundingClientRect().bottom ?? 0
    const gold = document.querySelector('.question > .gold')
    const edge = gold?.getBoundingClientRect().top ?? bottom
    const over = (selector: string, line: number) =>
      [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().bottom > line + 1).map((one) => one.className)
    return [...over('.question > .gold', bottom), ...over('.answers > .options > li, .some > .ticks > li, .all-options', edge)]
  })
}

for (const [game, part] of [
  ['firestorm-armada', 0.65],
  ['forbidden-stars', 0.4],
  ['chaos-galaxy', 0.7],
] as const)
  test(`under a phone browser’s bars answers of ${game} are whole, also below a loss`, async ({ visit }) => {
    const page = await visit('/', phone)
    const { options, ...recorded } = recordedGame(game, part)
    await showRecorded(page, recorded, options)
    await awaitTurn(page)
    for (const viewport of LOW) {
      await page.setViewportSize(viewport)
      await expect.poll(() => cutAnswers(page)).toEqual([])
      await expectBoardShare(page)
    }
  })

test('under a phone browser’s bars a sheet of orders is whole, or comes when the console is pulled up', async ({ visit }) => {
  const page = await visit('/', phone)
  const moving = positionOf(table({ formation: 'gideon< leon> noctis> valencio< claudio>', cards: 'run-and-gun heroic-charge' }).table)
  await show(page, moving, 'death-angel')
  await page.locator('.kit-beforehand').waitFor({ state: 'attached' })
  const cut = () =>
    page.evaluate(() => {
      const room = document.querySelector('.answers > .steady')?.getBoundingClientRect()
      return [...document.querySelectorAll('.answers > .steady > *')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, bottom }) => room !== undefined && left < room.right && bottom > room.bottom + 1).length
    })
  for (const viewport of LOW) {
    await page.setViewportSize(viewport)
    await expect.poll(cut).toBe(0)
    await expectInside(page, '.da-tab', '.board-place')
  }
  await page.tap('[data-grip]')
  await page.tap('.kit-beforehand > summary')
  await page.waitForSelector('.kit-beforehand[open] select')
})

for (const game of ['death-angel', 'firestorm-armada'] as const)
  test(`under a phone browser’s bars the end of ${game} shows how it went`, async ({ visit }) => {
    const page = await visit('/', phone)
    const { options, ...recorded } = recordedGame(game, 1)
    await showRecorded(page, recorded, options)
    await page.waitForSelector('.story svg')
    for (const viewport of LOW) {
      await page.setViewportSize(viewport)
      await expectInside(page, '.story svg', '.console')
      await expectAbove(page, '.story svg', '.result .next')
    }
  })
