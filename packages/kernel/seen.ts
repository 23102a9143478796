import type { Result } from './game.ts'
import type { Seat, Viewer } from './ids.ts'
import { type SeenQuestion, seenQuestion } from './question.ts'
import type { TableState } from './state.ts'
import { hasLeft, questionFor, type Table } from './table.ts'
import { canUndo } from './undo.ts'

/** Everything that a viewer gets of a table: plain JSON, the same bytes for all viewers who may know the same. */
export interface Seen<V = unknown> {
  readonly version: number
  readonly view: V
  /** What is asked of this viewer. */
  readonly question: SeenQuestion | null
  /** The seats that still have to answer. */
  readonly waiting: readonly Seat[]
  readonly canUndo: boolean
  /** Whether this viewer may give up. */
  readonly canConcede: boolean
  readonly result: Result | null
}

/** What the viewer sees of the table now. */
export function seenBy<S extends TableState>(table: Table<S>, viewer: Viewer): Seen {
  return seenByEach(table)(viewer)
}

/** A function from viewer to view for the current moment: the part that all views share is made once. */
export function seenByEach<S extends TableState>(table: Table<S>): (viewer: Viewer) => Seen {
  let common: object | undefined
  return (viewer) => {
    common ??= table.game.common?.(table.state)
    return seenWith(table, viewer, common)
  }
}

function seenWith<S extends TableState>(table: Table<S>, viewer: Viewer, common: object | undefined): Seen {
  const question = questionFor(table, viewer)
  return {
    version: table.version,
    view: table.game.view(table.state, viewer, common),
    question: question === null ? null : seenQuestion(question),
    waiting: table.questions.map((open) => open.seat),
    canUndo: viewer !== 'spectator' && canUndo(table, viewer),
    canConcede: viewer !== 'spectator' && table.result === null && table.game.concede !== undefined && !hasLeft(table, viewer),
    result: table.result,
  }
}
