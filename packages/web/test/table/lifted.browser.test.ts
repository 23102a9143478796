import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { mat, show, showRecorded } from '../../../../tools/scenes.ts'

/** Runs in the page: the lowest point in the middle of what a selector finds at which nothing else lies over it. */
function lowestPoint(selector: string): { readonly x: number; readonly y: number } {
  const raised = document.querySelector(selector)
  if (raised === null) throw new Error(`there is no ${selector}`)
  const { left, width, bottom, top } = raised.getBoundingClientRect()
  const x = left + width / 2
  for (let y = Math.min(bottom, innerHeight) - 0.5; y > top; y -= 0.5) if (raised.contains(document.elementFromPoint(x, y))) return { x, y }
  throw new Error(`${selector} is covered`)
}

/** Runs in the page: whether the pointer is on what the selector finds, at each of four frames. */
async function isUnderPointer(selector: string): Promise<boolean[]> {
  const seen: boolean[] = []
  for (let frame = 0; frame < 4; frame++) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    seen.push(document.querySelector(selector)?.matches(':hover') === true)
  }
  return seen
}

/** Puts the pointer on the lower edge of what a selector finds, moves it a little to the side, and expects that it stays on it all the time. */
async function expectSteady(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector)
  await page.mouse.move(0, 0)
  const { x, y } = await page.evaluate(lowestPoint, selector)
  for (const aside of [0, 1, 0, 1]) {
    await page.mouse.move(x + aside, y)
    expect(await page.evaluate(isUnderPointer, selector), selector).not.toContain(false)
  }
}

test('what a pointer raises stays under it, also at its lower edge', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  const { options, ...mission } = recordedGame('death-angel', 0)
  await showRecorded(page, mission, options)
  await expectSteady(page, '.da-squad.is-offer')
  await show(page, mat())
  await expectSteady(page, '.cgm-held')
  const draft = await visit('/', { reducedMotion: 'reduce' })
  await draft.click('[data-part="draft"]')
  await draft.click('[data-open-table]')
  await expectSteady(draft, '.dr-cards li')
})
