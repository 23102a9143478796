import { hash } from '../json.ts'
import { fork, positionOf, restore } from '../position.ts'
import type { Answer } from '../question.ts'
import type { TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { give, type Moment } from './moment.ts'
import { twin } from './secrets.ts'

/** A bot: decides a seat's open question. The caller of the suite provides it, because the kernel knows no bots. */
export type Decide = (
  table: Table,
  seat: number,
  how: { readonly level: Level; readonly budget: { readonly iterations: number } },
) => Answer

type Level = 'random' | 'hasty' | 'quick' | 'strong'
const LEVELS: readonly Level[] = ['random', 'hasty', 'quick', 'strong']
const ITERATIONS = 24

/** Bots decide legally, do not change the table, and decide the same when only what they may not know differs. */
export function checkBots<S extends TableState>(moment: Moment<S>, seat: number, decide: Decide): void {
  const { game, table, book } = moment
  const other = twin(moment, seat)
  const restored = restore(game, JSON.parse(JSON.stringify(positionOf(table)))).table
  for (const level of LEVELS) {
    const how = { level, budget: { iterations: ITERATIONS } }
    const before = hash(table.state)
    const chosen = decide(table as Table, seat, how)
    const heard = give(fork(table), seat, chosen)
    book.note('bots', typeof heard === 'string' ? `a ${level} bot is refused: ${heard}` : null)
    book.note('bots', hash(table.state) === before ? null : `a ${level} bot changes the table`)
    const text = JSON.stringify(chosen)
    book.note(
      'bots',
      JSON.stringify(decide(restored as Table, seat, how)) === text ? null : `a ${level} bot decides otherwise at the restored table`,
    )
    if (other === null) continue
    const there = JSON.stringify(decide(other as Table, seat, how))
    book.note('bots', there === text ? null : `a ${level} bot of seat ${seat} decides ${text}, but ${there} when other things are hidden`)
  }
}
