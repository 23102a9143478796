import { gameEntry } from '@orrery/games'
import { type Answer, answer, fork, imagining, type Orders, type Person as Scripted, type Seat, seenBy, type Table } from '@orrery/kernel'
import { answeredBeforehand, type Beforehand } from '@orrery/play'
import { decide } from '@orrery/search'
import type { Client } from '../client.ts'
import type { Person } from './person.ts'
import type { TwoServers } from './site.ts'

const HOUR = 3_600_000
export const BETWEEN_VISITS = 8 * HOUR

/** What the seats of a game say beforehand, and who says it as a thoughtful player would. */
export interface Script {
  readonly orders: Orders
  readonly person: Scripted
}

export async function scriptOf(game: string): Promise<Script> {
  const orders = await gameEntry(game).orders?.()
  if (orders === undefined) throw new Error(`in ${game} nothing is said beforehand`)
  const { person } = (await import(import.meta.resolve(`@orrery/games/${game}/orders/person.ts`))) as { readonly person: Scripted }
  return { orders, person }
}

/** Two people, by seat, at a table that they play without pages. */
export interface Played {
  readonly servers: TwoServers
  readonly table: string
  readonly people: readonly Person[]
  readonly script: Script
  /** Called at the beginning of each visit. */
  readonly comes?: (client: Client, seat: Seat) => Promise<void>
}

/** A table at which somebody must answer by hand. */
export interface Stand {
  readonly table: Table
  /** The seats that must: what the others have said answers for them. */
  readonly asked: readonly Seat[]
}

/**
 * They make one visit after the other, eight hours between them: each answers as the quick bot would, and says beforehand what its orders
 * say. Ends where the table is over or `stop` says so; returns the table as it is then.
 */
export async function playVisits(played: Played, stop: (stand: Stand) => boolean = () => false): Promise<Table> {
  const { servers, table: id, people, comes } = played
  const clients = await Promise.all(people.map((person) => person.connect()))
  let here: Seat | null = null
  for (;;) {
    const table = await servers.tableOf(id)
    const asked = table.result === null ? await askedByHand(played, table) : []
    if (table.result !== null || (asked.length > 0 && stop({ table, asked }))) {
      for (const client of clients) await client.close()
      return table
    }
    const seat: Seat | undefined = asked.find((one) => one === here) ?? asked[0]
    if (seat !== undefined) {
      const client = clients[seat] as Client
      if (seat !== here) {
        servers.turnTo(servers.now() + BETWEEN_VISITS)
        await comes?.(client, seat)
      }
      here = seat
      await answerByHand(played, client, table, seat)
    }
    await servers.movedOn(id, table.version)
  }
}

/** The seats that must answer by hand. */
export async function askedByHand({ servers, table: id, script }: Played, table: Table): Promise<readonly Seat[]> {
  const asked: Seat[] = []
  for (const { seat } of table.questions) {
    const { said } = await servers.saidAt(id, seat)
    if (!answersByItself(table, seat, said, script)) asked.push(seat)
  }
  return asked
}

/** Whether the server answers for a seat by what it has said. */
function answersByItself(table: Table, seat: Seat, said: Beforehand, { orders }: Script): boolean {
  const { question, view } = seenBy(table, seat)
  const reply = question === null ? null : answeredBeforehand(orders, said, question, view).reply
  return reply !== null && answer(fork(table), seat, reply.answer) === true
}

async function answerByHand(played: Played, client: Client, table: Table, seat: Seat): Promise<void> {
  const wanted = decide(table, seat, { level: 'quick', salt: 'by day' })
  await sayWith(played, client, table, seat, wanted)
  const reply = await client.ask({ type: 'answer', table: played.table, seat, version: table.version, answer: wanted })
  // What was just said may have answered first.
  if (reply.type !== 'accepted' && reply.type !== 'refused') throw new Error(JSON.stringify(reply))
}

/** Says beforehand, without a page, what goes with the answer that a seat is about to give. */
export async function sayWith(
  { servers, table: id, script }: Played,
  client: Client,
  table: Table,
  seat: Seat,
  wanted: Answer,
): Promise<void> {
  const { question, view } = seenBy(table, seat)
  if (question === null) throw new Error(`seat ${seat} is not asked`)
  const { revision, said: kept } = await servers.saidAt(id, seat)
  const before = withByDay(kept.orders, script.person)
  const said = script.person.say({ seat, orders: before, question, view, answer: wanted, ...imagining(table, seat) })
  if (said === kept.orders) return
  await client.want('orders', {
    ...{ type: 'order', table: id, seat, revision, version: script.orders.version },
    said: { ...kept, orders: said } as never,
  })
}

/** With what is said once at a table by day, as far as nothing of its kind stands. */
function withByDay(orders: readonly unknown[], { byDay = [] }: Scripted): readonly unknown[] {
  const kindOf = (order: unknown): unknown => (order as { readonly kind?: unknown }).kind
  const missing = byDay.filter((one) => !orders.some((other) => kindOf(other) === kindOf(one)))
  return missing.length === 0 ? orders : [...orders, ...missing]
}
