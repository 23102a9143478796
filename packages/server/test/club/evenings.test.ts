import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { openEvenings } from '../../club/meeting/evenings.ts'
import { peopleAt } from '../../club/people.ts'
import type { ServerContext } from '../../server-context.ts'
import { eveningsOn } from '../../store/club/evenings.ts'
import { bareContext } from '../bare-context.ts'
import { afterwards } from '../server.ts'

const HOUR = 3_600_000
const ANN = 'a'.repeat(16)

/** Evenings of Ann on a bare server. `plan` plans one that begins so many hours from now. */
async function club(change: Partial<ServerContext> = {}) {
  const context = bareContext(change)
  const people = peopleAt(context)
  afterwards(() => people.stop())
  const store = eveningsOn(context.store.database)
  await context.store.addPlayer({ id: ANN, name: 'Ann', token: 'ann', created: 1 })
  const told: Message[] = []
  afterwards(context.bus.hear((news) => news.kind === 'message' && told.push(news.message)))
  return {
    ...{ context, store, told, evenings: openEvenings(context, people) },
    plan: (id: string, hours: number, game = 'outbid') =>
      store.add({
        ...{ id, host: ANN, game, settings: '{}', title: id, at: context.now() + hours * HOUR, seats: 2, pace: 'live' },
        ...{ rated: 0, club: 0, stage: 'planned', table_id: `table-${id}`, reminded: 2, created: 1 },
      }),
  }
}

test('an evening that cannot begin keeps no other from it', async () => {
  const { game } = bareContext()
  const { evenings, plan, store } = await club({
    async game(id) {
      if (id === 'broken') throw new Error('its rules cannot be loaded')
      return game(id)
    },
  })
  await plan('bad', -1, 'broken')
  await plan('good', -0.5)
  await evenings.look()
  expect([(await store.read('bad'))?.stage, (await store.read('good'))?.stage]).toEqual(['planned', 'open'])
})

test('an evening begins after a server that was down for a while, but not when nobody waits for it any more', async () => {
  const { evenings, plan, store, context, told } = await club()
  await plan('late', -2)
  await plan('past', -30)
  await evenings.look()
  expect([(await store.read('late'))?.stage, (await store.read('past'))?.stage]).toEqual(['open', 'off'])
  expect([await context.store.revisionOf('table-late'), await context.store.revisionOf('table-past')]).toEqual([expect.any(Number), null])
  expect(told.flatMap((message) => (message.type === 'reminder' ? message.evening : []))).toEqual(['late'])
})
