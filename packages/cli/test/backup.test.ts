import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../../server/test/client.ts'
import { server } from '../../server/test/server.ts'
import { folder, orrery, startOrrery } from './orrery.ts'

const SEATS = [{ kind: 'me' }, { kind: 'hot-seat', name: 'Other' }] as const

async function table(client: Client): Promise<string> {
  const { table: id } = await client.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [...SEATS], listed: false })
  await client.watch(id)
  return id
}

/** Gives the first option for a seat that is asked. Returns the version after it; null when nobody is asked. */
async function step(client: Client, id: string): Promise<number | null> {
  for (const [seat, seen] of client.tables.get(id)?.seen ?? []) {
    if (seat === 'spectator' || seen.question?.kind !== 'options') continue
    const reply = (await client.answer(id, seat, seen.question.options[0]?.id as string)) as Extract<Message, { type: 'accepted' }>
    await client.until(() => client.tables.get(id)?.seen.get(seat)?.version === reply.version)
    return reply.version
  }
  return null
}

const versionOf = (client: Client, id: string) => client.tables.get(id)?.seen.get(0)?.version

test('a running server is backed up while people play, and the copy goes on from what was acknowledged before', async () => {
  const { url, data } = await server({ limits: { messages: { burst: 1e6, every: 1 }, tables: { burst: 1000, every: 1 } } })
  const ann = await connect(url, { name: 'Ann' })
  const ids = []
  for (let made = 0; made < 5; made++) ids.push(await table(ann))
  const [first] = ids as [string, ...string[]]
  await step(ann, first)
  const acknowledged = await step(ann, first)
  const file = join(folder(), 'copy.sqlite')
  const backing = startOrrery(['backup', file, '--data', data])
  const ended = once(backing, 'exit')
  let played = 0
  while (backing.exitCode === null) {
    for (const id of ids.slice(1)) if ((await step(ann, id)) !== null) played++
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect((await ended)[0]).toBe(0)
  expect(played).toBeGreaterThan(0)
  expect(statSync(file).mode & 0o077).toBe(0)

  const restored = join(folder(), 'data')
  expect(orrery(['restore', file, '--data', restored])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('5 tables ('),
  })
  expect(orrery(['restore', file, '--data', restored])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('an empty folder') })
  const again = await connect((await server({ data: restored })).url, { token: ann.token })
  for (const id of ids) await again.watch(id)
  expect(versionOf(again, first)).toBe(acknowledged)
  expect(again.tables.get(first)?.seen.get(1)).toEqual(ann.tables.get(first)?.seen.get(1))
  expect(await step(again, first)).toBe((acknowledged ?? 0) + 1)
  expect(versionOf(ann, first)).toBe(acknowledged)
})

test('a stopped server, and one that was killed, are backed up too; nothing is ever overwritten', async () => {
  const running = await server()
  const ann = await connect(running.url, { name: 'Ann' })
  await step(ann, await table(ann))
  const killed = folder()
  for (const name of readdirSync(running.data)) copyFileSync(join(running.data, name), join(killed, name))
  await running.close()
  for (const data of [running.data, killed]) {
    const file = join(folder(), 'copy.sqlite')
    expect(orrery(['backup', file, '--data', data])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('1 tables (1 unfinished)'),
    })
    const before = readFileSync(file)
    const refused = orrery(['backup', file, '--data', data])
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('exists already; a back-up overwrites nothing') })
    expect(readFileSync(file).equals(before)).toBe(true)
  }
})

test('a failed backup is reported and leaves no file', () => {
  const data = folder()
  const file = join(folder(), 'copy.sqlite')
  expect(orrery(['backup', file, '--data', data])).toMatchObject({ code: 1, err: expect.stringContaining('has no orrery.sqlite') })
  writeFileSync(join(data, 'orrery.sqlite'), 'no database at all, but long enough to be looked at as if it were one'.repeat(100))
  expect(orrery(['backup', file, '--data', data])).toMatchObject({ code: 1, err: expect.stringContaining('could not be made') })
  rmSync(join(data, 'orrery.sqlite'))
  mkdirSync(join(data, 'orrery.sqlite'))
  expect(orrery(['backup', file, '--data', data]).code).toBe(1)
  expect(existsSync(file)).toBe(false)
  const nowhere = join(data, 'no', 'such', 'folder.sqlite')
  rmSync(join(data, 'orrery.sqlite'), { recursive: true })
  writeFileSync(join(data, 'orrery.sqlite'), '')
  expect(orrery(['backup', nowhere, '--data', data])).toMatchObject({ code: 1, err: expect.stringContaining('cannot be written') })
})
