import { DatabaseSync } from 'node:sqlite'
import type { RaceId } from '@orrery/games/firestorm-armada/content/races.ts'
import { starterFor } from '@orrery/games/firestorm-armada/fleet/read.ts'
import type { Json, Seat, Table } from '@orrery/kernel'
import type { AccountCalendar } from '@orrery/protocol'
import { expect } from 'vitest'
import type { Browser } from '../browser.ts'
import type { Client } from '../client.ts'
import { member, WISHES } from '../noticed.ts'
import { pushBrowser } from '../push-service.ts'
import { type TwoServers, test } from './house.ts'
import { type Player, playVisits, scriptOf } from './visits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** After so many answers the servers are started anew, and after as many more both players take a holiday. */
const PART = 40

type Brought = { readonly [key: string]: Json }

interface PlayedGame {
  readonly game: string
  readonly name: string
  /** What makes it short. */
  readonly settings: Brought
  /** What Anna and Bela bring; absent: nothing. */
  readonly brings?: readonly [Brought, Brought]
}

const fleetOf = (race: RaceId): Brought => ({ fleet: starterFor(race, 500) as unknown as Json })

const GAMES: readonly PlayedGame[] = [
  { game: 'death-angel', name: 'Death Angel', settings: {} },
  { game: 'chaos-galaxy', name: 'Chaos Galaxy', settings: {}, brings: [{ deck: 'acelfogak' }, { deck: 'veres-dagaly' }] },
  { game: 'forbidden-stars', name: 'Forbidden Stars', settings: { quick_setup: true, random_factions: true } },
  {
    game: 'firestorm-armada',
    name: 'Firestorm Armada',
    settings: { fleetValue: 500 },
    brings: [fleetOf('terrans'), fleetOf('dindrenzi')],
  },
]

for (const played of GAMES)
  test(`two people on two servers play ${played.name} by day to its end, with orders and if-thens, through a restart and a holiday, and are told`, async ({
    server,
  }) => {
    const [anna, bela] = [await arrive(server, server.url, played, 'Anna'), await arrive(server, server.second, played, 'Bela')]
    const table = await challenged(anna, bela, played)
    const seated = await bySeat([anna, bela], table)
    const script = await scriptOf(played.game)

    const early = await playVisits(server, table, seated, script, ({ version }) => version >= PART)
    await isToldOfTurn(server, early, seated, played)
    await sayIfs(seated, table)
    await server.restart()
    expect((await server.tableOf(table)).version).toBeGreaterThanOrEqual(early.version)
    const later = await playVisits(server, table, seated, script, ({ version }) => version >= 2 * PART)
    await isToldOfTurn(server, later, seated, played)
    await overHoliday(server, seated)
    const end = await playVisits(server, table, seated, script)

    expect(end.result).not.toBeNull()
    expect(answersBy(server, table, 'order')).toBeGreaterThan(0)
    expect(answersBy(server, table, 'clock')).toBe(0)
    await expect.poll(() => bela.pushes().some((title) => title.startsWith(`${anna.name} challenges you`))).toBe(true)
  }, 600_000)

/** Somebody who is a member at one of the servers and is told by push. */
interface Person extends Player {
  readonly name: string
  readonly browser: Browser
  pushes(): string[]
}

async function arrive(servers: TwoServers, url: string, { game }: PlayedGame, first: string): Promise<Person> {
  const name = `${first} of ${game}`
  const browser = await member(url, name)
  const push = pushBrowser()
  const path = `/${first}/${game}`
  await browser.done('push-add', { endpoint: `${servers.pushes}${path}`, keys: push.keys })
  await browser.done('notices-wish', WISHES)
  return {
    ...{ name, browser, connect: () => browser.connect(url) },
    pushes: () => servers.came.filter((one) => one.path === path).map(({ body }) => (push.read(body) as { readonly title: string }).title),
  }
}

/** A table by day that comes of a challenge; returns its id. */
async function challenged(host: Person, guest: Person, { game, settings, brings }: PlayedGame): Promise<string> {
  const [one, other] = [await host.connect(), await guest.connect()]
  const terms = { game, settings, pace: 'day', rated: false, at: null } as const
  const [hosts, guests] = (brings ?? []).map((brought) => ({ brings: brought }))
  const { challenges } = await one.want('challenges', { type: 'challenge', person: other.id, terms, ...hosts })
  const challenge = challenges[0]?.id ?? ''
  await expect.poll(() => guest.pushes().length).toBe(1)
  const agreed = await other.want('challenges', { type: 'settle-challenge', challenge, round: 1, accept: true, ...guests })
  await closed([one, other])
  return agreed.challenges.find(({ id }) => id === challenge)?.table ?? ''
}

/** The people in the order of their seats. */
async function bySeat(people: readonly [Person, Person], table: string): Promise<readonly Person[]> {
  const client = await people[0].connect()
  const { info } = await client.watch(table)
  await closed([client])
  return info.players.map(({ name }) => (name === people[0].name ? people[0] : people[1]))
}

/** Whoever is asked, and has no page open, is told. */
async function isToldOfTurn(
  servers: TwoServers,
  { questions, result }: Table,
  seated: readonly Person[],
  { name }: PlayedGame,
): Promise<void> {
  if (result !== null) return
  servers.turnTo(servers.now() + HOUR)
  await expect.poll(() => seated[questions[0]?.seat ?? 0]?.pushes()).toContain(`${name}: your turn`)
}

/** Each who has nothing to decide says an answer for the likeliest question to come, where one is found. */
async function sayIfs(seated: readonly Person[], table: string): Promise<void> {
  for (const [seat, person] of seated.entries()) {
    const client = await person.connect()
    await sayIf(client, table, seat)
    await closed([client])
  }
}

async function sayIf(client: Client, table: string, seat: Seat): Promise<void> {
  const found = await client.ask({ type: 'foresee', table, seat })
  // Who is asked now, or at a table that is over, may look no farther.
  const likely = found.type === 'foreseen' ? found.foreseen.find(({ question }) => question.kind === 'options') : undefined
  if (likely?.question.kind !== 'options') return
  const { print, events, question } = likely
  const answer = { option: question.options[0]?.id ?? '' }
  const { revision, said } = await client.want('orders', { type: 'orders', table, seat })
  const { version } = (await scriptOf((await client.watch(table)).info.game)).orders
  const change = { ...said, ifs: [{ print, answer, events }] } as never
  await client.want('orders', { type: 'order', table, seat, revision, version, said: change })
}

/** Both take days off that begin now, and let them pass: the clock of who is asked stands still. */
async function overHoliday(servers: TwoServers, seated: readonly Person[]): Promise<void> {
  const from = servers.now()
  const calendar: AccountCalendar = { timeZone: 'UTC', quietHours: null, holidays: [{ from: from + 1000, until: from + 9 * DAY }] }
  for (const person of seated) {
    const client = await person.connect()
    await client.want('calendar', { type: 'set-calendar', calendar })
    await closed([client])
  }
  servers.turnTo(from + 9 * DAY)
}

async function closed(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.close()
}

/** How many answers of a table came by an order, or because time ran out. */
function answersBy({ data }: TwoServers, table: string, by: 'order' | 'clock'): number {
  const database = new DatabaseSync(`${data}/orrery.sqlite`, { readOnly: true })
  const counted = database.prepare('select count(*) as n from answers where table_id = ? and ref like ?').get(table, `${by}:%`)
  database.close()
  return Number(counted?.n)
}
