import { expect, test } from 'vitest'
import { browserAt, newcomer } from '../../server/test/browser.ts'
import { connect } from '../../server/test/client.ts'
import { server } from '../../server/test/server.ts'
import { folder, orrery } from './orrery.ts'

test('a host gives and takes roles, sees what was done, and invites, while the server runs', async () => {
  const { url, data } = await server()
  const { account } = await browserAt(url).done('sign-up', newcomer('Ann'))
  const player = account.me?.player ?? ''
  await connect(url, { name: 'Guest' })
  const listed = orrery(['people', '--data', data])
  expect(listed).toMatchObject({ code: 0, err: '' })
  // Guests without a role are not on the list.
  expect(listed.out.trim()).toMatch(new RegExp(`^${player} {2}Ann: member since \\d{4}-\\d\\d-\\d\\d$`))
  const given = orrery(['people', 'Ann', '--give', 'moderator', '--data', data])
  expect(given.out).toMatch(/Ann: member since \S+, moderator\n/)
  const byId = orrery(['people', player, '--take', 'moderator', '--give', 'judge', '--data', data])
  expect(byId).toMatchObject({ code: 0, out: expect.stringMatching(/Ann: member since \S+, judge\n/) })
  expect(orrery(['people', player, '--data', data]).out).toBe(byId.out)
  const acts = orrery(['people', '--acts', '--data', data]).out
  const kinds = acts.split('\n').flatMap((line) => /the host’s key: (\S+) \S+ (\{.*\})/.exec(line)?.slice(1).join(' ') ?? [])
  expect(kinds).toEqual(['role-taken {"role":"moderator"}', 'role-given {"role":"judge"}', 'role-given {"role":"moderator"}'])
  const invited = orrery(['people', '--invite', '--data', data])
  expect(invited.out).toMatch(/shown this once: #\/account\/invited\/\S{20,}/)
})

test('orrery people says what is wrong: no such role, nobody of that name, several of it, no database', async () => {
  const { url, data } = await server()
  const [one, other] = [await connect(url, { name: 'Twin' }), await connect(url, { name: 'Twin' })]
  expect(orrery(['people', 'Twin', '--give', 'king', '--data', data])).toMatchObject({
    code: 2,
    err: expect.stringContaining("there is no role 'king'; there are host, moderator, judge"),
  })
  expect(orrery(['people', '--give', 'host', '--data', data])).toMatchObject({ code: 2, err: expect.stringContaining('name the player') })
  expect(orrery(['people', 'Nobody', '--give', 'host', '--data', data])).toMatchObject({
    code: 1,
    err: expect.stringContaining("no player has the id or the name 'Nobody'"),
  })
  const several = orrery(['people', 'Twin', '--give', 'host', '--data', data])
  expect(several.code).toBe(1)
  for (const { id } of [one, other]) expect(several.err).toContain(id)
  expect(orrery(['people', '--data', folder()])).toMatchObject({ code: 1, err: expect.stringContaining('has no orrery.sqlite') })
})
