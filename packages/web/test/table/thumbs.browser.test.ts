import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ARMADA_OPTIONS, battle, STARS_OPTIONS, war } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { mat, show, showRecorded } from '../../../../tools/scenes.ts'
import { ACROSS, UPRIGHT } from '../phone.ts'
import { atRest } from '../rest.ts'

interface Tap {
  readonly on: string
  readonly x: number
  readonly y: number
}

/** Runs in the page: taps 20 px from the centre of elements drawn smaller than a finger, each nearest to one element and on none. */
function justMissed(selector: string): Tap[] {
  const drawn = (all: string) =>
    [...document.querySelectorAll<HTMLElement>(`.board-place :is(${all})`)]
      .map((element) => ({
        name: element.dataset.piece ?? '',
        // A ship is a point without a size, around which it is drawn.
        box: [element, ...element.querySelectorAll(':not(.kit-sr)')]
          .map((part) => part.getBoundingClientRect())
          .find(({ width }) => width > 0),
      }))
      .flatMap(({ name, box }) => (box === undefined ? [] : [{ name, box }]))
  const all = drawn('[data-piece]')
  const far = (x: number, y: number, { left, right, top, bottom }: DOMRect): number =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  return drawn(selector).flatMap(({ name, box }) => {
    const [across, down] = [box.left + box.width / 2, box.top + box.height / 2]
    const around = [
      ...(box.width < 38 ? [-20, 20].map((by) => [across + by, down] as const) : []),
      ...(box.height < 38 ? [-20, 20].map((by) => [across, down + by] as const) : []),
    ]
    const free = around.find(([x, y]) => {
      const under = document.elementFromPoint(x, y)
      const middle = document.elementFromPoint(across, down)?.closest<HTMLElement>('[data-piece]')
      const ground = under?.closest('[data-piece], button, summary')?.getBoundingClientRect()
      const beside = all.some((other) => other.name !== name && far(x, y, other.box) < far(x, y, box) + 4)
      const open = ground === undefined || (far(across, down, ground) === 0 && ground.width >= 44 && ground.height >= 44)
      return under?.closest('.board-place') && middle?.dataset.piece === name && open && !beside
    })
    return free === undefined ? [] : [{ on: name, x: free[0], y: free[1] }]
  })
}

/** Checks that each tap would press what it is nearest to, without any effect. */
async function expectPressed(page: Page, taps: readonly Tap[]): Promise<void> {
  await page.evaluate(() => {
    const pressed: string[] = []
    Object.assign(window, { pressed })
    const keep = (event: Event): void => {
      event.stopImmediatePropagation()
      event.preventDefault()
      const { currentTarget } = event
      if (currentTarget instanceof HTMLElement) pressed.push(currentTarget.dataset.piece ?? '')
    }
    for (const piece of document.querySelectorAll('[data-piece]')) piece.addEventListener('click', keep, { capture: true })
  })
  const last = () => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed.at(-1) ?? '')
  for (const { on, x, y } of taps) {
    // On a busy machine a tap may last as long as a long press, which looks closer, or press a moment later; then it is tapped again.
    const pressed = async () => {
      await page.touchscreen.tap(x, y)
      return last()
    }
    await expect.poll(pressed, { message: `a tap at ${x}, ${y}` }).toBe(on)
  }
}

for (const viewport of [UPRIGHT, ACROSS])
  test(`a tap that just misses what is drawn small presses it, ${viewport.width} x ${viewport.height}`, async ({ visit }) => {
    const page = await visit('/', { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport, locale: 'en-GB' })
    await page.waitForSelector('.main-nav a')
    const links = await page.$$eval('.main-nav a', (all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...links)).toBeGreaterThanOrEqual(44)
    await show(page, mat())
    await atRest(page, '.cgm-slot[data-piece]')
    const small = await page.evaluate(justMissed, '.cgm-slot[data-piece], .cgm-pile, .cgm-handpile')
    expect(small.length).toBeGreaterThan(3)
    await expectPressed(page, small)
  })

test('a tap that just misses a piece of Death Angel presses it', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: ACROSS, locale: 'en-GB' })
  const recorded = recordedGame('death-angel', 0.5)
  await showRecorded(page, recorded, recorded.options)
  await atRest(page, '.da-rows')
  const small = await page.evaluate(justMissed, '[data-piece]')
  expect(small.length).toBeGreaterThan(3)
  await expectPressed(page, small)
})

test('a tap that just misses a ship of Firestorm Armada presses it, though a ship is a point without a size', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: ACROSS, locale: 'en-GB' })
  await show(page, battle('fire.primary', 2), 'firestorm-armada', ARMADA_OPTIONS)
  await atRest(page, '.fa-ship .stand')
  const small = await page.evaluate(justMissed, '.fa-ship')
  expect(small.length).toBeGreaterThan(3)
  await expectPressed(page, small)
})

test('on a map, a tap beside a small unit presses the unit, not the area that it stands in', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: ACROSS, locale: 'en-GB' })
  await show(page, war('advance.ground', 3, 2), 'forbidden-stars', STARS_OPTIONS)
  await atRest(page, '.fs-group.is-offered')
  // Of those below the bar at the top the leftmost: no other stands to the left of it in its area.
  const [unit] = await page.$$eval('.fs-group.is-offered', (all) =>
    all
      .map((one) => ({ on: (one as HTMLElement).dataset.piece ?? '', box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.top > 48)
      .toSorted((one, other) => one.box.left - other.box.left),
  )
  if (unit === undefined) throw new Error('no unit is offered')
  expect(Math.min(unit.box.width, unit.box.height)).toBeLessThan(44)
  const beside = { on: unit.on, x: unit.box.left + unit.box.width / 2 - 20, y: unit.box.top + unit.box.height / 2 }
  await expectPressed(page, [beside])
})
