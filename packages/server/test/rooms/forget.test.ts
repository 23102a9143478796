import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Collecting } from '@orrery/collecting'
import { isDealtBySeed, playReplay, type Replay } from '@orrery/kernel'
import { expect, test, vi } from 'vitest'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { openLog } from '../../log.ts'
import { forgetFinished, forgetting } from '../../rooms/forget.ts'
import { give } from '../../rooms/play.ts'
import { recordOf } from '../../rooms/replay.ts'
import type { Room } from '../../rooms/room.ts'
import { createRoom, listTables, openRoom, rematch } from '../../rooms/rooms.ts'
import type { ServerContext } from '../../server-context.ts'
import { DATABASE, openStore } from '../../store/sqlite.ts'
import { bareContext } from '../bare-context.ts'
import { connect } from '../client.ts'
import { afterwards, dataFolder, server } from '../server.ts'
import { TO_ALL } from '../store/store-suite.ts'

const DAY = 24 * 3_600_000
const KEPT = DEFAULT_LIMITS.keepFinished
const ANN = { id: 'ann', name: 'Ann' }
const WISH = {
  game: 'tic-tac-toe',
  settings: {},
  seats: [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const],
  listed: false,
}
const MOVES = [0, 3, 1, 4, 2]

async function play(context: ServerContext, moves = MOVES): Promise<Room> {
  const room = await createRoom(context, ANN, WISH)
  for (const [at, cell] of moves.entries())
    await give(context, room, { by: 'person', player: 'ann', ref: `r${at}` }, at % 2, { option: `mark:${cell}` })
  return room
}

/** A site whose clock stands where the test sets it. */
function clockwork(limits = DEFAULT_LIMITS) {
  const clock = { now: 1_000_000 }
  const lines: string[] = []
  const folder = dataFolder()
  const store = openStore(folder)
  afterwards(() => store.close())
  return {
    clock,
    lines,
    folder,
    context: bareContext({ store, now: () => clock.now, limits, log: openLog('info', 'text', (line) => void lines.push(line)) }),
  }
}

const TABLES = ['tables', 'seats', 'answers', 'positions', 'starts', 'chat', 'replays'] as const
const rows = (folder: string): readonly number[] => {
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  const counts = TABLES.map((table) => Number(database.prepare(`select count(*) as count from ${table}`).get()?.count))
  database.close()
  return counts
}

test('a table is forgotten when it ended long enough ago; what is left is its replay, which proves the table', async () => {
  const { context, clock, lines, folder } = clockwork()
  const { id, commitment } = await play(context)
  await context.store.addChat({ table_id: id, seat: 0, name: 'Ann', text: 'well', at: clock.now, ...TO_ALL })
  const before = await recordOf(context, id)
  clock.now += KEPT
  expect(await forgetFinished(context)).toBe(0)
  expect(rows(folder)).toEqual([1, 2, 6, 1, 1, 1, 0])
  clock.now++
  expect(await forgetFinished(context)).toBe(1)
  expect(rows(folder)).toEqual([0, 0, 0, 0, 0, 0, 1])
  await expect(openRoom(context, id)).rejects.toMatchObject({ code: 'unknown-table' })
  expect(await listTables(context, 'mine', 'ann')).toEqual([])
  const replay = await recordOf(context, id)
  expect(replay).toEqual(JSON.parse(JSON.stringify(before)))
  expect(replay.start?.position).toMatchObject({ game: 'tic-tac-toe', version: 0, answers: [] })
  expect(isDealtBySeed(ticTacToe, replay)).toBe(true)
  expect(replay.commitment).toBe(commitment)
  expect(createHash('sha256').update(replay.seed).digest('hex')).toBe(commitment)
  expect([...playReplay(ticTacToe, replay)].at(-1)?.table.result).toEqual(replay.result)
  expect(lines.join()).toContain('1 tables that ended long ago are forgotten')
})

test('a table that nobody has counted is counted for its collector before it is forgotten', async () => {
  const { clock, context, folder } = clockwork()
  const collecting: Collecting = {
    ...{ cards: [], copies: 1, starters: [], chooses: 0, boosters: 0 },
    ...{ open: () => [], isFree: () => true, needs: () => ({}), refuse: () => [] },
  }
  const collects = { ...context, collecting: async () => collecting }
  await context.store.addPlayer({ ...ANN, token: 'ann', created: 1 })
  await context.collections.begin({ player: 'ann', game: 'tic-tac-toe', handle: 'ann', begun: 1 }, {}, [])
  const room = await play(collects)
  clock.now += KEPT + 1
  expect(await forgetFinished(collects)).toBe(1)
  const database = new DatabaseSync(join(folder, DATABASE), { readOnly: true })
  expect(database.prepare('select player, table_id from earnings').all()).toEqual([{ player: 'ann', table_id: room.id }])
  database.close()
})

test('tables under way, younger ones and those that somebody looks at stay; the last until nobody does', async () => {
  const { context, clock } = clockwork()
  const running = await play(context, MOVES.slice(0, 4))
  const watched = await play(context)
  const watcher = { player: 'eve', send: () => undefined, sendText: () => undefined, sendAtOnce: () => undefined }
  watched.watchers.add(watcher)
  clock.now += KEPT + 1
  const young = await play(context)
  expect(await forgetFinished(context)).toBe(0)
  watched.watchers.delete(watcher)
  expect(await forgetFinished(context)).toBe(1)
  context.rooms.clear()
  for (const { id } of [running, young]) expect((await openRoom(context, id)).id).toBe(id)
  await expect(openRoom(context, watched.id)).rejects.toMatchObject({ code: 'unknown-table' })
})

test('a visitor who comes while a table is about to be forgotten keeps it', async () => {
  const { context, clock, folder } = clockwork()
  const room = await play(context)
  clock.now += KEPT + 1
  const { answersOf } = context.store
  Object.assign(context.store, {
    answersOf(table: string) {
      room.watchers.add({ player: 'eve', send: () => undefined, sendText: () => undefined, sendAtOnce: () => undefined })
      return answersOf(table)
    },
  })
  expect(await forgetFinished(context)).toBe(0)
  expect(rows(folder)).toEqual([1, 2, 6, 1, 1, 0, 0])
})

test('a table that cannot be forgotten does not stop the others', async () => {
  const { context, clock, lines } = clockwork()
  const [first, second] = [await play(context), await play(context)]
  clock.now += KEPT + 1
  const { answersOf } = context.store
  Object.assign(context.store, {
    answersOf: (table: string) => (table === first.id ? Promise.reject(new Error('a bad page')) : answersOf(table)),
  })
  expect(await forgetFinished(context)).toBe(1)
  await expect(openRoom(context, second.id)).rejects.toMatchObject({ code: 'unknown-table' })
  expect(lines.join()).toContain(`table ${first.id}: it cannot be forgotten`)
})

test('a clock that jumped far ahead while the server was down forgets nothing for a day', async () => {
  const { context, clock, lines } = clockwork()
  await play(context)
  const before = clock.now
  clock.now += KEPT * 30
  const look = forgetting(context, before)
  const looked = vi.spyOn(context.store, 'endedBefore')
  look()
  expect(looked).not.toHaveBeenCalled()
  expect(lines.join()).toContain('days more than at the last stop')
  clock.now += 24 * 3_600_000
  look()
  await expect.poll(() => context.rooms.size).toBe(0)
})

test('tables are kept for ever if the setting says so, and unreadable ones always', async () => {
  const forever = clockwork({ ...DEFAULT_LIMITS, keepFinished: 0 })
  await play(forever.context)
  forever.clock.now += KEPT * 100
  expect(await forgetFinished(forever.context)).toBe(0)

  const { context, clock } = clockwork()
  const [lost, whole] = [await play(context), await play(context)]
  await context.store.append(lost.id, lost.revision, { position: { seq: 5, position: '{' } })
  context.rooms.clear()
  clock.now += KEPT + 1
  expect(await forgetFinished(context)).toBe(1)
  expect((await openRoom(context, lost.id)).gone).toBe('corrupt')
  expect((await recordOf(context, whole.id)).steps).toHaveLength(5)
})

test('a table whose rematch was forgotten is played again all the same', async () => {
  const { context, clock } = clockwork()
  const first = await play(context)
  first.watchers.add({ player: 'ann', send: () => undefined, sendText: () => undefined, sendAtOnce: () => undefined })
  const second = await openRoom(context, await rematch(context, first, ANN))
  if (second.play === null) throw new Error('the rematch does not start')
  for (const [at, cell] of MOVES.entries())
    await give(context, second, { by: 'person', player: 'ann', ref: `s${at}` }, at % 2, { option: `mark:${cell}` })
  clock.now += KEPT + 1
  expect(await forgetFinished(context)).toBe(1)
  const third = await openRoom(context, await rematch(context, first, ANN))
  expect([third.id === second.id, third.stage]).toEqual([false, 'playing'])
})

test('the server checks once an hour, never twice at the same time', async () => {
  let looked = 0
  const { context, clock } = clockwork({
    ...DEFAULT_LIMITS,
    get keepFinished() {
      looked++
      return KEPT
    },
  })
  const look = forgetting(context)
  look()
  look()
  expect(looked).toBe(1)
  await forgetFinished(context)
  clock.now += 3_599_999
  look()
  expect(looked).toBe(2)
  clock.now += 1
  look()
  expect(looked).toBe(3)
})

test('a server that starts much later forgets, tells its players, and still serves the replay', async () => {
  const first = await server()
  const ann = await connect(first.url, { name: 'Ann' })
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await ann.watch(table)
  for (const [at, cell] of MOVES.entries()) {
    await ann.answer(table, at % 2, `mark:${cell}`)
    await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === at + 1)
  }
  const served = async (url: string) => (await (await fetch(`${url}/replays/${table}.json`)).json()) as Replay
  const before = await served(first.url)
  await first.close()
  const { url, lines } = await server({ data: first.data, limits: { keepFinished: 30 * DAY }, now: () => Date.now() + 40 * DAY })
  await expect.poll(() => lines.join()).toContain('are forgotten')
  const again = await connect(url, { token: ann.token })
  expect(await again.ask({ type: 'watch', table })).toMatchObject({ code: 'unknown-table' })
  expect((await again.want('tables', { type: 'tables', which: 'mine', follow: false })).tables).toEqual([])
  expect(await served(url)).toEqual(before)
  expect((await fetch(`${url}/replays/aaaaaaaaaaaaaaaa`)).status).toBe(404)
})
