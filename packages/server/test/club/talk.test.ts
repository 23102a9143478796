import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { DATABASE } from '../../store/sqlite.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const told = (client: Client): Message[] => client.received.map((text) => JSON.parse(text) as Message)
const heard = (client: Client): string[] => told(client).flatMap((message) => (message.type === 'talk-line' ? [message.line.text] : []))

async function people(url: string): Promise<[Client, Client, Client]> {
  return (await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => connect(url, { name })))) as [Client, Client, Client]
}

test('a message in the hall reaches its current readers, and can be read later', async () => {
  const { url } = await server()
  const [ann, bob, eve] = await people(url)
  for (const client of [ann, bob]) await client.want('talk', { type: 'talk', place: 'hall' })
  await eve.want('done', { type: 'speak', place: 'hall', text: 'hello all' })
  for (const client of [ann, bob]) await client.until(() => heard(client).includes('hello all'))
  await bob.want('done', { type: 'hush' })
  await ann.want('done', { type: 'speak', place: 'hall', text: 'and to you' })
  await ann.until(() => heard(ann).includes('and to you'))
  expect([heard(bob), heard(eve)]).toEqual([['hello all'], []])
  expect((await eve.want('talk', { type: 'talk', place: 'hall' })).lines).toMatchObject([
    { name: 'Eve', by: eve.id, text: 'hello all', guest: true },
    { name: 'Ann', text: 'and to you' },
  ])
})

test('friends exchange private messages; others cannot', async () => {
  const { url } = await server()
  const [ann, bob, eve] = await people(url)
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
  expect((await ann.ask({ type: 'speak', place: bob.id, text: 'psst' })).type).toBe('error')
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  await ann.want('done', { type: 'speak', place: bob.id, text: 'SECRET' })
  await bob.until(() => heard(bob).includes('SECRET'))
  expect((await bob.want('talk', { type: 'talk', place: ann.id })).lines).toMatchObject([{ text: 'SECRET' }])
  for (const place of [ann.id, bob.id]) await eve.want('talk', { type: 'talk', place })
  expect(eve.received.join()).not.toContain('SECRET')
})

test('blocked · neither reads the other in the hall, and a word to a friend who blocks seems said and never arrives', async () => {
  const { url } = await server()
  const [ann, bob, eve] = await people(url)
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'block', on: true })
  for (const client of [ann, bob, eve]) await client.want('talk', { type: 'talk', place: 'hall' })
  await ann.want('done', { type: 'speak', place: 'hall', text: 'BY-ANN' })
  await bob.want('done', { type: 'speak', place: 'hall', text: 'BY-BOB' })
  await bob.want('done', { type: 'speak', place: ann.id, text: 'TO-ANN' })
  await eve.until(() => heard(eve).length === 2)
  for (const client of [ann, bob]) await client.want('talk', { type: 'talk', place: 'hall' })
  await ann.want('talk', { type: 'talk', place: bob.id })
  expect(ann.received.join()).not.toMatch(/BY-BOB|TO-ANN/)
  expect(bob.received.join()).not.toContain('BY-ANN')
})

test('a permanently muted player cannot talk in the hall', async () => {
  const { url } = await server()
  const [ann, bob, eve] = await people(url)
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'mute', on: true })
  for (const client of [ann, eve]) await client.want('talk', { type: 'talk', place: 'hall' })
  await bob.want('done', { type: 'speak', place: 'hall', text: 'noise' })
  await eve.until(() => heard(eve).includes('noise'))
  expect((await ann.want('talk', { type: 'talk', place: 'hall' })).lines).toEqual([])
})

test('a line of somebody else is reported once with the chat around it, and reports are limited', async () => {
  const { url, data } = await server()
  const [ann, bob] = await people(url)
  for (let line = 0; line < 4; line++) await (line === 2 ? bob : ann).want('done', { type: 'speak', place: 'hall', text: `line ${line}` })
  const { lines } = await ann.want('talk', { type: 'talk', place: 'hall' })
  const [first, , third] = lines
  const report = { type: 'report', at: { place: 'hall' }, reason: 'rude' } as const
  expect((await ann.ask({ ...report, line: first?.id as number })).type).toBe('error')
  await ann.want('done', { ...report, line: third?.id as number })
  const replies = []
  for (let more = 0; more < 12; more++) replies.push((await ann.ask({ ...report, line: third?.id as number })).type)
  expect(replies).toContain('error')
  const database = new DatabaseSync(join(data, DATABASE))
  const row = database.prepare('select * from reports order by at').get() as { about: string; around: string; place: string; stage: string }
  database.close()
  expect([row.about, row.place, row.stage]).toEqual([bob.id, 'hall', 'open'])
  expect((JSON.parse(row.around) as { text: string }[]).map(({ text }) => text)).toEqual(['line 0', 'line 1', 'line 2', 'line 3'])
})

test('too much talk of one player is slowed down, over all their connections', async () => {
  const { url } = await server()
  const [ann] = await people(url)
  const tab = await connect(url, { token: ann.token })
  const replies: string[] = []
  for (let line = 0; line < 12; line++) {
    const reply = await (line % 2 === 0 ? ann : tab).ask({ type: 'speak', place: 'hall', text: 'hm' })
    replies.push(reply.type === 'error' ? reply.code : reply.type)
  }
  expect(replies).toContain('too-fast')
})

test('a line that was said long ago can be reported, with what was said around it', async () => {
  const { url, data } = await server({ limits: { chat: { burst: 200, every: 1 } } })
  const [ann, bob] = await people(url)
  await bob.want('done', { type: 'speak', place: 'hall', text: 'RUDE' })
  const [rude] = (await ann.want('talk', { type: 'talk', place: 'hall' })).lines
  for (let line = 0; line < 70; line++) await ann.want('done', { type: 'speak', place: 'hall', text: `line ${line}` })
  expect((await ann.want('talk', { type: 'talk', place: 'hall' })).lines.some(({ id }) => id === rude?.id)).toBe(false)
  await ann.want('done', { type: 'report', at: { place: 'hall' }, line: rude?.id as number, reason: 'rude' })
  const database = new DatabaseSync(join(data, DATABASE))
  const { around } = database.prepare('select around from reports').get() as { around: string }
  database.close()
  const texts = (JSON.parse(around) as { text: string }[]).map(({ text }) => text)
  expect([texts[0], texts[1], texts.length]).toEqual(['RUDE', 'line 0', 13])
})
