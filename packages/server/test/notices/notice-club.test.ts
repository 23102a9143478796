import { expect, test } from 'vitest'
import { member, NEARBY } from '../noticed.ts'
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
