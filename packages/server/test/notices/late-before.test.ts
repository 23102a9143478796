import type { TimeControl } from '@orrery/play'
import type { RequestOf } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { browserAt, newcomer } from '../browser.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const HOUR = 3_600_000
const BY_DAY: TimeControl = {
  ...{ pace: 'day', perDecision: HOUR, reserve: 0, increment: 0 },
  ...{ weekendsOff: false, timeUp: 'least', timeouts: 0 },
}

const wish = (seats: RequestOf<'create'>['seats'], time: TimeControl = BY_DAY) =>
  ({ type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false, time }) as const

const OPEN = [{ kind: 'me' }, { kind: 'open' }] as const

/** A player whose time has run out twice in a row at a table by day, and the table. */
async function lateTwice(clock: { now: number }, late: Client): Promise<string> {
  const { table } = await late.want('created', wish([{ kind: 'me' }, { kind: 'hot-seat', name: 'B' }]))
  await late.watch(table)
  // Each seat of the one who is late is answered for in turn: twice each.
  for (let version = 1; version <= 4; version++) {
    clock.now += HOUR + 1
    await late.until(() => (late.tables.get(table)?.seen.get(0)?.version ?? 0) >= version)
  }
  return table
}

async function guest(url: string): Promise<Client> {
  return connect(url, { name: 'Ann' })
}

async function member(url: string): Promise<Client> {
  const browser = browserAt(url)
  await browser.done('sign-up', newcomer('Ann'))
  return browser.connect()
}

for (const [kind, arrive] of [
  ['guest', guest],
  ['member', member],
] as const) {
  test(`a ${kind} whose time ran out twice in a row at a table is asked before new ones, and confirms it`, async () => {
    const clock = { now: Date.parse('2026-11-25T12:00:00Z') }
    const { url } = await server({ now: () => clock.now, lookEvery: 20 })
    const [ann, ben] = [await arrive(url), await connect(url, { name: 'Ben' })]
    const { table: open } = await ben.want('created', wish([...OPEN]))
    const { table: running } = await ben.want('created', wish([...OPEN], { ...BY_DAY, pace: 'live' }))
    await lateTwice(clock, ann)
    expect(await ann.ask(wish([...OPEN]))).toMatchObject({ type: 'error', code: 'confirm-late' })
    expect(await ann.ask({ type: 'take', table: open, seat: 1 })).toMatchObject({ type: 'error', code: 'confirm-late' })
    expect((await ann.ask({ type: 'take', table: running, seat: 1 })).type).toBe('done')
    expect((await ann.ask({ ...wish([...OPEN]), confirmed: true })).type).toBe('created')
    expect((await ann.ask({ type: 'take', table: open, seat: 1, confirmed: true })).type).toBe('done')
    expect((await ben.ask(wish([...OPEN]))).type).toBe('created')
  })
}

test('a restart does not forget who was late twice in a row; an answer by hand there ends it', async () => {
  const clock = { now: Date.parse('2026-11-25T12:00:00Z') }
  const first = await server({ now: () => clock.now, lookEvery: 20 })
  const ann = await guest(first.url)
  const table = await lateTwice(clock, ann)
  await first.close()
  const second = await server({ data: first.data, now: () => clock.now, lookEvery: 20 })
  const again = await connect(second.url, { token: ann.token })
  expect(await again.ask(wish([...OPEN]))).toMatchObject({ code: 'confirm-late' })
  await again.watch(table)
  const seen = await again.until(() => [0, 1].find((seat) => again.tables.get(table)?.seen.get(seat)?.question))
  const version = again.tables.get(table)?.seen.get(seen)?.version ?? 0
  const question = again.tables.get(table)?.seen.get(seen)?.question
  const free = question?.kind === 'options' ? (question.options[0]?.id ?? '') : ''
  expect(version).toBeGreaterThan(0)
  await again.answer(table, seen, free)
  const other = 1 - seen
  await again.until(() => again.tables.get(table)?.seen.get(other)?.question)
  const next = again.tables.get(table)?.seen.get(other)?.question
  await again.answer(table, other, next?.kind === 'options' ? (next.options[0]?.id ?? '') : '')
  expect((await again.ask(wish([...OPEN]))).type).toBe('created')
})

test('challenges, quick match and tables on a date are asked about too, where they are by day', async () => {
  const clock = { now: Date.parse('2026-11-25T12:00:00Z') }
  const { url } = await server({ now: () => clock.now, lookEvery: 20 })
  const [ann, ben] = [await member(url), await connect(url, { name: 'Ben' })]
  await lateTwice(clock, ann)
  const terms = { game: 'tic-tac-toe', settings: {}, pace: 'day', rated: false, at: null } as const
  const challenge = { type: 'challenge', person: ben.id, terms } as const
  expect(await ann.ask(challenge)).toMatchObject({ code: 'confirm-late' })
  expect((await ann.ask({ ...challenge, confirmed: true })).type).toBe('challenges')
  const seek = { type: 'seek', game: 'tic-tac-toe', settings: {}, pace: 'day', wish: 'any' } as const
  expect(await ann.ask(seek)).toMatchObject({ code: 'confirm-late' })
  expect((await ann.ask({ ...seek, confirmed: true })).type).toBe('quick')
  const plan = { type: 'plan-evening', game: 'tic-tac-toe', settings: {}, title: 'Chess', pace: 'day', rated: false } as const
  const { evening } = await ben.want('evening', { ...plan, at: clock.now + HOUR, seats: 2, club: false })
  expect(await ann.ask({ type: 'come', evening, comes: true })).toMatchObject({ code: 'confirm-late' })
  expect((await ann.ask({ type: 'come', evening, comes: true, confirmed: true })).type).toBe('done')
})
