import { expect, test } from 'vitest'
import { member, NEARBY, turned } from '../noticed.ts'
import { pushBrowser, takingServer } from '../push-service.ts'
import { server } from '../server.ts'

test('a challenged player who does not answer gets one notice that names the challenger', async () => {
  const { url } = await server({ notices: NEARBY })
  const { port, came } = await takingServer((reply) => reply.writeHead(201).end())
  const [ann, ben] = [await member(url, 'Ann'), await member(url, 'Ben')]
  const browser = pushBrowser()
  await ben.done('push-add', { endpoint: `http://push.test:${port}/ben`, keys: browser.keys })
  const [one, other] = [await ann.connect(), await ben.connect()]
  const terms = { game: 'tic-tac-toe', settings: {}, pace: 'day', rated: false, at: null } as const
  await one.want('challenges', { type: 'challenge', person: other.id, terms })
  await expect.poll(() => came.length).toBe(1)
  expect(browser.read(came[0]?.body as Buffer)).toMatchObject({ title: 'Ann challenges you: tic-tac-toe', page: '#/club' })
})

test('whoever was to come is told once that a table on a date is called off, and its host is not', async () => {
  const { clock, arrive, settled } = await turned('2026-11-25T10:00:00Z')
  const [ann, ben, cai] = [await arrive('Ann'), await arrive('Ben'), await arrive('Cai')]
  const [host, comes, cannot] = [await ann.browser.connect(), await ben.browser.connect(), await cai.browser.connect()]
  const wish = {
    type: 'plan-evening',
    game: 'tic-tac-toe',
    settings: {},
    title: 'Thursday',
    pace: 'live',
    rated: false,
    club: false,
  } as const
  const { evening } = await host.want('evening', { ...wish, at: clock.now + 30 * 3_600_000, seats: 2 })
  await comes.want('done', { type: 'come', evening, comes: true })
  await cannot.want('done', { type: 'come', evening, comes: false })
  await host.want('done', { type: 'call-off', evening })
  await expect.poll(() => ben.titles().length).toBe(1)
  expect(ben.titles()[0]).toMatchObject({ title: 'Called off: Thursday', page: `#/club/${evening}` })
  clock.now += 24 * 3_600_000
  await settled()
  expect([ann.titles().length, ben.titles().length, cai.titles().length]).toEqual([0, 1, 0])
})
