import { answerAgain, TABLE_RULES } from './answer.ts'
import type { Seat } from './ids.ts'
import { no, type Refusal } from './refusal.ts'
import type { TableState } from './state.ts'
import { atStart, goBack, type Mark, type Table } from './table.ts'

/**
 * Whether the seat may undo its last answer: nothing was revealed since, and nobody else has answered since, except in the same
 * simultaneous decision.
 */
export function canUndo<S extends TableState>(table: Table<S>, seat: Seat): boolean {
  return lastMark(table, seat) !== null
}

/**
 * Undoes the seat's last answer. Returns true, or the refusal with the table unchanged. The version increases, so a message in transit
 * becomes stale.
 */
export function undo<S extends TableState>(table: Table<S>, seat: Seat): true | Refusal {
  const mark = lastMark(table, seat)
  if (mark === null) return no(TABLE_RULES.nothingToUndo)
  const sameActivity = mark.start === table.start
  const kept = sameActivity ? table.answers.filter((_, at) => at !== mark.before.length) : mark.before
  const back = atStart(table.game, table.seats, mark.start)
  for (const record of kept) {
    if (!answerAgain(back, record.seat, record.answer)) return no(TABLE_RULES.nothingToUndo)
  }
  const earlier = table.marks.filter((other) => other.start !== mark.start && table.marks.indexOf(other) < table.marks.indexOf(mark))
  goBack(table, back)
  table.events.length = 0
  table.marks = [...earlier, ...back.marks]
  table.version++
  table.asked.fill(table.version)
  return true
}

function lastMark<S extends TableState>(table: Table<S>, seat: Seat): Mark<S> | null {
  for (let at = table.marks.length - 1; at >= 0; at--) {
    const mark = table.marks[at] as Mark<S>
    const beside = mark.together && mark.start === table.start
    if (mark.seat === seat) return beside || at === table.marks.length - 1 ? mark : null
    if (!beside) return null
  }
  return null
}
