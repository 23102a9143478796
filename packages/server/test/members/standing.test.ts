import { expect, test } from 'vitest'
import { clubSettingsOn } from '../../members/rules.ts'
import { may, standingsOn } from '../../members/standing.ts'
import { giveRole } from '../../store/members/roles.ts'
import { bareContext } from '../bare-context.ts'

test('a role takes effect at once on every server; before that the person is a guest', async () => {
  const one = bareContext()
  const other = bareContext({ store: one.store, bus: one.bus })
  expect(await other.standings.of('ann')).toEqual({ kind: 'guest', roles: [], muted: false, suspended: false })
  const noted = { at: 1, actor: null, kind: 'role-given', subject: 'ann', detail: '{}' }
  await one.members.actAs([], noted, (db) => giveRole(db, { player: 'ann', role: 'moderator', given_by: null, at: 1 }))
  expect(other.standings.known('ann')?.roles).toEqual([])
  one.standings.changed('ann')
  const ann = await other.standings.of('ann')
  expect(ann.roles).toEqual(['moderator'])
  expect(other.standings.known('ann')).toEqual(ann)
  expect([may(ann, 'moderator'), may(ann, 'host'), may({ roles: ['host'] }, 'moderator')]).toEqual([true, false, true])
})

test('what was being read when a role or a rule changed is not kept', async () => {
  const { members } = bareContext()
  const reached = Promise.withResolvers<void>()
  const behind = async <T>(read: Promise<T>): Promise<T> => {
    const found = await read
    await reached.promise
    return found
  }
  const listeners: ((player: string) => void)[] = []
  const news = {
    tell: (player: string) => listeners.forEach((listen) => void listen(player)),
    hear: (listen: (player: string) => void) => void listeners.push(listen),
  }
  const slow = {
    inForce: members.inForce,
    known: (players: readonly string[]) => behind(members.known(players)),
    settings: () => behind(members.settings()),
  }
  const [standings, rules] = [standingsOn(slow, news, Date.now), clubSettingsOn(slow, Date.now)]
  const reads = [standings.of('ann'), rules.read()]
  const noted = { at: 1, actor: null, kind: 'role-given', subject: 'ann', detail: '{}' }
  await members.actAs([], noted, async (db) => {
    await giveRole(db, { player: 'ann', role: 'moderator', given_by: null, at: 1 })
    await db.insertInto('site_settings').values({ setting: 'guests', value: 'false' }).execute()
  })
  standings.changed('ann')
  rules.forget()
  reached.resolve()
  await Promise.all(reads)
  expect((await standings.of('ann')).roles).toEqual(['moderator'])
  expect((await rules.read()).guests).toBe(false)
})
