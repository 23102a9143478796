import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { TEXTS } from '../../../../games/forbidden-stars/content/texts/all.ts'
import { ARMADA_OPTIONS, battle, STARS_OPTIONS, siege, war } from '../../../../tools/battle-scenes.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { show, showRecorded } from '../../../../tools/scenes.ts'
import { askAlways } from '../person.ts'
import { ACROSS, expectAnswersWhole, expectBoardShare, expectBoardWidth, expectInside, LEAST, UPRIGHT } from '../phone.ts'

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
  // On a small phone the name has two lines; where it is longer than one, it stays within its plate.
  await page.setViewportSize({ width: 667, height: 375 })
  const beyond = (says: string) =>
    page.evaluate((words) => {
      const plate = document.querySelector('.da-loc')?.getBoundingClientRect()
      const [at, below] = ['.da-loc-name', '.da-path'].map((part) => document.querySelector(part))
      if (plate === undefined || at == null || below == null) return Number.MAX_VALUE
      at.textContent = words
      const range = document.createRange()
      range.selectNodeContents(at)
      const { right, bottom } = range.getBoundingClientRect()
      return Math.max(right - plate.right, bottom - below.getBoundingClientRect().top - 2)
    }, says)
  for (const says of ['Baal haragja kápolna', 'Kilövésirányító']) expect(await beyond(says)).toBeLessThanOrEqual(0)
  await page.setViewportSize(ACROSS)
  // Six players are in sight at once, too.
  await page.$eval('.console .players', (list) => {
    while (list.children.length < 6) list.append(list.lastElementChild?.cloneNode(true) as Node)
  })
  await expectInside(page, '.console .player:last-child', '.console-top')
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

test('Death Angel on a phone in landscape: no two of twelve marines lie on each other while an action is chosen', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, siege('choose-action', 1), 'death-angel', {})
  await page.waitForSelector('.da-team.is-open .is-offer')
  const tops = () => page.$$eval('.da-m-name', (all) => all.map((one) => one.getBoundingClientRect().top).sort((one, other) => one - other))
  expect((await tops()).length).toBe(12)
  // Their letters are 13 px high.
  const closest = async () => Math.min(...(await tops()).map((top, at, all) => (all[at + 1] ?? Number.MAX_VALUE) - top))
  await expect.poll(closest).toBeGreaterThan(15)
  await expectInside(page, '.da-dock', '.board-place')
})

test('Death Angel on phones in landscape: eleven marines lie one below the other, and the fallen one below them is whole', async ({
  visit,
}) => {
  const page = await visit('/', phone)
  await show(page, siege('choose-action', 2), 'death-angel', {})
  const heights = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.da-marine, .da-fallen-one')].map((one) => one.getBoundingClientRect())
      const edges = [...boxes.slice(1).map(({ top }) => top), document.querySelector('.da-dock')?.getBoundingClientRect().top ?? 0]
      return {
        over: boxes.map(({ bottom }, at) => Math.round(Math.max(0, bottom - (edges[at] ?? 0)))).filter((over) => over > 0),
        pieces: boxes.length,
        last: Math.round(boxes.at(-1)?.height ?? 0),
      }
    })
  for (const viewport of [phone.viewport, { width: 667, height: 375 }]) {
    await page.setViewportSize(viewport)
    await expect.poll(heights).toEqual({ over: [], pieces: 12, last: 24 })
  }
})

/** Systems of the map that another part of the board covers, by the part's class. */
function coveredSystems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const systems = [...document.querySelectorAll('.fs-system')].map((system) => system.getBoundingClientRect())
    return [...document.querySelectorAll('.fs-tray, .fs-tools, .kit-zoom, .fs-active-order')].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const over = systems.some((box) => box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1)
      return over ? [part.className] : []
    })
  })
}

for (const [name, beside] of [
  ['planning.order', '.fs-orders'],
  ['refresh.event', '.fs-events'],
  ['advance.ground', '.fs-active-order'],
] as const)
  test(`Forbidden Stars on a phone in landscape, ${name}: the map has the whole height, and nothing covers it`, async ({ visit }) => {
    const page = await visit('/', phone)
    await show(page, war(name, 1, 2, 2), 'forbidden-stars', STARS_OPTIONS)
    await page.waitForSelector(beside)
    await expectBoardShare(page)
    const high = () => page.evaluate(() => (document.querySelector('.fs-field')?.clientHeight ?? 0) / innerHeight)
    await expect.poll(high).toBeGreaterThan(LEAST)
    await expect.poll(() => coveredSystems(page)).toEqual([])
    await expectInside(page, '.fs-seats', '.console-top')
  })

test('Forbidden Stars on a phone in landscape: what each card of a combat promises and its name are in sight', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, war('combat.card', 2, 4), 'forbidden-stars', STARS_OPTIONS)
  await page.waitForSelector('.fs-promised')
  // As large as a page on a desk at 200 %, too.
  for (const viewport of [ACROSS, { width: 720, height: 450 }]) {
    await page.setViewportSize(viewport)
    // Of a name of two lines the first is enough.
    for (const [part, line] of [
      ['.fs-hand .fs-promised', 0],
      ['.fs-hand .fs-card h3', 18],
      ['.fs-fighting', 0],
      ['.fs-totals', 0],
    ] as const) {
      const below = () =>
        page.$$eval(
          part,
          (all, least) =>
            all.filter((one) => {
              const { top, bottom } = one.getBoundingClientRect()
              return (least === 0 ? bottom : top + least) > innerHeight + 1
            }).length,
          line,
        )
      await expect.poll(below, { message: part }).toBe(0)
    }
  }
})

test('Forbidden Stars on a phone in landscape: the mark after a name of two lines stands beside its last word', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, war('refresh.resolve', 1, 2, 2), 'forbidden-stars', STARS_OPTIONS)
  await page.waitForSelector('.asked .said-name')
  // Beside the longest of all cards, the answers are in sight.
  const texts = TEXTS.flatMap(({ events }) => Object.values(events).map(({ effect }) => effect.en))
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one))
  await page
    .locator('.is-event.is-brief > p')
    .last()
    .evaluate((line, says) => line.replaceChildren(says), longest)
  await expectInside(page, '.question .options > li:last-child', '.console')
  await page.addStyleTag({ content: '.asked { width: 6em }' })
  const lines = () =>
    page.$eval('.asked .said-name', (name) => name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight))
  await expect.poll(lines).toBeGreaterThan(1.5)
  const apart = () =>
    page.evaluate(() => {
      const letters: { readonly letter: string; readonly box: DOMRect }[] = []
      const texts = document.createTreeWalker(document.querySelector('.asked h2') as Element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const [at, letter] of [...(text.textContent ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          letters.push({ letter, box: range.getBoundingClientRect() })
        }
      const mark = letters.findLastIndex(({ letter }) => letter === '?')
      return (letters[mark]?.box.left ?? 0) - (letters[mark - 1]?.box.right ?? 0)
    })
  await expect.poll(apart).toBeLessThan(3)
})

test('on a phone in landscape, options that scroll below the primary button do not show through it', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, war('capacity.excess', 1, 2, 2), 'forbidden-stars', STARS_OPTIONS)
  await page.waitForSelector('.gold[aria-disabled="true"]')
  expect(await page.$eval('.gold', (button) => getComputedStyle(button).backgroundColor)).not.toMatch(/rgba|\//)
})

test('on a phone in landscape both players of a table stand in the console', async ({ visit }) => {
  const host = await visit('/#/new/death-angel/invite', phone)
  await host.fill('[data-name]', 'Annamária')
  await host.click('[data-open-table]')
  await host.waitForSelector('[data-gathering]')
  const guest = await visit(new URL(host.url()).href, phone)
  await guest.fill('[data-name]', 'Bartholomew')
  await guest.click('[data-take]')
  await guest.waitForSelector('.console .player:nth-child(2)')
  const names = guest.locator('.console .player b')
  const { width } = ACROSS
  await expect.poll(() => names.evaluateAll((all, edge) => all.every((one) => one.getBoundingClientRect().right < edge), width)).toBe(true)
  expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
})

/** A battle or a war at questions whose chances were once longer than the screen. */
const CHANCES = [
  ['card.attack', 'firestorm-armada', ARMADA_OPTIONS, () => battle('card.attack', 1, 3)],
  ['board.declare', 'firestorm-armada', ARMADA_OPTIONS, () => battle('board.declare', 2, 3)],
  ['advance.target', 'forbidden-stars', STARS_OPTIONS, () => war('advance.target', 3, 4)],
] as const
for (const [name, game, options, position] of CHANCES)
  test(`on a phone in landscape, ${name}: an answer is in sight beside the chances`, async ({ visit }) => {
    const page = await visit('/', { ...phone, locale: 'hu-HU' })
    await show(page, position(), game, options)
    await page.waitForSelector('.answers :is(.fa-panel, .fa-reaction, .fs-outlook[data-outlook])')
    const first = () => page.$eval('.question .options > li:first-child', (one) => one.getBoundingClientRect().top)
    await expect.poll(first).toBeLessThan(ACROSS.height - 20)
  })

test('Forbidden Stars on a phone in landscape: both sides of a tile are whole, and the worlds of one side are named', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  await show(page, war('setup.tile', 0, 2, 4, {}), 'forbidden-stars', {})
  await page.waitForSelector('.fs-tile-choice .fs-mini + .fs-mini')
  await expectInside(page, '.fs-tile-sides', '.fs-tray')
  await show(page, war('setup.side', 0, 2, 4, {}), 'forbidden-stars', {})
  await page.waitForSelector('.fs-tile-choice > small')
  const cut = () =>
    page.$$eval('.fs-tiles :is(b, small)', (all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    )
  await expect.poll(cut).toEqual([])
})

/** The free width of the map, and the width of its tiles on the screen. */
function mapAndTiles(page: Page): Promise<{ readonly free: number; readonly tile: number }> {
  return page.evaluate(() => {
    const [field, tools, tile] = ['.fs-field', '.fs-tools', '.fs-surface .fs-system'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    )
    return { free: (tools?.left ?? 0) - (field?.left ?? 0), tile: tile?.width ?? 0 }
  })
}

test('Forbidden Stars on phones in landscape: beside a shop and beside tiles the map stays large enough to play on', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  for (const [position, options, panel, least] of [
    [war('deploy.unit', 1, 3), STARS_OPTIONS, '.fs-shop', 90],
    [war('deploy.structure', 1, 2), STARS_OPTIONS, '.fs-shop', 90],
    [war('setup.tile', 0, 2, 4, {}), {}, '.fs-tiles', 100],
    [war('setup.side', 0, 2, 4, {}), {}, '.fs-tiles', 100],
    [war('setup.rotation', 0, 2, 4, {}), {}, '.fs-tiles', 80],
  ] as const) {
    await show(page, position, 'forbidden-stars', options)
    for (const viewport of [phone.viewport, { width: 667, height: 375 }]) {
      await page.setViewportSize(viewport)
      await page.waitForSelector(panel)
      await expect.poll(async () => (await mapAndTiles(page)).free, { message: `beside ${panel}` }).toBeGreaterThan(150)
      await expect.poll(async () => (await mapAndTiles(page)).tile, { message: `beside ${panel}` }).toBeGreaterThan(least)
      expect(await page.$eval(panel, (one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
    }
  }
})

test('on phones in landscape the name of the phase is whole, in both languages', async ({ visit }) => {
  for (const locale of ['en-GB', 'hu-HU']) {
    const page = await visit('/', { ...phone, locale })
    await show(page, battle('activate', 2), 'firestorm-armada', ARMADA_OPTIONS)
    for (const viewport of [phone.viewport, { width: 667, height: 375 }, { width: 568, height: 320 }]) {
      await page.setViewportSize(viewport)
      await expectInside(page, '.phases [aria-current]', '.phases')
      await expectInside(page, '.phases', '.frame-bar')
      await expectInside(page, '.frame-bar .tools', '.frame-bar')
    }
  }
})

test('a phone that is turned during a question keeps the answers on the screen', async ({ visit }) => {
  const page = await visit('/', { ...phone, viewport: UPRIGHT })
  await askAlways(page)
  await show(page, war('combat.ability', 1), 'forbidden-stars', STARS_OPTIONS)
  const height = () => page.$eval('.answers > .steady', (stakes) => stakes.clientHeight)
  await expect.poll(height).toBeGreaterThan(60)
  await page.setViewportSize(ACROSS)
  await expectAnswersWhole(page)
})

test('Forbidden Stars on phones in landscape: what a combat comes to is in sight while no card is chosen', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'hu-HU' })
  for (const question of ['combat.damage', 'combat.ambush']) {
    await show(page, war(question, 1, 2), 'forbidden-stars', STARS_OPTIONS)
    for (const viewport of [phone.viewport, { width: 667, height: 375 }]) {
      await page.setViewportSize(viewport)
      await expectInside(page, '.fs-sum', '.fs-board')
    }
  }
})
