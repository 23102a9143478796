import { gameEntry } from '@orrery/games'
import { answer, fork, imagining, type Orders, type Person, type Seat, seenBy, type Table } from '@orrery/kernel'
import { answeredBeforehand, MOST_BEATS } from '@orrery/play'
import { decide } from '@orrery/search'
import { expect } from 'vitest'
import type { Client } from '../client.ts'
import type { TwoServers } from './house.ts'

const HOUR = 3_600_000
const BETWEEN_VISITS = 8 * HOUR

/** Somebody who plays without a page, seat by seat. */
export interface Player {
  connect(): Promise<Client>
}

/** What the seats of a game say beforehand, and who says it as a thoughtful player would. */
export interface Script {
  readonly orders: Orders
  readonly person: Person
}

export async function scriptOf(game: string): Promise<Script> {
  const orders = await gameEntry(game).orders?.()
  if (orders === undefined) throw new Error(`in ${game} nothing is said beforehand`)
  const { person } = (await import(import.meta.resolve(`@orrery/games/${game}/orders/person.ts`))) as { readonly person: Person }
  return { orders, person }
}

/**
 * Two people (by seat) play a table without pages, one visit after the other, eight hours between them: each answers as the quick bot
 * would, and says beforehand what its orders say. Ends where the table is over, or at the start of a visit where `stop` says so;
 * returns the table as it is then.
 */
export async function playVisits(
  servers: TwoServers,
  id: string,
  people: readonly Player[],
  script: Script,
  stop: (table: Table) => boolean = () => false,
): Promise<Table> {
  const clients = await Promise.all(people.map((person) => person.connect()))
  let here: Seat | null = null
  for (;;) {
    const table = await servers.tableOf(id)
    const seat: Seat = (table.questions.find((one) => one.seat === here) ?? table.questions[0])?.seat ?? 0
    if (table.result !== null || (seat !== here && stop(table))) {
      for (const client of clients) await client.close()
      return table
    }
    const said = await saidBy(clients[seat] as Client, id, seat)
    if (answersByItself(table, seat, said.said, script) && (await movesOn(servers, id, table.version))) continue
    if (seat !== here) {
      servers.turnTo(servers.now() + BETWEEN_VISITS)
      await lookBack(clients[seat] as Client, id, seat)
    }
    here = seat
    await answerByHand(clients[seat] as Client, id, table, seat, said, script)
    expect(await movesOn(servers, id, table.version, PATIENCE)).toBe(true)
  }
}

/** What happened while the seat's player was away: a few pictures, each later than the one before. */
async function lookBack(client: Client, table: string, seat: Seat): Promise<void> {
  const { before, beats } = await client.want('beats', { type: 'beats', table, seat })
  expect(beats.length).toBeLessThanOrEqual(MOST_BEATS)
  const versions = [before, ...beats.map(({ seen }) => seen)].map(({ version }) => version)
  expect(versions).toEqual(versions.toSorted((one, other) => one - other))
}

const PATIENCE = 20_000
/** So long it is waited for what was said beforehand, in milliseconds; then the person answers as if it had not been said. */
const BEFOREHAND = 2000

/** Whether the table comes to a later version in time. */
async function movesOn(servers: TwoServers, id: string, version: number, patience = BEFOREHAND): Promise<boolean> {
  for (const until = performance.now() + patience; performance.now() < until; ) {
    if ((await servers.versionOf(id)) > version) return true
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return false
}

type Said = Awaited<ReturnType<typeof saidBy>>

const saidBy = (client: Client, table: string, seat: Seat) => client.want('orders', { type: 'orders', table, seat })

/** Whether the server answers for a seat by what it has said. */
function answersByItself(table: Table, seat: Seat, said: Said['said'], { orders }: Script): boolean {
  const { question, view } = seenBy(table, seat)
  const reply = question === null ? null : answeredBeforehand(orders, said, question, view).reply
  return reply !== null && answer(fork(table), seat, reply.answer) === true
}

async function answerByHand(client: Client, id: string, table: Table, seat: Seat, kept: Said, { orders, person }: Script): Promise<void> {
  const { question, view } = seenBy(table, seat)
  if (question === null) throw new Error(`seat ${seat} is not asked`)
  const wanted = decide(table, seat, { level: 'quick', salt: 'by day' })
  const before = withByDay(kept.said.orders, person)
  const said = person.say({ seat, orders: before, question, view, answer: wanted, ...imagining(table, seat) })
  if (said !== kept.said.orders) {
    const { revision } = kept
    await client.want('orders', {
      ...{ type: 'order', table: id, seat, revision, version: orders.version },
      said: { ...kept.said, orders: said } as never,
    })
  }
  const reply = await client.ask({ type: 'answer', table: id, seat, version: table.version, answer: wanted })
  // What was just said may have answered first.
  if (reply.type !== 'accepted' && reply.type !== 'refused') throw new Error(JSON.stringify(reply))
}

/** With what is said once at a table by day, as far as nothing of its kind stands. */
function withByDay(orders: readonly unknown[], { byDay = [] }: Person): readonly unknown[] {
  const kindOf = (order: unknown): unknown => (order as { readonly kind?: unknown }).kind
  const missing = byDay.filter((one) => !orders.some((other) => kindOf(other) === kindOf(one)))
  return missing.length === 0 ? orders : [...orders, ...missing]
}
