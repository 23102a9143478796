import { expect } from 'vitest'
import { awaitAnyTurn, confirm, decide } from '../../../../tools/browser/player.ts'
import { test } from '../../../../tools/browser/test.ts'
import { joinAs, openAs } from '../person.ts'

const still = { reducedMotion: 'reduce' } as const

test('what is drafted stays while another seat answers, and when the connection comes back', async ({ visit, server, errors }) => {
  const anna = await visit('/#/new/firestorm-armada/invite', still)
  const bela = await joinAs(visit, (await openAs(anna, 'Anna')).slice(server.url.length), 'Béla', still)
  // Whoever won the roll chooses the edge; then both choose their reserves at the same time.
  const tick = '.question [data-tick]:not([aria-disabled="true"])'
  await decide((await awaitAnyTurn([anna, bela])).page, 0)
  await anna.waitForSelector(tick)
  await anna.locator(tick).first().check()
  const chosen = () => anna.locator('.question [data-tick]:checked').count()
  expect(await chosen()).toBe(1)
  const version = () => anna.getAttribute('.question', 'data-version')
  const before = await version()
  await bela.waitForSelector(tick)
  await confirm(bela)
  await expect.poll(version).not.toBe(before)
  expect(await chosen()).toBe(1)
  const lost = anna.waitForSelector('.link-state.lost, .link-state.connecting')
  await server.restart()
  await lost
  await anna.waitForSelector('.link-state.live')
  expect(await chosen()).toBe(1)
  // What was chosen can be given as it is.
  await anna.click('[data-primary]')
  await expect.poll(() => anna.locator('.question [data-tick]').count()).toBe(0)
  // The server is away on purpose.
  errors.splice(0, errors.length, ...errors.filter((error) => !/WebSocket/.test(error)))
})
