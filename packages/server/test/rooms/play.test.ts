import { createHash } from 'node:crypto'
import { playReplay, type Replay } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../../kernel/test/games/outbid.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

async function outbidTable(first: Client, second: Client, listed = false): Promise<string> {
  const { table } = await first.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [ME, OPEN], listed })
  await first.watch(table)
  await second.watch(table)
  await second.want('done', { type: 'take', table, seat: 1 })
  for (const client of [first, second]) await client.until(() => client.tables.get(table)?.info.stage === 'playing')
  await first.until(() => first.tables.get(table)?.seen.has(0))
  await second.until(() => second.tables.get(table)?.seen.has(1))
  return table
}

/** Answers with the first option of whoever is asked until the table is over. */
async function playOn(table: string, clients: readonly Client[]): Promise<void> {
  for (let answers = 0; answers < 200; answers++) {
    for (const client of clients) {
      const known = client.tables.get(table)
      for (const [viewer, seen] of known?.seen ?? []) {
        if (seen.result !== null) return
        const option = seen.question?.kind === 'options' ? seen.question.options[0]?.id : undefined
        if (viewer === 'spectator' || option === undefined) continue
        const reply = await client.answer(table, viewer, option)
        if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply))
        for (const other of clients)
          await other.until(() => [...(other.tables.get(table)?.seen.values() ?? [])].every((one) => one.version >= reply.version))
      }
    }
  }
  throw new Error('the table does not end')
}

test('two people play a whole table; the seed is committed to, revealed at the end, and the replay proves it', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const table = await outbidTable(ann, bob)
  const commitment = ann.tables.get(table)?.info.commitment
  expect(ann.tables.get(table)?.info.seed).toBe(null)
  expect((await fetch(`${url}/replays/${table}`)).status).toBe(409)
  await playOn(table, [ann, bob])
  await ann.until(() => ann.tables.get(table)?.info.stage === 'over')
  const info = ann.tables.get(table)?.info
  expect(info?.players.map((player) => player.name)).toEqual(['Ann', 'Bob'])
  expect(
    createHash('sha256')
      .update(info?.seed as string)
      .digest('hex'),
  ).toBe(commitment)
  const replay = (await (await fetch(`${url}/replays/${table}.json`)).json()) as Replay
  let result = null
  for (const step of playReplay(outbid, replay)) result = step.table.result
  expect(result).toEqual(replay.result)
  expect(result).not.toBe(null)
  expect(replay.commitment).toBe(commitment)
  for (const secret of [info?.seed as string]) {
    const early = bob.received.findIndex((text) => text.includes(secret))
    const over = bob.received.findIndex((text) => text.includes('"result":') && !text.includes('"result":null'))
    expect(early).toBeGreaterThanOrEqual(over)
  }
})

test('a reload shows what was sent before: view, log and chat', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const table = await outbidTable(ann, bob)
  for (let round = 0; round < 2; round++) {
    for (const [seat, client] of [ann, bob].entries()) {
      const question = client.tables.get(table)?.seen.get(seat)?.question
      const option = question?.kind === 'options' ? question.options[0]?.id : ''
      expect((await client.answer(table, seat, option as string)).type).toBe('accepted')
    }
    await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question !== null)
  }
  await bob.want('done', { type: 'say', table, text: 'well played' })
  await ann.until(() => ann.tables.get(table)?.chat.length === 1)
  const again = await connect(url, { token: ann.token })
  expect(again.id).toBe(ann.id)
  const known = await again.watch(table)
  const before = ann.tables.get(table)
  expect(known.seen.get(0)).toEqual(before?.seen.get(0))
  expect(known.log.get(0)).toEqual(before?.log.get(0))
  expect(known.log.get(0)?.filter((line) => line.event.type === 'laid')).toHaveLength(4)
  expect(known.chat).toEqual(before?.chat)
  expect(known.chat[0]).toMatchObject({ name: 'Bob', seat: 1, text: 'well played' })
})

test('two tabs of one player stay in step', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const table = await outbidTable(ann, bob)
  const tab = await connect(url, { token: ann.token })
  await tab.watch(table)
  await playOn(table, [tab, bob])
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.result !== null)
  expect(ann.tables.get(table)?.seen.get(0)).toEqual(tab.tables.get(table)?.seen.get(0))
  expect(ann.tables.get(table)?.log.get(0)).toEqual(tab.tables.get(table)?.log.get(0))
})

test('one player holds several seats (hot-seat) and sees the view of each', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const seats = [ME, { kind: 'hot-seat', name: 'Little Ann' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats, listed: false })
  const known = await ann.watch(table)
  expect([...known.seen.keys()]).toEqual([0, 1])
  expect(known.info.players.map((player) => [player.name, player.holder])).toEqual([
    ['Ann', 'me'],
    ['Little Ann', 'me'],
  ])
  await playOn(table, [ann])
  await ann.until(() => ann.tables.get(table)?.info.stage === 'over')
})

test('a spectator sees only public information', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const eve = await connect(url, { name: 'Eve' })
  const table = await outbidTable(ann, bob)
  const known = await eve.watch(table)
  expect([...known.seen.keys()]).toEqual(['spectator'])
  expect(known.seen.get('spectator')?.view).toMatchObject({ hand: [] })
  expect(await eve.ask({ type: 'answer', table, seat: 0, version: 0, answer: { option: 'lay:1' } })).toMatchObject({
    type: 'error',
    code: 'forbidden',
  })
  await playOn(table, [ann, bob])
  await eve.until(() => eve.tables.get(table)?.seen.get('spectator')?.result !== null)
})

test('an answer is taken back; its log lines go, and everybody else is told', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const table = await outbidTable(ann, bob)
  const before = ann.tables.get(table)?.seen.get(0)
  const option = before?.question?.kind === 'options' ? before.question.options[0]?.id : ''
  await ann.answer(table, 0, option as string)
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.canUndo)
  expect(await ann.ask({ type: 'undo', table, seat: 0 })).toMatchObject({ type: 'accepted' })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question !== null)
  expect(ann.tables.get(table)?.seen.get(0)).toEqual({ ...before, version: 2 })
  expect(await ann.ask({ type: 'undo', table, seat: 0 })).toMatchObject({ type: 'refused', refusal: { rule: 'TABLE-5' } })
  await playOn(table, [ann, bob])
  const replay = (await (await fetch(`${url}/replays/${table}`)).json()) as Replay
  expect([...playReplay(outbid, replay)].at(-1)?.table.result).toEqual(replay.result)
})

test('a rematch is one table for all who ask, with the same seats', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const table = await outbidTable(ann, bob)
  expect(await ann.ask({ type: 'rematch', table })).toMatchObject({ type: 'error', code: 'not-now' })
  await playOn(table, [ann, bob])
  const [one, two] = await Promise.all([ann.want('created', { type: 'rematch', table }), bob.want('created', { type: 'rematch', table })])
  expect(two.table).toBe(one.table)
  await ann.watch(one.table)
  const again = await bob.watch(one.table)
  if (again.info.stage === 'gathering') await bob.want('created', { type: 'rematch', table })
  await bob.until(() => bob.tables.get(one.table)?.info.stage === 'playing')
  expect(
    bob.tables
      .get(one.table)
      ?.info.players.map((player) => player.name)
      .sort(),
  ).toEqual(['Ann', 'Bob'])
})
