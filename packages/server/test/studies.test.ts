import type { HouseReply } from '@orrery/protocol/people'
import { expect, test } from 'vitest'
import { localBus } from '../bus.ts'
import { openStore } from '../store/sqlite.ts'
import { connect } from './client.ts'
import { asked, KEY, member } from './keepers.ts'
import { seatsOf } from './published.ts'
import { afterwards, dataFolder, server } from './server.ts'

/** The cells by which the first of two wins noughts and crosses. */
const MARKS = [0, 3, 1, 4, 2]

test('over the socket a running table is refused, a guest writes nothing, and a comment is reported with its place', async () => {
  const { url } = await server({ hostKey: KEY })
  const [ann, ben] = [await member(url, 'Ann'), await member(url, 'Ben')]
  await asked(url, null, 'give-role', { player: ben.player, role: 'moderator' })
  const [writer, reader, guest] = [await ann.connect(), await ben.connect(), await connect(url, { name: 'Guest' })]
  const { table } = await writer.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats: seatsOf(2), listed: true })
  await writer.watch(table)
  const make = { type: 'make-study', table, title: 'Noughts' } as const
  expect(await writer.ask(make)).toMatchObject({ type: 'error', code: 'not-now' })
  for (const [at, cell] of MARKS.entries()) {
    await writer.answer(table, at % 2, `mark:${cell}`)
    await writer.until(() => (writer.tables.get(table)?.seen.get(0)?.version ?? 0) > at)
  }
  expect(await guest.ask(make)).toMatchObject({ type: 'error', code: 'members-only' })
  const { study } = await writer.want('study-made', make)
  await writer.want('done', { type: 'comment-study', study, branch: 0, step: 2, text: 'something rude' })
  expect(await reader.ask({ type: 'study', study })).toMatchObject({ type: 'error', code: 'unknown-study' })
  await writer.want('done', { type: 'set-study', study, title: 'Noughts', sharing: 'all' })
  expect(await guest.want('study', { type: 'study', study })).toMatchObject({
    title: 'Noughts',
    said: [{ branch: 0, step: 2, comments: 1 }],
  })
  expect(await guest.ask({ type: 'comment-study', study, branch: 0, step: 2, text: 'me, too' })).toMatchObject({ code: 'members-only' })
  await guest.want('done', { type: 'report', at: { study }, line: 1, reason: 'rude' })
  const { peace } = (await asked(url, ben, 'peace', {})) as HouseReply
  expect(peace.reports).toMatchObject([
    { place: 'study', line: 1, about: { name: 'Ann' }, around: [{ text: 'something rude' }], table: null },
  ])
})

test('what one server stores of a study, readers on another server of the same store see', async () => {
  const store = openStore(dataFolder())
  afterwards(() => store.close())
  const shared = { store, bus: localBus() }
  const [here, there] = await Promise.all([server({ shared }), server({ shared })])
  const [ann, ben] = [await member(here.url, 'Ann'), await member(there.url, 'Ben')]
  const [writer, reader] = [await ann.connect(), await ben.connect()]
  const { table } = await writer.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats: seatsOf(2), listed: true })
  await writer.watch(table)
  for (const [at, cell] of MARKS.entries()) {
    await writer.answer(table, at % 2, `mark:${cell}`)
    await writer.until(() => (writer.tables.get(table)?.seen.get(0)?.version ?? 0) > at)
  }
  const { study } = await writer.want('study-made', { type: 'make-study', table, title: 'Noughts' })
  await writer.want('done', { type: 'set-study', study, title: 'Noughts', sharing: 'all' })
  expect(await reader.want('study', { type: 'study', study })).toMatchObject({ title: 'Noughts', by: { name: 'Ann' }, said: [] })
  await reader.want('done', { type: 'comment-study', study, branch: 0, step: 2, text: 'from afar' })
  const moment = { study, branch: 0, step: 2 } as const
  const { comments } = await writer.want('study-comments', { type: 'study-comments', ...moment })
  expect(comments).toMatchObject([{ text: 'from afar', by: { name: 'Ben' }, mayDrop: true }])
  await writer.want('done', { type: 'set-study', study, title: 'Noughts', sharing: 'none' })
  expect(await reader.ask({ type: 'study', study })).toMatchObject({ type: 'error', code: 'unknown-study' })
})
