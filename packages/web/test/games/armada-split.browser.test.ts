import { answer, type Position, positionOf, restore, takeEvents } from '@orrery/kernel'
import { expect } from 'vitest'
import { firestormArmada } from '../../../../games/firestorm-armada/index.ts'
import { ARMADA_OPTIONS, battle } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { show } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

const phone = { reducedMotion: 'reduce', locale: 'hu-HU', hasTouch: true, viewport: { width: 390, height: 844 } } as const

/** A battle in which the seven dice of a gun are to be divided: five targets are in the second range band, two farther away. */
function dividing(): Position {
  const { table } = restore(firestormArmada, battle('fire.primary', 3, 2))
  answer(table, 0, { option: 'split:2:0' })
  takeEvents(table)
  return positionOf(table) as unknown as Position
}

test('on a phone the dice of a gun are divided by thumb: one by one, to a farther target, and by a listed division', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, dividing(), 'firestorm-armada', ARMADA_OPTIONS)
  await page.locator('[data-grip]').tap({ position: { x: 195, y: 6 } })
  await page.waitForSelector('[data-grip][aria-expanded="true"]')
  const shares = () => page.locator('.fa-split .sizes b').allTextContents()
  const more = (row: number) => page.locator('.fa-split .sizes').nth(row).locator('button').last().tap()
  const less = (row: number) => page.locator('.fa-split .sizes').nth(row).locator('button').first().tap()
  expect(await shares()).toEqual(['4', '3'])
  await page.getByText('Mind a 7 kocka elosztva').waitFor()

  await more(1)
  await expect.poll(shares).toEqual(['3', '4'])
  await expectAllSaid(page)
  await expectAccessible(page)
  const cut = () => page.$$eval('.fa-seats li, .fa-seats b', (parts) => parts.filter((one) => one.scrollWidth > one.clientWidth).length)
  await expect.poll(cut).toBe(0)

  // The farthest target determines how many dice there are.
  await page.locator('[data-split-also]').last().tap()
  await expect.poll(shares).toEqual(['1', '1', '1'])
  await page.getByText('Mind a 3 kocka elosztva').waitFor()
  expect(await page.locator('[data-split-also]:not([disabled])').count()).toBe(0)
  await less(2)
  await expect.poll(shares).toEqual(['1', '1'])
  await page.getByText('7 kockából 5 maradt').waitFor()
  await page.locator('[data-primary]', { hasText: '5 kocka kihasználatlan marad' }).waitFor()

  // Two targets are the fewest: a single die cannot be taken from either.
  expect(await page.locator('.fa-split .sizes button:first-child[disabled]').count()).toBe(2)
  await page.locator('.divisions button', { hasText: '1 + 6' }).tap()
  await expect.poll(shares).toEqual(['1', '6'])
  await expectAllSaid(page)
  await page.locator('[data-primary]', { hasText: 'Tűz: 1 + 6' }).tap()
  await page.locator('.fa-split').waitFor({ state: 'detached' })
  await page.locator('[data-log]').tap()
  await page.locator('.log', { hasText: 'Falchion' }).waitFor()
})
