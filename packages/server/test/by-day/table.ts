import type { Json } from '@orrery/kernel'
import type { Client } from '../client.ts'
import type { TwoServers } from './house.ts'
import type { Person } from './person.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Brought = { readonly [key: string]: Json }

/** A game as two people play it by day. */
export interface PlayedGame {
  readonly game: string
  readonly name: string
  /** What makes it short. */
  readonly settings: Brought
  /** What Anna and Bela bring; absent: nothing. */
  readonly brings?: readonly [Brought, Brought]
}

type Two = readonly [Person, Person]

/** Waits until something holds. */
export type Until = (what: () => boolean | Promise<boolean>) => Promise<void>

/** A table by day that comes of a challenge, of which the guest is told; returns its id. */
export async function challenged([host, guest]: Two, { game, settings, brings }: PlayedGame, until: Until): Promise<string> {
  const [one, other] = [await host.connect(), await guest.connect()]
  const terms = { game, settings, pace: 'day', rated: false, at: null } as const
  const [hosts, guests] = (brings ?? []).map((brought) => ({ brings: brought }))
  const { challenges } = await one.want('challenges', { type: 'challenge', person: other.id, terms, ...hosts })
  const challenge = challenges[0]?.id ?? ''
  await until(() => guest.pushes().some((title) => title.startsWith(`${host.name} challenges you`)))
  const agreed = await other.want('challenges', { type: 'settle-challenge', challenge, round: 1, accept: true, ...guests })
  await closed([one, other])
  return agreed.challenges.find(({ id }) => id === challenge)?.table ?? ''
}

/** The people in the order of their seats. */
export async function bySeat(people: Two, table: string): Promise<readonly Person[]> {
  const client = await people[0].connect()
  const { info } = await client.watch(table)
  await closed([client])
  return info.players.map(({ name }) => (name === people[0].name ? people[0] : people[1]))
}

/** Tells the guest of a table on a date, a day before it; then it is called off. */
export async function tellOfDate(server: TwoServers, [host, guest]: Two, game: string, until: Until): Promise<void> {
  const [one, other] = [await host.connect(), await guest.connect()]
  const at = server.now() + 3 * DAY
  const terms = { game, settings: {}, pace: 'live', rated: false, club: false, seats: 2 } as const
  const { evening } = await one.want('evening', { type: 'plan-evening', ...terms, title: `A date for ${game}`, at })
  await other.want('done', { type: 'come', evening, comes: true })
  server.turnTo(at - DAY + HOUR)
  await until(() => guest.pushes().includes(`Soon: A date for ${game}`))
  await one.want('done', { type: 'call-off', evening })
  await closed([one, other])
}

/** Has letters sent to somebody, by the link that comes by letter. */
export async function tellByMail({ office }: TwoServers, { account }: Person, mail: string): Promise<void> {
  await account('mail-add', { mail, language: 'en' })
  // Letters about earlier games lie before it.
  let letter = ''
  while (!letter.includes(mail)) letter = await office.next()
  await account('mail-open', { link: /#\/account\/mail\/([\w-]{32})/.exec(letter)?.[1] ?? '' })
  const kinds = { turn: true, deadline: true, challenge: true, evening: true }
  await account('notices-wish', { kinds, mail: 'at-once', language: 'en' })
}

async function closed(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.close()
}
