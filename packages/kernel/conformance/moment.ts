import { answer } from '../answer.ts'
import { anyAnswer } from '../any.ts'
import { type AddressedEvent, eventsFor } from '../event.ts'
import type { Game } from '../game.ts'
import type { Piece, Seat, Viewer } from '../ids.ts'
import type { Answer, Question } from '../question.ts'
import type { Random } from '../random.ts'
import { type Seen, seenBy, seenByEach } from '../seen.ts'
import type { TableState } from '../state.ts'
import { type Table, takeEvents } from '../table.ts'
import type { Notebook } from './report.ts'

/** A table at a decision, with what the checks need. */
export interface Moment<S extends TableState = TableState> {
  readonly game: Game<S>
  readonly table: Table<S>
  readonly random: Random
  readonly book: Notebook
  /** Each viewer's view of the current table, as text; made once after each answer. */
  looks: readonly string[]
  /** The current state as text, likewise. */
  text: string
  /** Pieces that questions have pointed at in this game so far. */
  readonly pieces: readonly Piece[]
}

/** All viewers of a table. */
export function viewersOf(table: Table): Viewer[] {
  return [...seatsOf(table), 'spectator']
}

/** All seats of a table. */
export function seatsOf(table: Table): Seat[] {
  return Array.from({ length: table.seats }, (_, seat) => seat)
}

/** What a viewer sees, without the fields that count messages and undos. */
export function look<S extends TableState>(table: Table<S>, viewer: Viewer) {
  return uncounted(seenBy(table, viewer))
}

function uncounted({ version: _version, canUndo: _canUndo, ...seen }: Seen) {
  return seen
}

/** The state as text, for comparison. */
export function stateText<S extends TableState>({ state }: Table<S>): string {
  return JSON.stringify(state)
}

/** What a viewer sees as text, for comparison. */
export function lookText<S extends TableState>(table: Table<S>, viewer: Viewer): string {
  return JSON.stringify(look(table, viewer))
}

/** The same for every viewer. They share what is common to all views; `checkCopies` compares that with views made one by one. */
export function looksOf<S extends TableState>(table: Table<S>): string[] {
  return viewersOf(table).map(looksAt(table))
}

/** The same, for one viewer after the other. */
export function looksAt<S extends TableState>(table: Table<S>): (viewer: Viewer) => string {
  const look = seenByEach(table)
  return (viewer) => JSON.stringify(uncounted(look(viewer)))
}

/** What a viewer sees of the moment's table, as text. */
export function seenThere<S extends TableState>({ table, looks }: Moment<S>, viewer: Viewer): string {
  return looks[viewersOf(table).indexOf(viewer)] as string
}

/** Numbers that no piece has. */
const NO_NUMBERS = ['', '-1', '0.5', '999999', 'x', '__proto__']

/**
 * These pieces, and what a curious client may ask about, too: pieces with the numbers beside theirs, which may be hidden, pieces of the
 * same kinds that no table has, and what is no piece.
 */
function askedAbout(pieces: readonly Piece[]): Piece[] {
  const kinds = new Set(pieces.map((piece) => piece.split(':')[0] as string))
  const beside = pieces.flatMap((piece) => {
    const [kind, number, ...rest] = piece.split(':')
    return rest.length === 0 && /^\d+$/.test(number ?? '') ? [`${kind}:${Number(number) + 1}`] : []
  })
  const none = [...kinds].flatMap((kind) => [kind, ...NO_NUMBERS.map((number) => `${kind}:${number}`)])
  return [...pieces, ...beside, ...none, 'nothing:0', '']
}

/** The game's explanations of pieces to a seat, and of others; null where it throws. */
export function explanations<S extends TableState>(
  { game, state }: Table<S>,
  seat: Seat,
  pieces: readonly Piece[],
): (readonly [Piece, ReturnType<Game<S>['explain']> | null])[] {
  return askedAbout(pieces).map((piece) => {
    try {
      return [piece, game.explain(state, seat, piece)]
    } catch {
      return [piece, null]
    }
  })
}

/** The same as text, for comparison. */
export function explained<S extends TableState>(table: Table<S>, seat: Seat, pieces: readonly Piece[]): string {
  return JSON.stringify(explanations(table, seat, pieces))
}

/** A viewer's events of a list, as text. */
export function toldText(events: readonly AddressedEvent[], viewer: Viewer): string {
  return JSON.stringify(eventsFor(events, viewer))
}

/** Gives an answer that must be accepted. Returns its events, or the fault. */
export function give<S extends TableState>(table: Table<S>, seat: Seat, move: Answer): AddressedEvent[] | string {
  const verdict = answer(table, seat, move)
  if (verdict !== true) return `${JSON.stringify(move)} of seat ${seat} is refused (${verdict.rule})`
  return takeEvents(table)
}

/** A random legal answer at this table. */
export function drawAnswer<S extends TableState>(table: Table<S>, question: Question, random: Random): Answer {
  return anyAnswer(table.game, table.state, question, random)
}

/** A random item of a list. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T
}
