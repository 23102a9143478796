import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { awaitTurn, decide } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { openLog, startServer } from '../../../server/index.ts'
import { expectAccessible, expectAllSaid, giveUp, joinAs, openAs } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

test('a deck that is not legal is refused with every reason in the reader’s language, and the seat stays free', async ({ visit }) => {
  const anna = await visit('/#/new/chaos-galaxy/invite', still)
  const link = await openAs(anna, 'Anna')
  const bela = await visit('/', { ...still, locale: 'hu-HU' })
  await bela.evaluate(() => localStorage.setItem('orrery.brought.chaos-galaxy', JSON.stringify({ deck: { solyom: 4, turul: 3 } })))
  await bela.goto(link)
  await bela.fill('[data-name]', 'Béla')
  await bela.click('[data-take="1"]')
  await bela.waitForSelector('[data-against] .reason')
  const reasons = await bela.locator('[data-against] .reason').allTextContents()
  expect(reasons.join()).toMatch(/4 példány.*CG-DECK-2.*ez 7.*CG-MONO-2/s)
  await expectAllSaid(bela)
  expect(await anna.textContent('.gathering-seats')).not.toContain('Béla')
  await bela.click('[data-take="1"]')
  for (const page of [anna, bela]) await page.waitForSelector('.frame')
})

/** A server whose clock the test sets. */
async function clockwork() {
  const data = mkdtempSync(join(tmpdir(), 'orrery-'))
  let later = 0
  const lines: string[] = []
  const log = openLog('info', 'text', (line) => void lines.push(line))
  const webRoot = fileURLToPath(new URL('../../dist/', import.meta.url))
  const start = () => startServer({ port: 0, host: '127.0.0.1', data, webRoot, now: () => Date.now() + later, log })
  let server = await start()
  onTestFinished(async () => {
    await server.close()
    rmSync(data, { recursive: true, force: true })
  })
  return {
    url: server.url,
    lines,
    passes(milliseconds: number) {
      later += milliseconds
    },
    /** Restarts the server after this much time, at another address. */
    async sleeps(milliseconds: number): Promise<string> {
      await server.close()
      later += milliseconds
      server = await start()
      return server.url
    },
  }
}

test('an absent player is replaced by a bot when another player asks, and gets the seat back on return', async ({ visit }) => {
  const { url, passes } = await clockwork()
  const anna = await visit(`${url}/#/new/death-angel/invite`, still)
  await anna.fill('[data-name]', 'Anna')
  await anna.click('[data-open-table]')
  await anna.waitForSelector('[data-gathering]')
  const bela = await visit(await anna.inputValue('[data-copy]'), { ...still, locale: 'hu-HU' })
  await bela.fill('[data-name]', 'Béla')
  await bela.click('[data-take="1"]')
  for (const page of [anna, bela]) await page.waitForSelector('.frame')
  expect(await anna.locator('[data-replace]').count()).toBe(0)
  const table = bela.url()
  await bela.goto(`${url}/#/rules`)
  await anna
    .locator('.players')
    .getByText(/in [12]:\d\d a bot may stand in/)
    .waitFor()
  passes(120_000)
  await anna.reload()
  await anna.waitForSelector('[data-replace="1"]')
  await expectAccessible(anna)
  // Two presses before any reply are one.
  await anna.$eval('[data-replace="1"]', (button) => {
    for (let press = 0; press < 2; press++) (button as HTMLButtonElement).click()
  })
  await anna.locator('.players').getByText('away, a bot stands in').waitFor()
  // What is said is answered after the presses.
  await anna.click('[data-log]')
  await anna.getByRole('tab', { name: 'Chat' }).click()
  await anna.fill('.side .chat-form input', 'on we go')
  await anna.press('.side .chat-form input', 'Enter')
  await anna.locator('.side .chat').getByText('on we go').waitFor()
  expect(await anna.locator('.toast.warn').allTextContents()).toEqual([])
  await anna.click('[data-log]')
  for (let made = 0; made < 3; made++) {
    expect(await awaitTurn(anna)).toBe('asked')
    await decide(anna, made)
  }
  await bela.goto(table)
  await bela.waitForSelector('.frame')
  await anna.locator('.players').getByText('away, a bot stands in').waitFor({ state: 'detached' })
  expect(await bela.locator('[data-come-back]').count()).toBe(0)
  await expectAllSaid(bela)
})

test('a table that ended years ago is gone, and its replay can still be watched', async ({ visit, errors }) => {
  const { url, lines, sleeps } = await clockwork()
  const anna = await visit(`${url}/#/new/chaos-galaxy/invite`, still)
  await anna.click('[data-open-table]')
  await anna.click('[data-start]')
  await awaitTurn(anna)
  await decide(anna, 0, (options) => options[0] as string)
  await giveUp(anna)
  await anna.waitForSelector('.result')
  const id = anna.url().split('/').at(-1)
  await anna.context().close()
  // Somewhat more than a year in steps, because the server does not believe a clock that jumps by more than two months.
  let later = url
  for (let nap = 0; nap < 8; nap++) later = await sleeps(50 * 24 * 3_600_000)
  await expect.poll(() => lines.join()).toContain('are forgotten')
  const bela = await visit(`${later}/#/replay/${id}`, { ...still, locale: 'hu-HU' })
  await bela.waitForSelector('.question.replay')
  await expectAllSaid(bela)
  await bela.goto(`${later}/#/table/${id}`)
  await bela.getByText('rég véget ért').waitFor()
  errors.splice(0, errors.length, ...errors.filter((error) => !/WebSocket/.test(error)))
})

test('a stranger asks for an abandoned seat, sees no hand before the players agree, and plays on', async ({ visit }) => {
  const anna = await visit('/#/new/chaos-galaxy/invite', still)
  const link = await openAs(anna, 'Anna')
  const bela = await joinAs(visit, link, 'Béla', { ...still, locale: 'hu-HU' })
  for (const page of [anna, bela]) await page.waitForSelector('.frame')
  await bela.click('.frame-bar [aria-haspopup="dialog"]')
  for (let press = 0; press < 2; press++) await bela.click('dialog .btn.danger')
  await bela.waitForSelector('[data-play]')
  const cili = await visit(link, { ...still, locale: 'hu-HU' })
  await cili.click('[data-ask-for="1"]')
  await expectAllSaid(cili)
  await anna.click('[data-agree="1"]')
  await expect.poll(() => cili.locator('[data-ask-for]').count()).toBe(0)
  await expect.poll(() => anna.locator('[data-agree]').count()).toBe(0)
  await expectAllSaid(anna)
})
