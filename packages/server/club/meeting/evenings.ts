import type { EveningsMessage, Message, RequestOf } from '@orrery/protocol'
import { eachAlone } from '../../each.ts'
import { RequestError } from '../../request-error.ts'
import { needConfirmed } from '../../rooms/punctual.ts'
import { needMember } from '../../rooms/rated.ts'
import type { Person } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import { type Coming, eveningGuestsOn } from '../../store/club/evening-guests.ts'
import { eveningsOn } from '../../store/club/evenings.ts'
import type { EveningRow } from '../../store/club/rows.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { People } from '../people.ts'
import { companyOf } from './company.ts'
import { openAgreed } from './open.ts'
import { planned, REMINDERS } from './planned.ts'

/** Tables on a date, and the club's evenings. */
export interface Evenings {
  plan(person: Person, wish: RequestOf<'plan-evening'>): Promise<string>
  come(player: string, wish: RequestOf<'come'>): Promise<void>
  callOff(player: string, evening: string): Promise<void>
  /** A player's evenings, or the one with an id. */
  list(player: string, evening?: string): Promise<EveningsMessage['evenings']>
  /** Opens tables that are due, and sends reminders of those that are near. */
  look(): Promise<void>
}

/** How long an evening that has begun, or was called off, is still shown after its time, in milliseconds. */
export const SHOWN = 3 * 3_600_000

/** Opens the tables on a date of a server. */
export function openEvenings(context: ServerContext, people: People): Evenings {
  const store = eveningsOn(context.store.database)
  const guests = eveningGuestsOn(context.store.database)
  const ties = tiesOn(context.store.database)

  async function comingTo({ id }: EveningRow): Promise<string[]> {
    return (await guests.coming([id])).map(({ person }) => person)
  }

  /** Sends the change to the players concerned: to everybody here if it is the club's evening. */
  async function changed(row: EveningRow): Promise<void> {
    const message: Message = { type: 'evenings-changed' }
    if (row.club === 1) return people.tellAll(message)
    const coming = await comingTo(row)
    people.tell([...new Set([row.host, ...coming, ...(await ties.friendsOf(row.host))])], message)
  }

  async function begin(row: EveningRow): Promise<void> {
    if (row.at <= context.now() - SHOWN) {
      // No server ran at its time, and nobody waits for it any more.
      await store.open(row.id, 'off')
      return changed(row)
    }
    const coming = await companyOf(context, await comingTo(row))
    const seats = Array.from({ length: row.seats }, (_, seat) => ({ player: coming[seat] ?? null, brings: null }))
    const opened = await openAgreed(context, {
      ...{ table: row.table_id, game: row.game, settings: row.settings, host: row.host, listed: row.club === 1, seats },
      terms: { pace: row.pace as 'live' | 'day', rated: row.rated === 1, level: 'any' },
    })
    await store.open(row.id, opened === 'played' ? 'open' : 'off')
    if (opened === 'played') people.tell(coming, reminderOf(row, row.table_id))
    await changed(row)
  }

  return {
    async plan(person, wish) {
      const row = await planned(context, person, wish)
      await store.add(row)
      await changed(row)
      return row.id
    },
    async come(player, { evening: id, comes, confirmed }) {
      const row = await store.read(id)
      // Whoever was to come to one that was called off says that they know.
      if (row === null || row.stage === 'open' || (row.stage === 'off' && comes))
        throw new RequestError('not-now', 'there is no such evening any more')
      await needMember(context, player, row.rated === 1)
      if (comes) await needConfirmed(context, { player, pace: row.pace as 'live' | 'day', confirmed })
      const { apart, blocked } = await context.apart.of(player)
      const met = (await guests.coming([id])).filter(({ person }) => apart.has(person)).map(({ person }) => person)
      if (apart.has(row.host)) met.push(row.host)
      if (comes && met.some((one) => blocked.has(one))) throw new RequestError('forbidden', 'somebody comes whom you have blocked')
      // A blocked player does not learn that; they read that all seats are taken.
      const kept =
        comes && met.length > 0 ? 'full' : await guests.come({ evening_id: id, player, comes: comes ? 1 : 0, since: context.now() })
      if (kept === 'full') throw new RequestError('taken', 'all seats are taken')
      if (kept === 'over') throw new RequestError('not-now', 'it has begun')
      if (row.stage === 'planned') await changed(row)
    },
    async callOff(player, id) {
      const row = await store.read(id)
      if (row === null || !(await store.callOff(id, player)))
        throw new RequestError('forbidden', 'only its host calls an evening off, before it begins')
      await changed(row)
    },
    async list(player, id) {
      const { apart } = await context.apart.of(player)
      const hosts = (await ties.friendsOf(player)).filter((friend) => !apart.has(friend))
      const one = id === undefined ? null : await store.read(id)
      const rows = id === undefined ? await store.for(player, hosts, context.now() - SHOWN) : one === null ? [] : [one]
      const shown = rows.filter((row) => row.club === 1 || !apart.has(row.host))
      const coming = Map.groupBy(await guests.coming(shown.map((row) => row.id)), ({ evening }) => evening)
      const names = await ties.namesOf(shown.map(({ host }) => host))
      return shown.map((row) => infoOf(row, { player, host: names.get(row.host) ?? '', come: coming.get(row.id) ?? [], apart }))
    },
    async look() {
      const now = context.now()
      // One that fails is tried again.
      await eachAlone(context, await store.due(now), begin, {
        says: 'an evening cannot begin',
        facts: ({ id, table_id }) => ({ evening: id, table: table_id }),
      })
      for (const [at, before] of REMINDERS.entries())
        for (const row of await store.remind(now, now + before, at + 1)) people.tell(await comingTo(row), reminderOf(row, null))
    },
  }
}

/** An evening as a player may see it. `host`: the host's name. */
function infoOf(
  row: EveningRow,
  {
    player,
    host,
    come,
    apart,
  }: {
    readonly player: string
    readonly host: string
    readonly come: readonly Coming[]
    readonly apart: ReadonlySet<string>
  },
): EveningsMessage['evenings'][number] {
  return {
    ...{ id: row.id, title: row.title, game: row.game, at: row.at, seats: row.seats, pace: row.pace as 'live' | 'day' },
    ...{ rated: row.rated === 1, club: row.club === 1, host, mine: row.host === player },
    coming: come.filter(({ person }) => !apart.has(person)).map(({ name }) => name),
    comes: come.some(({ person }) => person === player),
    ...{ off: row.stage === 'off', table: row.stage === 'open' ? row.table_id : null },
  }
}

function reminderOf({ id, title, game, at }: EveningRow, table: string | null): Message {
  return { type: 'reminder', evening: id, title, game, at, table }
}
