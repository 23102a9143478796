import { expect } from 'vitest'
import { ARMADA_OPTIONS, battle } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { show } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'
import { UPRIGHT } from '../phone.ts'

test('the mission is said at the table: what each side is there for, the reader’s own first, and how the battle ends', async ({
  visit,
}) => {
  const page = await visit('/', { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: UPRIGHT })
  const convoy = { ...ARMADA_OPTIONS, scenario: 'convoy' }
  const position = battle('activate', 1, 0, convoy)
  await show(page, position, 'firestorm-armada', convoy)
  await page.tap('.fa-tools [aria-label="The mission"]')
  await page.waitForSelector('.fa-mission')
  const { attacker } = position.state as unknown as { readonly attacker: number }
  const own = attacker === 0 ? 'attacker' : 'defender'
  await expect.poll(() => page.locator('.fa-mission section').first().getAttribute('data-side')).toBe(own)
  expect(await page.locator('.fa-mission section small').count()).toBe(1)
  await page.locator('.fa-mission', { hasText: 'A lead of 80 points wins' }).waitFor()
  await expectAllSaid(page)
  await expectAccessible(page)
  await page.goBack()
  await page.waitForSelector('.fa-mission', { state: 'detached' })
})

test('whoever chooses a mission or a side reads what they are about, and whoever sets a fleet up reads what for', async ({ visit }) => {
  const page = await visit('/#/new/firestorm-armada/alone', { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: UPRIGHT })
  await page.selectOption('[data-setting="scenario"]', 'stationAssault')
  await page.locator('[data-chosen-value="scenario"]', { hasText: 'Keep the station: 200 points' }).waitFor()
  const assault = { ...ARMADA_OPTIONS, scenario: 'stationAssault' }
  await show(page, battle('setup.role', 0, 2, assault), 'firestorm-armada', assault)
  await page.waitForSelector('[data-goal="attacker"]')
  expect(await page.locator('[data-goal]').count()).toBe(2)
  await page.tap('.question [data-option="attack"]')
  await page.locator('[data-goal="attacker"]', { hasText: 'You attack.' }).waitFor()
  expect(await page.locator('[data-goal]').count()).toBe(1)
  await expectAllSaid(page)
})
