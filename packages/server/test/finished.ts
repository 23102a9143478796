import { connect } from './client.ts'
import { seatsOf } from './published.ts'

/** The cells by which the first of two wins noughts and crosses. */
const MARKS = [0, 3, 1, 4, 2]

/** A table of noughts and crosses that one player has finished on both seats, with the server's reply about its review before that. */
export async function finishedTable(url: string): Promise<{ readonly table: string; readonly before: number }> {
  const ann = await connect(url, { name: 'Ann' })
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats: seatsOf(2), listed: false })
  await ann.watch(table)
  const { status } = await fetch(`${url}/reviews/${table}`)
  for (const [at, cell] of MARKS.entries()) {
    await ann.answer(table, at % 2, `mark:${cell}`)
    await ann.until(() => (ann.tables.get(table)?.seen.get(0)?.version ?? 0) > at)
  }
  return { table, before: status }
}
