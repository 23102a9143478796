import { expect } from 'vitest'
import { ARMADA_OPTIONS, battle } from '../../../../tools/battle-scenes.ts'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { combat, show, showRecorded } from '../../../../tools/scenes.ts'
import { ACROSS, expectAskedWhole, expectInside, UPRIGHT } from '../phone.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: UPRIGHT } as const

test('FS: on a phone nothing of the map lies under the buttons of its corners', async ({ visit }) => {
  const page = await visit('/', phone)
  const { options, ...recorded } = recordedGame('forbidden-stars', 0.4)
  await showRecorded(page, recorded, options)
  await awaitTurn(page)
  const under = () =>
    page.$$eval('.fs-tools button, .fs-board .kit-zoom button', (all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          return document
            .elementsFromPoint(left + width / 2, top + height / 2)
            .filter((hit) => !one.contains(hit))
            .at(0)
        })
        .map((hit) => hit?.closest('.kit-world') !== null),
    )
  await expect.poll(async () => (await under()).every((isMap) => !isMap)).toBe(true)
})

test('DA: on a phone it is said once how a game ended', async ({ visit }) => {
  const page = await visit('/', phone)
  const { options, ...recorded } = recordedGame('death-angel', 1)
  await showRecorded(page, recorded, options)
  await page.waitForSelector('.result')
  const wide = () => page.$eval('.result .asked p > span', (says) => says.getBoundingClientRect().width)
  await expect.poll(wide).toBeLessThan(2)
  await expectInside(page, '.result .next .btn.primary', '.console')
  // What fits does not scroll.
  expect(await page.$eval('.da-rows', (rows) => rows.scrollHeight - rows.clientHeight)).toBeLessThanOrEqual(1)
  await page.tap('[data-grip]')
  await expect.poll(wide).toBeGreaterThan(50)
})

test('DA: on a phone in landscape an event’s name and signs are whole beside a die', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU', viewport: ACROSS })
  for (const part of [0.35, 0.5]) {
    const { options, ...recorded } = recordedGame('death-angel', part)
    await showRecorded(page, recorded, options)
    await page.waitForSelector('.da-roll')
    const cut = () =>
      page.$$eval('.da-ev-name, .da-ev-foot', (parts) =>
        parts
          .filter((one) => one.scrollWidth > one.clientWidth)
          .map((one) => `${one.textContent}: ${one.scrollWidth} > ${one.clientWidth}`),
      )
    await expect.poll(cut).toEqual([])
  }
})

test('DA: on a phone the text of an event and what teams do are read whole', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  for (const part of [0.3, 0.5, 0.7]) {
    const { options, ...recorded } = recordedGame('death-angel', part)
    await showRecorded(page, recorded, options)
    await page.waitForSelector('.da-roll')
    const cut = () =>
      page.$$eval('.da-ev-text', (texts) =>
        texts
          .filter((one) => one.clientHeight === 0 || one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth)
          .map((one) => one.textContent),
      )
    await expect.poll(cut).toEqual([])
    const clear = () =>
      page.evaluate(() => {
        const [name, facts] = ['.da-ev-name', '.da-facts'].map((selector) => document.querySelector(selector)?.getBoundingClientRect())
        return name !== undefined && facts !== undefined && name.right <= facts.left
      })
    await expect.poll(clear).toBe(true)
    // Nor is what a team does cut off in its tab.
    const tabs = () =>
      page.$$eval('.da-tab', (all) => all.filter((tab) => tab.scrollHeight > tab.clientHeight).map((tab) => tab.textContent))
    await expect.poll(tabs).toEqual([])
  }
})

test('FA: on a phone the grip lies beside what happened last, also above a loss', async ({ visit }) => {
  const page = await visit('/', phone)
  const { options, ...recorded } = recordedGame('firestorm-armada', 0.66)
  await showRecorded(page, recorded, options)
  await page.waitForSelector('.console > .loss:not(:empty)')
  const below = () =>
    page.evaluate(() => {
      const [sheet, told] = ['.console', '.console .strip li:last-child'].map((one) => document.querySelector(one)?.getBoundingClientRect())
      return (told?.top ?? Number.MAX_VALUE) - (sheet?.top ?? 0)
    })
  await expect.poll(below).toBeLessThan(36)
  const free = () =>
    page.$eval('.console > .loss :is(button, a)', (one) => {
      const { left, top, width } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(left + width / 2, top + 4))
    })
  await expect.poll(free).toBe(true)
})

test('FA: on a phone the primary button is whole also below many losses and a long question', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  const { options, ...recorded } = recordedGame('firestorm-armada', 0.7)
  await showRecorded(page, recorded, options)
  await page.waitForSelector('.console > .loss > .loss-line')
  await page.$eval('.loss-line > span', (told) => {
    told.textContent = 'Veszteség: Reaper 4 (Secutor 3), Plumbata 2 (Thraex 3), Reaper 2: 1 hajótest (Secutor 1)'
  })
  await expectInside(page, '.question > .gold', '.console')
  await page.setViewportSize({ width: 390, height: 664 })
  await expectInside(page, '.question > .gold', '.console')
})

test('FA: on a phone what a card does is read before it is played, without pulling the sheet up', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, battle('card.pd-more', 1, 2), 'firestorm-armada', ARMADA_OPTIONS)
  await expectInside(page, '.fa-reaction p', '.answers')
  await expectInside(page, '.fa-reaction .one .fa-ends > span', '.answers')
})

test('FA: on a phone the question whether a ship fires at boarders can be read to its end', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  for (const [one, other] of [
    ['terrans-800', 'dindrenzi-800'],
    ['sorylians-800', 'relthoza-800'],
  ] as const) {
    const options = { fleetValue: 800, seats: [{ fleet: one }, { fleet: other }] }
    await show(page, battle('pd.boarders', 1, 2, options), 'firestorm-armada', options)
    await page.waitForSelector('.question [data-option="dice:0"]', { state: 'attached' })
    for (const viewport of [UPRIGHT, ACROSS]) {
      await page.setViewportSize(viewport)
      await expectAskedWhole(page)
    }
    await page.setViewportSize(UPRIGHT)
  }
})

test('CG: on a phone the names of ships in a combat are whole', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, combat())
  await page.waitForSelector('.cgm-fighter h4 .n')
  const cut = () =>
    page.$$eval('.cgm-fighter h4 .n', (names) =>
      names
        // Letters are higher than their lines.
        .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 8)
        .map((name) => name.textContent),
    )
  await expect.poll(cut).toEqual([])
})

test('FA: on a phone no word explains itself where a finger has tapped', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, battle('fire.primary', 2, 6), 'firestorm-armada', ARMADA_OPTIONS)
  await page.waitForSelector('.phases [data-means]', { state: 'attached' })
  // After a tap, Chromium tells of a mouse over whatever comes to lie there. Timers of one length end in the order in which they began.
  const tips = () =>
    page.evaluate(async (mouse) => {
      const [word] = document.querySelectorAll('.phases [data-means]')
      word?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: mouse }))
      await new Promise((resolve) => setTimeout(resolve, 250))
      await new Promise(requestAnimationFrame)
      return document.querySelectorAll('.pop.meaning').length
    }, 'mouse')
  expect(await tips()).toBe(0)
})

test('DA: on a tablet two lines of an event’s text are whole', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce', locale: 'hu-HU', viewport: { width: 768, height: 1024 } })
  const { options, ...recorded } = recordedGame('death-angel', 0.5)
  await showRecorded(page, recorded, options)
  await page.waitForSelector('.da-ev-text')
  await page.evaluate(() => document.fonts.ready)
  const cut = () =>
    page.$eval('.da-ev-text', (says) => {
      const { lineHeight, paddingTop } = getComputedStyle(says)
      return 2 * Number.parseFloat(lineHeight) + Number.parseFloat(paddingTop) - says.getBoundingClientRect().height
    })
  await expect.poll(cut).toBeLessThan(1)
  await expectInside(page, '.da-ev-foot', '.da-ev')
})
