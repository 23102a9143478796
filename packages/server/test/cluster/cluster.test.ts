import { expect, test } from 'vitest'
import { startNode } from '../../../../tools/attack/cluster/servers.ts'
import type { Server } from '../../index.ts'
import { openLink } from '../../store/postgres/link.ts'
import { openPostgres } from '../../store/postgres/open.ts'
import { type Client, connect } from '../client.ts'
import { optionOf, playToEnd } from '../playing.ts'
import { afterwards, server } from '../server.ts'
import { HAS_SERVICES, natsForAll, postgresForAll } from '../services.ts'

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const HOT_SEAT = { kind: 'hot-seat', name: 'B' } as const
/** Short, so that tests do not wait. */
const LEASE = 1500

test('settings that do not go together are refused', async () => {
  await expect(server({ addresses: { database: 'nonsense', nats: null } })).rejects.toThrow('DATABASE_URL')
})

if (HAS_SERVICES) {
  const postgres = postgresForAll()
  const nats = natsForAll()

  /** Two servers of one new database. */
  async function two() {
    const database = await postgres.fresh()
    const start = () => server({ addresses: { database, nats: nats().url }, lease: LEASE })
    const [one, other] = await Promise.all([start(), start()])
    return { database, one, other }
  }

  /** Ann's table of two, on one server, with Bob on another. */
  async function pair(one: Pick<Server, 'url'>, other: Pick<Server, 'url'>): Promise<{ ann: Client; bob: Client; table: string }> {
    const [ann, bob] = [await connect(one.url, { name: 'Ann' }), await connect(other.url, { name: 'Bob' })]
    const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [ME, OPEN], listed: true })
    await ann.watch(table)
    await bob.watch(table)
    await bob.want('done', { type: 'take', table, seat: 1 })
    for (const [seat, client] of [ann, bob].entries()) await client.until(() => client.tables.get(table)?.seen.get(seat)?.question)
    return { ann, bob, table }
  }

  /** Answers, and waits for the reply as long as a person would; gives its type. */
  async function answered(client: Client, table: string, seat: number): Promise<string> {
    return sent(client, answerOf(client, table, seat), `patient-${seat}`)
  }

  /** Sends the same answer again as long as it is refused, as a person would who is told that the database is away. */
  async function answeredAtLast(client: Client, table: string, seat: number): Promise<string> {
    const answer = answerOf(client, table, seat)
    for (let time = 0; ; time++) {
      const type = await sent(client, answer, `again-${seat}-${time}`)
      if (type === 'accepted' || time === 5) return type
    }
  }

  function answerOf(client: Client, table: string, seat: number) {
    const version = client.tables.get(table)?.seen.get(seat)?.version
    return { type: 'answer', table, seat, version, answer: { option: optionOf(client, table, seat) } }
  }

  async function sent(client: Client, request: object, ref: string): Promise<string> {
    client.raw(JSON.stringify({ ...request, ref }))
    const reply = await client.until(() => client.received.find((text) => text.includes(`"${ref}"`)))
    return (JSON.parse(reply) as { type: string }).type
  }

  test('people on two servers play one table to its end over its owner, and talk', async () => {
    const { one, other } = await two()
    const { ann, bob, table } = await pair(one, other)
    const clients = [ann, bob] as const
    await playToEnd(clients, table)
    expect(ann.tables.get(table)?.seen.get(0)?.result).not.toBe(null)
    expect(bob.tables.get(table)?.seen.get(1)?.result).toEqual(ann.tables.get(table)?.seen.get(0)?.result)
    const eve = await connect(other.url, { name: 'Eve' })
    await eve.watch(table)
    await ann.want('done', { type: 'say', table, to: 1, text: 'for Bob alone' })
    await bob.until(() => bob.tables.get(table)?.chat.some(({ text, to }) => text === 'for Bob alone' && to?.seat === 1))
    await bob.want('done', { type: 'say', table, text: 'well played' })
    for (const client of [ann, eve]) await client.until(() => client.tables.get(table)?.chat.some(({ text }) => text === 'well played'))
    expect(eve.received.join('\n')).not.toContain('for Bob alone')
    const replay = await Promise.all([one, other].map(async ({ url }) => (await fetch(`${url}/replays/${table}.json`)).json()))
    expect(replay[0]).toEqual(replay[1])
  })

  test('a table has one owner: it sees players who are connected to other servers, and their absence when the connection ends', async () => {
    const { one, other } = await two()
    const { ann, bob, table } = await pair(one, other)
    await ann.until(() => ann.tables.get(table)?.info.players[1]?.present)
    await bob.want('done', { type: 'rename', name: 'Robert' })
    await ann.until(() => ann.tables.get(table)?.info.players[1]?.name === 'Robert')
    bob.kill()
    await ann.until(() => ann.tables.get(table)?.info.players[1]?.present === false)
    expect(ann.tables.get(table)?.info.players[1]?.name).toBe('Robert')
  })

  test('a player who follows their own tables on another server gets each change of these tables, and of no others', async () => {
    const { one, other } = await two()
    const { ann, bob, table } = await pair(one, other)
    await bob.want('tables', { type: 'tables', which: 'mine', follow: true })
    const lines = (client: Client) => client.received.filter((text) => text.startsWith('{"type":"line"'))
    const { table: alone } = await ann.want('created', {
      type: 'create',
      game: 'outbid',
      settings: {},
      seats: [ME, HOT_SEAT],
      listed: false,
    })
    await ann.watch(alone)
    await answered(ann, alone, 0)
    await answered(ann, table, 0)
    await answered(bob, table, 1)
    await bob.until(() => lines(bob).some((text) => text.includes(table)))
    expect(lines(bob).filter((text) => text.includes(alone))).toEqual([])
    expect(lines(ann)).toEqual([])
  })

  test('a server that shuts down gives up its tables at once; people on other servers play on without noticing', async () => {
    const { one, other } = await two()
    const { ann, bob, table } = await pair(one, other)
    await one.close()
    expect(await ann.closed).toBe(1012)
    const again = await connect(other.url, { token: ann.token })
    await again.watch(table)
    const reply = await bob.answer(table, 1, optionOf(bob, table, 1) as string)
    expect(reply.type).toBe('accepted')
    expect((await again.answer(table, 0, optionOf(again, table, 0) as string)).type).toBe('accepted')
  })

  test('when a server is killed, who watched its table from another server sees it go on there, whoever answers first', async () => {
    const database = await postgres.fresh()
    const killed = await startNode(database, nats().url, String(LEASE), 'killed')
    afterwards(() => killed.stop())
    const other = await server({ addresses: { database, nats: nats().url }, lease: LEASE })
    const { bob, table } = await pair({ url: killed.url() as string }, other)
    const eve = await connect(other.url, { name: 'Eve' })
    await eve.watch(table)
    await killed.stop()
    expect(await answered(bob, table, 1)).toBe('accepted')
    await bob.until(() => bob.tables.get(table)?.seen.get(1)?.version === 1)
    await eve.until(() => eve.tables.get(table)?.seen.get('spectator')?.version === 1)
  })

  test('an answer that is repeated on another server counts once', async () => {
    const { one, other } = await two()
    const ann = await connect(one.url, { name: 'Ann' })
    const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [ME, HOT_SEAT], listed: false })
    await ann.watch(table)
    const version = ann.tables.get(table)?.seen.get(0)?.version as number
    const request = { type: 'answer', table, seat: 0, version, answer: { option: optionOf(ann, table, 0) as string } } as const
    const first = await ann.want('accepted', request, 'same')
    const tab = await connect(other.url, { token: ann.token })
    expect((await tab.want('accepted', request, 'same')).version).toBe(first.version)
  })

  test('a server without NATS uses its database alone, and reports that', async () => {
    const database = await postgres.fresh()
    const alone = await server({ addresses: { database, nats: null }, lease: LEASE })
    await expect(server({ addresses: { database, nats: null }, lease: LEASE })).rejects.toThrow('need NATS_URL')
    await alone.close()
    const next = await server({ addresses: { database, nats: null }, lease: LEASE })
    expect((await connect(next.url)).id).not.toBe('')
  })

  test('while NATS is away tables of this server are played on, and when it is back those of others are, too', async () => {
    const { one, other } = await two()
    const { ann, bob, table } = await pair(one, other)
    const restarted = nats().restart(500)
    expect(await answered(ann, table, 0)).toBe('accepted')
    expect(await answered(bob, table, 1)).toBe('accepted')
    await restarted
    const version = ann.tables.get(table)?.seen.get(0)?.version as number
    await bob.until(() => (bob.tables.get(table)?.seen.get(1)?.version ?? 0) >= version)
    expect(bob.tables.get(table)?.seen.get(1)?.version).toBeGreaterThanOrEqual(version)
  })

  test('while the database is away nothing is lost, and it goes on by itself', async () => {
    const { database, one, other } = await two()
    const { ann, bob, table } = await pair(one, other)
    const restarted = postgres.service().restart(LEASE * 1.5)
    const replies = [answeredAtLast(ann, table, 0), answeredAtLast(bob, table, 1)]
    await restarted
    expect(await Promise.all(replies)).toEqual(['accepted', 'accepted'])
    const store = await openPostgres(database)
    afterwards(() => store.close())
    expect((await store.lastAnswers(table, 10)).filter(({ kind }) => kind === 'answer')).toHaveLength(2)
  })

  test('a server whose lease runs out unnoticed loses its tables, and knows it before it changes one', async () => {
    const { database, one, other } = await two()
    const { ann, bob, table } = await pair(one, other)
    const link = openLink(database, 1, 5000)
    afterwards(() => link.close())
    const ownerOf = async () => (await link.run('select server from orrery_owners where table_id = $1', [table])).rows[0]?.server
    const before = await ownerOf()
    // As if it had stood still for longer than its lease, and a third one took the table.
    await link.run('delete from orrery_servers where name = $1', [before])
    const third = await server({ addresses: { database, nats: nats().url }, lease: LEASE })
    const tab = await connect(third.url, { token: ann.token })
    await tab.watch(table)
    const now = await ownerOf()
    expect(now).not.toBe(before)
    const replies = [ann.answer(table, 0, optionOf(ann, table, 0) as string), bob.answer(table, 1, optionOf(bob, table, 1) as string)]
    expect((await Promise.all(replies)).map(({ type }) => type)).toEqual(['accepted', 'accepted'])
    const version = Math.max(...(await Promise.all(replies)).map((reply) => (reply.type === 'accepted' ? reply.version : 0)))
    for (const [seat, client] of [
      [0, ann],
      [1, bob],
      [0, tab],
    ] as const)
      await client.until(() => client.tables.get(table)?.seen.get(seat)?.version === version)
    expect(await ownerOf()).toBe(now)
  })

  test('during an upgrade, a table with newer rules is left to the servers that know them', async () => {
    const database = await postgres.fresh()
    const addresses = { database, nats: nats().url }
    const gamesModule = new URL('../newer-games.ts', import.meta.url).href
    const [older, newer] = await Promise.all([server({ addresses, lease: LEASE }), server({ addresses, lease: LEASE, gamesModule })])
    const ann = await connect(newer.url, { name: 'Ann' })
    const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [ME, HOT_SEAT], listed: false })
    await ann.watch(table)
    // The older one passes on what people want of it while the newer one has it.
    const tab = await connect(older.url, { token: ann.token })
    await tab.watch(table)
    expect((await tab.answer(table, 0, optionOf(tab, table, 0) as string)).type).toBe('accepted')
    await newer.close()
    // Nobody who knows the rules is there: whoever asks is told to connect again, and nothing happens to the table.
    expect(await tab.closed).toBe(1012)
    const again = await connect(older.url, { token: ann.token })
    again.raw(JSON.stringify({ type: 'watch', ref: 'again', table }))
    expect(await again.closed).toBe(1012)
    const next = await server({ addresses, lease: LEASE, gamesModule })
    const back = await connect(next.url, { token: ann.token })
    expect((await back.watch(table)).info.stage).toBe('playing')
    expect(back.tables.get(table)?.seen.get(0)?.version).toBe(1)
  })
}
