import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { asked, KEY, member } from '../keepers.ts'
import { server } from '../server.ts'

const TERMS = { game: 'outbid', settings: {}, pace: 'live', rated: false, at: null } as const
const DAY = 24 * 3_600_000

const told = (client: Client): Message[] => client.received.map((text) => JSON.parse(text) as Message)

async function two(url: string): Promise<{ ann: Client; bob: Client }> {
  return { ann: await connect(url, { name: 'Ann' }), bob: await connect(url, { name: 'Bob' }) }
}

const block = (client: Client, other: Client) => client.want('done', { type: 'tie', person: other.id, tie: 'block', on: true })

/** Plans a table on a date, tomorrow. */
async function planned(host: Client, seats: number): Promise<string> {
  const wish = { type: 'plan-evening', game: 'outbid', settings: {}, title: 'Night', pace: 'live', rated: false, club: false } as const
  return (await host.want('evening', { ...wish, at: Date.now() + DAY, seats })).evening
}

test('blocked · a challenge that was made before is seen no more by who blocks, and another offer never arrives', async () => {
  const { url } = await server()
  const { ann, bob } = await two(url)
  const { challenges } = await ann.want('challenges', { type: 'challenge', person: bob.id, terms: TERMS })
  const challenge = challenges[0]?.id as string
  await block(ann, bob)
  expect((await ann.want('challenges', { type: 'challenges' })).challenges).toEqual([])
  const counter = await bob.want('challenges', { type: 'counter-challenge', challenge, round: 1, terms: TERMS })
  expect(counter.challenges).toMatchObject([{ id: challenge, stage: 'open', round: 2 }])
  expect((await ann.want('challenges', { type: 'challenges' })).challenges).toEqual([])
})

test('blocked · two who said yes to each other in quick match before are not seated', async () => {
  const { url } = await server()
  const { ann, bob } = await two(url)
  const wish = { type: 'seek', game: 'outbid', settings: {}, pace: 'live', wish: 'any' } as const
  for (const client of [ann, bob]) await client.want('quick', wish)
  const match = (client: Client) =>
    told(client)
      .flatMap((message) => (message.type === 'quick' ? (message.match ?? []) : []))
      .at(-1)
  const { id } = await bob.until(() => match(bob))
  await ann.want('quick', { type: 'meet', match: id, yes: true })
  await block(ann, bob)
  await bob.want('quick', { type: 'meet', match: id, yes: true })
  await bob.until(() => match(bob)?.stage === 'off')
  expect(match(bob)?.table).toBe(null)
})

test('blocked · of two who come to a table on a date the later one is not seated beside the other, nor is a suspended member', async () => {
  let later = 0
  const { url } = await server({ now: () => Date.now() + later, lookEvery: 20, hostKey: KEY })
  const { ann, bob } = await two(url)
  const cat = await member(url, 'Cat')
  const evening = await planned(ann, 3)
  for (const client of [bob, await cat.connect()]) await client.want('done', { type: 'come', evening, comes: true })
  await block(bob, ann)
  await asked(url, null, 'sanction', { player: cat.player, kind: 'suspension', reason: 'spam', hours: null, report: null })
  later = DAY
  const begun = await ann.until(() => told(ann).find((message) => message.type === 'reminder' && message.table !== null))
  const { info } = await ann.watch((begun as Extract<Message, { type: 'reminder' }>).table as string)
  expect(info.players.map(({ name }) => name)).toEqual(['Ann', '', ''])
})
