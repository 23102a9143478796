import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { awaitAnyTurn, awaitTurn, decide, isOver, playOn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'
import { expectAllSaid, joinAs, logLines, openAs } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

test('two people play by an invite link, one of them in Hungarian and reloading midway, to the end', async ({ visit }) => {
  const anna = await visit('/', still)
  await anna.click('[data-invite-to="death-angel"]')
  const link = await openAs(anna, 'Anna')
  const bela = await joinAs(visit, link, 'Béla', { ...still, locale: 'hu-HU', viewport: { width: 390, height: 844 } })
  await bela.waitForSelector('.frame')
  await anna.waitForSelector('.frame')
  await anna.locator('.players').getByText('Béla').waitFor()
  await bela.locator('.players').getByText('Anna').waitFor({ state: 'attached' })
  // Somebody who comes when all seats are taken is told that they are a spectator; a player is not.
  const csaba = await visit(new URL(link, anna.url()).href, still)
  await csaba.getByText('You are a spectator', { exact: false }).waitFor()
  await expectAllSaid(csaba)
  expect(await anna.textContent('.question')).not.toContain('You are a spectator')
  await csaba.close()
  for (let made = 0; !(await isOver(anna)) && made < 1000; made++) {
    if (made === 25) {
      await bela.reload()
      await bela.waitForSelector('.question')
      await expectAllSaid(bela)
    }
    const asked = await awaitAnyTurn([anna, bela])
    if (asked.turn === 'asked') await decide(asked.page, made)
  }
  await bela.waitForSelector('.result')
  await expectAllSaid(anna)
  await expectAllSaid(bela)
})

test('friends at one screen hand it over when somebody has something to hide, and play to the end', async ({ visit }) => {
  const page = await visit('/', still)
  await page.click('[data-hot-seat="death-angel"]')
  await page.fill('[data-name]', 'Anna')
  await page.click('[data-open-table]')
  await page.waitForSelector('.frame')
  expect(await playFriends(page, 8)).toBeGreaterThan(0)
  expect(await isOver(page)).toBe(false)
  await showRecorded(page, recordedGame('death-angel', 0.95), {}, 2)
  await playFriends(page, 1000)
  expect(await isOver(page)).toBe(true)
  // Nobody in particular is told of winning or losing.
  const { options, ...war } = recordedGame('forbidden-stars', 1)
  await showRecorded(page, war, options, 2)
  expect(await page.textContent('.result h2')).toMatch(/^(Nóra|Bruno) won$/)
})

/** Plays on at one screen for at most this many decisions; returns how often the screen was handed over. */
async function playFriends(page: Page, most: number): Promise<number> {
  let handed = 0
  for (let made = 0; made < most; ) {
    const turn = await awaitTurn(page)
    if (turn === 'over') break
    if (turn === 'handover') {
      handed++
      expect(await page.$('.board-place')).toBeNull()
      expect(await page.$('.log')).toBeNull()
      await page.click('[data-handover]')
    } else await decide(page, made++)
  }
  return handed
}

test('a listed table is found among the open ones, and people talk at it', async ({ visit }) => {
  const anna = await visit('/#/new/death-angel/invite', still)
  await anna.fill('[data-name]', 'Anna')
  await anna.getByRole('switch', { name: /open tables/ }).check()
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  const dora = await visit('/', still)
  await dora.getByRole('link', { name: 'Join' }).first().click()
  await dora.fill('[data-name]', 'Dóra')
  await dora.click('[data-take="1"]')
  await dora.waitForSelector('.frame')
  await dora.click('[data-log]')
  await dora.getByRole('tab', { name: 'Chat' }).click()
  await dora.fill('.chat-form input', 'Szervusz!')
  await dora.keyboard.press('Enter')
  await anna.click('[data-log]')
  await anna.getByRole('tab', { name: /Chat/ }).click()
  await anna.getByText('Szervusz!').waitFor()
  expect(await anna.textContent('.chat')).toContain('Dóra')
})

test('what the server refuses to say stays in the field, with the reason, and can be said later', async ({ visit }) => {
  const anna = await visit('/#/new/death-angel/invite', still)
  await anna.fill('[data-name]', 'Anna')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  const field = anna.locator('.chat-form input')
  let said = 0
  while ((await anna.locator('.toast').count()) === 0) {
    await field.fill(`Line ${said}`)
    await anna.keyboard.press('Enter')
    await anna
      .locator('.toast', { hasText: 'Wait a moment' })
      .or(anna.locator('.chat .line', { hasText: `Line ${said++}` }))
      .first()
      .waitFor()
  }
  expect(said).toBeGreaterThan(1)
  expect(await field.inputValue()).toBe(`Line ${said - 1}`)
  await expect
    .poll(async () => {
      await field.press('Enter')
      return field.inputValue()
    })
    .toBe('')
  await anna.locator('.chat .line', { hasText: `Line ${said - 1}` }).waitFor()
})

test('a line that is sent while another is on its way follows it', async ({ visit }) => {
  const anna = await visit('/#/new/death-angel/invite', still)
  await anna.fill('[data-name]', 'Anna')
  await anna.click('[data-open-table]')
  const field = anna.locator('.chat-form input')
  await field.fill('First')
  // In one task, so that no answer comes between.
  await field.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    input.value = 'Second'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    input.form?.requestSubmit()
    input.form?.requestSubmit()
  })
  await anna.locator('.chat .line', { hasText: 'Second' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(await anna.locator('.chat .line > span').allTextContents()).toEqual(['First', 'Second'])
})

test('the personal link brings the seats to another browser', async ({ visit, server }) => {
  const anna = await visit('/#/new/death-angel/invite', still)
  await anna.fill('[data-name]', 'Anna')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  await anna.getByRole('button', { name: 'Settings' }).click()
  const link = await anna.locator('dialog [data-copy]').inputValue()
  const phone = await visit(link.slice(server.url.length), { ...still, viewport: { width: 390, height: 844 } })
  await phone.waitForSelector('[data-become]')
  expect(await phone.textContent('dialog')).toContain('would play as Anna from now on')
  await phone.click('[data-become]')
  await phone.waitForSelector('[data-go-on]')
  expect(phone.url()).not.toContain('/me/')
  await playOn(phone, 0)
})

test('a server that restarts loses nothing: the table says that it is away, comes back and goes on', async ({ visit, server, errors }) => {
  const anna = await visit('/#/new/death-angel/invite', still)
  await anna.fill('[data-name]', 'Anna')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  await anna.click('[data-start]')
  await anna.waitForSelector('.frame')
  await playOn(anna, 4)
  const lines = await logLines(anna)
  const lost = anna.waitForSelector('.link-state.lost, .link-state.connecting')
  await server.restart()
  await lost
  await anna.waitForSelector('.link-state.live')
  await expect.poll(() => logLines(anna)).toBeGreaterThanOrEqual(lines)
  expect(await playOn(anna, 4)).toBe(4)
  // The server is away on purpose.
  errors.splice(0, errors.length, ...errors.filter((error) => !/WebSocket/.test(error)))
})
