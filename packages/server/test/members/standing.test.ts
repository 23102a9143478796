import { expect, test } from 'vitest'
import { may } from '../../members/standing.ts'
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
