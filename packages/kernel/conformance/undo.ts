import { fork } from '../position.ts'
import type { Answer } from '../question.ts'
import { reseed, type TableState } from '../state.ts'
import { type Table, takeEvents } from '../table.ts'
import { canUndo, undo } from '../undo.ts'
import { give, looksAt, type Moment, seatsOf, seenThere, stateText, toldText, viewersOf } from './moment.ts'
import { difference, textDifference } from './plain.ts'

/** What a table was before an answer, to compare after undo. */
export interface Before<S extends TableState> {
  readonly table: Table<S>
  /** Its state, and each viewer's view, as text. */
  readonly text: string
  readonly looks: readonly string[]
}

/** Records a table before its next answer. */
export function before<S extends TableState>({ table, text, looks }: Moment<S>): Before<S> {
  return { table: fork(table), text, looks }
}

/** After an answer that can be undone: undo leads back, and the same answer leads here again. */
export function checkUndo<S extends TableState>(
  moment: Moment<S>,
  earlier: Before<S>,
  seat: number,
  answer: Answer,
  told: readonly unknown[],
): void {
  const { table, book } = moment
  for (const other of seatsOf(table)) {
    if (!canUndo(table, other)) continue
    const copy = fork(table)
    const last = copy.marks.findLast((mark) => mark.seat === other)
    const again = last === undefined ? undefined : lastAnswer(copy, last, other, seat, answer)
    if (undo(copy, other) !== true) {
      book.note('undo', `seat ${other} may take back and is refused`)
      continue
    }
    book.note('undo', copy.version > table.version ? null : 'taking back does not raise the version')
    if (other === seat) book.note('undo', back(copy, earlier))
    if (again === undefined) continue
    takeEvents(copy)
    const heard = give(copy, other, again)
    if (typeof heard === 'string') book.note('undo', `given again, ${heard}`)
    else {
      const states = textDifference(moment.text, stateText(copy))
      const sees = looksAt(copy)
      const seen = viewersOf(table).find((viewer) => seenThere(moment, viewer) !== sees(viewer))
      book.note('undo', states === null ? null : `giving again leads elsewhere: ${states}`)
      book.note('undo', seen === undefined ? null : `${seen} sees other things when the answer is given again`)
      if (other === seat) book.note('undo', difference(told, heard))
    }
  }
}

function back<S extends TableState>(copy: Table<S>, earlier: Before<S>): string | null {
  const states = textDifference(earlier.text, stateText(copy))
  if (states !== null) return `taking back leaves another state: ${states}`
  const sees = looksAt(copy)
  const at = viewersOf(copy).findIndex((viewer, index) => sees(viewer) !== earlier.looks[index])
  return at < 0 ? null : `${viewersOf(copy)[at]} sees other things after taking back`
}

function lastAnswer<S extends TableState>(
  table: Table<S>,
  mark: Table<S>['marks'][number],
  other: number,
  seat: number,
  answer: Answer,
): Answer | undefined {
  if (other === seat) return answer
  return mark.start === table.start ? table.answers[mark.before.length]?.answer : undefined
}

/**
 * After an answer that can be undone: if everything that the seat does not know had been different, the seat and a spectator would have
 * seen the same. Otherwise a seat could try, look and undo.
 */
export function checkPeek<S extends TableState>(
  moment: Moment<S>,
  earlier: Before<S>,
  seat: number,
  answer: Answer,
  told: readonly string[],
): void {
  const { game, table, book, random } = moment
  if (!canUndo(table, seat)) return
  const other = fork(earlier.table)
  game.determinize(other.state, seat, random)
  reseed(other.state, random)
  const hidden = stateText(other) !== earlier.text
  const heard = give(other, seat, answer)
  if (typeof heard === 'string') {
    book.note('peeks', `whether an answer is legal depends on what is hidden: ${heard}`)
    return
  }
  if (!hidden) return
  const sees = looksAt(other)
  for (const viewer of [seat, 'spectator'] as const) {
    const shown = viewer === seat ? told[0] : told[1]
    const same = toldText(heard, viewer) === shown && sees(viewer) === seenThere(moment, viewer)
    book.note(
      'peeks',
      same ? null : `${JSON.stringify(answer)} of seat ${seat} can be taken back and shows something hidden (reveal is missing)`,
    )
  }
  if (!canUndo(other, seat))
    book.note('peeks', `whether ${JSON.stringify(answer)} of seat ${seat} can be taken back depends on what is hidden`)
}
