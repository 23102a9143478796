import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { mat, show, showRecorded } from '../../../../tools/scenes.ts'

/**
 * How often what lies under the pointer changes within twelve frames, with the pointer at rest on the lower edge of what a selector finds. The
 * browser looks again wherever something has moved.
 */
async function changesAtEdge(page: Page, selector: string): Promise<number> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height - 1)
  return page.evaluate(async (one) => {
    let changes = 0
    let before: boolean | null = null
    for (let frame = 0; frame < 12; frame++) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const on = document.querySelector(one)?.matches(':hover') === true
      if (before !== null && on !== before) changes++
      before = on
    }
    return changes
  }, selector)
}

test('what a pointer raises stays under it, also at its lower edge', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  expect(await changesAtEdge(page, '.game')).toBeLessThan(2)
  const { options, ...mission } = recordedGame('death-angel', 0)
  await showRecorded(page, mission, options)
  expect(await changesAtEdge(page, '.da-squad.is-offer')).toBeLessThan(2)
  await show(page, mat())
  expect(await changesAtEdge(page, '.cgm-held')).toBeLessThan(2)
})
