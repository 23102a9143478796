import { expect } from 'vitest'
import { awaitTurn, decide, isOver } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const
const PHONE = { width: 390, height: 844 }

/** The choices of what to bring, and how many are marked for first games. */
const BROUGHT = [
  ['chaos-galaxy', '.cgd-firsts [data-deck]'],
  ['firestorm-armada', '.fab-firsts [data-fleet]'],
] as const

for (const [game, first] of BROUGHT)
  for (const [locale, heading] of [
    ['en-GB', 'For first games'],
    ['hu-HU', 'Első játszmákhoz'],
  ] as const)
    test(`${game}, ${locale}: three are marked for first games with a word on how they play, above all others`, async ({ visit }) => {
      const page = await visit('/', { ...still, locale })
      await page.click(`[data-play="${game}"]`)
      await page.waitForSelector(first)
      expect(await page.locator(first).count()).toBe(3)
      expect(await page.textContent(`section:has(> ul ${first.slice(first.indexOf(' ') + 1)})`)).toContain(heading)
      await expectAllSaid(page)
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      for (const box of await page.locator(first).all()) {
        const { x, width, height } = (await box.boundingBox()) ?? { x: -1, width: 0, height: 0 }
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(PHONE.width)
        expect(height).toBeGreaterThanOrEqual(44)
      }
      await page.locator(first).first().click()
      expect(await awaitTurn(page)).toBe('asked')
    })

test('firestorm-armada: a line says until the next answer what the bot destroyed, and shows it again on the board', async ({ visit }) => {
  const page = await visit('/#/learn/firestorm-armada', still)
  await page.click('[data-guided="firestorm-armada"]')
  await page.waitForSelector('.coach')
  await page.click('.coach-close')
  for (let made = 0; made < 70 && !(await isOver(page)); made++) {
    await awaitTurn(page)
    if ((await page.$('[data-losses]')) !== null) break
    await decide(page, made)
  }
  const line = await page.textContent('[data-losses]')
  expect(line).toMatch(/Lost: .*Teuton.* to Secutor/)
  await expectAccessible(page)
  await page.click('[data-losses]')
  await page.waitForSelector('[data-recap] [data-beat]')
  await page.click('[data-recap-close]')
  await page.waitForSelector('[data-losses]')
  expect(await page.textContent('[data-losses]')).toBe(line)
  await page.setViewportSize(PHONE)
  await expect.poll(async () => (await page.locator('[data-losses]').boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
  await decide(page, 1)
  await page.waitForFunction((old) => document.querySelector('[data-losses]')?.textContent !== old, line)
})
