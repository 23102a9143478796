import type { BoardModule } from '@orrery/board'
import { isObject, type Json, type Result, type Seat } from '@orrery/kernel'
import { manifestOf } from '../app/catalogue.ts'
import { textOfGame } from '../app/texts.ts'
import { taughtAt } from '../learn/teaching.ts'
import type { TableSource } from '../table/source/source.ts'
import { keepResult, results } from './results.ts'

/** Stores how a table ended for the seats of this browser; lessons and guided games do not count. */
export async function record(source: TableSource, board: BoardModule, result: Result, view: unknown): Promise<void> {
  const players = source.players.peek()
  const mine = players.filter(({ holder }) => holder === 'me')
  const [first] = mine
  if (first === undefined || taughtAt(source.id) !== null || results.peek().some(({ table }) => table === source.id)) return
  const won = mine.filter(({ seat }) => result.winners.includes(seat)).length
  const isDrawn = result.winners.length === 0 && manifestOf(source.game).together !== true
  const options = await source.replay().then(
    (replay) => replay?.options ?? null,
    () => null,
  )
  const side = async (language: 'en' | 'hu'): Promise<string> =>
    mine.length > 1 ? '' : (board.side?.(first.seat, view, broughtTo(options, first.seat), await textOfGame(source.game, language)) ?? '')
  keepResult({
    table: source.id,
    game: source.game,
    won: won === mine.length ? true : won === 0 && !isDrawn ? false : null,
    others: players.flatMap(({ holder, name, bot }) => (holder === 'me' || holder === 'open' ? [] : [{ name, bot }])),
    side: { en: await side('en'), hu: await side('hu') },
    at: Date.now(),
  })
}

/** What a seat brought, by the table's options. */
function broughtTo(options: Json, seat: Seat): { readonly [setting: string]: Json } {
  if (!isObject(options)) return {}
  const seats = options.seats
  const brought = Array.isArray(seats) ? seats[seat] : null
  return isObject(brought) ? brought : {}
}
