import { expect } from 'vitest'
import { awaitTurn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'

/** Longer than a pointer must rest on anything until it is shown large, in milliseconds of the page's clock. */
const LONG = 2000

for (const [game, brought, piece] of [
  ['death-angel', null, '.board-place .kit-press[data-piece]'],
  ['chaos-galaxy', '[data-deck="acelfogak"]', '.cgm-press[data-piece^="card:"]'],
] as const)
  test(`a piece of ${game} that comes under a resting mouse opens no card; one to which the mouse comes does`, async ({ visit }) => {
    const page = await visit('/', { locale: 'en-GB', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await page.clock.install()
    await page.click(`[data-play="${game}"]`)
    if (brought !== null) await page.click(brought)
    await awaitTurn(page)
    await page.waitForSelector(piece)
    // When the board moves below a mouse that lies still, browsers report an entry but no movement.
    await page.$eval(piece, (element) => element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' })))
    await page.clock.runFor(LONG)
    expect(await page.$('.inspector')).toBeNull()
    await page.hover(piece)
    await page.clock.runFor(LONG)
    await page.waitForSelector('.inspector')
  })
