import type { Position } from '@orrery/kernel'
import { positionOf } from '@orrery/kernel'
import { asScenario, doThere, scenarioTable } from '@orrery/kernel/scenario/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { firestormArmada } from '../../../../games/firestorm-armada/index.ts'
import { fightState, type GivenShip } from '../../../../games/firestorm-armada/test/fight.ts'
import { test } from '../../../../tools/browser/test.ts'
import { show } from '../../../../tools/scenes.ts'
import { atRest } from '../rest.ts'

const TYPES = [
  ['terrans-titan', 'terrans-hauberk', 'terrans-teuton', 'terrans-missionary', 'terrans-wayfarer', 'terrans-armsmen'],
  ['dindrenzi-nausicaa', 'dindrenzi-murmillo', 'dindrenzi-secutor', 'dindrenzi-thraex', 'dindrenzi-trident', 'dindrenzi-sgian'],
] as const

/** A table with sixty ships in twelve squadrons, one of which is being moved. */
function sixty(): Position {
  const ships = Array.from({ length: 60 }, (_, place): GivenShip => {
    const seat = place < 30 ? 0 : 1
    const at = place % 30
    const kind = Math.floor(at / 5)
    const y = 6 + Math.floor(at / 10) * 4.5
    const type = TYPES[seat][kind] as string
    return { type, seat, squadron: seat * 6 + kind, x: 6 + (at % 10) * 6.4, y: seat === 0 ? y : 48 - y, heading: seat * 180 }
  })
  const g = fightState({ ships, active: 1 })
  Object.assign(g, { step: 'movement', lastActor: [-1, -1] })
  g.ships.turned.fill(0)
  const { squadrons, hands, races, order, lastOrder, flagships, tactics, activation, step, turn } = g
  const given = { ships: g.ships, squadrons, hands, races, order, lastOrder, flagships, tactics, activation, step, turn }
  const scenario = asScenario({ game: 'firestorm-armada', seats: 2, seed: 'frames', given: JSON.parse(JSON.stringify(given)) })
  const table = scenarioTable(firestormArmada as never, scenario)
  doThere(table, 'move:7')
  return JSON.parse(JSON.stringify(positionOf(table))) as Position
}

/** The durations of the page's frames while something is done with it, in milliseconds. */
async function framesOf(page: Page, run: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const tick = (now: number): void => {
      frames.push(now - last)
      last = now
      if (!document.body.dataset.framesEnd) requestAnimationFrame(tick)
      else document.body.dataset.frames = JSON.stringify(frames.slice(2))
    }
    requestAnimationFrame(tick)
  })
  await run()
  await page.evaluate(() => {
    document.body.dataset.framesEnd = 'yes'
  })
  await page.waitForFunction(() => document.body.dataset.frames !== undefined)
  const frames = JSON.parse((await page.getAttribute('body', 'data-frames')) ?? '[]') as number[]
  await page.evaluate(() => {
    delete document.body.dataset.frames
    delete document.body.dataset.framesEnd
  })
  return frames
}

/** Frame times are reported and never asserted, because machines differ. */
function told(what: string, frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b)
  const [median = 0, slowest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)]
  return `${what}: ${frames.length} frames, median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`
}

test('sixty ships are panned and zoomed, and one is steered, while frames are counted', async ({ visit }) => {
  const page = await visit('/', { finely: true })
  await show(page, sixty(), 'firestorm-armada')
  await page.waitForSelector('.fa-steer')
  expect(await page.locator('.fa-ship').count()).toBe(60)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.fa-ship img')].every(({ src }) => src.startsWith('blob:')),
  )
  await atRest(page, '.fa-steer')
  const before = await page.locator('.kit-world').getAttribute('style')
  const lines: string[] = []
  const pan = await framesOf(page, async () => {
    await page.mouse.move(300, 500)
    await page.mouse.down()
    await page.mouse.move(620, 380, { steps: 40 })
    await page.mouse.up()
  })
  lines.push(told('pan', pan))
  await expect.poll(() => page.locator('.kit-world').getAttribute('style')).not.toBe(before)
  const zoom = await framesOf(page, async () => {
    for (let turned = 0; turned < 16; turned++) await page.mouse.wheel(0, turned < 8 ? -60 : 60)
  })
  lines.push(told('zoom', zoom))
  await atRest(page, '.fa-steer')
  const handle = await page.locator('.fa-steer').boundingBox()
  if (handle === null) throw new Error('no handle')
  const drawn = await framesOf(page, async () => {
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
    await page.mouse.down()
    await page.mouse.move(handle.x + 70, handle.y - 50, { steps: 40 })
    await page.mouse.up()
  })
  lines.push(told('draw', drawn))
  await page.locator('[data-segment]').nth(1).waitFor()
  // While the whole table is visible, no small map covers the ships in its corner.
  await page.getByRole('button', { name: 'Show all of it' }).click()
  await page.locator('.kit-small-map').waitFor({ state: 'detached' })
  console.info(`Firestorm Armada with 60 ships at 1440x900: ${lines.join('; ')}`)
})
