import { DatabaseSync } from 'node:sqlite'
import { answer, type Game, type Json, openTable, optionsOfNew, type Question, randomOf, seedOf } from '@orrery/kernel'
import type { Client } from '../../packages/server/test/client.ts'

/** What is played at a table for two. */
export interface Wish {
  readonly game: Game
  readonly settings: { readonly [id: string]: Json }
  /** What each seat brings. */
  readonly brings: readonly { readonly [field: string]: Json }[]
  /** The most answers that are given. */
  readonly answers: number
  /** Whether the seat that is asked after them gives up. */
  readonly concede: boolean
}

/**
 * Plays a table of two people by the game's policy, both on the server and in a copy that is opened from the seed in the server's database.
 * Returns the table's id.
 */
export async function play(clients: readonly [Client, Client], file: string, wish: Wish): Promise<string> {
  const { game, settings, brings, answers, concede } = wish
  const [host, guest] = clients
  const terms = { pace: 'live', rated: true, level: 'any' } as const
  const seats = [{ kind: 'me' as const, settings: brings[0] }, { kind: 'open' as const }]
  const { table: id } = await host.want('created', { type: 'create', game: game.id, settings, seats, listed: true, terms })
  await guest.want('done', { type: 'take', table: id, seat: 1, ...(brings[1] === undefined ? {} : { settings: brings[1] }) })
  for (const one of clients) await one.watch(id)
  await host.want('done', { type: 'say', table: id, text: `Good luck at ${game.id}!` })
  const chosen = brings.length === 0 ? settings : { ...settings, seats: [...brings] }
  const copy = openTable(game, optionsOfNew(game, chosen), 2, seedIn(file, id))
  const random = randomOf(seedOf('kept'))
  for (let given = 0; copy.result === null && (given < answers || concede); given++) {
    const question = copy.questions[0] as Question
    const chosen = given >= answers ? { concede: true as const } : game.policy(copy.state, question, random)
    const client = clients[question.seat] as Client
    await client.until(() => client.tables.get(id)?.seen.get(question.seat)?.question?.name === question.name)
    const reply = await client.answer(id, question.seat, chosen)
    if (reply.type !== 'accepted') throw new Error(`${game.id}: ${JSON.stringify(chosen)} gets ${JSON.stringify(reply)}`)
    answer(copy, question.seat, chosen)
    for (const [seat, one] of clients.entries()) await one.until(() => (one.tables.get(id)?.seen.get(seat)?.version ?? 0) >= reply.version)
  }
  for (const one of clients) await one.want('done', { type: 'unwatch', table: id })
  return id
}

/** The secret seed of a running table. */
function seedIn(file: string, table: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('select seed from tables where id = ?').get(table)
  database.close()
  return String(row?.seed)
}
