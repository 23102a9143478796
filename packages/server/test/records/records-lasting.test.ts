import { expect, test } from 'vitest'
import { correctResult } from '../../records/correction.ts'
import { countResults } from '../../records/counting.ts'
import { findGames } from '../../records/finding.ts'
import { profileOf } from '../../records/profile.ts'
import { recalculateRatings } from '../../records/recalculate.ts'
import { forgetFinished } from '../../rooms/forget.ts'
import { give } from '../../rooms/play.ts'
import { createRoom } from '../../rooms/rooms.ts'
import { takeSeat } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import { giveRole } from '../../store/members/roles.ts'
import { bareContext } from '../bare-context.ts'

const MOVES = [0, 3, 1, 4, 2]

async function become(context: ServerContext, name: string): Promise<void> {
  await context.store.addPlayer({ id: name, name, token: name, created: 1 })
  await context.store.database.transaction(async (db) => {
    const member = { player: name, name_key: name, since: 1, password: null, mail: null, link: 0, leaving: null }
    await db.insertInto('members').values(member).execute()
  })
}

/** A site whose clock stands where the test sets it, and a rated table there that ann has won against ben, counted. */
async function afterDuel() {
  const clock = { now: 1_000_000 }
  const context = bareContext({ now: () => clock.now })
  for (const name of ['ann', 'ben', 'judge']) await become(context, name)
  const room = await createRoom(
    context,
    { id: 'ann', name: 'ann' },
    {
      ...{ game: 'tic-tac-toe', settings: {}, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] },
      terms: { pace: 'live', rated: true, level: 'any' },
    },
  )
  await takeSeat(context, room, { id: 'ben', name: 'ben' }, 1)
  for (const [at, cell] of MOVES.entries())
    await give(context, room, { by: 'person', player: at % 2 === 0 ? 'ann' : 'ben', ref: `r${at}` }, at % 2, { option: `mark:${cell}` })
  await count(context)
  return { context, clock, table: room.id }
}

async function count(context: ServerContext): Promise<void> {
  while ((await countResults(context.store.database, context.counted)).length > 0);
}

const found = async ({ store }: ServerContext, reader: string, opponent: string) =>
  (await findGames(store.database, reader, { of: 'all', opponent }, null)).games.map(({ table }) => table)

test('a forgotten table stays in ratings, profiles and the search, also after a judge has changed its result', async () => {
  const { context, clock, table } = await afterDuel()
  const { database } = context.store
  await database.transaction(async (db) => void (await db.updateTable('finished_seats').set({ side: 'crosses' }).execute()))
  const before = await profileOf(database, 'ann', 'ben')
  clock.now += context.limits.keepFinished + 1
  expect(await forgetFinished(context)).toBe(1)
  expect(await profileOf(database, 'ann', 'ben')).toEqual(before)
  expect(await found(context, 'judge', 'ann')).toEqual([table])
  expect(await recalculateRatings(database, context.counted)).toMatchObject({ tables: 1, differing: 0 })

  await database.transaction(async (db) => void (await giveRole(db, { player: 'judge', role: 'judge', given_by: null, at: 1 })))
  expect(await correctResult(context.members, { judge: 'judge', table, winners: [1], reason: 'late', at: clock.now })).toBe('done')
  await count(context)
  expect((await profileOf(database, 'ben', 'judge'))?.ratings).toMatchObject([{ games: 1, won: 1 }])
  expect(await found(context, 'judge', 'ann')).toEqual([table])
  const [game] = (await findGames(database, 'judge', { of: 'all', side: 'crosses', game: 'tic-tac-toe' }, null)).games
  expect(game?.players.map(({ side, outcome }) => [side, outcome])).toEqual([
    ['crosses', 'lost'],
    ['crosses', 'won'],
  ])
  expect(await recalculateRatings(database, context.counted)).toMatchObject({ tables: 1, differing: 0 })
})

test('a member with a new name is found by it, in games from before, too', async () => {
  const { context, table } = await afterDuel()
  const { database } = context.store
  expect(await context.members.rename('ann', 'Anna', 'anna')).toBe('kept')
  expect(await profileOf(database, 'ann', 'ben')).toMatchObject({ name: 'Anna', ratings: [{ games: 1, won: 1 }] })
  expect((await profileOf(database, 'ben', 'ben'))?.record).toContainEqual(
    expect.objectContaining({ kind: 'opponent', key: 'ann', name: 'Anna' }),
  )
  expect(await found(context, 'ben', 'Anna')).toEqual([table])
  expect(await found(context, 'ben', 'ann')).toEqual([])
  expect(await recalculateRatings(database, context.counted)).toMatchObject({ tables: 1, differing: 0 })
})
