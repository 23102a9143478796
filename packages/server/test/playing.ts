import { expect } from 'vitest'
import type { Client } from './client.ts'

/** The id of the first option of the seat's question; null if it has none, or one for a set or plan. */
export function optionOf(client: Client, table: string, seat: number): string | null {
  const question = client.tables.get(table)?.seen.get(seat)?.question
  return question?.kind === 'options' ? (question.options[0]?.id ?? null) : null
}

/** All asked clients answer, at once, until the table is over; fails if an answer is refused. Client n has seat n. */
export async function playToEnd(clients: readonly Client[], table: string): Promise<void> {
  for (let round = 0; round < 60 && clients[0]?.tables.get(table)?.seen.get(0)?.result === null; round++) {
    const replies = await Promise.all(
      clients.map((client, seat) => {
        const option = optionOf(client, table, seat)
        return option === null ? null : client.answer(table, seat, option)
      }),
    )
    expect(replies.filter((reply) => reply !== null && reply.type !== 'accepted')).toEqual([])
    const version = Math.max(...replies.map((reply) => (reply?.type === 'accepted' ? reply.version : 0)))
    for (const [seat, client] of clients.entries())
      await client.until(() => (client.tables.get(table)?.seen.get(seat)?.version ?? 0) >= version)
  }
}
