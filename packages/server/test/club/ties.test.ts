import type { CircleMessage, Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { asked, KEY } from '../keepers.ts'
import { server } from '../server.ts'

const circle = (client: Client): Promise<CircleMessage> => client.want('circle', { type: 'circle' })

/** What was told of somebody's coming and going, in order. */
function presences(client: Client, person: string): string[] {
  const told = client.received.map((text) => JSON.parse(text) as Message)
  return told.flatMap((message) => (message.type === 'presence' && message.person === person ? [message.at] : []))
}

/** Two friends. */
async function friends(url: string, otherUrl = url): Promise<{ ann: Client; bob: Client }> {
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(otherUrl, { name: 'Bob' })]
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  return { ann, bob }
}

test('friends see whether the other is online, at a table or away; a hidden player appears away', async () => {
  const { url } = await server()
  const { ann, bob } = await friends(url)
  expect((await circle(ann)).friends).toEqual([{ person: bob.id, name: 'Bob', state: 'friend', at: 'here' }])
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await bob.want('created', { type: 'create', game: 'outbid', settings: {}, seats, listed: false })
  await bob.watch(table)
  expect((await circle(ann)).friends[0]?.at).toBe('table')
  await ann.until(() => presences(ann, bob.id).at(-1) === 'table')
  await bob.want('done', { type: 'hide', hidden: true })
  await ann.until(() => presences(ann, bob.id).at(-1) === 'away')
  expect((await circle(ann)).friends[0]?.at).toBe('away')
  await bob.want('done', { type: 'hide', hidden: false })
  await ann.until(() => presences(ann, bob.id).at(-1) === 'table')
  bob.kill()
  await ann.until(() => presences(ann, bob.id).at(-1) === 'away')
})

test('a friend request reveals nothing before it is accepted, and nobody can befriend themselves or an unknown player', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
  expect((await circle(ann)).friends).toMatchObject([{ state: 'asked', at: 'away' }])
  await bob.until(() => bob.received.some((text) => text.includes('"asks"')))
  expect((await circle(bob)).friends).toMatchObject([{ person: ann.id, state: 'asks', at: 'away' }])
  for (const person of [ann.id, 'aaaaaaaaaaaaaaaa'])
    expect((await ann.ask({ type: 'tie', person, tie: 'friend', on: true })).type).toBe('error')
  expect((await ann.want('people', { type: 'find-person', name: 'Bob' })).people).toEqual([{ person: bob.id, name: 'Bob' }])
})

test('players and spectators talk apart while a game runs, and read it all when it is over; who is muted is not heard', async () => {
  const { url } = await server()
  const people = await Promise.all(['Ann', 'Bob', 'Eve', 'Cai'].map((name) => connect(url, { name })))
  const [ann, bob, eve, cai] = people as [Client, Client, Client, Client]
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  for (const client of people) await client.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  await eve.want('done', { type: 'tie', person: cai.id, tie: 'mute', on: true, at: table })
  await ann.want('done', { type: 'say', table, text: 'AMONG-PLAYERS' })
  await eve.want('done', { type: 'say', table, text: 'AMONG-SPECTATORS' })
  await cai.want('done', { type: 'say', table, text: 'MUTED' })
  await bob.until(() => bob.received.some((text) => text.includes('AMONG-PLAYERS')))
  await cai.until(() => cai.received.some((text) => text.includes('AMONG-SPECTATORS')))
  for (const client of people) await client.watch(table)
  const heard = (client: Client) => client.received.join('\n')
  for (const client of [ann, bob]) expect(heard(client)).not.toMatch(/AMONG-SPECTATORS|MUTED/)
  for (const client of [eve, cai]) expect(heard(client)).not.toContain('AMONG-PLAYERS')
  expect(heard(eve)).not.toContain('MUTED')
  for (const [seat, client, cell] of [
    [0, ann, 0],
    [1, bob, 3],
    [0, ann, 1],
    [1, bob, 4],
    [0, ann, 2],
  ] as const) {
    await client.until(() => client.tables.get(table)?.seen.get(seat)?.question)
    await client.answer(table, seat, optionAt(client, table, seat, cell))
  }
  await eve.until(() => eve.tables.get(table)?.info.stage === 'over')
  expect((await ann.watch(table)).chat.map(({ text }) => text)).toEqual(['AMONG-PLAYERS', 'AMONG-SPECTATORS', 'MUTED'])
  expect((await eve.watch(table)).chat.map(({ text }) => text)).toEqual(['AMONG-PLAYERS', 'AMONG-SPECTATORS'])
})

function optionAt(client: Client, table: string, seat: number, cell: number): string {
  const question = client.tables.get(table)?.seen.get(seat)?.question
  if (question?.kind !== 'options') throw new Error('nothing is asked')
  return question.options.find(({ id }) => id.endsWith(`${cell}`))?.id as string
}

test('a friend who has a role in the context has its mark', async () => {
  const { url } = await server({ hostKey: KEY })
  const { ann, bob } = await friends(url)
  expect((await circle(ann)).friends[0]?.mark).toBeUndefined()
  await asked(url, null, 'give-role', { player: bob.id, role: 'judge' })
  expect((await circle(ann)).friends[0]?.mark).toBe('judge')
})
