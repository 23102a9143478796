import { expect } from 'vitest'
import { awaitTurn, playOn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'
import { expectAccessible, HEADINGS } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const
const phone = { ...still, viewport: { width: 390, height: 844 } } as const

const sizes = [
  ['a desk', still],
  ['a phone', phone],
] as const

test('with forced colours, drawings keep their own colours and controls take those of the system', async ({ visit }) => {
  const page = await visit('/', { ...still, forcedColors: 'active' })
  await page.click('[data-play="death-angel"]')
  await awaitTurn(page)
  const adjust = (selector: string) => page.$eval(selector, (one) => getComputedStyle(one).forcedColorAdjust)
  expect(await Promise.all(['.board-place [data-piece]', '.question .option'].map(adjust))).toEqual(['none', 'auto'])
})

test('where the system asks for more contrast, every ink is 7:1 on every night', async ({ visit }) => {
  const page = await visit('/', { ...still, contrast: 'more' })
  const least = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const light = (name: string): number => {
      const hex = style.getPropertyValue(name).trim().slice(1)
      const whole = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
      const [red = 0, green = 0, blue = 0] = [0, 2, 4]
        .map((at) => Number.parseInt(whole.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const inks = ['--ink-1', '--ink-2', '--ink-3', '--brass-1', '--brass-2', '--bad', '--ok', '--warn'].map(light)
    const nights = ['--night-0', '--night-1', '--night-2', '--night-3'].map(light)
    return Math.min(...inks.flatMap((ink) => nights.map((night) => (ink + 0.05) / (night + 0.05))))
  })
  expect(least).toBeGreaterThanOrEqual(7)
})

for (const [name, options] of sizes) {
  test(`home, making a table, rulebooks pass the accessibility check on ${name}`, async ({ visit }) => {
    const page = await visit('/', options)
    await page.waitForSelector('.game')
    await expectAccessible(page, HEADINGS)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.waitForSelector('dialog[open]')
    await expectAccessible(page, HEADINGS)
    await page.goto(page.url().replace(/#.*|$/, '#/new/death-angel/hot-seat'))
    await page.waitForSelector('[data-open-table]')
    await expectAccessible(page, HEADINGS)
    await page.goto(page.url().replace(/#.*/, '#/rules/death-angel/DA-ATK-6'))
    await page.waitForSelector('#rule-DA-ATK-6')
    await expectAccessible(page, HEADINGS)
  })

  test(`a table in every phase, its dialogs and its end pass the accessibility check on ${name}`, async ({ visit }) => {
    const page = await visit('/', options)
    await page.click('[data-play="death-angel"]')
    for (let part = 0; part < 8; part++) {
      await playOn(page, 2)
      await expectAccessible(page, HEADINGS)
    }
    // On a phone it is in the menu.
    if (options === phone) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Rulebook', exact: true }).click()
    await page.waitForSelector('.rulebook li')
    await expectAccessible(page, HEADINGS)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.waitForSelector('dialog[open]')
    await expectAccessible(page, HEADINGS)
    await page.getByRole('button', { name: 'Back to the table' }).click()
    await awaitTurn(page)
    await showRecorded(page, recordedGame('death-angel', 0.95), {})
    await playOn(page)
    await expectAccessible(page, HEADINGS)
    // The story appears after the result, and a reader may pull a phone's sheet up.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('.result .story, .strip > *')) one.remove()
    })
    await expectAccessible(page, HEADINGS)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.waitForSelector('.replay')
    await expectAccessible(page, HEADINGS)
  })

  test(`gathering, chat and the hand-over pass the accessibility check on ${name}`, async ({ visit }) => {
    const page = await visit('/#/new/death-angel/invite', options)
    await page.click('[data-open-table]')
    await page.waitForSelector('[data-gathering]')
    await expectAccessible(page, HEADINGS)
    await page.click('[data-start]')
    await awaitTurn(page)
    await page.click('[data-log]')
    await page.getByRole('tab', { name: 'Chat' }).click()
    await expectAccessible(page, HEADINGS)
    await page.goto(page.url().replace(/#.*/, '#/new/death-angel/hot-seat'))
    await page.click('[data-open-table]')
    for (let made = 0; made < 30 && (await awaitTurn(page)) !== 'handover'; made++) await playOn(page, 1)
    await expectAccessible(page, HEADINGS)
  })
}
