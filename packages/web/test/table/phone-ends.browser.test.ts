import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'
import { awaitTurn } from '../person.ts'
import { ACROSS, UPRIGHT } from '../phone.ts'

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
