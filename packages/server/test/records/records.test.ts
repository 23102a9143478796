import { LIMITS } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { correctResult } from '../../records/correction.ts'
import { countResults } from '../../records/counting.ts'
import { findGames } from '../../records/finding.ts'
import { dropSearch, keepSearch, keptSearches } from '../../records/kept-searches.ts'
import { hideParts, profileOf } from '../../records/profile.ts'
import { recalculateRatings } from '../../records/recalculate.ts'
import { closeSeasons, seasonsTold } from '../../records/seasons.ts'
import { withSketches } from '../../records/sketches.ts'
import { give } from '../../rooms/play.ts'
import { createRoom } from '../../rooms/rooms.ts'
import { takeSeat } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import { giveRole } from '../../store/members/roles.ts'
import { beginSeason } from '../../store/records/seasons-on.ts'
import { bareContext } from '../bare-context.ts'

const MOVES = [0, 3, 1, 4, 2]

async function become(context: ServerContext, name: string): Promise<void> {
  await context.store.addPlayer({ id: name, name, token: name, created: 1 })
  await context.store.database.transaction(async (db) => {
    const member = { player: name, name_key: name, since: 1, password: null, mail: null, link: 0, leaving: null }
    await db.insertInto('members').values(member).execute()
  })
}

/** A table of tic-tac-toe that ann wins against ben. */
async function played(context: ServerContext, { listed = true, rated = true } = {}): Promise<string> {
  const room = await createRoom(
    context,
    { id: 'ann', name: 'ann' },
    {
      ...{ game: 'tic-tac-toe', settings: {}, listed, seats: [{ kind: 'me' }, { kind: 'open' }] },
      terms: { pace: 'live', rated, level: 'any' },
    },
  )
  await takeSeat(context, room, { id: 'ben', name: 'ben' }, 1)
  for (const [at, cell] of MOVES.entries())
    await give(context, room, { by: 'person', player: at % 2 === 0 ? 'ann' : 'ben', ref: `r${at}` }, at % 2, { option: `mark:${cell}` })
  return room.id
}

const count = (context: ServerContext) => countResults(context.store.database, context.counted)

async function twoMembers(): Promise<ServerContext> {
  const context = bareContext()
  await become(context, 'ann')
  await become(context, 'ben')
  return context
}

test('a rated duel changes both profiles', async () => {
  const context = await twoMembers()
  const table = await played(context)
  await count(context)
  const ann = await profileOf(context.store.database, 'ann', 'ann')
  const ben = await profileOf(context.store.database, 'ben', 'ann')
  expect(ann?.ratings).toMatchObject([{ game: 'tic-tac-toe', way: 'all', pace: 'live', games: 1, won: 1, provisional: true }])
  expect(ann?.ratings?.[0]?.history).toHaveLength(1)
  expect((ann?.ratings?.[0]?.rating ?? 0) > 1500 && 1500 > (ben?.ratings?.[0]?.rating ?? 0)).toBe(true)
  expect(ann?.record).toContainEqual(expect.objectContaining({ kind: 'opponent', key: 'ben', name: 'ben', played: 1, won: 1 }))
  expect(ann?.games).toMatchObject([{ table, rated: true, players: [{ outcome: 'won' }, { outcome: 'lost' }] }])
})

test('the names of a finished table have marks for roles and guests, and none for other members', async () => {
  const context = bareContext()
  await become(context, 'ann')
  await context.store.addPlayer({ id: 'ben', name: 'ben', token: 'ben', created: 1 })
  await played(context, { rated: false })
  while ((await count(context)).length > 0);
  const marks = async () => {
    const found = await findGames(context.store.database, 'ann', { of: 'all' }, null)
    return found.games[0]?.players.map(({ mark }) => mark)
  }
  expect(await marks()).toEqual([undefined, 'guest'])
  await context.store.database.transaction((db) => giveRole(db, { player: 'ann', role: 'judge', given_by: null, at: 1 }))
  expect(await marks()).toEqual(['judge', 'guest'])
})

test('what its owner hides of a profile, nobody else sees; the owner does', async () => {
  const context = await twoMembers()
  await played(context)
  await count(context)
  const { database } = context.store
  await hideParts(database, 'ann', ['ratings', 'games'])
  expect(await profileOf(database, 'ann', 'ben')).toMatchObject({ ratings: null, games: null, record: [{}, {}, {}, {}], achievements: [] })
  expect((await profileOf(database, 'ann', 'ann'))?.ratings).toHaveLength(1)
  await hideParts(database, 'ann', [])
  expect((await profileOf(database, 'ann', 'ben'))?.ratings).toHaveLength(1)
})

test('who hides their games is found by name in games with the reader alone', async () => {
  const context = await twoMembers()
  const table = await played(context)
  await count(context)
  const { database } = context.store
  const found = async (reader: string, filter: Parameters<typeof findGames>[2]) =>
    (await findGames(database, reader, filter, null)).games.map((game) => game.table)
  expect(await found('eve', { of: 'all', opponent: 'ann' })).toEqual([table])
  await hideParts(database, 'ann', ['games'])
  expect(await found('eve', { of: 'all', opponent: 'ann' })).toEqual([])
  expect(await found('eve', { of: 'person', person: 'ann' })).toEqual([])
  expect(await found('ben', { of: 'all', opponent: 'ann' })).toEqual([table])
  expect(await found('eve', { of: 'all', opponent: 'ben' })).toEqual([table])
})

test('only those who sat there find an unlisted table', async () => {
  const context = await twoMembers()
  const table = await played(context, { listed: false })
  await count(context)
  const { database } = context.store
  const found = async (reader: string, filter: Parameters<typeof findGames>[2]) =>
    (await findGames(database, reader, filter, null)).games.map((game) => game.table)
  expect(await found('ben', { of: 'mine' })).toEqual([table])
  expect(await found('ben', { of: 'person', person: 'ann' })).toEqual([table])
  expect(await found('eve', { of: 'all' })).toEqual([])
  expect(await found('eve', { of: 'person', person: 'ann' })).toEqual([])
  expect((await profileOf(database, 'ann', 'eve'))?.games).toEqual([])
})

test.each([true, false])('an achievement leads to its table whoever may find that (listed: %s)', async (listed) => {
  const context = await twoMembers()
  const table = await played(context, { listed })
  await count(context)
  const { database } = context.store
  const row = { player: 'ann', game: 'tic-tac-toe', achievement: 'first', table_id: table, ended: 9 }
  await database.transaction(async (db) => void (await db.insertInto('achievements').values(row).execute()))
  const led = async (reader: string) => (await profileOf(database, 'ann', reader))?.achievements?.map((one) => one.table)
  expect(await Promise.all(['ann', 'ben', 'eve'].map(led))).toEqual([[table], [table], [listed ? table : null]])
})

test('games are found by what is known of them, page after page', async () => {
  const context = await twoMembers()
  const { database } = context.store
  const tables: string[] = []
  for (let at = 0; at < 3; at++) tables.push(await played(context, { rated: at === 0 }))
  while ((await count(context)).length > 0);
  const found = async (filter: Omit<Parameters<typeof findGames>[2], 'of'>) =>
    (await findGames(database, 'ann', { of: 'mine', ...filter }, null)).games.length
  expect(await found({ game: 'tic-tac-toe', way: 'all', pace: 'live', outcome: 'won', opponent: 'ben', least: 0 })).toBe(3)
  expect(await found({ rated: true })).toBe(1)
  expect(await found({ outcome: 'lost' })).toBe(0)
  expect(await found({ opponent: 'eve' })).toBe(0)
  expect(await found({ least: 1 })).toBe(0)
  const all = await findGames(database, 'ann', { of: 'all' }, null)
  expect(new Set(all.games.map((game) => game.table))).toEqual(new Set(tables))
  const first = all.games[0]
  const rest = await findGames(database, 'ann', { of: 'all' }, { at: first?.at ?? 0, table: first?.table ?? '' })
  expect(rest.games.map((game) => game.table)).toEqual(all.games.slice(1).map((game) => game.table))
})

test('a search for a deck, or for a result, finds a table once, whoever has its seats', async () => {
  const context = await twoMembers()
  const table = await played(context)
  while ((await count(context)).length > 0);
  const { database } = context.store
  await database.transaction(async (db) => {
    await db.updateTable('finished_seats').set({ side: 'red', player: 'ann' }).execute()
  })
  const found = async (filter: Parameters<typeof findGames>[2]) =>
    (await findGames(database, 'ann', filter, null)).games.map((game) => game.table)
  for (const whose of ['mine', 'all'] as const) {
    expect(await found({ of: whose })).toEqual([table])
    expect(await found({ of: whose, game: 'tic-tac-toe', side: 'red' })).toEqual([table])
    expect(await found({ of: whose, side: 'red', outcome: 'lost' })).toEqual([table])
    expect(await found({ of: whose, side: 'blue' })).toEqual([])
    expect(await found({ of: whose, outcome: 'drawn' })).toEqual([])
  }
})

test('searches are saved by name, a later one replaces an earlier one, and their number is limited', async () => {
  const { database } = (await twoMembers()).store
  await keepSearch(database, 'ann', 'Lost', { of: 'mine', outcome: 'won' })
  await keepSearch(database, 'ann', 'Lost', { of: 'mine', outcome: 'lost' })
  expect(await keptSearches(database, 'ann')).toEqual([{ name: 'Lost', filter: { of: 'mine', outcome: 'lost' } }])
  expect(await keptSearches(database, 'ben')).toEqual([])
  for (let n = 1; n < LIMITS.searches; n++) await keepSearch(database, 'ann', `S${n}`, { of: 'all' })
  await expect(keepSearch(database, 'ann', 'One more', { of: 'all' })).rejects.toMatchObject({ code: 'too-many' })
  await dropSearch(database, 'ann', 'S1')
  expect((await keptSearches(database, 'ann')).some(({ name }) => name === 'S1')).toBe(false)
})

test('a found game has a sketch of its course for the reader, if a review is stored', async () => {
  const context = await twoMembers()
  const table = await played(context)
  while ((await count(context)).length > 0);
  const { database } = context.store
  const games = (await findGames(database, 'ben', { of: 'mine' }, null)).games
  expect((await withSketches(database, games, 'ben'))[0]?.story).toBe(undefined)
  const seat = games[0]?.players.find(({ person }) => person === 'ben')?.seat ?? -1
  const stories = [0, 1].map((at) => ({
    ...{ chances: Array.from({ length: 100 }, (_, step) => (at === seat ? step / 99 : 0)), answers: 50 },
    turnings: [{ step: 40, from: 0.2, to: 0.4, events: [{ type: 'marked' }], around: [] }],
  }))
  await database.transaction(async (db) => {
    const job = { id: `review:${table}`, kind: 'review', owner: 'ann', batch: null, work: '{}', asked: 1, taken: 0, tries: 1, done: 2 }
    await db
      .insertInto('jobs')
      .values({ ...job, outcome: JSON.stringify(stories) })
      .execute()
  })
  const story = (await withSketches(database, games, 'ben'))[0]?.story
  expect([story?.chances.length, story?.chances[0], story?.chances.at(-1)]).toEqual([32, 0, 100])
  expect(story?.turning).toEqual({ step: 40, from: 20, to: 40, events: [{ type: 'marked' }] })
})

test('a turned result moves the winners of the season in which it was, and of no season before', async () => {
  const context = await twoMembers()
  const table = await played(context)
  while ((await count(context)).length > 0);
  const { database } = context.store
  const { ended } = await database.read.selectFrom('results').select('ended').where('table_id', '=', table).executeTakeFirstOrThrow()
  const season = (id: string, begins: number, ends: number) => ({ id, name: id, game: 'tic-tac-toe', begins, ends, closed: 0 })
  const close = async (row: ReturnType<typeof season>) => {
    await database.transaction((db) => beginSeason(db, row))
    return closeSeasons(database, row.ends)
  }
  expect([await close(season('before', 0, ended)), await close(season('spring', ended, ended + 10))]).toEqual([1, 1])
  const first = async () => (await seasonsTold(database)).find(({ id }) => id === 'spring')?.winners[0]?.name
  expect(await first()).toBe('ann')
  await become(context, 'judge')
  await database.transaction(async (db) => void (await giveRole(db, { player: 'judge', role: 'judge', given_by: null, at: 1 })))
  const verdict = { judge: 'judge', table, winners: [1], reason: 'the wrong seat', at: ended + 20 }
  expect(await correctResult(context.members, verdict)).toBe('done')
  expect(await closeSeasons(database, ended + 20)).toBe(0)
  while ((await count(context)).length > 0);
  expect(await closeSeasons(database, ended + 20)).toBe(1)
  expect(await first()).toBe('ben')
})

test('a result that cannot be counted keeps no other, and no season, waiting; counted later, it moves the winners', async () => {
  const context = await twoMembers()
  const [bad, good] = [await played(context), await played(context)]
  const { database } = context.store
  const ends = (table: string, ended: number) =>
    database.transaction(async (db) => void (await db.updateTable('results').set({ ended }).where('table_id', '=', table).execute()))
  await ends(bad, 100)
  await ends(good, 150)
  await database.transaction(async (db) => {
    // Its game cannot be loaded at first.
    await db.updateTable('results').set({ game: 'broken' }).where('table_id', '=', bad).execute()
    for (const game of ['broken', 'tic-tac-toe']) await beginSeason(db, { id: game, name: game, game, begins: 50, ends: 200, closed: 0 })
  })
  let isBroken = true
  const failed: string[] = []
  const unable = { tables: new Set<string>(), fails: (table: string) => failed.push(table) }
  const countAll = () =>
    countResults(
      database,
      (game) => {
        if (game === 'broken' && isBroken) throw new Error('its rules cannot be loaded')
        return context.counted('tic-tac-toe')
      },
      unable,
    )
  expect((await countAll()).map(({ row }) => row.table_id)).toEqual([good])
  expect([await countAll(), failed]).toEqual([[], [bad]])
  expect(await closeSeasons(database, 200)).toBe(1)
  expect(await closeSeasons(database, 200, unable.tables)).toBe(1)
  isBroken = false
  unable.tables.clear()
  expect((await countAll()).map(({ row }) => row.table_id)).toEqual([bad])
  expect(await closeSeasons(database, 200, unable.tables)).toBe(1)
  expect((await seasonsTold(database, 'broken'))[0]).toMatchObject({
    closed: true,
    winners: [
      { name: 'ann', place: 1 },
      { name: 'ben', place: 2 },
    ],
  })
})

test('a judge who did not sit there turns a result: ratings, records and the search move with it', async () => {
  const context = await twoMembers()
  const tables = [await played(context), await played(context)]
  while ((await count(context)).length > 0);
  await become(context, 'judge')
  const { database } = context.store
  const turn = (judge: string, table: string, winners: readonly number[]) =>
    correctResult(context.members, { judge, table, winners, reason: 'the wrong seat', at: 5 })
  expect(await turn('judge', tables[0] ?? '', [1])).toBe('forbidden')
  for (const player of ['judge', 'ann'])
    await database.transaction(async (db) => void (await giveRole(db, { player, role: 'judge', given_by: null, at: 1 })))
  expect(await turn('ann', tables[0] ?? '', [0])).toBe('forbidden')
  expect(await turn('judge', 'nothing', [1])).toBe('unknown')
  expect(await turn('judge', tables[0] ?? '', [2])).toBe('unknown')
  const before = (await profileOf(database, 'ben', 'ben'))?.ratings?.[0]
  expect(await turn('judge', tables[0] ?? '', [1])).toBe('done')
  while ((await count(context)).length > 0);
  const ben = await profileOf(database, 'ben', 'ben')
  expect([before?.won, ben?.ratings?.[0]?.won]).toEqual([0, 1])
  // Both tables moved: the second was rated from what the first had left.
  expect(ben?.ratings?.[0]?.history.map(({ rating }) => rating)).not.toEqual(before?.history.map(({ rating }) => rating))
  expect(ben?.ratings?.[0]?.history[1]?.rating).not.toBe(before?.history[1]?.rating)
  expect(ben?.record).toContainEqual(expect.objectContaining({ kind: 'all', played: 2, won: 1 }))
  expect((await findGames(database, 'ben', { of: 'mine', outcome: 'won' }, null)).games.map(({ table }) => table)).toEqual([tables[0]])
  expect((await context.members.acts(1)).map(({ kind, actor }) => [kind, actor])).toEqual([['result-turned', 'judge']])
  expect((await recalculateRatings(database, context.counted)).differing).toBe(0)
})
