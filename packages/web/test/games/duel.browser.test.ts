import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitAnyTurn, awaitTurn, decide, isOver, optionsOf, playOn } from '../../../../tools/browser/player.ts'
import type { RunningServer } from '../../../../tools/browser/server.ts'
import { test, type Visit } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { combat, mat, open, show, showRecorded, stack } from '../../../../tools/scenes.ts'
import { askAlways, expectAbove, expectAccessible, expectAllSaid, giveUp, hasty } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const
const phone = { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } } as const

/** Starts a duel against a bot with a starter deck. */
async function duel(page: Page, deck: string): Promise<void> {
  await page.click('[data-play="chaos-galaxy"]')
  await page.click(`[data-deck="${deck}"]`)
  await page.waitForSelector('.frame')
}

test('a newcomer picks a starter deck, fights a bot, and plays a duel to its end', async ({ visit }) => {
  const page = await visit('/', still)
  await duel(page, 'acelfogak')
  expect(await awaitTurn(page)).toBe('asked')
  for (let made = 0; made < 600; made++) {
    expect(await awaitTurn(page)).toBe('asked')
    if ((await optionsOf(page)).some((id) => id.startsWith('fire') || id.startsWith('bomb'))) break
    await decide(page, made, hasty)
  }
  await expectAllSaid(page)
  await expectAccessible(page)
  for (const [part, most] of [
    [0.5, 12],
    [0.97, 600],
  ] as const) {
    const { options, ...late } = recordedGame('chaos-galaxy', part)
    await showRecorded(page, late, options)
    for (let made = 0; made < most && (await awaitTurn(page)) === 'asked'; made++) await decide(page, made, hasty)
    await expectAllSaid(page)
  }
  expect(await isOver(page)).toBe(true)
  await expectAccessible(page)
  expect(await page.textContent('.result')).toMatch(/You have (won|lost)/)
  await page.getByRole('link', { name: 'Home' }).last().click()
  await page.click('[data-play="chaos-galaxy"]')
  expect(await awaitTurn(page)).toBe('asked')
})

/** Two people at a table on the server, each with their own deck: Anna on a desk, Béla in Hungarian on a phone. */
async function invited(visit: Visit, server: RunningServer): Promise<readonly [Page, Page]> {
  const anna = await visit('/#/new/chaos-galaxy/invite', still)
  await askAlways(anna)
  await anna.fill('[data-name]', 'Anna')
  await anna.click('[data-seat-deck="0"]')
  await anna.click('dialog [data-deck="csaszari-ostrom"]')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  // The names of decks come with the game's texts, a moment after the table.
  await anna.locator('[data-bringing]', { hasText: 'Imperial Siege' }).waitFor()
  const link = await anna.inputValue('[data-copy]')
  const bela = await visit(link.slice(server.url.length), phone)
  await askAlways(bela)
  await bela.fill('[data-name]', 'Béla')
  await bela.click('[data-seat-deck]')
  await bela.click('dialog [data-deck="roncsfalok"]')
  await bela.waitForSelector('.chosen-settings')
  expect(await bela.textContent('.chosen-settings')).toMatch(/Idő egy döntésre.*nincs korlát/s)
  await bela.click('[data-take="1"]')
  for (const page of [anna, bela]) await page.waitForSelector('.frame')
  return [anna, bela]
}

test('two people duel by an invite link, each with a deck of their own, until a colony is empty', async ({ visit, server }) => {
  const [anna, bela] = await invited(visit, server)
  for (let made = 0; made < 900; made++) {
    const asked = await awaitAnyTurn([anna, bela])
    if (asked.turn !== 'asked') break
    await decide(asked.page, made, hasty)
    if (made === 30) for (const page of [anna, bela]) await expectAllSaid(page)
  }
  for (const page of [anna, bela]) {
    await page.waitForSelector('.result')
    await expectAllSaid(page)
  }
  const [hers, his] = [await anna.textContent('.result'), await bela.textContent('.result')]
  expect(hers).toMatch(/colony is empty/)
  expect(his).toMatch(/kiürült/)
  expect([/You have won/.test(hers ?? ''), /Győztél/.test(his ?? '')].filter(Boolean)).toHaveLength(1)
})

test('a player who gives up a duel by an invite link loses it', async ({ visit, server }) => {
  const [anna, bela] = await invited(visit, server)
  await giveUp(anna)
  for (const page of [anna, bela]) await page.waitForSelector('.result')
  expect(await anna.textContent('.result')).toMatch(/You have lost.*gave up.*Béla/s)
  expect(await bela.textContent('.result')).toMatch(/Győztél.*feladta.*Béla/s)
})

test('a duel in Hungarian on a phone is given up, after being asked again', async ({ visit }) => {
  const page = await visit('/', phone)
  await duel(page, 'veres-dagaly')
  await playOn(page, 6)
  await expectAllSaid(page)
  await expectAccessible(page)
  await page.click('.frame-bar [aria-haspopup="dialog"]')
  await page.click('[data-concede]')
  await page.getByRole('button', { name: 'Játszom tovább' }).click()
  await page.keyboard.press('Escape')
  expect(await isOver(page)).toBe(false)
  await giveUp(page)
  await page.waitForSelector('.result')
  expect(await page.textContent('.result')).toMatch(/Vesztettél.*feladta/s)
})

test('an attack is planned as a whole: with which ships, what follows it, and that the turn then ends', async ({ visit }) => {
  const page = await visit('/', still)
  await show(page, open(1))
  const target = page.locator('.far [data-piece="colony:1"] .cgm-hit')
  await target.focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.cgm-menu [data-order="attack-all"]')
  await expectAllSaid(page)
  await page.click('.cgm-menu [data-order="attack-name"]')
  await page.waitForSelector('.cgm-attack')
  const ticks = page.locator('.cgm-attack [data-with]')
  expect(await ticks.evaluateAll((all) => all.map((tick) => (tick as HTMLInputElement).checked))).toEqual([true, true])
  for (const tick of await ticks.all()) await tick.uncheck()
  await page.waitForSelector('.cgm-attack [data-order="attack-these"]:disabled')
  for (const tick of await ticks.all()) await tick.check()
  await page.check('.cgm-attack [data-then="draw"]')
  await expectAllSaid(page)
  await expectAccessible(page)
  await page.click('.cgm-attack [data-order="attack-these-end"]')
  await page.waitForSelector('text=Your turn ended, as you said.')
  expect(await page.$('.question [data-tick]')).toBeNull()
  // The drawn card lies in the hand.
  await expect.poll(() => page.locator('.cgm-hand [data-piece]').count()).toBe(1)
})

test('at a shot both lines are above the hand, and the player says what the other ships fire at', async ({ visit }) => {
  const page = await visit('/', { ...phone, locale: 'en-GB' })
  await show(page, combat())
  // On a phone, too, the reader's own line is entirely visible, above the hand.
  const below = () =>
    page.evaluate(() => {
      const plates = [...document.querySelectorAll('.cgm-fighter.near .pl')].map((plate) => plate.getBoundingClientRect().bottom)
      return Math.max(...plates) - (document.querySelector('.cgm-hand')?.getBoundingClientRect().top ?? 0)
    })
  await expect.poll(below).toBeLessThanOrEqual(0)
  const aims = page.locator('.cgm-aims select')
  await aims.nth(1).waitFor({ state: 'attached' })
  await page.click('.cgm-aims summary')
  const enemy = (await aims.first().locator('option').nth(1).getAttribute('value')) as string
  await aims.first().selectOption(enemy)
  await expect.poll(() => aims.first().inputValue()).toBe(enemy)
  await expectAllSaid(page)
  await expectAccessible(page)
  // A player who leaves the table and comes back is asked again, and so is one who goes to another table.
  await page.goto(page.url().replace(/#.*/, '#/'))
  await page.waitForSelector('.home')
  await page.goBack()
  await page.waitForSelector('.cgm-aims')
  await page.click('.cgm-aims summary')
  expect(await aims.first().inputValue()).toBe('')
  await aims.first().selectOption(enemy)
  // The standing order is shown, and one tap ends it.
  await page.click('[data-standing]')
  await page.waitForSelector('[data-standing]', { state: 'detached' })
  await expect.poll(() => aims.first().inputValue()).toBe('')
  // The ship that may act is the fourth in a line of which the screen shows three; it is scrolled into view.
  const edge = () =>
    page.locator('.cgm-fighter.near.can').evaluateAll((all) => Math.max(...all.map((ship) => ship.getBoundingClientRect().right)))
  await expect.poll(edge).toBeLessThanOrEqual(390)
  // With a shot announced, the stack, the shot and the reader's own line are visible without scrolling.
  await page.locator('.cgm-fighter.near.can > .cgm-press > .cgm-hit').first().press('Enter')
  await page.locator('.cgm-fighter.far.aim > .cgm-press > .cgm-hit').last().press('Enter')
  await page.waitForSelector('.cgm-stack')
  await page.waitForSelector('.cgm-preview')
  await page.waitForFunction(() => document.querySelector('.cgm')?.scrollTop === 0)
  await expectAbove(page, '.cgm-fighter.near .pl', '.cgm-held')
})

test('on a phone the stack is above everything else, and a turn begins with the player’s own ships visible', async ({ visit }) => {
  const page = await visit('/', phone)
  await show(page, mat())
  await expectAbove(page, '.cgm-area.near .hangar', '.cgm-area.near > .cgm-plate')
  await askAlways(page)
  await show(page, stack())
  await expectAbove(page, '.cgm-stack', '.cgm-area.near > .cgm-plate')
})

test('friends duel at one screen, which hides a hand from the other', async ({ visit }) => {
  const page = await visit('/#/new/chaos-galaxy/hot-seat', still)
  await page.click('[data-open-table]')
  let handed = 0
  for (let made = 0; handed < 2; ) {
    if ((await awaitTurn(page)) === 'handover') {
      handed++
      expect(await page.$('.board-place')).toBeNull()
      await page.click('[data-handover]')
    } else await decide(page, made++)
  }
})

/** The text of the page without soft hyphens, which names on small cards have. */
async function readOf(page: Page): Promise<string> {
  return ((await page.textContent('body')) ?? '').replaceAll('\u00ad', '')
}

test('at one screen the defender decides with all hands covered, and takes the screen only to see their own hand', async ({ visit }) => {
  const page = await visit('/', still)
  await show(page, mat(), 'chaos-galaxy', {}, 2)
  await askAlways(page)
  expect(await awaitTurn(page)).toBe('handover')
  await page.click('[data-handover]')
  // The board appears a moment after its place.
  await expect.poll(() => readOf(page)).toContain('Imperial Cruiser')
  for (let made = 0; made < 12; made++) {
    expect(await awaitTurn(page)).toBe('asked')
    // The line that says so is loaded; the hand is covered at once.
    if (!(await readOf(page)).includes('Imperial Cruiser')) break
    await decide(page, made, (options) => ['attack:colony:1', 'pass', 'done'].find((id) => options.includes(id)) ?? (options[0] as string))
  }
  await page.waitForSelector('[data-covered]')
  const seen = await readOf(page)
  expect(seen).not.toContain('Imperial Cruiser')
  expect(seen).not.toContain('Silent Dive')
  await expectAllSaid(page)
  await page.click('[data-uncover]')
  await page.waitForSelector('[data-covered]', { state: 'detached' })
  await expect.poll(() => readOf(page)).toContain('Silent Dive')
})
