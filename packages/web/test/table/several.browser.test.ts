import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { galaxy } from '../../../../tools/battle-scenes.ts'
import { readAsked } from '../../../../tools/browser/asked.ts'
import { awaitAnyTurn, awaitTurn, decide, isOver } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { show } from '../../../../tools/scenes.ts'
import { expectAccessible, expectAllSaid, giveUp, hasty, joinAs, openAs } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

/** Opens the page that makes a table of Chaos Galaxy with this many seats. */
async function making(visit: (path: string, options: object) => Promise<Page>, way: string, seats: number): Promise<Page> {
  const page = await visit(`/#/new/chaos-galaxy/${way}`, still)
  await page.waitForSelector('[data-open-table]')
  for (let at = 2; at < seats; at++) await page.click('.stepper button:last-child')
  return page
}

test('three play Chaos Galaxy in two browsers with a bot: one gives up, the others play on to the end', async ({ visit }) => {
  const anna = await making(visit, 'invite', 3)
  await anna.selectOption('select[data-seat="2"]', 'bot-quick')
  const link = await openAs(anna, 'Anna')
  const bela = await joinAs(visit, link, 'Béla', { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } })
  for (const page of [anna, bela]) await page.waitForSelector('.cgm.several')
  expect(await anna.locator('.cgm-sides > .cgm-area').count()).toBe(2)
  // A phone has room for only one of the other two players; a press on the other in the line unfolds them.
  await expect.poll(() => bela.locator('.cgm-sides > .cgm-area:visible').count()).toBe(1)
  const folded = await bela.locator('.cgm-sides > .cgm-area.folded').getAttribute('data-seat')
  await bela.click(`[data-other="${folded}"]`)
  await bela.waitForSelector(`.cgm-sides > .cgm-area[data-seat="${folded}"]:not(.folded)`)
  // A private line is marked as private, on the phone and on the desk.
  await anna.click('[data-log]')
  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.selectOption('[data-chat-to]', { label: 'To Béla alone' })
  await anna.fill('.chat-form input', 'Ne bántsuk egymást!')
  await anna.keyboard.press('Enter')
  await anna.getByText('to Béla alone', { exact: true }).waitFor()
  await bela.click('[data-log]')
  await bela.getByRole('tab', { name: /Csevegés/ }).click()
  await bela.locator('.line.aside', { hasText: 'Ne bántsuk egymást!' }).getByText('kettesben, csak te látod').waitFor()
  expect(await bela.locator('[data-chat-to] option').count()).toBe(2)
  for (const page of [anna, bela]) {
    await expectAllSaid(page)
    await page.click('[data-log]')
  }
  for (let made = 0; made < 16; made++) {
    const { page } = await awaitAnyTurn([anna, bela])
    await decide(page, made, hasty)
  }
  for (const page of [anna, bela]) await expectAllSaid(page)
  await expectAccessible(anna)
  await giveUp(anna)
  // She is out as soon as the current action is over.
  for (let made = 0; made < 20 && (await anna.$('.cgm-other.out')) === null && (await awaitTurn(bela)) === 'asked'; made++)
    await decide(bela, made, hasty)
  await anna.waitForSelector('.cgm-other.out')
  await anna.locator('.question.idle h2', { hasText: 'You are out.' }).waitFor()
  expect(await isOver(bela)).toBe(false)
  await giveUp(bela)
  for (const page of [anna, bela]) {
    await page.waitForSelector('.result')
    await expectAllSaid(page)
  }
})

for (const mode of ['economicMonopoly', 'settlement', 'cleanGame', 'investment', 'activeDefence', 'shipConversion', 'simplifiedCombat'])
  test(`a table that is played by ${mode} says so, shows what it is played for, and is played`, async ({ visit }) => {
    const page = await making(visit, 'alone', 2)
    await page.selectOption(`select[data-setting="${mode}"]`, 'true')
    await page.click('[data-open-table]')
    await page.waitForSelector('.cgm-modes li')
    const goals = ['economicMonopoly', 'settlement'].includes(mode) ? 2 : 0
    await expect.poll(() => page.locator('.cgm-plate .cgm-nearness').count()).toBe(goals)
    for (let made = 0; made < 14 && (await awaitTurn(page)) === 'asked'; made++) await decide(page, made, hasty)
    await expectAllSaid(page)
    await giveUp(page)
    await page.waitForSelector('.result')
  })

test('who is out sees how it ends, and so does who watches bots', async ({ visit }) => {
  const page = await visit('/', still)
  await show(page, galaxy(3, {}, 25))
  expect(await page.$('[data-see-end]')).toBeNull()
  await giveUp(page)
  await page.click('[data-see-end="off"]')
  await page.waitForSelector('.result')
  await expectAllSaid(page)
  await page.goto(page.url().replace(/#.*/, '#/new/death-angel/alone'))
  await page.selectOption('select[data-seat="0"]', 'bot-quick')
  await page.click('[data-open-table]')
  await page.click('[data-see-end="off"]')
  await page.waitForSelector('.result')
  await expectAllSaid(page)
})

test('while a bot decides it is said that it thinks', async ({ visit }) => {
  const page = await visit('/', still)
  // Its thread never replies.
  await page.addInitScript(() => {
    globalThis.Worker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker
  })
  await page.goto(page.url().replace(/#.*|$/, '#/new/chaos-galaxy/alone'))
  await page.reload()
  await page.click('[data-open-table]')
  await awaitTurn(page)
  for (let made = 0; made < 20 && (await readAsked(page)).turn === 'asked'; made++) await decide(page, made, hasty)
  await expect.poll(() => page.textContent('.question.idle h2')).toContain('Thinking:')
})
