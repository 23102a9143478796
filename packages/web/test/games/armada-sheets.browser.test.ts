import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ARMADA_OPTIONS, battle as inBattle } from '../../../../tools/battle-scenes.ts'
import { awaitTurn, confirm, decide, isOver } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { show } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'
import { expectInside } from '../phone.ts'
import { atRest } from '../rest.ts'

const still = { reducedMotion: 'reduce' } as const
const phone = { ...still, locale: 'hu-HU', hasTouch: true, viewport: { width: 390, height: 844 } } as const
const tablet = { ...still, viewport: { width: 1024, height: 768 } } as const

/** The primary button at a question for several that may be left empty: no squadron stays in reserve, so that all are laid on one sheet. */
const NONE = '.question:has(.some) [data-primary]:not([aria-disabled="true"])'
const VERBS = ['activate', 'pass', 'no', 'stay', 'done', 'aboard', 'end']

/** Begins a 500-point battle against a bot. */
async function battle(page: Page): Promise<void> {
  await page.click('[data-play="firestorm-armada"]')
  await page.click('[data-fleet="terrans-500"]')
  await page.waitForSelector('.fa-board')
}

function calm(options: readonly string[]): string {
  for (const verb of VERBS) {
    const found = options.find((id) => id.split(':')[0] === verb)
    if (found !== undefined) return found
  }
  return options[0] as string
}

/** Plays on, by primary buttons and unrisky answers, until a sheet of a kind is open; returns the questions asked on the way. */
async function toSheet(page: Page, kind: string, which = ''): Promise<readonly string[]> {
  const asked: string[] = []
  for (let made = 0; made < 260; made++) {
    const turn = await awaitTurn(page)
    if (turn === 'over') break
    if (turn === 'handover') await page.click('[data-handover]')
    else {
      const { sheet, mayBeNone, version, prompt } = await page.evaluate(lookNow, [`[data-sheet="${kind}"]${which}`, NONE] as const)
      if (sheet === 'wanted') return asked
      asked.push(prompt)
      if (sheet === 'other' || mayBeNone) await confirm(page, version)
      else await decide(page, made, calm, version)
    }
  }
  throw new Error(`no sheet '${kind}': ${[...asked.slice(0, 8), '...', ...asked.slice(-4)].join(' | ')}`)
}

/** What is asked and which sheet is open, computed in the page in one look: between two looks the table may move on. */
function lookNow([wanted, none]: readonly [wanted: string, none: string]) {
  const question = document.querySelector('.question')
  const other = document.querySelector('[data-sheet]') === null ? null : 'other'
  return {
    sheet: document.querySelector(wanted) === null ? other : 'wanted',
    mayBeNone: document.querySelector(none) !== null,
    version: question?.getAttribute('data-version') ?? null,
    prompt: question?.querySelector('h2')?.textContent ?? '',
  }
}

/** Drags the handle of the whole formation. */
async function draw(page: Page, dx: number, dy: number): Promise<void> {
  await atRest(page, '.fa-steer')
  const handle = await page.locator('.fa-steer').boundingBox()
  if (handle === null) throw new Error('no handle')
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.mouse.up()
}

const flown = (page: Page): Promise<string[]> => page.locator('.fa-sheet-ships button > span').allTextContents()
/** The places of the drafted ships as they are drawn. */
const ghosts = (page: Page): Promise<(string | null)[]> =>
  page.locator('.fa-ghost').evaluateAll((drawn) => drawn.map((one) => one.getAttribute('style')))
const several = ':has(.fa-sheet-ships li:nth-child(3))'

test('a fleet is deployed by one press, a squadron moved by one drag, and its fire ordered on one sheet', async ({ visit }) => {
  const page = await visit('/', tablet)
  await battle(page)
  await toSheet(page, 'deploy')
  expect(await page.locator('.fa-sheet-line li').count()).toBeGreaterThan(1)
  await expectAccessible(page)
  await confirm(page)
  // Up to the first squadron that moves, nothing more is asked about positions.
  const asked = await toSheet(page, 'move', several)
  expect(asked.filter((line) => /placed|deploy|place/i.test(line))).toEqual([])

  const before = await flown(page)
  const ends = await ghosts(page)
  await draw(page, 90, 0)
  await expect.poll(() => ghosts(page)).not.toEqual(ends)
  expect(new Set(await flown(page)).size).toBe(1)
  await expect.poll(() => page.locator('.fa-ghost').count()).toBe(before.length)
  await expectAllSaid(page)
  await expectAccessible(page)

  // One ship is corrected by touching it, and that step is undone.
  await page.locator('[data-steer]').nth(1).click()
  await page.locator('[data-segment]').first().waitFor()
  await page.locator('[data-more="port"]').click()
  await expect.poll(async () => new Set(await flown(page)).size).toBe(2)
  await page.locator('[data-steer]').nth(1).click()
  await page.click('[data-sheet-back]')
  await expect.poll(async () => new Set(await flown(page)).size).toBe(1)

  // A draft does not survive a reload of the page; the question does.
  await page.reload()
  await page.waitForSelector('[data-sheet="move"]')
  await expect.poll(() => flown(page)).toEqual(before)

  // The sheet also says who acts next, and how; this then stands in the list of orders.
  await page.locator('[data-next]').selectOption({ index: 2 })
  await page.selectOption('[data-next-part="move"]', 'ahead')
  await page.waitForSelector('[data-next-hurt]:checked')
  await expectAllSaid(page)
  await expectAccessible(page)
  const next = await page.locator('[data-next] option:checked').textContent()
  await confirm(page)
  const since = await toSheet(page, 'move')
  // It begins without the question whom to activate, and moves without a sheet.
  const begins = since.findIndex((line) => line.startsWith(`${next} `))
  expect(begins).toBeGreaterThanOrEqual(0)
  expect(since.slice(0, begins)).not.toContain('What do you activate?')
  expect(since[begins]?.startsWith(`${next} has moved`) || since.length > begins + 1).toBe(true)

  await toSheet(page, 'fire')
  const shots = await page.locator('[data-shot]').count()
  expect(shots).toBeGreaterThan(0)
  await expectAllSaid(page)
  await expectAccessible(page)
  await page.locator('[data-hold-fire]').first().click()
  await expect.poll(() => page.locator('[data-shot]').count()).toBe(shots - 1)
  await page.click('[data-aim="kills"]')
  await expect.poll(() => page.locator('[data-shot]').count()).toBeGreaterThanOrEqual(1)
  await expect.poll(() => page.textContent('[data-primary]')).toMatch(/attack/)
  await confirm(page)
  await expect.poll(async () => (await isOver(page)) || (await page.$('[data-sheet="fire"] [data-shot]')) === null).toBe(true)
})

test('on a phone, in Hungarian, the sheets are pressed with a thumb', async ({ visit }) => {
  const page = await visit('/', phone)
  await battle(page)
  await toSheet(page, 'deploy')
  await expectAccessible(page)
  await confirm(page)
  await toSheet(page, 'move', several)
  for (const button of await page.locator('.fa-sheet button').all()) {
    const box = await button.boundingBox()
    expect(box?.height ?? 44).toBeGreaterThanOrEqual(44)
  }
  await page.locator('[data-all="straight"]').tap()
  await expectAllSaid(page)
  await expectAccessible(page)
  await confirm(page)
})

test('on a phone no label of a visible ship is cut off at the side of the screen', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, inBattle('fire.primary', 2, 6), 'firestorm-armada', ARMADA_OPTIONS)
  await page.waitForSelector('.fa-tag')
  const cut = () =>
    page.$$eval('.fa-tag', (tags) =>
      tags
        .map((tag) => ({ says: tag.textContent, box: tag.getBoundingClientRect() }))
        .filter(({ box }) => box.right > 0 && box.left < innerWidth && (box.left < 0 || box.right > innerWidth))
        .map(({ says }) => says),
    )
  await expect.poll(cut).toEqual([])
  expect(await page.locator('.fa-tag').count()).toBeGreaterThan(0)
})

test('on a phone no label and no mark lies over what is said at the end of a planned move, or over its handle', async ({ visit }) => {
  const page = await visit('/', phone)
  for (const turn of [3, 4]) {
    await show(page, inBattle('move.plan', turn), 'firestorm-armada', ARMADA_OPTIONS)
    await page.waitForSelector('.fa-tag')
    for (const way of ['straight', 'port', 'port', 'straight']) {
      await page.evaluate((more) => document.querySelector<HTMLElement>(`[data-more="${more}"]:enabled`)?.click(), way)
      await atRest(page, '.kit-legality')
      await expect.poll(() => page.evaluate(underLabelsNow)).toEqual([])
    }
  }
})

/** Runs in the page: the labels and marks that lie over what a plan says or is held by. */
function underLabelsNow(): string[] {
  const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((one) => ({ one, box: one.getBoundingClientRect() }))
  const labels = boxes('.fa-labels > :not(.kit-sr)')
  return boxes('.kit-legality, .kit-plan-handle').flatMap(({ one: said, box }) =>
    labels.flatMap(({ one, box: label }) => {
      const across = Math.min(box.right, label.right) - Math.max(box.left, label.left)
      const down = Math.min(box.bottom, label.bottom) - Math.max(box.top, label.top)
      return across > 1 && down > 1 ? [`'${one.textContent}' (${one.className}) lies over '${said.textContent}'`] : []
    }),
  )
}

test('the sheet of a volley shows the whole name of every gun, on a phone, a tablet and a desk, in Hungarian', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, inBattle('fire.primary', 2, 30), 'firestorm-armada', ARMADA_OPTIONS)
  for (const viewport of [phone.viewport, tablet.viewport, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    const cut = () =>
      page.$$eval('.fa-shots .who', (names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
    await page.locator('.fa-shots .who').nth(1).waitFor()
    await expect.poll(cut).toEqual([])
  }
})

test('on a phone the handle of a squadron stays in sight above the pulled-up sheet of its move', async ({ visit }) => {
  const page = await visit('/', phone)
  await battle(page)
  await toSheet(page, 'move')
  await atRest(page, '.fa-steer')
  await page.locator('[data-grip]').tap()
  await page.waitForSelector('[data-grip][aria-expanded="true"]')
  const isFree = () =>
    page.locator('.fa-steer').evaluate((handle) => {
      const { left, top, width, height } = handle.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.kit-surface') !== null
    })
  await expect.poll(isFree).toBe(true)
})

test('on a phone the docked sheet of a volley shows the first gun and its target, and its tools stand in one row', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, inBattle('fire.primary', 2, 30), 'firestorm-armada', ARMADA_OPTIONS)
  for (const part of ['.who', 'select']) await expectInside(page, `.fa-shots > li:first-child ${part}`, '.answers > .steady')
  const middles = () =>
    page.$$eval('.fa-tools, .fa-board .kit-zoom, .fa-hand .fold', (all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
  await expect.poll(async () => new Set(await middles()).size).toBe(1)
  expect(await middles()).toHaveLength(3)
})

test('while the map is zoomed, no name of a squadron is drawn larger than it is read', async ({ visit }) => {
  const page = await visit('/', { viewport: tablet.viewport })
  await show(page, inBattle('fire.primary', 2, 6), 'firestorm-armada', ARMADA_OPTIONS)
  await atRest(page, '.kit-world')
  await page.waitForSelector('.fa-plate')
  const greatest = page.evaluate(async () => {
    let [greatest, same, last] = [0, 0, '']
    while (same < 30) {
      await new Promise(requestAnimationFrame)
      const plates = [...document.querySelectorAll('.fa-plate')].filter((plate) => plate.checkVisibility({ visibilityProperty: true }))
      greatest = Math.max(greatest, ...plates.map((plate) => plate.getBoundingClientRect().height))
      const now = document.querySelector<HTMLElement>('.kit-world')?.style.transform ?? ''
      same = now === last ? same + 1 : 0
      last = now
    }
    return greatest
  })
  for (let time = 0; time < 6; time++) await page.click('.kit-zoom button >> nth=0')
  expect(await greatest).toBeLessThan(30)
})
