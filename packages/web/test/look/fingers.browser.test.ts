import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { STARS_OPTIONS, war } from '../../../../tools/battle-scenes.ts'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { openEyes } from '../../../../tools/press/eyes.ts'
import { smallNow } from '../../../../tools/press/holds/controls.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { mat, show, showRecorded } from '../../../../tools/scenes.ts'
import { ACROSS, UPRIGHT } from '../phone.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true } as const

/** Whatever can be pressed is large enough for a finger. */
async function expectForFingers(page: Page): Promise<void> {
  await page.evaluate(openEyes)
  await expect.poll(() => page.evaluate(smallNow)).toEqual([])
}

for (const [name, viewport] of [
  ['upright', UPRIGHT],
  ['across', ACROSS],
] as const) {
  test(`on a phone ${name}, everything around the boards is large enough for a finger`, async ({ visit }) => {
    const page = await visit('/', { ...phone, viewport })
    for (const [game, part] of [
      ['forbidden-stars', 0.4],
      ['firestorm-armada', 0.4],
      ['death-angel', 1],
    ] as const) {
      const { options, ...recorded } = recordedGame(game, part)
      await showRecorded(page, recorded, options)
      if (part === 1) await page.waitForSelector('[data-story]')
      else await awaitTurn(page)
      await expectForFingers(page)
    }
    await page.tap('[data-log]')
    await page.waitForSelector('.side [role="tab"]')
    await expectForFingers(page)
    await page.goto(page.url().replace('#/table/', '#/replay/'))
    await page.waitForSelector('.replay')
    await expectForFingers(page)
  })

  test(`on a phone ${name}, pages that make tables, decks and fleets are large enough for a finger`, async ({ visit }) => {
    const page = await visit('/#/new/death-angel/alone', { ...phone, viewport })
    await page.waitForSelector('[data-open-table]')
    await expectForFingers(page)
    await page.goto(page.url().replace(/#.*/, '#/decks'))
    await page.waitForSelector('.cgd-own')
    await expectForFingers(page)
    await page.goto(page.url().replace(/#.*/, '#/fleets'))
    await page.waitForSelector('.fab-name')
    await expectForFingers(page)
  })
}

test('on a phone upright, the log and the sheet that is pulled up make room for each other', async ({ visit }) => {
  const page = await visit('/', { ...phone, viewport: UPRIGHT, locale: 'hu-HU' })
  const { options, ...recorded } = recordedGame('chaos-galaxy', 0.4)
  await showRecorded(page, recorded, options)
  await awaitTurn(page)
  await page.tap('[data-grip]')
  await page.waitForSelector('.console[data-pulled="true"]')
  await page.tap('[data-log]')
  await page.waitForSelector('.side .log')
  await page.waitForSelector('.console[data-pulled="false"]')
  await page.$eval('.log', (log) => log.scrollTo(0, 0))
  await expectForFingers(page)
  await page.tap('[data-grip]')
  await page.waitForSelector('.console[data-pulled="true"]')
  await page.waitForSelector('.side', { state: 'detached' })
  await expectForFingers(page)
})

test('on a phone across, the log lies beside what is asked, and has room for several lines', async ({ visit }) => {
  const page = await visit('/', { ...phone, viewport: ACROSS })
  const { options, ...recorded } = recordedGame('firestorm-armada', 0.4)
  await showRecorded(page, recorded, options)
  await awaitTurn(page)
  await page.tap('[data-log]')
  await page.waitForSelector('.side .log')
  const [side, log, console] = await page.$$eval('.side, .side .log, .console', (all) =>
    ['side', 'log', 'console'].map((name) =>
      all
        .find((one) => one.classList.contains(name))
        ?.getBoundingClientRect()
        .toJSON(),
    ),
  )
  expect(side.right).toBeLessThanOrEqual(console.left + 1)
  expect(log.height).toBeGreaterThan(120)
  await expectForFingers(page)
})

test('on a desk the buttons of the deck builder are comfortable for a pointer', async ({ visit }) => {
  const page = await visit('/#/decks', { reducedMotion: 'reduce' })
  await page.waitForSelector('.cgd-own button')
  const sizes = await page.$$eval('.cgd-own button', (all) =>
    all.map((one) => one as HTMLElement).map((one) => Math.min(one.offsetWidth, one.offsetHeight)),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
})

test('on low phones and small ones across, short answers, rules and the buttons below them are large enough for a finger', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, viewport: UPRIGHT, locale: 'hu-HU' })
  for (const [position, game, options] of [
    [war('combat.reinforce', 1), 'forbidden-stars', STARS_OPTIONS],
    [war('setup.side', 0, 2, 4, {}), 'forbidden-stars', {}],
    [mat(), 'chaos-galaxy', {}],
  ] as const) {
    await page.setViewportSize(UPRIGHT)
    await show(page, position, game, options)
    for (const viewport of [{ width: 390, height: 664 }, ACROSS, { width: 667, height: 375 }]) {
      await page.setViewportSize(viewport)
      await expectForFingers(page)
    }
  }
})
