import { asScenario } from '@orrery/kernel/scenario'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { awaitTurn, playOn } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { recordedGame } from '../../../../tools/recorded.ts'
import { showRecorded } from '../../../../tools/scenes.ts'
import { expectAllSaid, logLines } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

test('one click begins a table with bots, it survives a reload, and it is played to its end', async ({ visit }) => {
  const page = await visit('/', still)
  await page.click('[data-play="death-angel"]')
  await playOn(page, 8)
  await expectAllSaid(page)
  const log = await logLines(page)
  await page.reload()
  await awaitTurn(page)
  await expect.poll(() => logLines(page)).toBeGreaterThanOrEqual(log)
  await playOn(page)
  await expectAllSaid(page)
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.waitForSelector('.replay')
  const last = Number(await page.getAttribute('.replay input[type=range]', 'max'))
  expect(last).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.locator('.replay-slide', { hasText: `Step ${last} of ${last}` }).waitFor()
})

test('a finished replay is played on from any step', async ({ visit }) => {
  const page = await visit('/', still)
  await showRecorded(page, recordedGame('death-angel', 1), {})
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.waitForSelector('.replay')
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'One step on' }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForSelector('.question:not(.replay)')
  expect(await playOn(page, 3)).toBe(3)
})

test('the menu copies the table as a scenario, and says what is in it', async ({ visit }) => {
  const page = await visit('/', { ...still, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.click('[data-play="death-angel"]')
  await playOn(page, 3)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.click('[data-copy-scenario]')
  await page.waitForSelector('[data-copied="whole"]')
  expect(await page.textContent('[data-copied]')).toContain('Copied: everything from the beginning')
  await expectAllSaid(page)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const { game, when, seed } = asScenario(parse(text))
  expect([game, String(seed).length, (when ?? []).length >= 3]).toEqual(['death-angel', 32, true])
})

// There are no bots, so no other answer can remove the chance to undo between looking and clicking.
test('an answer can be taken back', async ({ visit }) => {
  const page = await visit('/#/new/death-angel/hot-seat', still)
  await page.click('[data-open-table]')
  const undo = page.getByRole('button', { name: 'Undo' })
  for (let made = 0; made < 40; made++) {
    await playOn(page, 1)
    if ((await awaitTurn(page)) === 'asked' && (await undo.getAttribute('aria-disabled')) === 'false') break
  }
  const version = Number(await page.getAttribute('.question', 'data-version'))
  const lines = await logLines(page)
  await undo.click()
  await page.waitForFunction((old) => Number(document.querySelector('.question')?.getAttribute('data-version')) > old, version)
  expect(await logLines(page)).toBeLessThanOrEqual(lines)
})

test('once loaded it is played without any connection', async ({ visit, errors }) => {
  const page = await visit('/', { ...still, serviceWorkers: 'allow' })
  // Every file of the app is fetched first, which takes its time on a busy machine.
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length > 20,
  )
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.click('[data-play="death-angel"]')
  expect(await playOn(page, 10)).toBe(10)
  // Pages that need the server say that it is away, instead of waiting for it.
  await page.evaluate(() => location.assign('#/new/chaos-galaxy/invite'))
  await page.click('[data-open-table]')
  await page.getByText('There is no connection to the server.').waitFor()
  await page.waitForSelector('[data-open-table]:enabled')
  for (const [to, said] of [
    ['#/tournaments', 'There is no connection to the server.'],
    ['#/tournaments/whichever', 'There is no connection to the server.'],
    ['#/binder', 'Your collection is safe on the server'],
  ] as const) {
    await page.evaluate((hash) => location.assign(hash), to)
    await page.getByText(said).waitFor()
  }
  // The server is away on purpose.
  errors.splice(0, errors.length, ...errors.filter((error) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(error)))
})

test('a name in the log opens its card until it is closed, and a sign on the board says what it means', async ({ visit }) => {
  const page = await visit('/', still)
  await page.click('[data-play="death-angel"]')
  await playOn(page, 6)
  await page.click('[data-log]')
  await page.locator('.log [data-name-of^="marine:"]').last().click()
  await page.waitForSelector('.inspector[data-stays="true"] .da-inspector .kit-means')
  await page.mouse.move(5, 400)
  await page.locator('.inspector').getByRole('button', { name: 'Close' }).click()
  await page.waitForSelector('.inspector', { state: 'detached' })
  await page.keyboard.press('Escape')
  await page.locator('.da-facts [data-means="word-peril"]').hover()
  await page.getByRole('tooltip').filter({ hasText: 'at least one marine falls' }).waitFor()
  await page.locator('.da-facts [data-means="word-peril"]').click()
  await page.locator('.kit-word-page').filter({ hasText: 'coming losses' }).waitFor()
  await expectAllSaid(page)
})
