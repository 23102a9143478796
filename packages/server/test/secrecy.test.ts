import { expect, test } from 'vitest'
import { connect } from './client.ts'
import { server } from './server.ts'

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
  await bob.want('done', { type: 'bring', table, seat: 1, settings: { word: 'BOBSECRET' } })
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
      await eve.ask({ type: 'bring', table, seat, settings: { word: 'x' } })
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

test('who gives up a seat loses its eyes once a stranger has it, and the stranger gets them', async () => {
  const { url } = await server()
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
  await new Promise((resolve) => setTimeout(resolve, 5))
  const bob = await connect(url, { name: 'Bob' })
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 0 })
  expect(bob.received.join('\n')).not.toContain('ANNSECRET')
  await cat.until(() => cat.tables.get(table)?.info.asking.length === 1)
  await cat.want('done', { type: 'agree', table, seat: 0, yes: true })
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
