import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { FORMER } from '@orrery/protocol/former'
import { HELD, type Held } from '@orrery/protocol/held'
import { expect, test } from 'vitest'
import { dataFile } from '../../members/leaving.ts'
import { give } from '../../rooms/play.ts'
import { createRoom } from '../../rooms/rooms.ts'
import { migrate } from '../../store/schema.ts'
import { bareContext } from '../bare-context.ts'

const ANN = { id: 'ann', name: 'Ann' }
const GAMES = 6
const MOVES = [0, 3, 1, 4, 2]

/** How often others had their turn while something was awaited. */
async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const tick = (): void => {
    turns++
    next = setImmediate(tick)
  }
  let next = setImmediate(tick)
  await act()
  clearImmediate(next)
  return turns
}

test("a member's file is made piece by piece, and others are served between any two", async () => {
  const context = bareContext()
  for (let made = 0; made < GAMES; made++) {
    const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
    const room = await createRoom(context, ANN, { game: 'tic-tac-toe', settings: {}, seats, listed: false })
    for (const [at, cell] of MOVES.entries())
      await give(context, room, { by: 'person', player: 'ann', ref: `${made}.${at}` }, at % 2, { option: `mark:${cell}` })
  }
  let pieces: string[] = []
  const turns = await turnsDuring(async () => {
    pieces = await Array.fromAsync(dataFile(context, 'ann'))
  })
  expect(pieces.length).toBeGreaterThan(2 * GAMES)
  expect(turns).toBeGreaterThan(2 * GAMES)
  const { held, replays } = JSON.parse(pieces.join('')) as { held: Record<string, unknown[]>; replays: object }
  expect([held.answers?.length, held.seats?.length, Object.keys(replays).length]).toEqual([GAMES * MOVES.length, GAMES * 2, GAMES])
  expect(JSON.parse((await Array.fromAsync(dataFile(context, 'nobody'))).join(''))).toMatchObject({
    player: 'nobody',
    held: {},
    replays: {},
  })
})

test('a member with many old games is deleted while others are served, from all replays', async () => {
  const context = bareContext()
  const { database } = context.store
  const old = Array.from({ length: 100 }, (_, at) => `old${at}`)
  const packed = (name: string) => new Uint8Array(gzipSync(JSON.stringify({ players: [{ name: 'B' }, { name }] })))
  await context.store.addPlayer({ id: 'ann', name: 'Ann', token: 't', created: 1 })
  await database.transaction(async (db) => {
    const member = { player: 'ann', name_key: 'ann', since: 1, password: null, mail: null, link: 0, leaving: 5 }
    await db.insertInto('members').values(member).execute()
    for (const table_id of old) {
      await db
        .insertInto('replays')
        .values({ table_id, game: 'g', ended: 1, replay: packed('Ann') })
        .execute()
      const seat = { table_id, seat: 1, player: 'ann', name: 'Ann', bot: null, place: 1, spent: 0 }
      await db.insertInto('result_seats').values(seat).execute()
    }
  })
  const names = async () => {
    const rows = await database.read.selectFrom('replays').select('replay').execute()
    return new Set(
      rows.map(({ replay }) => (JSON.parse(gunzipSync(replay).toString()) as { players: { name: string }[] }).players[1]?.name),
    )
  }
  expect(await context.members.erase('ann', 4, 'x')).toBe(false)
  expect([...(await names())]).toEqual(['Ann'])
  expect(await turnsDuring(() => context.members.erase('ann', 5, 'x'))).toBeGreaterThan(4)
  expect([...(await names())]).toEqual([FORMER])
  expect(await context.members.member('ann')).toBe(null)
})

/** Few rows, whoever has been here; or their rows are found by the table (`answers`, `orders`). */
const SCANNED = [...['challenges', 'invitations', 'acts', 'pairings', 'reports', 'season_winners', 'tournaments'], ...['answers', 'orders']]

test('nothing that grows with all that is played is read through for the file of one member', () => {
  const database = new DatabaseSync(':memory:')
  migrate(database)
  const scanned = Object.entries(HELD as Readonly<Record<string, Held>>).filter(([table, { of }]) => {
    if (of.length === 0) return false
    const where = of.map((column) => `${column} = ?`).join(' or ')
    const plan = database.prepare(`explain query plan select * from ${table} where ${where}`).all(...of.map(() => 'ann'))
    return plan.some(({ detail }) => String(detail).startsWith('SCAN'))
  })
  expect(scanned.map(([table]) => table).toSorted()).toEqual(SCANNED.toSorted())
  const byTable = database.prepare('explain query plan select * from answers where player = ? and table_id = ?').all('ann', 't')
  expect(byTable.map(({ detail }) => detail)).toEqual([expect.stringContaining('SEARCH answers USING PRIMARY KEY')])
})
