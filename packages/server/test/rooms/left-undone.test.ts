import type { RequestOf } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { openAgreed } from '../../club/meeting/open.ts'
import { give } from '../../rooms/play.ts'
import { createRoom, openRoom, rematch } from '../../rooms/rooms.ts'
import { answerSeatRequest, askForSeat } from '../../rooms/seat-requests.ts'
import { leaveSeats, takeSeat } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import { USUAL_TERMS } from '../../store/club/terms.ts'
import { bareContext } from '../bare-context.ts'

const ANN = { id: 'a'.repeat(16), name: 'Ann' }
const BOB = { id: 'b'.repeat(16), name: 'Bob' }
const wishFor = (other: RequestOf<'create'>['seats'][number]) => ({
  ...{ game: 'outbid', settings: {}, listed: false },
  seats: [{ kind: 'me' as const }, other],
})
const TWO = wishFor({ kind: 'open' })
const TABLE = 't'.repeat(16)

/** The store takes no start of a table while `act` runs, as if the disk were full, or the server killed there. */
async function cutOff(context: ServerContext, act: () => Promise<unknown>): Promise<void> {
  const { append } = context.store
  context.store.append = async (table, revision, change) => {
    if (change.start !== undefined) throw new Error('the disk is full')
    return append(table, revision, change)
  }
  await act().catch(() => undefined)
  context.store.append = append
}

const agreed = (context: ServerContext) =>
  openAgreed(context, {
    ...{ table: TABLE, game: 'outbid', settings: '{}', terms: USUAL_TERMS, host: ANN.id, listed: false },
    seats: [ANN, BOB].map(({ id }) => ({ player: id, brings: null })),
  })

test('a table whose last seat was stored without its start is started when somebody opens it, in memory or after a restart', async () => {
  const first = bareContext()
  const [one, other] = [await createRoom(first, ANN, TWO), await createRoom(first, ANN, TWO)]
  await cutOff(first, async () => {
    for (const room of [one, other]) await takeSeat(first, room, BOB, 1).catch(() => undefined)
  })
  expect([one, other].map(({ stage, seats }) => [stage, seats[1]?.player])).toEqual(Array(2).fill(['gathering', BOB.id]))
  expect((await openRoom(first, one.id)).stage).toBe('playing')
  expect((await openRoom(bareContext({ store: first.store }), other.id)).stage).toBe('playing')
})

test('a table that was agreed on and not started is started once', async () => {
  const first = bareContext()
  await cutOff(first, () => agreed(first))
  const again = bareContext({ store: first.store })
  expect(await agreed(again)).toBe('played')
  const [room, same] = await Promise.all([openRoom(again, TABLE), openRoom(again, TABLE)])
  expect([room === same, room.stage, room.revision]).toEqual([true, 'playing', 1])
})

test('a rematch that the old table did not hear of is the one that the other player gets, too', async () => {
  const first = bareContext()
  const old = await createRoom(first, ANN, { ...TWO, game: 'tic-tac-toe' })
  await takeSeat(first, old, BOB, 1)
  for (const [at, cell] of [0, 3, 1, 4, 2].entries())
    await give(first, old, { by: 'person', player: [ANN, BOB][at % 2]?.id ?? '', ref: null }, at % 2, { option: `mark:${cell}` })
  const { append } = first.store
  first.store.append = async (table, revision, change) => {
    if (change.rematch !== undefined) throw new Error('the server is killed')
    return append(table, revision, change)
  }
  await expect(rematch(first, old, ANN)).rejects.toThrow()
  first.store.append = append
  const again = bareContext({ store: first.store })
  const [one, other] = [await rematch(again, await openRoom(again, old.id), BOB), await rematch(again, await openRoom(again, old.id), ANN)]
  expect(other).toBe(one)
  expect((await openRoom(again, one)).seats.map(({ player }) => player)).toEqual([BOB.id, ANN.id])
  expect(await first.store.tablesOf(ANN.id, 9)).toHaveLength(2)
})

test('a table that its host filled with bots waits for the host; one of a tournament waits for nobody', async () => {
  const first = bareContext()
  await cutOff(first, () => createRoom(first, ANN, wishFor({ kind: 'bot', level: 'quick' })))
  const [table] = (await first.store.tablesOf(ANN.id, 1)).map(({ row }) => row.id)
  const again = bareContext({ store: first.store })
  expect((await openRoom(again, table as string)).stage).toBe('gathering')
  again.official.set(table as string, { tournament: 'c', title: 'Cup', deadline: 1 })
  expect((await openRoom(again, table as string)).stage).toBe('playing')
})

test('a table that two servers, or two requests, open at the same moment is one, dealt by the seed that is stored', async () => {
  const one = bareContext()
  const other = bareContext({ store: one.store })
  expect(await Promise.all([agreed(one), agreed(other), agreed(one)])).toEqual(Array(3).fill('played'))
  const rooms = await Promise.all([one, other].map((context) => openRoom(context, TABLE)))
  const { row } = (await one.store.readTable(TABLE)) ?? {}
  for (const room of rooms) expect([room.stage, room.revision, room.seed]).toEqual(['playing', 1, row?.seed])
})

test('nobody gets a seat that was left unless it is stored that its player knows the hand', async () => {
  // Every look at the clock is later than the one before: who asks at the very moment of the leaving counts as one who has watched.
  let clock = Date.now()
  const context = bareContext({ now: () => ++clock })
  const cat = { id: 'c'.repeat(16), name: 'Cat' }
  const room = await createRoom(context, ANN, TWO)
  await takeSeat(context, room, BOB, 1)
  await leaveSeats(context, room, BOB, 1)
  const { visit } = context.store
  context.store.visit = (table, player, at) =>
    player === BOB.id ? Promise.reject(new Error('the disk is full')) : visit(table, player, at)
  await askForSeat(context, room, cat, 1)
  await expect(answerSeatRequest(context, room, ANN, 1, true)).rejects.toThrow('full')
  expect(room.seats[1]?.player).toBe(BOB.id)
  context.store.visit = visit
  await answerSeatRequest(context, room, ANN, 1, true)
  expect(room.seats[1]?.player).toBe(cat.id)
  await leaveSeats(context, room, cat, 1)
  await expect(askForSeat(context, room, BOB, 1)).rejects.toThrow('may not see a hand')
})
