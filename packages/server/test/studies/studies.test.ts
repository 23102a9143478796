import { gunzipSync, gzipSync } from 'node:zlib'
import type { Replay } from '@orrery/kernel'
import type { SiteReply } from '@orrery/protocol/people'
import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { openStore } from '../../store/sqlite.ts'
import { connect } from '../client.ts'
import { asked, KEY, member } from '../keepers.ts'
import { seatsOf } from '../published.ts'
import { afterwards, dataFolder, server } from '../server.ts'

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
  const { peace } = (await asked(url, ben, 'peace', {})) as SiteReply
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

/** The record of noughts and crosses as a page sends it. */
const recorded = (change: Partial<Replay> = {}): string => {
  const about = { format: 1, game: 'tic-tac-toe', gameVersion: 1, options: {}, seats: 2, seed: '1'.repeat(32), commitment: null } as const
  const steps = MARKS.map((cell, at) => ({ seat: at % 2, answer: { option: `mark:${cell}` } }))
  return gzipSync(JSON.stringify({ ...about, steps, result: null, ...change })).toString('base64')
}

test('the record of a game that was not played here becomes a study once the rules have played it, and other servers read it', async () => {
  const store = openStore(dataFolder())
  afterwards(() => store.close())
  const shared = { store, bus: localBus() }
  const [here, there] = await Promise.all([server({ shared }), server({ shared })])
  const [ann, ben] = [await member(here.url, 'Ann'), await member(there.url, 'Ben')]
  const [writer, reader, guest] = [await ann.connect(), await ben.connect(), await connect(here.url, { name: 'Guest' })]
  const upload = { type: 'upload-study', game: 'tic-tac-toe', title: 'Noughts', record: recorded() } as const
  expect(await guest.ask(upload)).toMatchObject({ code: 'members-only' })
  expect(await writer.ask({ ...upload, record: recorded({ steps: [] }) })).toMatchObject({ code: 'not-now' })
  expect(await writer.ask({ ...upload, record: recorded({ gameVersion: 2 }) })).toMatchObject({ code: 'bad-record' })
  expect(await writer.ask({ ...upload, record: recorded({ seats: 9 }) })).toMatchObject({ code: 'bad-record' })
  expect(await writer.ask({ ...upload, game: 'nothing' })).toMatchObject({ code: 'unknown-game' })
  expect(await writer.ask({ ...upload, record: 'no base64' })).toMatchObject({ code: 'malformed' })
  expect(await writer.ask({ ...upload, record: 'A'.repeat(28_004) })).toMatchObject({ code: 'malformed' })
  const { study } = await writer.want('study-made', upload)
  await writer.want('done', { type: 'set-study', study, title: 'Noughts', sharing: 'all' })
  expect(await reader.want('study', { type: 'study', study })).toMatchObject({ table: null, game: 'tic-tac-toe', said: [] })
  const { record } = await reader.want('study-record', { type: 'study-record', study })
  expect(JSON.parse(gunzipSync(Buffer.from(record, 'base64')).toString())).toMatchObject({
    ...{ seed: '1'.repeat(32), result: { winners: [0] } },
    players: [
      { name: '', bot: null },
      { name: '', bot: null },
    ],
  })
  const steps = [{ seat: 1, answer: { option: 'mark:8' } }]
  expect(await reader.want('branch-added', { type: 'add-branch', study, title: 'Other', from: 1, steps })).toMatchObject({ branch: 1 })
  await reader.want('done', { type: 'comment-study', study, branch: 1, step: 2, text: 'better', marks: [{ from: 'cell:8', to: null }] })
  expect(await writer.want('study', { type: 'study', study })).toMatchObject({ said: [{ branch: 1, step: 2, comments: 1 }] })
})
