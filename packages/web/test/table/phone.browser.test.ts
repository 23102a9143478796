import { expect } from 'vitest'
import { awaitTurn, decide, playOn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'
import { expectAbove, expectAllSaid } from '../person.ts'
import { ACROSS, expectAskedWhole, expectBoardShare, expectBoardWidth, expectInside, UPRIGHT } from '../phone.ts'
import { atRest } from '../rest.ts'

// Nothing here uses a mouse: if one rested on the board, the piece under it would be shown large, as no thumb does.
const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, locale: 'hu-HU', viewport: UPRIGHT } as const

/** The phone is turned once every this many decisions. */
const TURNS = 12

/**
 * What a game is begun with, how many of its first decisions are played, and after which parts of a recorded game `MOST_LATER` more are.
 */
const GAMES = [
  ['death-angel', null, 1000, []],
  ['chaos-galaxy', '[data-deck="acelfogak"]', 40, [0.35, 0.7]],
  ['forbidden-stars', null, 120, []],
  ['firestorm-armada', '[data-fleet="terrans-500"]', 120, []],
] as const
const MOST_LATER = 20

for (const [game, brought, most, later] of GAMES)
  test(`on a phone the board of ${game} has at least 60 % of the height at every question`, async ({ visit }) => {
    const page = await visit('/', phone)
    await page.tap(`[data-play="${game}"]`)
    if (brought !== null) await page.tap(brought)
    const look = async (at: number): Promise<void> => {
      await expectBoardShare(page)
      await expectAskedWhole(page)
      if (at % TURNS !== 0) return
      if (game === 'death-angel') await expectAllSaid(page)
      await page.setViewportSize(ACROSS)
      await expectBoardShare(page)
      await expectBoardWidth(page, 0.5)
      await expectAskedWhole(page)
      await page.setViewportSize(UPRIGHT)
      await page.waitForSelector('[data-grip]')
    }
    const made = await playOn(page, most, look)
    expect(made).toBeGreaterThan(20)
    if (game === 'death-angel') expect(await page.textContent('.result')).toMatch(/Győztél|Vesztettél/)
    for (const part of later) {
      const { options, ...recorded } = recordedGame(game, part)
      await showRecorded(page, recorded, options)
      // Fewer if the game ends before.
      expect(await playOn(page, MOST_LATER, look)).toBeGreaterThan(3)
      await expectAllSaid(page)
    }
  })

test('the sheet of a phone opens by a tap or a drag, and the board keeps its size below it', async ({ visit }) => {
  const page = await visit('/', phone)
  await page.tap('[data-play="death-angel"]')
  await page.waitForSelector('.question .option')
  const high = () => page.$eval('.board-place', (board) => board.clientHeight)
  await atRest(page, '.board-place')
  const before = await high()
  await page.tap('[data-grip]')
  await page.waitForSelector('[data-grip][aria-expanded="true"]')
  await atRest(page, '.board-place')
  expect(await high()).toBe(before)
  await page.tap('[data-grip]')
  await page.waitForSelector('[data-grip][aria-expanded="false"]')
  await atRest(page, '[data-grip]')
  const grip = await page.locator('[data-grip]').boundingBox()
  const [x, y] = [(grip?.x ?? 0) + (grip?.width ?? 0) / 2, (grip?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 90)
  await page.mouse.up()
  await page.waitForSelector('[data-grip][aria-expanded="true"]')
})

for (const [game] of GAMES)
  test(`on a phone the teacher of ${game} shares the sheet with the question, and covers no board`, async ({ visit }) => {
    const page = await visit(`/#/learn/${game}`, phone)
    for (const [begins, teacher] of [
      ['[data-guided]', '.coach'],
      ['[data-mined-level="1"]', '.lesson'],
    ] as const) {
      await page.tap(begins)
      await page.waitForSelector(`.console > ${teacher}`)
      await expectBoardShare(page)
      await expectInside(page, teacher, '.console')
      await page.setViewportSize(ACROSS)
      await expectInside(page, teacher, '.console')
      await expectBoardWidth(page, 0.5)
      await page.setViewportSize(UPRIGHT)
      await page.goto(page.url().replace(/#.*/, `#/learn/${game}`))
    }
  })

test('the bar of every page shows the current page and the settings, however narrow it is', async ({ visit }) => {
  const page = await visit('/#/club', phone)
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectInside(page, '.top-bar .right [aria-haspopup]', '.top-bar')
    await expectInside(page, '.main-nav [aria-current]', '.main-nav')
  }
})

test('FS-COMBAT-12 · on a phone both sides and the text of the cards are in sight when a card is chosen', async ({ visit }) => {
  const page = await visit('/#/learn/forbidden-stars', { ...phone, locale: 'en-GB' })
  await page.tap('[data-lesson-of="win-a-fight"]')
  for (const option of ['resolve', 'attack:17']) {
    await awaitTurn(page)
    await decide(page, 0, () => option)
  }
  // No ship moves; both units land.
  await page.tap('.question:has([data-tick="move:6:18"]) [data-primary]')
  for (const unit of [9, 10]) await page.tap(`.question [data-tick="move:${unit}:17"]`)
  await page.tap('.question [data-primary]')
  await page.waitForSelector('.fs-hand .fs-promised')
  await expectAbove(page, '.fs-fighter, .fs-sum, .fs-hand h3, .fs-hand .fs-card-general', '.console')
  await expectBoardShare(page)
})

test('on a phone the map of Firestorm Armada ends above the row of tools, also when it is zoomed in', async ({ visit }) => {
  const page = await visit('/', phone)
  const { options, ...recorded } = recordedGame('firestorm-armada', 0.4)
  await showRecorded(page, recorded, options)
  // The pieces that a finger in the row of tools, or between its buttons, would press.
  const pressed = () =>
    page.evaluate(() => {
      const top = document.querySelector('.fa-tools')?.getBoundingClientRect().top ?? 0
      const bottom = document.querySelector('.board-place')?.getBoundingClientRect().bottom ?? 0
      const [rows, columns] = [8, 39]
      const points = Array.from({ length: rows * columns }, (_, at) => [
        ((at % columns) + 0.5) * (innerWidth / columns),
        top + ((Math.floor(at / columns) + 0.5) * (bottom - top)) / rows,
      ])
      return points.flatMap(([x = 0, y = 0]) => {
        const on = document.elementFromPoint(x, y)?.closest<HTMLElement>('.kit-world *, .fa-tag')
        return on == null ? [] : [on.className]
      })
    })
  let zoomed = 0
  await playOn(page, 8, async () => {
    await expect.poll(pressed).toEqual([])
    if (Number(await page.$eval('.kit-surface', (map) => getComputedStyle(map).getPropertyValue('--k'))) > 0.3) zoomed++
  })
  expect(zoomed).toBeGreaterThan(0)
})
