import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { server } from '../server.ts'

test('a returning player sees in a few beats what happened since, from their own seat, without what was taken back', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await ann.watch(table)
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question)
  await ann.answer(table, 0, 'mark:3')
  await ann.want('accepted', { type: 'undo', table, seat: 0 })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 2)
  await ann.answer(table, 0, 'mark:0')
  await bob.until(() => bob.tables.get(table)?.seen.get(1)?.question)
  await bob.answer(table, 1, 'mark:4')
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 4)
  const cells = ({ view }: { readonly view: unknown }) => (view as { readonly cells: readonly number[] }).cells
  const all = await bob.want('beats', { type: 'beats', table, seat: 1, since: 0 })
  expect(cells(all.before)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(all.beats.map(({ seen }) => cells(seen))).toEqual([
    [1, 0, 0, 0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 2, 0, 0, 0, 0],
  ])
  const last = await bob.want('beats', { type: 'beats', table, seat: 1, since: 3 })
  expect([cells(last.before), last.beats.length]).toEqual([[1, 0, 0, 0, 0, 0, 0, 0, 0], 1])
  // Without a version: since your own seat last did something.
  const own = await ann.want('beats', { type: 'beats', table, seat: 0 })
  expect([cells(own.before), own.beats.map(({ seen }) => cells(seen))]).toEqual([
    [1, 0, 0, 0, 0, 0, 0, 0, 0],
    [[1, 0, 0, 0, 2, 0, 0, 0, 0]],
  ])
  expect((await bob.want('beats', { type: 'beats', table, seat: 1 })).beats).toEqual([])
  expect(await ann.ask({ type: 'beats', table, seat: 1, since: 0 })).toMatchObject({ code: 'forbidden' })
})
