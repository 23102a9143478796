import { answer } from '../answer.ts'
import { anyAnswer } from '../any.ts'
import { type AddressedEvent, eventsFor } from '../event.ts'
import type { Game } from '../game.ts'
import type { Piece, Seat, Viewer } from '../ids.ts'
import type { Answer, Question } from '../question.ts'
import type { Random } from '../random.ts'
import { onlooking, type Seen, seenBy } from '../seen.ts'
import type { TableState } from '../state.ts'
import { type Table, takeEvents } from '../table.ts'
import type { Notebook } from './report.ts'

/** A table at a decision, and what the checks need besides. */
export interface Moment<S extends TableState = TableState> {
  readonly game: Game<S>
  readonly table: Table<S>
  readonly random: Random
  readonly book: Notebook
  /** What each viewer sees of the table as it stands, as text: looked once after each answer. */
  looks: readonly string[]
  /** Pieces that questions have pointed at so far in this game. */
  readonly pieces: readonly Piece[]
}

/** All who look at a table. */
export function viewersOf(table: Table): Viewer[] {
  return [...seatsOf(table), 'spectator']
}

/** All seats of a table. */
export function seatsOf(table: Table): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat)
}

/** What a viewer sees, without what counts messages and takings-back. */
export function look<S extends TableState>(table: Table<S>, viewer: Viewer) {
  return uncounted(seenBy(table, viewer))
}

function uncounted({ version: _version, canUndo: _canUndo, ...seen }: Seen) {
  return seen
}

/** The same as text, to be compared. */
export function lookText<S extends TableState>(table: Table<S>, viewer: Viewer): string {
  return JSON.stringify(look(table, viewer))
}

/** The same for every viewer, as in the list of all who look: they look together, and later checks compare it with looking alone. */
export function looksOf<S extends TableState>(table: Table<S>): string[] {
  const look = onlooking(table)
  return viewersOf(table).map((viewer) => JSON.stringify(uncounted(look(viewer))))
}

/** What a viewer sees of the moment's table, as text. */
export function seenThere<S extends TableState>({ table, looks }: Moment<S>, viewer: Viewer): string {
  return looks[viewersOf(table).indexOf(viewer)] as string
}

/** What the game explains to a seat about pieces, nonsense included. */
export function explained<S extends TableState>(table: Table<S>, seat: Seat, pieces: readonly Piece[]): string {
  return JSON.stringify([...pieces, 'nothing:0', ''].map((piece) => [piece, table.game.explain(table.state, seat, piece)]))
}

/** The events of a list for a viewer, as text. */
export function toldText(events: readonly AddressedEvent[], viewer: Viewer): string {
  return JSON.stringify(eventsFor(events, viewer))
}

/** Answers that must be accepted; gives what was told, or the fault. */
export function give<S extends TableState>(table: Table<S>, seat: Seat, move: Answer): AddressedEvent[] | string {
  const verdict = answer(table, seat, move)
  if (verdict !== true) return `${JSON.stringify(move)} of seat ${seat} is refused (${verdict.rule})`
  return takeEvents(table)
}

/** Any legal answer at this table. */
export function drawAnswer<S extends TableState>(table: Table<S>, question: Question, random: Random): Answer {
  return anyAnswer(table.game, table.state, question, random)
}

/** One of a list. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T
}
