import { expect, test } from 'vitest'
import { type MemberStore, membersIn } from '../../store/members/index.ts'
import type { Joining } from '../../store/members/joining.ts'
import { giveRole, type Noted, takeRole } from '../../store/members/roles.ts'
import type { MemberRow, SessionRow } from '../../store/members.ts'
import { seat, type Tried, row as table } from './store-suite.ts'

export const memberRow = (player: string, change: Partial<MemberRow> = {}): MemberRow => ({
  ...{ player, name_key: player, since: 5, password: null, mail: null, link: 0, leaving: null },
  ...change,
})

export const sessionRow = (id: string, player: string, change: Partial<SessionRow> = {}): SessionRow => ({
  ...{ id, player, hash: `hash-${id}`, device: 'Firefox, Linux', created: 5, seen: 5, until: 1000 },
  ...change,
})

const joining = (player: string, name: string, change: Partial<Joining> = {}): Joining => ({
  player: { id: player, name, token: `token-${player}`, created: 1 },
  member: memberRow(player, { name_key: name.toLowerCase() }),
  credential: null,
  session: sessionRow(`session-${player}`, player),
  invitation: null,
  ...change,
})

const noted = (change: Partial<Noted> = {}): Noted => ({ at: 9, actor: 'ann', kind: 'role-given', subject: 'bob', detail: '{}', ...change })

async function withHost(store: MemberStore): Promise<void> {
  await store.join(joining('ann', 'Ann'))
  await store.actAs([], noted({ actor: null, subject: 'ann' }), (db) =>
    giveRole(db, { player: 'ann', role: 'host', given_by: null, at: 1 }),
  )
}

/** What every store must do with members. */
export function membersSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a guest becomes a member and keeps the seats, under the new name; nobody becomes one twice`, async () => {
    const { store, again } = await open()
    await store.addPlayer({ id: 'ann', name: 'Guest', token: 'token', created: 1 })
    await store.addTable(table('t'), [seat('t', 0, { name: 'Guest' })])
    expect(await membersIn(store.database).join(joining('ann', 'Ann'))).toBe('joined')
    expect(await membersIn(store.database).join(joining('ann', 'Other'))).toBe('member')
    const later = await again()
    expect((await later.readTable('t'))?.seats[0]).toMatchObject({ player: 'ann', name: 'Ann' })
    expect(await later.playerOf('token')).toEqual({ id: 'ann', name: 'Ann' })
    expect(await membersIn(later.database).known(['ann', 'eve'])).toEqual([
      { player: 'ann', since: 5, roles: [] },
      { player: 'eve', since: null, roles: [] },
    ])
  })

  test(`${name} · of many who take one name at once one has it, and nothing is left of the others`, async () => {
    const { store } = await open()
    const members = membersIn(store.database)
    const players = ['a', 'b', 'c', 'd', 'e', 'f']
    const outcomes = await Promise.all(players.map((player) => members.join(joining(player, 'Ann'))))
    expect(outcomes.toSorted()).toEqual(['joined', ...Array(5).fill('name-taken')])
    const { read } = store.database
    expect(await read.selectFrom('players').select('id').execute()).toHaveLength(1)
    expect(await read.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    await members.join(joining('bob', 'Bob'))
    expect(await members.rename('bob', 'ANN', 'ann')).toBe('name-taken')
    expect(await members.rename('bob', 'Bobby', 'bobby')).toBe('kept')
    expect(await members.join(joining('other', 'Bob'))).toBe('joined')
  })

  test(`${name} · an invitation is used once, and not by who fails to become a member`, async () => {
    const { store } = await open()
    const members = membersIn(store.database)
    const row = { hash: 'code', made_by: null, created: 1, until: 100, used_by: null }
    await store.database.transaction(async (db) => void (await db.insertInto('invitations').values(row).execute()))
    await members.join(joining('ann', 'Ann'))
    expect(await members.join(joining('eve', 'Ann', { invitation: 'code' }))).toBe('name-taken')
    expect(await members.join(joining('bob', 'Bob', { invitation: 'code' }))).toBe('joined')
    expect(await members.join(joining('cat', 'Cat', { invitation: 'code' }))).toBe('uninvited')
    expect(await members.join(joining('dan', 'Dan', { invitation: 'none' }))).toBe('uninvited')
  })

  test(`${name} · sessions are found by their hash until they end, by themselves or by their player`, async () => {
    const { store, again } = await open()
    await membersIn(store.database).join(joining('ann', 'Ann'))
    const { sessions } = membersIn((await again()).database)
    await sessions.add(sessionRow('s2', 'ann', { created: 7 }))
    await sessions.add(sessionRow('s3', 'ann', { until: 50 }))
    expect(await sessions.find('hash-s2', 40)).toMatchObject({ id: 's2', player: 'ann', name: 'Ann', created: 7 })
    expect(await sessions.find('s2', 40)).toBe(null)
    expect(await sessions.find('hash-s3', 50)).toBe(null)
    expect((await sessions.of('ann', 60)).map(({ id }) => id)).toEqual(['s2', 'session-ann'])
    expect(await sessions.end('bob', 's2')).toBe(false)
    expect(await sessions.end('ann', 's2')).toBe(true)
    expect(await sessions.find('hash-s2', 40)).toBe(null)
    await sessions.touch('s3', 55, 90)
    expect(await sessions.find('hash-s3', 60)).toMatchObject({ seen: 55, until: 90 })
    expect(await sessions.endAll('ann', 's3')).toBe(1)
    expect((await sessions.of('ann', 60)).map(({ id }) => id)).toEqual(['s3'])
  })

  test(`${name} · whoever lost the role does nothing in its name, also when it is taken in the middle`, async () => {
    const { store } = await open()
    const members = membersIn(store.database)
    await withHost(members)
    const give = (role: string, actor: string | null) =>
      members.actAs(['host'], noted({ actor }), (db) => giveRole(db, { player: 'bob', role, given_by: actor, at: 2 }))
    expect(await give('judge', 'eve')).toBe('forbidden')
    expect(await give('judge', 'ann')).toEqual({ done: true })
    expect(await give('judge', 'ann')).toEqual({ done: false })
    const taken = members.actAs([], noted({ actor: null, kind: 'role-taken', subject: 'ann' }), (db) => takeRole(db, 'ann', 'host'))
    const both = await Promise.all([taken, give('moderator', 'ann')])
    const bob = (await members.known(['bob']))[0]?.roles
    expect(bob?.includes('moderator')).toBe(both[1] !== 'forbidden')
    expect(await give('host', 'ann')).toBe('forbidden')
    expect((await members.people('B', 9)).map(({ player }) => player)).toEqual([])
    expect((await members.people('', 9)).map(({ player, roles }) => [player, roles.length])).toEqual([['ann', 0]])
  })

  test(`${name} · people are found by a part of the name, in any case, with or without accents`, async () => {
    const { store } = await open()
    const members = membersIn(store.database)
    for (const [player, called] of [
      ['eva', 'Éva Őry'],
      ['aron', 'ÁRON'],
      ['ann', 'Ann_1%'],
    ] as const)
      await members.join(joining(player, called))
    const found = async (like: string) => (await members.people(like, 2)).map(({ player }) => player)
    for (const like of ['éva', 'ÉVA', 'eva', 'őry']) expect([like, await found(like)]).toEqual([like, ['eva']])
    expect([await found('áron'), await found('_1%'), await found('%'), await found('x')]).toEqual([['aron'], ['ann'], ['ann'], []])
    expect(await found('')).toHaveLength(2)
  })

  test(`${name} · people are found among thousands, the first by name, while others are served`, async () => {
    const { store } = await open()
    const at = Array.from({ length: 5000 }, (_, n) => n)
    await store.database.transaction(async (db) => {
      for (let from = 0; from < at.length; from += 500) {
        const some = at
          .slice(from, from + 500)
          .map((n) => ({ player: `p${(n * 7919) % 5000}`, called: `Ödön ${String(n).padStart(4, '0')}` }))
        await db
          .insertInto('players')
          .values(some.map(({ player, called }) => ({ id: player, name: called, token: player, created: 1 })))
          .execute()
        const rest = { since: 1, password: null, mail: null, link: 0, leaving: null }
        await db
          .insertInto('members')
          .values(some.map(({ player, called }) => ({ player, name_key: called, ...rest })))
          .execute()
      }
    })
    let served = 0
    const serving = setInterval(() => served++, 0)
    const found = async (like: string) => (await membersIn(store.database).people(like, 3)).map(({ name: called }) => called)
    expect(await found('odon')).toEqual(['Ödön 0000', 'Ödön 0001', 'Ödön 0002'])
    expect(await found('N 499')).toEqual(['Ödön 4990', 'Ödön 4991', 'Ödön 4992'])
    clearInterval(serving)
    expect(served).toBeGreaterThan(2)
  })

  test(`${name} · acts are numbered in order, and the engine lets nobody change or erase them`, async () => {
    const { store, again } = await open()
    const members = membersIn(store.database)
    await withHost(members)
    await Promise.all(Array.from({ length: 5 }, (_, at) => members.actAs(['host'], noted({ subject: `p${at}` }), async () => at)))
    expect((await members.acts(9)).map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 2, 1])
    const { transaction } = (await again()).database
    await expect(transaction((db) => db.deleteFrom('acts').execute())).rejects.toThrow('kept as they are')
    await expect(transaction((db) => db.updateTable('acts').set({ at: 0 }).execute())).rejects.toThrow('kept as they are')
  })
}
