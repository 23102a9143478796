import type { Seat } from '@orrery/kernel'
import { MOST_BEATS } from '@orrery/play'
import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { CHAOS_GALAXY, DEATH_ANGEL, FIRESTORM_ARMADA, FORBIDDEN_STARS } from './games.ts'
import { arrive, type Person } from './person.ts'
import { type TwoServers, test } from './site.ts'
import { bySeat, challenged, type Until } from './table.ts'
import { remind, tellByMail, tellOfDate, toldElsewhere } from './told.ts'
import { type Played, playVisits, scriptOf } from './visits.ts'

const DAY = 24 * 3_600_000
/** The most events that an if-then rests on: the page sends the last ones. */
const MOST_EVENTS = 20
/** At least so many answers are given between two of the steps below. */
const PART = 6

const GAMES = [DEATH_ANGEL, CHAOS_GALAXY, FORBIDDEN_STARS, FIRESTORM_ARMADA]

const until: Until = (what) => expect.poll(what, { interval: 20 }).toBe(true)

for (const played of GAMES)
  test(`two people on two servers play ${played.name} by day to its end: orders and if-thens, a restart, a holiday, notices of every kind, and what happened`, async ({
    server,
  }) => {
    const { game, name } = played
    const anna = await arrive(server, server.url, `Anna of ${game}`)
    const bela = await arrive(server, server.second, `Bela of ${game}`)
    const people = [anna, bela] as const
    await anna.account('webhook-add', { form: 'ntfy', url: `${server.hooks}/${game}`, secret: null })
    await tellByMail(server, bela, `${game}@example.org`)
    await tellOfDate(server, people, game, until)
    const table = await challenged(people, played, until)
    const seated = await bySeat(people, table)
    const seatOf = (person: Person): Seat => seated.indexOf(person)
    const comes = comingTo(table, seated, `${name}: your turn`)
    const playing: Played = { servers: server, table, people: seated, script: await scriptOf(game), comes }

    await playVisits(playing, ({ table: { version } }) => version >= PART)
    await sayIfs(playing)
    await remind(playing, bela, seatOf(bela), `${name}: your time runs out`, until)
    const { version } = await server.tableOf(table)
    await server.restart()
    expect(await server.versionOf(table)).toBeGreaterThanOrEqual(version)
    await playVisits(playing, ({ table: now }) => now.version >= version + PART)
    await overHoliday(server, people)
    const end = await playVisits(playing)

    expect(end.result).not.toBeNull()
    expect(await server.answersBy(table, 'order')).toBeGreaterThan(0)
    expect(await server.answersBy(table, 'clock')).toBe(0)
    await toldElsewhere(server, `${name}: your turn`, until)
  })

/** At each visit the server tells what happened; both people are told of their first one. */
function comingTo(table: string, seated: readonly Person[], tells: string): NonNullable<Played['comes']> {
  const told = new Set<Seat>()
  return async (client, seat) => {
    if (!told.has(seat)) await until(() => seated[seat]?.pushes().includes(tells) === true)
    told.add(seat)
    await lookBack(client, table, seat)
  }
}

/** What happened while the seat's player was away: a few pictures, each later than the one before. */
async function lookBack(client: Client, table: string, seat: Seat): Promise<void> {
  const { before, beats } = await client.want('beats', { type: 'beats', table, seat })
  expect(beats.length).toBeLessThanOrEqual(MOST_BEATS)
  const versions = [before, ...beats.map(({ seen }) => seen)].map(({ version }) => version)
  expect(versions).toEqual(versions.toSorted((one, other) => one - other))
}

/** Each who has nothing to decide says an answer for the likeliest question to come, where one is found. */
async function sayIfs({ people, servers, table, script }: Played): Promise<void> {
  for (const [seat, person] of people.entries()) {
    const client = await person.connect()
    const found = await client.ask({ type: 'foresee', table, seat })
    // Who is asked now may look no farther.
    const likely = found.type === 'foreseen' ? found.foreseen.find(({ question }) => question.kind === 'options') : undefined
    if (likely?.question.kind === 'options') {
      const { print, events, question } = likely
      const { revision, said } = await servers.saidAt(table, seat)
      const change = {
        ...said,
        ifs: [{ print, answer: { option: question.options[0]?.id ?? '' }, events: events.slice(-MOST_EVENTS) }],
      } as never
      await client.want('orders', { type: 'order', table, seat, revision, version: script.orders.version, said: change })
    }
    await client.close()
  }
}

/** Both take days off and let them pass: the clock of who is asked stands still. */
async function overHoliday(servers: TwoServers, people: readonly Person[]): Promise<void> {
  const from = servers.now()
  const calendar = { timeZone: 'UTC', quietHours: null, holidays: [{ from: from + 1000, until: from + 9 * DAY }] }
  for (const person of people) {
    const client = await person.connect()
    await client.want('calendar', { type: 'set-calendar', calendar })
    await client.close()
  }
  servers.turnTo(from + 9 * DAY)
}
