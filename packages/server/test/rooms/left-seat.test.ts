import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { distinctTimes, server } from '../server.ts'

/** A table of secrets whose second seat Bob has taken and left again; Cat plays the third. */
async function left(url: string, change: { readonly game?: string } = {}) {
  const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => connect(url, { name })))
  if (ann === undefined || bob === undefined || cat === undefined) throw new Error('nobody is here')
  const open = { kind: 'open' } as const
  const { table } = await ann.want('created', {
    ...{ type: 'create', game: change.game ?? 'secrets', settings: { long: true }, listed: false },
    seats: [{ kind: 'me', settings: { word: 'a' } }, open, open],
  })
  const first = await connect(url, { name: 'First' })
  for (const client of [ann, bob, cat, first]) await client.watch(table)
  const early = await connect(url, { name: 'Early' })
  await bob.want('done', { type: 'take', table, seat: 1, settings: { word: 'BOBSECRET' } })
  await cat.want('done', { type: 'take', table, seat: 2, settings: { word: 'c' } })
  await ann.until(() => ann.tables.get(table)?.info.stage === 'playing')
  await early.watch(table)
  await bob.want('done', { type: 'leave', table })
  return { table, ann, bob, cat, early, first }
}

const asking = (client: Client, table: string) => client.tables.get(table)?.info.asking

test('nobody who sits at the table or was a spectator can take an abandoned seat and see its hand', async () => {
  const { url } = await server({ now: distinctTimes() })
  const { table, ann, bob, early, first } = await left(url)
  for (const client of [ann, early, first]) {
    expect(await client.ask({ type: 'take', table, seat: 1 })).toMatchObject({ type: 'error', code: 'forbidden' })
    expect(client.received.join('\n')).not.toContain('BOBSECRET')
  }
  const again = await connect(url, { token: early.token })
  await again.watch(table)
  expect(await again.ask({ type: 'take', table, seat: 1 })).toMatchObject({ code: 'forbidden' })
  await bob.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.info.players[1]?.bot === null)
})

test('former spectators are still known after a restart', async () => {
  const first = await server({ now: distinctTimes() })
  const { table, early } = await left(first.url)
  await first.close()
  const { url } = await server({ data: first.data })
  const again = await connect(url, { token: early.token })
  await again.watch(table)
  expect(await again.ask({ type: 'take', table, seat: 1 })).toMatchObject({ code: 'forbidden' })
})

test('a stranger comes in when the host and the others agree, and not when one of them does not', async () => {
  const { url } = await server({ now: distinctTimes() })
  const { table, ann, cat, bob } = await left(url)
  const eve = await connect(url, { name: 'Eve' })
  await eve.watch(table)
  await eve.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => asking(ann, table)?.length === 1)
  expect(asking(ann, table)).toEqual([{ seat: 1, name: 'Eve', mine: false, agreed: false }])
  await ann.want('done', { type: 'answer-seat-request', table, seat: 1, yes: true })
  expect(eve.received.join('\n')).not.toContain('BOBSECRET')
  expect(await eve.ask({ type: 'answer-seat-request', table, seat: 1, yes: true })).toMatchObject({ code: 'forbidden' })
  expect(await bob.ask({ type: 'answer-seat-request', table, seat: 1, yes: true })).toMatchObject({ code: 'forbidden' })
  await cat.want('done', { type: 'answer-seat-request', table, seat: 1, yes: false })
  await eve.until(() => asking(eve, table)?.length === 0)
  expect(eve.tables.get(table)?.info.players[1]).toMatchObject({ name: 'Bob', left: true })

  await eve.want('done', { type: 'take', table, seat: 1 })
  for (const client of [ann, cat]) await client.want('done', { type: 'answer-seat-request', table, seat: 1, yes: true })
  await eve.until(() => eve.tables.get(table)?.seen.get(1))
  expect(eve.tables.get(table)?.info.players[1]).toMatchObject({ holder: 'me', name: 'Eve', bot: null, left: false })
  // Who had the hand knows it: the same seat, left again, is not for him.
  await eve.want('done', { type: 'leave', table })
  expect(await bob.ask({ type: 'take', table, seat: 1 })).toMatchObject({ code: 'forbidden' })
})

test('if nobody is left to agree, only the player of the seat can come back', async () => {
  const { url } = await server({ now: distinctTimes() })
  const { table, ann, cat } = await left(url)
  await ann.want('done', { type: 'leave', table })
  await cat.want('done', { type: 'leave', table })
  const eve = await connect(url, { name: 'Eve' })
  await eve.watch(table)
  expect(await eve.ask({ type: 'take', table, seat: 1 })).toMatchObject({ code: 'forbidden' })
  await cat.want('done', { type: 'take', table, seat: 2 })
})
