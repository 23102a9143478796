import { expect } from 'vitest'
import { ARMADA_OPTIONS, battle } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { show, showRecorded } from '../../../../tools/scenes.ts'
import { ACROSS, expectBoardShare, expectBoardWidth, expectInside } from '../phone.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: ACROSS } as const

test('Death Angel on a phone in landscape: the whole formation, the teams and the location are visible', async ({ visit }) => {
  const page = await visit('/', phone)
  const recorded = recordedGame('death-angel', 0.5)
  await showRecorded(page, recorded, recorded.options)
  await expectBoardWidth(page, 0.6)
  await expectBoardShare(page)
  for (const part of ['.da-fallen', '.da-dock', '.da-path', '.da-loc-name']) await expectInside(page, part, '.board-place')
  await expectInside(page, '.console .player.turn', '.console-top')
  const [name, path] = await page.$$eval('.da-loc-name, .da-path', (parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
  expect(name.bottom).toBeLessThanOrEqual(path.top)
})

test('Firestorm Armada on a phone in landscape: the hand is folded until it is opened, and both sides are side by side', async ({
  visit,
}) => {
  const page = await visit('/', phone)
  await show(page, battle('fire.primary', 2), 'firestorm-armada', ARMADA_OPTIONS)
  await expectBoardWidth(page, 0.6)
  await expectBoardShare(page)
  await expectInside(page, '.fa-seats', '.console-top')
  await expectInside(page, '.fa-seats li:last-child', '.fa-seats')
  expect(await page.isVisible('.fa-hand ul')).toBe(false)
  await page.locator('.fa-hand .fold').tap()
  await page.waitForSelector('.fa-hand ul')
})
