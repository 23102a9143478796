import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { openTable, positionOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { botPool, type PoolLimits } from '../../bots/pool.ts'
import { fairQueue } from '../../bots/queue.ts'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { createRoom, openRoom } from '../../rooms/rooms.ts'
import { comeBack, leaveSeats, replaceWithBot, startByHost, takeSeat } from '../../rooms/seating.ts'
import { showTable } from '../../rooms/tell.ts'
import { DATABASE } from '../../store/sqlite.ts'
import { bareContext } from '../bare-context.ts'
import { connect } from '../client.ts'
import { games } from '../games.ts'
import { afterwards, server } from '../server.ts'

const ANN = { id: 'ann', name: 'Ann' }
const HOT_SEAT = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]

test('changes that could not be stored have not happened: leaving, bot replacement, coming back, starting', async () => {
  const site = bareContext({ limits: { ...DEFAULT_LIMITS, away: 0 } })
  const room = await createRoom(site, ANN, { game: 'tic-tac-toe', settings: {}, seats: HOT_SEAT, listed: false })
  const { append } = site.store
  const broken = () => Promise.reject(new Error('the disk is full'))
  const seats = JSON.stringify(room.seats)
  site.store.append = broken
  await expect(leaveSeats(site, room, ANN)).rejects.toThrow('could not be stored')
  await expect(replaceWithBot(site, room, ANN, 1)).rejects.toThrow('could not be stored')
  expect(JSON.stringify(room.seats)).toBe(seats)
  site.store.append = append
  await replaceWithBot(site, room, ANN, 1)
  expect(room.seats[1]?.bot).toBe('quick')
  site.store.append = broken
  await expect(comeBack(site, room, 'ann')).rejects.toThrow('could not be stored')
  expect(room.seats[1]?.bot).toBe('quick')
  const open = [{ kind: 'me' } as const, { kind: 'open' } as const]
  site.store.append = append
  const gathering = await createRoom(site, ANN, { game: 'tic-tac-toe', settings: {}, seats: open, listed: false })
  site.store.append = broken
  await expect(startByHost(site, gathering, ANN)).rejects.toThrow('could not be stored')
  await expect(takeSeat(site, gathering, { id: 'bob', name: 'Bob' }, 1)).rejects.toThrow('could not be stored')
  expect([gathering.stage, gathering.play, gathering.seats[1]?.player, gathering.seats[1]?.bot]).toEqual(['gathering', null, null, null])
})

test('lines of the log, talk and refs that cannot be read are left out and named; the table plays on', async () => {
  const first = await server()
  const ann = await connect(first.url, { name: 'Ann' })
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: HOT_SEAT, listed: false })
  await ann.watch(table)
  const option = (client: typeof ann, seat: number) => {
    const question = client.tables.get(table)?.seen.get(seat)?.question
    return question?.kind === 'options' ? (question.options[0]?.id as string) : ''
  }
  for (const seat of [0, 1, 0, 1]) {
    await ann.until(() => option(ann, seat) !== '')
    await ann.answer(table, seat, option(ann, seat))
  }
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 4)
  await first.close()
  const database = new DatabaseSync(join(first.data, DATABASE))
  database.prepare("update answers set events = '[{' where table_id = ? and seq = 2").run(table)
  database.prepare("update answers set events = '[7]' where table_id = ? and seq = 0").run(table)
  database.close()
  const second = await server({ data: first.data })
  const again = await connect(second.url, { token: ann.token })
  const known = await again.watch(table)
  expect(known.info.stage).toBe('playing')
  expect(known.log.get(0)?.map(({ version }) => version)).not.toContain(2)
  expect(known.log.get(0)?.map(({ version }) => version)).toContain(4)
  expect(second.lines.join()).toMatch(/\d steps of its log cannot be read/)
  const asked = [0, 1].find((seat) => option(again, seat) !== '') as number
  expect((await again.answer(table, asked, option(again, asked))).type).toBe('accepted')
})

test('a page of the log, the talk or the last answers that cannot be read keeps nobody from the table', async () => {
  const site = bareContext()
  const { id } = await createRoom(site, ANN, { game: 'tic-tac-toe', settings: {}, seats: HOT_SEAT, listed: false })
  site.rooms.clear()
  const bad = () => Promise.reject(new Error('a bad page'))
  Object.assign(site.store, { eventsBefore: bad, chatOf: bad, lastAnswers: bad })
  const room = await openRoom(site, id)
  const sent: string[] = []
  await showTable(site, room, {
    player: 'ann',
    send: (message) => void sent.push(message.type),
    sendText: () => undefined,
    sendAtOnce: () => undefined,
  })
  expect([room.stage, sent]).toEqual(['playing', ['table']])
})

test('a view that throws affects only its viewer, not the table, the others or the server', async () => {
  const { url, lines } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'blinding', settings: {}, seats, listed: false })
  await ann.watch(table)
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question)
  expect((await ann.answer(table, 0, 'mark:4')).type).toBe('accepted')
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 1)
  expect(lines.join()).toContain('a mistake in the view')
  expect((await bob.want('table', { type: 'watch', table })).eyes).toEqual([])
  expect((await bob.ask({ type: 'answer', table, seat: 1, version: 1, answer: { option: 'mark:0' } })).type).toBe('accepted')
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 2)
  expect(await ann.ask({ type: 'explain', table, seat: 0, piece: 'made:up' })).toMatchObject({ type: 'error', code: 'forbidden' })
})

/** A pool of bots whose game loops for ever where cell 0 is taken, and hoards memory where cell 1 is; and a decision at such a table. */
async function strained(limits: PoolLimits) {
  const pool = botPool(new URL('../games.ts', import.meta.url).href, 50, 1, limits)
  afterwards(() => pool.close())
  const game = await games.find(({ id }) => id === 'endless')?.load()
  if (game === undefined) throw new Error('no such game')
  const decide = (cell: number) => {
    const table = openTable(game, {}, 2, seedOf('bot'))
    const position = JSON.parse(JSON.stringify(positionOf(table)))
    position.state.cells[cell] = 1
    position.state.turn = 1
    return pool.decide({ position, seat: 1, level: 'quick', seed: seedOf('x'), owner: 'ann' })
  }
  return decide
}

test('a bot that does not finish is stopped, another answer is found, and the next bot thinks', async () => {
  const decide = await strained({ moreTime: 4000 })
  await expect(decide(0)).rejects.toThrow(/abort/i)
  expect(await decide(4)).toHaveProperty('option')
})

test('a record whose rules never end is stopped, and the next one is played', async () => {
  const pool = botPool(new URL('../games.ts', import.meta.url).href, 50, 1, { deferredTime: 4000 })
  afterwards(() => pool.close())
  const verify = (cells: readonly number[]) => {
    const steps = cells.map((cell, at) => ({ seat: at % 2, answer: { option: `mark:${cell}` } }))
    const replay = { format: 1, game: 'unending', gameVersion: 1, options: {}, seats: 2, seed: '1'.repeat(32), steps }
    const record = gzipSync(JSON.stringify(replay)).toString('base64')
    return pool.runDeferred({ kind: 'verify', game: 'unending', owner: 'ann', record })
  }
  await expect(verify([0, 1])).rejects.toThrow(/abort/i)
  expect(await verify([0, 3])).toEqual({ fault: 'unfinished' })
})

test('a bot that uses too much memory is stopped, and the next bot thinks', async () => {
  const decide = await strained({ megabytes: 64 })
  await expect(decide(1)).rejects.toThrow(/memory/i)
  expect(await decide(4)).toHaveProperty('option')
})

test('a player who asks for many bots only delays themselves: others get their turn', async () => {
  const queue = fairQueue(1, 50)
  const order: string[] = []
  const work = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    order.push(name)
  }
  const greedy = Array.from({ length: 20 }, (_, at) => queue.add('eve', work(`eve${at}`)))
  await Promise.all([queue.add('ann', work('ann')), queue.add('bob', work('bob'))])
  expect(order.indexOf('ann')).toBeLessThan(4)
  expect(order.indexOf('bob')).toBeLessThan(4)
  await Promise.all(greedy)
  const many = Array.from({ length: 60 }, () => queue.add('eve', work('eve')))
  const outcomes = await Promise.allSettled(many)
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBe(9)
})
