import { expect, test } from 'vitest'
import { connect } from '../../server/test/client.ts'
import { server } from '../../server/test/server.ts'
import { folder, orrery } from './orrery.ts'

test('a host makes a player for programs, lists its keys and revokes one, while the server runs', async () => {
  const { url, data } = await server()
  const made = orrery(['keys', 'Deep Blue', '--new', '--make', 'chess bot', '--per-minute', '90', '--data', data])
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toContain('chess bot, 90 requests a minute, never used')
  const secret = /shown this once: (orrery_\S+)/.exec(made.out)?.[1] ?? ''
  const program = await connect(url, { token: secret })
  expect(made.out).toContain(`Deep Blue (${program.id}) has these keys:`)
  const shown = orrery(['keys', 'Deep Blue', '--data', data])
  expect(shown.out).toMatch(/chess bot, 90 requests a minute, last used on \d{4}-/)
  expect(shown.out).not.toContain(secret)
  const key = /^ {2}(\S{16}) {2}chess bot/m.exec(shown.out)?.[1] ?? ''
  expect(orrery(['keys', program.id, '--drop', key, '--data', data])).toMatchObject({
    code: 0,
    out: expect.stringContaining('has no keys'),
  })
  expect(orrery(['keys', program.id, '--drop', key, '--data', data])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no such key'),
  })
  await expect(connect(url, { token: secret })).rejects.toThrow('unknown-token')
  await connect(url, { name: 'Deep Blue' })
  expect(orrery(['keys', 'Deep Blue', '--data', data])).toMatchObject({ code: 1, err: expect.stringContaining(`  ${program.id}  since `) })
  expect(orrery(['keys', 'Nobody', '--data', data])).toMatchObject({
    code: 1,
    err: expect.stringContaining("no player has the id or the name 'Nobody'"),
  })
})

test('a folder without a database has no keys', () => {
  const data = folder()
  expect(orrery(['keys', 'Ann', '--data', data])).toMatchObject({ code: 1, err: expect.stringContaining('has no orrery.sqlite') })
})
