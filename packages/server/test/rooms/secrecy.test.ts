import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { distinctTimes, server } from '../server.ts'

test('no byte of a seat\u2019s secret reaches another seat, a spectator or a list: settings, hand, events, refusals, errors', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const eve = await connect(url, { name: 'Eve' })
  for (const client of [ann, bob, eve]) await client.want('tables', { type: 'tables', which: 'open', follow: true })
  const seats = [{ kind: 'me', settings: { word: 'ANNSECRET' } } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'secrets', settings: { long: true }, seats, listed: true })
  for (const client of [ann, bob, eve]) await client.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  expect(ann.tables.get(table)?.info.stage).toBe('gathering')
  await bob.want('done', { type: 'set-seat-settings', table, seat: 1, settings: { word: 'BOBSECRET' } })
  await ann.until(() => ann.tables.get(table)?.seen.has(0))
  await bob.until(() => bob.tables.get(table)?.seen.has(1))
  for (let round = 0; round < 5; round++) {
    for (const [seat, client] of [ann, bob].entries()) {
      await client.until(() => client.tables.get(table)?.seen.get(seat)?.question)
      expect((await client.answer(table, seat, 'beta')).type).toBe('accepted')
      await client.ask({ type: 'explain', table, seat, piece: 'word:mine' })
      await client.answer(table, seat, 'beta')
      await bob.ask({ type: 'answer', table, seat: 0, version: 0, answer: { option: 'ANN' } })
      await eve.ask({ type: 'explain', table, seat, piece: 'word:mine' })
      await eve.ask({ type: 'log', table, viewer: seat, before: 100 })
      await eve.ask({ type: 'set-seat-settings', table, seat, settings: { word: 'x' } })
    }
  }
  await eve.want('tables', { type: 'tables', which: 'open', follow: false })
  for (const client of [ann, bob, eve]) await client.watch(table)
  await bob.want('lines', { type: 'log', table, viewer: 1, before: 100 })
  const heard = { ann: ann.received.join('\n'), bob: bob.received.join('\n'), eve: eve.received.join('\n') }
  expect(heard.ann).toContain('ANNSECRET-0')
  expect(heard.ann).not.toContain('BOBSECRET')
  expect(heard.bob).toContain('BOBSECRET-1')
  expect(heard.bob).not.toContain('ANNSECRET')
  expect(heard.eve).not.toMatch(/ANNSECRET|BOBSECRET/)
  expect((await fetch(`${url}/replays/${table}`)).status).toBe(409)
})

test('private messages at a table reach nobody else, now or later, and do not pass on with a seat', async () => {
  const first = await server()
  const [ann, bob] = [await connect(first.url, { name: 'Ann' }), await connect(first.url, { name: 'Bob' })]
  const [cat, eve] = [await connect(first.url, { name: 'Cat' }), await connect(first.url, { name: 'Eve' })]
  const open = { kind: 'open' } as const
  const seats = [{ kind: 'me' } as const, open, open, { kind: 'bot', level: 'random' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'secrets', settings: { long: true }, seats, listed: true })
  for (const client of [ann, bob, cat, eve]) await client.watch(table)
  for (const [at, client] of [bob, cat].entries()) await client.want('done', { type: 'take', table, seat: at + 1 })
  await ann.want('done', { type: 'say', table, to: 1, text: 'ASIDE-ONE' })
  await bob.want('done', { type: 'say', table, to: 0, text: 'ASIDE-TWO' })
  await cat.want('done', { type: 'say', table, text: 'to all' })
  for (const client of [ann, bob, cat, eve]) await client.until(() => client.tables.get(table)?.chat.some(({ text }) => text === 'to all'))
  expect(ann.tables.get(table)?.chat).toMatchObject([
    { name: 'Ann', seat: 0, text: 'ASIDE-ONE', to: { seat: 1, name: 'Bob' } },
    { name: 'Bob', seat: 1, text: 'ASIDE-TWO', to: { seat: 0, name: 'Ann' } },
    { name: 'Cat', seat: 2, text: 'to all' },
  ])
  expect(bob.tables.get(table)?.chat).toEqual(ann.tables.get(table)?.chat)
  expect(Object.keys(cat.tables.get(table)?.chat[0] ?? {})).toEqual(['id', 'name', 'seat', 'text', 'at', 'by'])
  // A spectator has nobody to say it to, and to a bot, to oneself and to no seat nothing is said.
  const refused = [
    await eve.ask({ type: 'say', table, to: 0, text: 'ASIDE-EVE' }),
    await ann.ask({ type: 'say', table, to: 3, text: 'ASIDE-BOT' }),
    await ann.ask({ type: 'say', table, to: 0, text: 'ASIDE-ME' }),
    await ann.ask({ type: 'say', table, to: 9, text: 'ASIDE-NOBODY' }),
  ]
  expect(refused.map((reply) => reply.type === 'error' && reply.code)).toEqual(['forbidden', 'not-now', 'not-now', expect.any(String)])
  // Bob goes, and Eve sits where he sat: she has his seat and not his words.
  await bob.want('done', { type: 'leave', table })
  await eve.want('done', { type: 'take', table, seat: 1 })
  await ann.want('done', { type: 'say', table, to: 1, text: 'for Eve' })
  await first.close()
  const again = await server({ data: first.data })
  const later = await Promise.all([ann, bob, cat, eve].map(({ token }) => connect(again.url, { token })))
  const heard = await Promise.all(later.map(async (client) => (await client.watch(table)).chat.map(({ text }) => text)))
  expect(heard).toEqual([
    ['ASIDE-ONE', 'ASIDE-TWO', 'to all', 'for Eve'],
    ['ASIDE-ONE', 'ASIDE-TWO', 'to all'],
    ['to all'],
    ['to all', 'for Eve'],
  ])
  for (const client of [cat, eve, later[2], later[3]]) expect(client?.received.join('\n')).not.toMatch(/ASIDE-(ONE|TWO|BOT|ME|NOBODY)/)
})

test('a choice made at the same time stays hidden until all have chosen', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats, listed: false })
  for (const client of [ann, bob]) await client.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.seen.get(0))
  await bob.until(() => bob.tables.get(table)?.seen.get(1))
  const question = ann.tables.get(table)?.seen.get(0)?.question
  if (question?.kind !== 'options') throw new Error('no options')
  const card = question.options[2]?.id as string
  const before = bob.received.length
  await ann.answer(table, 0, card)
  await bob.until(() => bob.tables.get(table)?.seen.get(1)?.version === 1)
  expect(bob.received.slice(before).join('\n')).not.toContain(card)
  const other = bob.tables.get(table)?.seen.get(1)?.question
  await bob.answer(table, 1, other?.kind === 'options' ? (other.options[0]?.id as string) : '')
  await bob.until(() =>
    bob.tables
      .get(table)
      ?.log.get(1)
      ?.some((line) => line.event.card === Number(card.split(':')[1])),
  )
})

test('a player who gives up a seat loses its view once a stranger has it, and the stranger gets it', async () => {
  const { url } = await server({ now: distinctTimes() })
  const [ann, cat] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Cat' })]
  const { table } = await ann.want('created', {
    ...{ type: 'create', game: 'secrets', settings: { long: true }, listed: false },
    seats: [{ kind: 'me', settings: { word: 'ANNSECRET' } }, { kind: 'open' }],
  })
  await ann.watch(table)
  await cat.watch(table)
  await cat.want('done', { type: 'take', table, seat: 1, settings: { word: 'second' } })
  await ann.until(() => ann.tables.get(table)?.seen.has(0))
  await ann.want('done', { type: 'leave', table, seat: 0 })
  const bob = await connect(url, { name: 'Bob' })
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 0 })
  expect(bob.received.join('\n')).not.toContain('ANNSECRET')
  await cat.until(() => cat.tables.get(table)?.info.asking.length === 1)
  await cat.want('done', { type: 'answer-seat-request', table, seat: 0, yes: true })
  await bob.until(() => bob.tables.get(table)?.seen.get(0))
  expect(bob.received.join('\n')).toContain('ANNSECRET')
  expect(bob.tables.get(table)?.info.players[0]).toMatchObject({ holder: 'me', name: 'Bob', bot: null })
  await ann.until(() => ann.tables.get(table)?.info.players[0]?.holder === 'person')
  await ann.until(() => !ann.tables.get(table)?.seen.has(0))
  const marked = ann.received.length
  expect(await ann.answer(table, 0, 'alpha')).toMatchObject({ code: 'forbidden' })
  const before = bob.tables.get(table)?.seen.get(0)?.version
  await bob.answer(table, 0, 'beta')
  await bob.until(() => bob.tables.get(table)?.seen.get(0)?.version !== before)
  expect(ann.received.slice(marked).join('\n')).not.toContain('ANNSECRET')
})
