import type { Message, QuickMessage } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'
import { HAS_SERVICES, natsForAll, postgresForAll } from '../services.ts'

/** Short, so that tests do not wait. */
const LEASE = 1500
const WISH = { type: 'seek', game: 'outbid', settings: {}, pace: 'live', wish: 'any' } as const
const TERMS = { game: 'outbid', settings: {}, pace: 'live', rated: false, at: null } as const

const told = (client: Client): Message[] => client.received.map((text) => JSON.parse(text) as Message)
const standing = (client: Client): QuickMessage | undefined => told(client).findLast((message) => message.type === 'quick')

if (!HAS_SERVICES) test('people find each other over several servers', () => expect(HAS_SERVICES).toBe(false))
else {
  const postgres = postgresForAll()
  const nats = natsForAll()

  /** Two servers of one new database, with somebody at each. */
  async function two() {
    const database = await postgres.fresh()
    const start = () => server({ addresses: { database, nats: nats().url }, lease: LEASE })
    const [one, other] = await Promise.all([start(), start()])
    return { one, other, ann: await connect(one.url, { name: 'Ann' }), bob: await connect(other.url, { name: 'Bob' }) }
  }

  test('two on different servers meet by quick match, and play at one table', async () => {
    const { ann, bob } = await two()
    for (const client of [ann, bob]) await client.want('quick', WISH)
    for (const client of [ann, bob]) await client.until(() => standing(client)?.match?.stage === 'asked')
    const match = standing(ann)?.match?.id as string
    await Promise.all([ann, bob].map((client) => client.want('quick', { type: 'meet', match, yes: true })))
    const tables = await Promise.all([ann, bob].map((client) => client.until(() => standing(client)?.match?.table)))
    expect(tables[0]).toBe(tables[1])
    for (const client of [ann, bob]) expect((await client.watch(tables[0] as string)).info.stage).toBe('playing')
  })

  test('when a server stops while somebody waits, they keep their place in line on another server', async () => {
    const { one, other, ann, bob } = await two()
    await ann.want('quick', WISH)
    await one.close()
    const again = await connect(other.url, { token: ann.token })
    const state = await again.want('quick', { type: 'quick' })
    expect(state.seek).toMatchObject({ game: 'outbid', pace: 'live' })
    await bob.want('quick', WISH)
    for (const client of [again, bob]) await client.until(() => standing(client)?.match?.stage === 'asked')
    const match = standing(bob)?.match?.id as string
    // Said to a server that goes at once, it counts on the other one.
    for (const client of [again, bob]) await client.want('quick', { type: 'meet', match, yes: true })
    expect(await bob.until(() => standing(bob)?.match?.table)).toBe(await again.until(() => standing(again)?.match?.table))
  })

  test('a challenge between two servers survives the one that it was sent from, and its table is opened once', async () => {
    const { one, other, ann, bob } = await two()
    await ann.want('challenges', { type: 'challenge', person: bob.id, terms: TERMS })
    const sent = await bob.until(() => told(bob).findLast((message) => message.type === 'challenges')?.challenges[0])
    await one.close()
    const accept = { type: 'settle-challenge', challenge: sent.id, round: 1, accept: true } as const
    const [first, second] = await Promise.all([bob.want('challenges', accept), bob.want('challenges', accept)])
    const table = first.challenges[0]?.table as string
    expect(second.challenges[0]?.table).toBe(table)
    const again = await connect(other.url, { token: ann.token })
    expect((await again.want('challenges', { type: 'challenges' })).challenges).toMatchObject([{ stage: 'played', table }])
    expect((await again.watch(table)).info.players.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob'])
  })

  test('friends on two servers see each other come and go, and talk; who blocks is unseen on the other server, too', async () => {
    const { ann, bob } = await two()
    await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
    await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
    const at = async () => (await ann.want('circle', { type: 'circle' })).friends[0]?.at
    expect(await at()).toBe('here')
    await bob.want('done', { type: 'speak', place: ann.id, text: 'over there' })
    await ann.until(() => ann.received.some((text) => text.includes('over there')))
    await bob.want('done', { type: 'tie', person: ann.id, tie: 'block', on: true })
    await ann.until(() =>
      told(ann).some((message) => message.type === 'circle' && message.ref === undefined && message.friends[0]?.at === 'away'),
    )
    expect(await at()).toBe('away')
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
    const { table } = await bob.want('created', { type: 'create', game: 'outbid', settings: {}, seats, listed: true })
    expect((await ann.want('lobby', { type: 'lobby', filter: {} })).tables).toEqual([])
    expect(await ann.ask({ type: 'take', table, seat: 1 })).toMatchObject({ type: 'error', code: 'taken' })
  })
}
