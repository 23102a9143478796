import { fork, positionOf, restore } from '../position.ts'
import type { Answer } from '../question.ts'
import { misfitsOf } from '../schema.ts'
import type { TableState } from '../state.ts'
import { cloneState, type Table } from '../table.ts'
import { canUndo } from '../undo.ts'
import { explanations, give, look, looksAt, lookText, type Moment, seatsOf, seenThere, stateText, viewersOf } from './moment.ts'
import { difference, partsOf, plainFaults, sharedPart, textDifference } from './plain.ts'
import { whose } from './report.ts'

/** The state fits its schema and is plain JSON. */
export function checkState<S extends TableState>({ game, table, book }: Moment<S>): void {
  const misfits = misfitsOf(game.state, table.state)
  const fault = misfits.length > 0 ? misfits.map(({ path, expected }) => `${path}: expected ${expected}`)[0] : plainFaults(table.state)[0]
  book.note('state', fault)
  if (table.state.events.length > 0) book.note('state', 'the state keeps what was told')
}

/** Both ways to clone give an equal state that shares nothing with the original. */
export function checkClone<S extends TableState>({ game, table, book }: Moment<S>): void {
  const made = cloneState(game, table.state)
  const walked = game.state.cloneValue(table.state)
  book.note('clone', difference(table.state, made) ?? difference(table.state, walked))
  const parts = partsOf(table.state)
  const shared = sharedPart(made, parts) ?? sharedPart(walked, parts) ?? sharedPart(table.start.state, parts)
  book.note('clone', shared === null ? null : `${shared} is shared`)
}

/** How a table differs from one that should be equal in everything; `sees`: what a viewer sees of the other. */
function apart<S extends TableState>(moment: Moment<S>, other: Table<S>, sees = looksAt(other)): string | null {
  const states = textDifference(moment.text, stateText(other))
  if (states !== null) return `the state differs at ${states}`
  for (const viewer of viewersOf(other)) {
    const seen = textDifference(seenThere(moment, viewer), sees(viewer))
    if (seen !== null) return `${whose(viewer)} sees other things at ${seen}`
  }
  const { version } = moment.table
  return version === other.version ? null : `versions ${version} and ${other.version}`
}

/** Whether other seats can take back at a table than at one that should be equal. */
function undoApart<S extends TableState>(table: Table<S>, other: Table<S>): string | null {
  const seat = seatsOf(table).find((one) => canUndo(table, one) !== canUndo(other, one))
  return seat === undefined ? null : `seat ${seat} can take back in one only`
}

/** Copies of a table at a decision; `after` compares them again once the table has gone on. */
export interface Copies<S extends TableState> {
  after(seat: number, answer: Answer, events: readonly unknown[], now: Moment<S>): void
}

/** Forks and restores the table, and compares. */
export function checkCopies<S extends TableState>(moment: Moment<S>): Copies<S> {
  const { game, table, book } = moment
  const forked = fork(table)
  book.note('fork', apart(moment, forked, (viewer) => lookText(forked, viewer)) ?? undoApart(table, forked))
  const light = fork(table, true)
  book.note('fork', apart(moment, light))
  const { table: restored, dropped } = restore(game, JSON.parse(JSON.stringify(positionOf(table))))
  book.note('restore', dropped > 0 ? `${dropped} answers no longer fit` : apart(moment, restored))
  return {
    after(seat, answer, events, now) {
      const told = JSON.stringify(events)
      for (const [check, copy] of [['fork', forked] as const, ['restore', restored] as const]) {
        const heard = give(copy, seat, answer)
        book.note(check, typeof heard === 'string' ? heard : (textDifference(told, JSON.stringify(heard)) ?? apart(now, copy)))
      }
      const heard = give(light, seat, answer)
      book.note('fork', typeof heard === 'string' ? heard : textDifference(now.text, stateText(light)))
    },
  }
}

/** Views, questions and explanations are plain JSON; making them, explaining and evaluating change nothing. */
export function checkSeen<S extends TableState>({ game, table, book, pieces, text }: Moment<S>): void {
  const parts = partsOf(table.state)
  for (const viewer of viewersOf(table)) {
    const seen = look(table, viewer)
    book.note('seen', plainFaults(seen)[0])
    const shared = sharedPart(seen.view, parts)
    if (shared !== null) book.note('seen', `the view is not built from nothing: ${shared} is part of the state`)
  }
  for (const seat of seatsOf(table)) {
    for (const [piece, refusals] of explanations(table, seat, pieces))
      book.note('seen', refusals === null ? `explaining '${piece}' throws` : plainFaults(refusals)[0])
    const worth = game.evaluate(table.state, seat)
    book.note('seen', worth >= 0 && worth <= 1 ? null : `seat ${seat} stands at ${worth}, which is not within 0 and 1`)
  }
  game.next(table.state)
  book.note('seen', stateText(table) === text ? null : 'looking changed the state')
}
