import { type Position, positionOf } from '@orrery/kernel'
import { play } from '@orrery/kernel/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { table } from '../../../../games/death-angel/test/given.ts'
import { forbiddenStars } from '../../../../games/forbidden-stars/index.ts'
import { begin } from '../../../../games/forbidden-stars/test/given.ts'
import { test } from '../../../../tools/browser/test.ts'
import { show } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid } from '../person.ts'
import { atRest } from '../rest.ts'

const still = { reducedMotion: 'reduce' } as const
const desk = { ...still, viewport: { width: 1440, height: 900 } } as const
const tablet = { ...still, viewport: { width: 1024, height: 768 } } as const
const phone = { ...still, locale: 'hu-HU', hasTouch: true, viewport: { width: 390, height: 844 } } as const

const THUMB = 44
const PIECES = { '10A.nw': '0 factory', '10A.sw': '0 scout', '11A.nw': '1 nob' }

function positionThere({ table: there }: { readonly table: Parameters<typeof positionOf>[0] }): Position {
  return JSON.parse(JSON.stringify(positionOf(there))) as Position
}

/** A round whose orders must be placed, and a deployment. */
const planning = () => positionThere(begin({ pieces: PIECES, step: 'plan', players: [{ materiel: 9 }, { materiel: 3 }] }))
const deploying = () =>
  positionThere(
    begin({ pieces: PIECES, step: 'deploy-units', order: '0 deploy 10A', orders: { '11A': '1 deploy' }, players: [{ materiel: 9 }] }),
  )
/** An advance into a system of which the other seat holds a world, or a deployment. */
const revealing = () =>
  positionThere(
    begin({
      pieces: { '10A.nw': '0 factory', '10A.sw': '0 scout, 0 space-marine', '2A.nw': '1 nob' },
      step: 'turn',
      orders: { '2A': '1 deploy, 0 advance', '10A': '0 deploy' },
      players: [{ materiel: 6 }],
    }),
  )
const choosing = () => positionThere(table({ formation: 'gideon< leon> zael<', phase: 'choose' }))
const moving = () => positionThere(table({ formation: 'gideon< leon> noctis> valencio< claudio>', cards: 'run-and-gun heroic-charge' }))

const said = (page: Page, id: string) => page.locator(`[data-said="${id}"]`)
const prompt = (page: Page) => page.textContent('.question h2')

/** Opens the sheet under the question and what is folded in it, and checks its texts, its accessibility and its touch targets. */
async function openSheet(page: Page): Promise<void> {
  await page.locator('.kit-beforehand > summary').click()
  for (const folded of await page.locator('.kit-beforehand .kit-standings > summary').all()) await folded.click()
  await expectAllSaid(page)
  const grip = page.locator('[data-grip]')
  // What a phone's sheet covers while it is pulled up is checked with the sheet docked.
  if ((await grip.count()) > 0) {
    await page.waitForSelector('[data-grip][aria-expanded="true"]')
    await grip.click()
  }
  await expectAccessible(page)
  if ((await grip.count()) > 0) await grip.click()
  for (const part of await page.locator('.kit-beforehand :is(summary, select, .btn, label.kit-standing)').all()) {
    const box = await part.boundingBox()
    expect(box?.height ?? THUMB).toBeGreaterThanOrEqual(THUMB)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  }
}

/** Chooses the `nth` real choice of a line. */
async function fill(page: Page, id: string, nth = 1): Promise<void> {
  await said(page, id).selectOption({ index: nth })
}

/** Gives the four orders of the round. The sheet asks for each, but not for one without a token left. */
async function sayPlan(page: Page): Promise<void> {
  const offered = await said(page, 'order:0').locator('option').count()
  await fill(page, 'order:0')
  await fill(page, 'order:1')
  await expect.poll(() => said(page, 'order:2').locator('option').count()).toBeLessThan(offered)
  await fill(page, 'order:2')
  await page.waitForSelector('[data-said="all"]:disabled')
  await fill(page, 'order:3')
  await fill(page, 'instead:0')
  await said(page, 'carry').check()
}

test('FS: the orders of a round are given on one sheet, and nothing more is asked until all are given', async ({ visit }) => {
  const page = await visit('/', desk)
  await show(page, planning(), 'forbidden-stars')
  await openSheet(page)
  await sayPlan(page)
  await said(page, 'all').click()
  // The next question is not about an order: all four are placed.
  await expect.poll(() => said(page, 'order:0').count()).toBe(0)
  await expectAllSaid(page)
})

test('FS: a deployment is one shopping list with what is left', async ({ visit }) => {
  const page = await visit('/', tablet)
  await show(page, deploying(), 'forbidden-stars')
  await openSheet(page)
  const left = () => said(page, 'left').textContent()
  const before = await left()
  await fill(page, 'more')
  await expect.poll(left).not.toBe(before)
  const one = await left()
  await fill(page, 'more')
  await expect.poll(left).not.toBe(one)
  const after = await left()
  await said(page, 'ware:1').click()
  await expect.poll(left).not.toBe(after)
  await fill(page, 'more')
  await fill(page, 'structure')
  // The button that would end the question without the list is hidden.
  await page.locator('.question > [data-primary]').waitFor({ state: 'hidden' })
  await said(page, 'all').click()
  await page.waitForFunction(() => document.querySelector('[data-said="more"]') === null)
  await expectAllSaid(page)
})

/** Orders the advance with the Space Marine alone, on the sheet of a whole order. */
async function sayAdvance(page: Page): Promise<void> {
  await said(page, 'operations.order:0').waitFor({ state: 'attached' })
  await openSheet(page)
  await said(page, 'operations.order:0').selectOption({ index: 1 })
  await said(page, 'operations.resolve:1').selectOption('resolve')
  await said(page, 'advance.target:2').selectOption({ index: 0 })
  const units = page.locator('[data-said^="advance.ground:3:"]')
  await expect.poll(() => units.count()).toBe(2)
  await units.nth(0).selectOption('')
  await units.nth(1).selectOption({ index: 1 })
  await expectAllSaid(page)
}

/** What is asked once the combat of the advance has begun. */
async function afterAdvance(page: Page): Promise<string | null> {
  await page.waitForFunction(() => document.querySelector('[data-said^="advance."]') === null)
  await page.locator('.fs-combat').waitFor()
  return prompt(page)
}

test('FS: an order is revealed and carried out with one press, on a desk and on a phone', async ({ visit }) => {
  const page = await visit('/', desk)
  await show(page, revealing(), 'forbidden-stars')
  await sayAdvance(page)
  const before = await prompt(page)
  await said(page, 'all').click()
  expect(await afterAdvance(page)).not.toBe(before)
  const small = await visit('/', phone)
  await show(small, revealing(), 'forbidden-stars')
  await sayAdvance(small)
  await said(small, 'all').tap()
  expect(await afterAdvance(small)).not.toBeNull()
})

test('FS: who reveals an order by itself decides the rest on one sheet, which is pulled up on a phone', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, revealing(), 'forbidden-stars')
  await said(page, 'operations.order:0').waitFor({ state: 'attached' })
  // The deployment that comes first needs no second question.
  await page.locator('.option[data-option^="reveal:"]').nth(1).tap()
  await said(page, 'operations.resolve:0').waitFor({ state: 'attached' })
  await openSheet(page)
  await page.waitForSelector('[data-grip][aria-expanded="true"]')
  expect(await said(page, 'operations.resolve:0').inputValue()).toBe('resolve')
  await said(page, 'all').tap()
  await page.waitForFunction(() => document.querySelector('[data-said^="operations."]') === null)
})

test('FS: the set-up is laid by one press', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, positionThere(play(forbiddenStars, { seats: 2, options: { random_factions: true } })), 'forbidden-stars')
  await said(page, 'lay').waitFor()
  await expectAccessible(page)
  await said(page, 'lay').tap()
  await page.locator('[data-said="order:0"]').waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('.fs-system').count()).toBe(6)
  await expectAllSaid(page)
})

test('FS: on a phone, in Hungarian, a round and a deployment are ordered by thumb', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, planning(), 'forbidden-stars')
  await openSheet(page)
  await sayPlan(page)
  await said(page, 'all').tap()
  await page.waitForFunction(() => document.querySelector('[data-said="order:0"]') === null)
  const shopper = await visit('/', phone)
  await show(shopper, deploying(), 'forbidden-stars')
  await openSheet(shopper)
  await fill(shopper, 'more')
  await said(shopper, 'all').tap()
  await expect.poll(() => said(shopper, 'more').count()).toBe(0)
})

test('DA: the cards of a round are chosen and locked on one sheet', async ({ visit }) => {
  const page = await visit('/', desk)
  await show(page, choosing(), 'death-angel')
  await openSheet(page)
  await fill(page, 'team:0', 1)
  const asked = await prompt(page)
  await said(page, 'all').click()
  await expect.poll(() => prompt(page)).not.toBe(asked)
  await expect.poll(() => page.locator('[data-said^="team:"]').count()).toBe(0)
  await expectAllSaid(page)
})

test('DA: on a phone, in Hungarian, cards and a move of the formation are ordered by thumb', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, choosing(), 'death-angel')
  await openSheet(page)
  await said(page, 'all').tap()
  await page.waitForFunction(() => document.querySelector('[data-said^="team:"]') === null)
  const mover = await visit('/', phone)
  await show(mover, moving(), 'death-angel')
  await openSheet(mover)
  await fill(mover, 'swap:1', 2)
  await fill(mover, 'turn:0')
  await said(mover, 'all').tap()
  await mover.waitForFunction(() => document.querySelector('[data-said^="swap:"]') === null)
  await expectAllSaid(mover)
})

test('DA: a marine is dragged to the one with whom he swaps places', async ({ visit }) => {
  const page = await visit('/', tablet)
  await show(page, moving(), 'death-angel')
  const marine = (id: number) => page.locator(`.da-marine[data-piece="marine:${id}"]`)
  const middle = async (id: number): Promise<readonly [number, number]> => {
    const box = await marine(id).boundingBox()
    if (box === null) throw new Error(`marine ${id} is not there`)
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const row = (id: number) => marine(id).getAttribute('data-row')
  await atRest(page, '.da-marine[data-piece="marine:1"]')
  const rows = [await row(1), await row(5)]
  await page.mouse.move(...(await middle(1)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(5)), { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => [await row(5), await row(1)]).toEqual(rows)
})

test('FS: while the sheet of a turn is open, the map shows where units would go and what they would attack, and follows changes', async ({
  visit,
}) => {
  const page = await visit('/', { ...still, viewport: { width: 844, height: 390 }, hasTouch: true })
  await show(page, revealing(), 'forbidden-stars')
  const drawn = () => page.locator('.fs-overlay .fs-arrow').count()
  const lit = page.locator('.fs-system.is-pointed')
  await page.waitForSelector('.kit-beforehand')
  expect([await drawn(), await lit.count()]).toEqual([0, 0])
  await page.locator('.kit-beforehand summary').click()
  await said(page, 'operations.order:0').selectOption({ label: 'Advance in 2A' })
  await said(page, 'advance.target:2').selectOption({ index: 0 })
  await page.locator('[data-said^="advance.ground:"]').first().selectOption({ index: 1 })
  await expect.poll(drawn).toBeGreaterThan(0)
  await expect.poll(() => lit.getAttribute('aria-label')).toBe('2A')
  // All of it is in sight, also where the map is larger than the screen.
  const inSight = () =>
    page.evaluate(() => {
      const seen = document.querySelector('.fs-surface')?.getBoundingClientRect()
      const tiles = [...document.querySelectorAll('.fs-coming, .fs-system.is-pointed')].map((one) => one.getBoundingClientRect())
      return (
        seen !== undefined &&
        tiles.every(({ top, left, bottom, right }) => {
          return top >= seen.top - 1 && left >= seen.left - 1 && bottom <= seen.bottom + 1 && right <= seen.right + 1
        })
      )
    })
  await expect.poll(inSight).toBe(true)
  await said(page, 'operations.order:0').selectOption({ label: 'Deploy in 10A' })
  await expect.poll(() => lit.getAttribute('aria-label')).toBe('10A')
  await expect.poll(() => page.locator('.fs-coming').count()).toBeGreaterThan(0)
  expect(await drawn()).toBe(0)
  await page.locator('.kit-beforehand summary').click()
  await expect.poll(async () => (await lit.count()) + (await page.locator('.fs-coming').count())).toBe(0)
})

test('FS: on a phone the map above the sheet of a turn shows where units would go, and the button of the sheet stays in reach', async ({
  visit,
}) => {
  const page = await visit('/', phone)
  await show(page, revealing(), 'forbidden-stars')
  await page.locator('.kit-beforehand > summary').first().tap()
  await said(page, 'operations.order:0').selectOption({ index: 1 })
  await said(page, 'operations.resolve:1').selectOption('resolve')
  // The middles of what the turn draws, and of the button, lie under nothing.
  const inReach = () =>
    page.evaluate(() => {
      const drawn = [...document.querySelectorAll('.fs-coming'), document.querySelector('[data-said="all"]')]
      return drawn.map((one) => {
        const { left, top, width, height } = one?.getBoundingClientRect() ?? new DOMRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there !== null && (one?.contains(there) === true || there.closest('.fs-surface')?.contains(one) === true)
      })
    })
  await expect.poll(inReach).toEqual([true, true])
  // A change of the room does not bring the map back to the question.
  await page.setViewportSize({ ...phone.viewport, height: 760 })
  await atRest(page, '.fs-coming')
  await expect.poll(inReach).toEqual([true, true])
})

test('FS: in a narrow column no name of a choice lies under its field, and the sheet opens where it can be read', async ({ visit }) => {
  const page = await visit('/', { ...phone, viewport: { width: 844, height: 390 } })
  await show(page, revealing(), 'forbidden-stars')
  await page.locator('.kit-beforehand > summary').first().tap()
  await said(page, 'operations.order:0').selectOption({ index: 1 })
  await said(page, 'operations.resolve:1').selectOption('resolve')
  await said(page, 'advance.target:2').waitFor()
  const crowded = () =>
    page.locator('.kit-beforehand label:not(.kit-standing)').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const [name, field] = [label.querySelector('span'), label.querySelector('select')]
        if (name === null || field === null) return []
        const words = document.createRange()
        words.selectNodeContents(name)
        const [said, box] = [words.getBoundingClientRect(), field.getBoundingClientRect()]
        return said.right > box.left && said.bottom > box.top && said.top < box.bottom ? [name.textContent] : []
      }),
    )
  expect(await crowded()).toEqual([])
  const summary = await page.locator('.kit-beforehand > summary').first().boundingBox()
  expect(summary?.y).toBeLessThan(120)
})

test('a long choice goes on in a second line instead of being cut, in settings as on a sheet', async ({ visit }) => {
  const page = await visit('/#/new/chaos-galaxy/alone', phone)
  const bot = page.locator('select[data-seat]').last()
  const brief = await bot.evaluate((field: HTMLSelectElement) => {
    const lengths = [...field.options].map(({ label }) => label.length)
    field.selectedIndex = lengths.indexOf(Math.min(...lengths))
    const height = field.offsetHeight
    field.selectedIndex = lengths.indexOf(Math.max(...lengths))
    return height
  })
  expect(await bot.evaluate((field: HTMLSelectElement) => field.offsetHeight)).toBeGreaterThan(brief)
  expect(await bot.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
})
