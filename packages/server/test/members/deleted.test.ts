import { DatabaseSync } from 'node:sqlite'
import type { Message } from '@orrery/protocol'
import { FORMER } from '@orrery/protocol/former'
import { expect, test, vi } from 'vitest'
import { sweepMembers } from '../../members/leaving.ts'
import { hearNews } from '../../rooms/news.ts'
import { createRoom } from '../../rooms/rooms.ts'
import { takeSeat } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkSessions } from '../../socket/sessions.ts'
import { eveningGuestsOn } from '../../store/club/evening-guests.ts'
import { eveningsOn } from '../../store/club/evenings.ts'
import { giveRole } from '../../store/members/roles.ts'
import { migrate } from '../../store/schema.ts'
import { openTournaments } from '../../tournaments/tournaments.ts'
import { bareContext } from '../bare-context.ts'
import { afterwards } from '../server.ts'

const ANN = { id: 'a'.repeat(16), name: 'Ann' }
const BOB = { id: 'b'.repeat(16), name: 'Bob' }
const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

/** A server with Ann, who has asked to be deleted long enough ago, and Bob. `link`: whether Ann has a personal link. */
async function site({ link = 0 } = {}) {
  const context = bareContext()
  afterwards(hearNews(context))
  const tournaments = openTournaments(context)
  afterwards(() => tournaments.stop())
  for (const { id, name } of [ANN, BOB]) {
    await context.members.join({
      player: { id, name, token: `token-${id}`, created: 1 },
      member: { player: id, name_key: name.toLowerCase(), since: 1, password: null, mail: null, link, leaving: null },
      credential: null,
      session: { ...context.sessions.fresh(id, 'Firefox').row },
      invitation: null,
    })
  }
  await context.members.change(ANN.id, { leaving: 1 })
  return { context, tournaments, deleted: () => sweepMembers(context, tournaments) }
}

const opened = (context: ServerContext, seats: number) => {
  const open = Array.from({ length: seats - 1 }, () => OPEN)
  return createRoom(context, ANN, { game: 'outbid', settings: {}, listed: true, seats: [ME, ...open] })
}

test('a deleted member keeps no seat that others wait for, and no name at a table in memory', async () => {
  const { context, deleted } = await site()
  const [gathering, playing, idle] = [await opened(context, 3), await opened(context, 2), await opened(context, 2)]
  await takeSeat(context, gathering, BOB, 1)
  await takeSeat(context, playing, BOB, 1)
  context.rooms.delete(idle.id)
  await deleted()
  expect(gathering.seats.map(({ player, name }) => [player, name])).toEqual([
    [null, ''],
    [BOB.id, 'Bob'],
    [null, ''],
  ])
  expect(playing.seats[0]).toMatchObject({ name: FORMER, bot: 'quick' })
  expect(playing.seats[0]?.leftAt).not.toBe(null)
  const stored = await Promise.all([gathering, playing, idle].map(({ id }) => context.store.readTable(id)))
  expect(stored.map((table) => table?.seats[0]?.name)).toEqual(['', FORMER, ''])
})

test('a deleted member is sent away wherever the personal link is open', async () => {
  const { context, deleted } = await site({ link: 1 })
  const closed: string[] = []
  const at = (person: typeof ANN) => ({ person, key: null, session: null, close: () => void closed.push(person.name) })
  const present = [at(ANN), at(BOB)]
  await checkSessions(context, present)
  expect(closed).toEqual([])
  await deleted()
  await checkSessions(context, present)
  expect(closed).toEqual(['Ann'])
})

test('a deleted member drops out of a tournament, which forgets the name; nobody waits for one that cannot begin', async () => {
  const { tournaments, deleted } = await site()
  const wish = { game: 'tic-tac-toe', settings: {}, judged: false, listed: true } as const
  const create = (host: typeof ANN, title: string) => tournaments.create(host, { type: 'create-tournament', ref: 'r', ...wish, title })
  const [hers, his] = [await create(ANN, 'Hers'), await create(BOB, 'His')]
  const acts = [
    [ANN, 'register'],
    [BOB, 'register'],
    [BOB, 'open-check-in'],
    [ANN, 'check-in'],
    [BOB, 'check-in'],
    [BOB, 'begin'],
  ] as const
  for (const [person, act] of acts) await tournaments.act(person, his, { do: act })
  await deleted()
  const seen = async (id: string) => {
    const shown: Message[] = []
    const watcher = {
      player: BOB.id,
      send: (message: Message) => void shown.push(message),
      sendText: () => undefined,
      sendAtOnce: () => undefined,
    }
    await tournaments.watch(watcher, id, 'r')
    return (shown[0] as Extract<Message, { type: 'tournament' }>).seen
  }
  expect((await seen(hers)).stage).toBe('cancelled')
  await expect.poll(async () => (await seen(his)).entrants[0]).toMatchObject({ name: FORMER, dropped: true })
  expect(JSON.stringify([await seen(hers), await seen(his)])).not.toContain('"Ann"')
  const match = (await seen(his)).matches[0]
  expect(match?.sides[match.winner ?? 0]).toBe(1)
})

test('a place that cannot be given up keeps nobody else from being deleted, and its member only for an hour', async () => {
  const { context } = await site()
  const asked = { [ANN.id]: context.now() - 1, [BOB.id]: context.now() - 1 }
  for (const [player, leaving] of Object.entries(asked)) await context.members.change(player, { leaving })
  const torn = {
    async withdraw(player: string) {
      if (player === ANN.id) throw new Error('a tournament cannot be read')
    },
  }
  const left = async () => (await Promise.all([ANN, BOB].map(({ id }) => context.members.member(id)))).map((member) => member?.name ?? null)
  await sweepMembers(context, torn)
  expect(await left()).toEqual(['Ann', null])
  await context.members.change(ANN.id, { leaving: context.now() - 3_700_000 })
  await sweepMembers(context, torn)
  expect(await left()).toEqual([null, null])
})

test('nobody can accept the offer of a deleted member, and what others said at their seat stays', async () => {
  const { context, deleted } = await site()
  const trade = { id: 't', game: 'g', one: ANN.id, other: BOB.id, stage: 'open', round: 1, side: 0, one_gives: '{}', other_gives: '{}' }
  const room = await opened(context, 2)
  await takeSeat(context, room, BOB, 1)
  const line = { table_id: room.id, seat: 0, text: 'hello', at: 1, to_player: null, to_seat: null, to_name: null, among: null }
  for (const { id, name } of [ANN, BOB]) await context.store.addChat({ ...line, name, by_player: id })
  await context.store.addChat({ ...line, name: 'Ann', by_player: null })
  await context.store.database.transaction(async (db) => {
    await db
      .insertInto('trades')
      .values({ ...trade, created: 1, changed: 1 })
      .execute()
  })
  await deleted()
  expect((await context.collections.tradeOf('t'))?.stage).toBe('withdrawn')
  expect((await context.store.chatOf(room.id, BOB.id, 9)).map(({ name }) => name)).toEqual(['Bob'])
})

test("an evening of a deleted member goes on with who comes, the club's with another host; one to which nobody comes goes", async () => {
  const { context, deleted } = await site()
  const CAT = 'c'.repeat(16)
  const store = eveningsOn(context.store.database)
  const guests = eveningGuestsOn(context.store.database)
  const heard: (readonly string[] | null)[] = []
  afterwards(context.bus.hear((news) => news.kind === 'message' && news.message.type === 'evenings-changed' && heard.push(news.players)))
  await context.store.addPlayer({ id: CAT, name: 'Cat', token: 'cat', created: 1 })
  await context.store.database.transaction((db) => giveRole(db, { player: CAT, role: 'host', given_by: null, at: 1 }))
  const plan = async (id: string, host: string, club: number, answers: readonly (readonly [player: string, comes: number])[]) => {
    const at = Date.now() + 3_600_000
    await store.add({
      ...{ id, host, game: 'outbid', settings: '{}', title: 'Night', at, seats: 4, pace: 'live' },
      ...{ rated: 0, club, stage: 'planned', table_id: `t-${id}`, reminded: 0, created: 1 },
    })
    for (const [since, [player, comes]] of answers.entries()) await guests.come({ evening_id: id, player, comes, since: since + 2 })
  }
  await plan('friends', ANN.id, 0, [
    [BOB.id, 1],
    [CAT, 1],
  ])
  await plan('cannot', ANN.id, 0, [
    [CAT, 0],
    [BOB.id, 1],
  ])
  await plan('nobody', ANN.id, 0, [[BOB.id, 0]])
  await plan('club', ANN.id, 1, [[BOB.id, 1]])
  await plan('guest', BOB.id, 0, [[ANN.id, 1]])
  await deleted()
  const hosts = await Promise.all(['friends', 'cannot', 'nobody', 'club', 'guest'].map(async (id) => (await store.read(id))?.host ?? null))
  expect(hosts).toEqual([BOB.id, BOB.id, null, CAT, BOB.id])
  const coming = Map.groupBy(await guests.coming(['friends', 'cannot', 'club', 'guest']), ({ evening }) => evening)
  expect([...coming].map(([evening, all]) => [evening, all.map(({ name }) => name)]).sort()).toEqual([
    ['cannot', ['Bob']],
    ['club', ['Bob']],
    ['friends', ['Bob', 'Cat']],
    ['guest', ['Bob']],
  ])
  expect(new Map(await Array.fromAsync(context.members.dataOf(BOB.id))).get('evening_guests')).toHaveLength(4)
  expect(heard).toEqual([null])
})

test('nothing that grows with all that is played is read through when a member is deleted', async () => {
  const { context, tournaments, deleted } = await site()
  const wish = { game: 'tic-tac-toe', settings: {}, judged: false, listed: true, title: 'Cup' } as const
  await tournaments.act(ANN, await tournaments.create(BOB, { type: 'create-tournament', ref: 'r', ...wish }), { do: 'register' })
  await opened(context, 2)
  const texts = new Set<string>()
  const { prepare } = DatabaseSync.prototype
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text) {
    texts.add(text)
    return prepare.call(this, text)
  })
  await deleted().finally(() => spy.mockRestore())
  const empty = new DatabaseSync(':memory:')
  migrate(empty)
  const scanned = [...texts].filter((text) =>
    empty
      .prepare(`explain query plan ${text}`)
      .all(...Array.from(text.matchAll(/\?/g), () => ''))
      .some(({ detail }) => String(detail).startsWith('SCAN')),
  )
  // Challenges of passkeys expire within minutes.
  expect(scanned).toEqual(['delete from "challenges" where "player" = ?'])
  expect(texts.size).toBeGreaterThan(50)
})
