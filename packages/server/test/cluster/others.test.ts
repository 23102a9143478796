import { hostReport, ownReport } from '@orrery/protocol/host'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { othersOf } from '../../cluster/others.ts'
import { connect } from '../client.ts'
import { server } from '../server.ts'
import { HAS_SERVICES, natsForAll, postgresForAll } from '../services.ts'

const KEY = 'the-key-of-the-host-of-tests'

async function told(url: string) {
  const reply = await fetch(`${url}/api/host`, { headers: { authorization: `Bearer ${KEY}` } })
  return v.parse(hostReport, await reply.json())
}

test('the host sees the names of servers that do not answer or speak another version', async () => {
  const { others: none, ...own } = await told((await server({ hostKey: KEY })).url)
  expect(none).toEqual([])
  const bus = localBus()
  bus.receive('b', async () => ({ done: true, report: v.parse(ownReport, own) }))
  bus.receive('c', async () => JSON.parse('{"done":true,"report":{"server":"of another version"}}'))
  bus.receive('d', () => new Promise(() => undefined))
  const others = await othersOf(bus, { servers: async () => ['a', 'b', 'c', 'd', 'e'] }, 'a')
  expect(others).toEqual([{ name: 'b', report: own }, ...['c', 'd', 'e'].map((name) => ({ name, report: null }))])
  expect(await othersOf(bus, { servers: () => Promise.reject(new Error('the database is away')) }, 'a')).toEqual([])
})

if (HAS_SERVICES) {
  const postgres = postgresForAll()
  const nats = natsForAll()

  test('every server reports the state of all servers to the host', async () => {
    const addresses = { database: await postgres.fresh(), nats: nats().url }
    const [one, other] = await Promise.all([0, 1].map(() => server({ addresses, hostKey: KEY })))
    if (one === undefined || other === undefined) throw new Error('there are two servers')
    const ann = await connect(other.url, { name: 'Ann' })
    await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [{ kind: 'me' }, { kind: 'open' }], listed: false })
    const here = await told(one.url)
    const there = await told(other.url)
    expect(here.others.map(({ name }) => name)).toEqual([there.server.name])
    expect(there.others.map(({ name }) => name)).toEqual([here.server.name])
    expect(here.connections.open).toBe(0)
    expect(here.others[0]?.report).toMatchObject({ connections: { open: 1 }, tables: { memory: 1 }, database: { engine: 'Postgres' } })
    await other.close()
    expect((await told(one.url)).others).toEqual([])
  })
}
