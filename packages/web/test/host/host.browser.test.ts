import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostReport } from '@orrery/protocol/host'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { test } from '../../../../tools/browser/test.ts'
import { startServer } from '../../../server/index.ts'
import { expectAccessible, expectAllSaid, openAs } from '../person.ts'

const KEY = 'the-key-of-the-host-of-tests'
const still = { reducedMotion: 'reduce' } as const

/** A server with a host's key; `stops` counts how often it was asked to stop. */
async function hosted() {
  const data = mkdtempSync(join(tmpdir(), 'orrery-'))
  const counted = { stops: 0 }
  const webRoot = fileURLToPath(new URL('../../dist/', import.meta.url))
  const server = await startServer({ port: 0, host: '127.0.0.1', data, webRoot, hostKey: KEY, onStop: () => void counted.stops++ })
  onTestFinished(async () => {
    await server.close()
    rmSync(data, { recursive: true, force: true })
  })
  return { url: server.url, counted }
}

test('the host opens the page by the key, sees in their language how the server is, and stops it gently', async ({ visit, errors }) => {
  const { url, counted } = await hosted()
  const player = await visit('/', still)
  await player.goto(`${url}/#/new/death-angel/invite`)
  await openAs(player, 'Anna')
  const host = await visit('/', { ...still, locale: 'hu-HU' })
  await host.goto(`${url}/#/host`)
  await host.fill('#host-key', 'wrong-key')
  await host.click('.host-key button')
  await host.waitForSelector('[data-host="refused"]')
  errors.length = 0
  await host.waitForSelector('#host-key:focus')
  await host.fill('#host-key', KEY)
  await host.click('.host-key button')
  await host.waitForSelector('[data-host="told"]')
  expect(await host.textContent('.host-advice h2')).toBe('Minden rendben')
  expect(await host.textContent('[data-card="tables"] dd')).toBe('1')
  expect(await host.textContent('[data-card="database"] dd')).toBe('SQLite')
  await expectAllSaid(host)
  await expectAccessible(host)
  // Bots play among themselves when the host orders a lab.
  await host.selectOption('[data-lab-game]', 'forbidden-stars')
  await host.selectOption('select[data-seat="others"]', 'bot-keen')
  await host.selectOption('select[data-style="others"]', 'keen-bold')
  expect(await host.locator('select[data-style]').count()).toBe(1)
  await expectAccessible(host)
  // A game without styles takes the level alone.
  await host.selectOption('[data-lab-game]', 'death-angel')
  await host.waitForSelector('select[data-style]', { state: 'detached' })
  expect(await host.locator('select[data-seat="others"]').inputValue()).toBe('bot-keen')
  await host.fill('[data-amount="host-lab-players"]', '1')
  await host.fill('[data-amount="host-lab-games"]', '2')
  await host.click('[data-lab-order]')
  await host.waitForSelector('[data-lab][data-played="2"]')
  await expectAllSaid(host)
  await expectAccessible(host)
  // Of several servers each is reported, with the problems of all of them.
  await host.route('**/api/host', async (route) => {
    const { others: _others, ...own } = v.parse(hostReport, await (await route.fetch()).json())
    const second = { ...own, server: { ...own.server, name: 'second' }, queue: { pending: 9, threads: 1 } }
    const others = [
      { name: 'second', report: second },
      { name: 'third', report: null },
    ]
    await route.fulfill({ json: { ...own, others } })
  })
  await host.reload()
  await host.waitForSelector('[data-server="third"] .bad')
  expect(await host.textContent('[data-advice="host-advice-queue"]')).toContain('second')
  expect(await host.textContent('[data-card="queue"] .host-large')).toBe('0')
  await host.click('[data-server="second"] button')
  await host.waitForSelector('[data-server="second"].on')
  expect(await host.textContent('[data-card="queue"] .host-large')).toBe('9')
  await expectAllSaid(host)
  await expectAccessible(host)
  await host.click('[data-stop]')
  await host.click('[data-stop-yes]')
  await expect.poll(() => counted.stops).toBe(1)
  await host.click('[data-forget]')
  await host.waitForSelector('[data-host="keyless"]')
})

test('a player makes a key for a program in the settings, and revokes it', async ({ visit, server }) => {
  const player = await visit('/#/new/death-angel/invite', still)
  await openAs(player, 'Anna')
  await player.goto(`${server.url}/#/`)
  await player.getByRole('button', { name: 'Settings' }).click()
  await player.click('.programs summary')
  await player.fill('[data-program]', 'My bot')
  await player.click('[data-make-key]')
  const secret = await player.inputValue('.programs [data-copy]')
  const asks = () => fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${secret}` } })
  expect(await (await asks()).json()).toMatchObject({ player: { name: 'Anna' } })
  await player.locator('.programs li', { hasText: 'My bot' }).waitFor()
  await expectAllSaid(player)
  await expectAccessible(player)
  await player.click('[data-drop]')
  await player.waitForSelector('.programs li', { state: 'detached' })
  await expect.poll(async () => (await asks()).status).toBe(401)
})
