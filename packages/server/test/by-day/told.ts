import type { Seat } from '@orrery/kernel'
import type { Person } from './person.ts'
import type { TwoServers } from './site.ts'
import type { Until } from './table.ts'
import { type Played, playVisits } from './visits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** At least so many answers are given before somebody is reminded. */
const PART = 6

/** Tells the guest of a table on a date, a day before it; then it is called off. */
export async function tellOfDate(server: TwoServers, [host, guest]: readonly [Person, Person], game: string, until: Until): Promise<void> {
  const [one, other] = [await host.connect(), await guest.connect()]
  const at = server.now() + 3 * DAY
  const terms = { game, settings: {}, pace: 'live', rated: false, club: false, seats: 2 } as const
  const { evening } = await one.want('evening', { type: 'plan-evening', ...terms, title: `A date for ${game}`, at })
  await other.want('done', { type: 'come', evening, comes: true })
  server.turnTo(at - DAY + HOUR)
  await until(() => guest.pushes().includes(`Soon: A date for ${game}`))
  await one.want('done', { type: 'call-off', evening })
  for (const client of [one, other]) await client.close()
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

/** They play at least `PART` answers on; then somebody lets the time pass until they are told that it runs out. */
export async function remind(playing: Played, person: Person, seat: Seat, tells: string, until: Until): Promise<void> {
  const { servers, table } = playing
  const version = await servers.versionOf(table)
  // Nobody else's clock runs.
  await playVisits(playing, ({ asked, table: now }) => asked.includes(seat) && now.questions.length === 1 && now.version >= version + PART)
  await until(async () => (await servers.reminderAt(table, seat)) !== null)
  servers.turnTo((await servers.reminderAt(table, seat)) ?? 0)
  await until(() => person.pushes().includes(tells))
}

/** One was told by webhook, too, and the other by mail. */
export async function toldElsewhere({ came, office }: TwoServers, tells: string, until: Until): Promise<void> {
  await until(() => came.some(({ path, body }) => path === '/' && String(body).includes(tells)))
  await until(() => office.letters.some((letter) => letter.includes(tells)))
}
