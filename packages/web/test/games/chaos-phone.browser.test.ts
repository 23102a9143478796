import { expect } from 'vitest'
import { awaitTurn, decide } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { combat, naming, show } from '../../../../tools/scenes.ts'
import { expectAbove, expectAccessible, hasty } from '../person.ts'
import { ACROSS, expectBoardShare, UPRIGHT } from '../phone.ts'
import { atRest } from '../rest.ts'

const phone = { reducedMotion: 'reduce', hasTouch: true, isMobile: true, viewport: UPRIGHT } as const

for (const [locale, asks] of [
  ['en-GB', 'Keep this opening hand'],
  ['hu-HU', 'Megtartod'],
] as const)
  test(`Chaos Galaxy on a phone, ${locale}: the opening hand is asked about once, a tap opens no card, a hold does`, async ({ visit }) => {
    const page = await visit('/', { ...phone, locale })
    await page.click('[data-play="chaos-galaxy"]')
    await page.tap('[data-deck="acelfogak"]')
    await page.waitForSelector('.cgm-tray')
    expect(await page.locator('.cgm-tray h3').isVisible()).toBe(false)
    expect(await page.textContent('.question h2')).toContain(asks)
    await expectAccessible(page)
    for (let made = 0; made < 20; made++) {
      expect(await awaitTurn(page)).toBe('asked')
      if ((await page.$('.cgm-hand .cgm-press')) !== null) break
      await decide(page, made, hasty)
    }
    // A card of the other side that has no options now. On a busy machine the tap of a finger may last as long as a hold.
    const idle = page.locator('.cgm-pile[data-piece], .cgm-area.far .cgm-press').first()
    await idle.evaluate((piece) => {
      for (const type of ['pointerdown', 'pointerup', 'click'])
        piece.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }))
    })
    await awaitTurn(page)
    expect(await page.locator('.inspector').count()).toBe(0)
    const card = page.locator('.cgm-hand .cgm-press').first()
    const box = await card.boundingBox()
    const at = { pointerType: 'touch', clientX: (box?.x ?? 0) + 10, clientY: (box?.y ?? 0) + 10, button: 0 }
    await card.dispatchEvent('pointerdown', at)
    await page.waitForSelector('.inspector')
    await card.dispatchEvent('pointerup', at)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.inspector', { state: 'detached' })
    for (const target of await page.locator('.cgm-flow summary, .cgm-tray .fold').all()) {
      if (await target.isVisible()) expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    }
    await expectBoardShare(page)
  })

test('a line says what a bot took in Chaos Galaxy, is large enough for thumbs, shows it again on the board, and survives a reload', async ({
  visit,
}) => {
  const page = await visit('/', { ...phone, locale: 'en-GB' })
  await page.tap('[data-play="chaos-galaxy"]')
  await page.tap('[data-deck="acelfogak"]')
  for (let made = 0; made < 150 && (await awaitTurn(page)) === 'asked'; made++) {
    if ((await page.$('[data-losses]')) !== null) break
    await decide(page, made, hasty)
  }
  const line = page.locator('[data-losses]')
  expect(await line.textContent()).toMatch(/Lost: .+/)
  expect((await line.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
  await expectAccessible(page)
  await line.tap()
  await page.waitForSelector('[data-recap] [data-beat]')
  await page.tap('[data-recap-close]')
  const before = await line.textContent()
  await page.reload()
  await line.waitFor()
  expect(await line.textContent()).toBe(before)
  await expectBoardShare(page)
  // Held across, it has the whole width of the narrow column.
  await page.setViewportSize(ACROSS)
  const [loss, words] = await page.$$eval('[data-losses], [data-losses] > span:first-child', (all) => all.map((one) => one.clientWidth))
  expect(words).toBeGreaterThan((loss ?? 0) * 0.8)
})

test('the sign on a small card is above its name, on a desk, a tablet and a phone', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, combat())
  for (const viewport of [UPRIGHT, { width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    // A picture is six wide and five high, cropped to its place; its sign extends a third of the height to each side of the middle.
    const reaching = () =>
      page.$$eval('.cgm-hand :is(.event, .interrupt, .weaponry):not(.back)', (cards) =>
        cards.flatMap((card) => {
          const name = card.querySelector<HTMLElement>('.cg-name')
          const art = card.querySelector<HTMLElement>('.cg-mini-art')
          const sign = (art?.offsetHeight ?? 0) / 2 + Math.max(art?.offsetHeight ?? 0, (art?.offsetWidth ?? 0) / 1.2) / 3
          // There is a little room above a name's letters.
          return sign > (name?.offsetTop ?? 0) + 3 ? [name?.textContent] : []
        }),
      )
    expect(await page.locator('.cgm-hand .interrupt').count()).toBeGreaterThan(1)
    await expect.poll(reaching).toEqual([])
  }
})

test('the home page of a phone breaks no line between the counts of the colonies', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, combat())
  await page.goto(page.url().replace(/#.*/, '#/'))
  await page.getByText('kolóniák').first().waitFor()
  expect(await page.textContent('.home')).toMatch(/kolóniák \d+\u00a0:\u00a0\d+/)
})

test('on a phone the ships that may be named for an attack lie above the plate of their player', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, naming())
  await page.waitForSelector('.cgm-area.near .hangar .can')
  await expectAbove(page, '.cgm-area.near .hangar .can', '.cgm-area.near > .cgm-plate')
})

test('on a phone the ships that may be named stay in sight when the form of their question comes late', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  const held: (() => void)[] = []
  await page.route('**/assets/MultiSelectForm-*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/MultiSelectForm-*.js')
  const shown = show(page, naming())
  await asked
  await page.waitForSelector('.cgm-area.near .hangar .can')
  await expectAbove(page, '.cgm-area.near .hangar .can', '.cgm-area.near > .cgm-plate')
  for (const go of held) go()
  await shown
  await atRest(page, '.cgm')
  await expectAbove(page, '.cgm-area.near .hangar .can', '.cgm-area.near > .cgm-plate')
})

test('on a phone the crew that may board a ship for an attack lies above the plate of its player, too', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, naming())
  await page.waitForSelector('.cgm-area.near .cantina .can')
  await expectAbove(page, '.cgm-area.near .can', '.cgm-area.near > .cgm-plate')
})
