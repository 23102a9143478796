import {
  type AddressedEvent,
  type Answer,
  answer,
  canUndo,
  eventsFor,
  type Game,
  type GameEvent,
  hash,
  type Question,
  type Refusal,
  type Seat,
  type Table,
  type TableState,
  takeEvents,
  undo,
  type Viewer,
} from '../index.ts'
import { mode } from './mode.ts'
import { assertUndone, throughJson } from './proof.ts'
import { type Setup, tableOf } from './setup.ts'

/** A table in a test. Every answer goes through here, so that one switch repeats all tests with undo and with JSON. */
export interface Play<S extends TableState> {
  /** The state now. */
  readonly g: S
  readonly table: Table<S>
  /** All events since the play began. */
  readonly addressed: readonly AddressedEvent[]
  /** The open question of the seat, or of the only asked seat. Throws if there is none. */
  question(seat?: Seat): Question
  /** The ids of the options of that question. */
  options(seat?: Seat): string[]
  /** Answers by option id (for several at once: a set of that one), or in full. Throws if it is refused. Returns the answer's events. */
  answer(move: string | Answer, seat?: Seat): AddressedEvent[]
  /** Gives several answers in a row, each for the seat that is asked; a list is a set of options. */
  answers(...given: (string | readonly string[])[]): void
  /** Undoes the seat's last answer. Throws if that is refused. */
  undo(seat: Seat): void
  /** The refusal of an answer; throws if it is accepted. The table does not change. */
  refused(move: string | Answer, seat: Seat, version?: number): Refusal
  /** Sets the next results of a stream (from 0, as `roll` returns them). */
  preset(stream: string, ...results: number[]): void
  /** A viewer's events since the play began, oldest first; only those of `type` if given. */
  events(viewer: Viewer, type?: string): GameEvent[]
}

/** Throws if a seat is asked that is not at the table: a test that answers whoever is asked would not notice it. */
function assertAsked<S extends TableState>({ questions, seats }: Table<S>): void {
  for (const { seat, name } of questions)
    if (!(seat >= 0 && seat < seats)) throw new RangeError(`'${name}' is asked of seat ${seat}, of ${seats}`)
}

/** Starts a table for a test. */
export function play<S extends TableState, V, O>(game: Game<S, V, O>, setup: Setup<S> = {}): Play<S> {
  let table = tableOf(game, setup)
  assertAsked(table)
  const addressed: AddressedEvent[] = takeEvents(table)
  let known = hash(table.state)
  /** The activity in which the test changed the state itself: answers alone do not lead there again. */
  let changed: Table<S>['start'] | null = null

  function give(move: string | Answer, seat: Seat): AddressedEvent[] {
    const full: Answer =
      typeof move !== 'string' ? move : askedOf(table, seat).kind === 'multi-select' ? { options: [move] } : { option: move }
    const before = hash(table.state)
    if (before !== known) changed = table.start
    const asAnswered = changed !== table.start
    const verdict = answer(table, seat, full)
    if (verdict !== true)
      throw new Error(`'${JSON.stringify(move)}' is refused (${verdict.rule}); there are: ${optionsOf(askedOf(table, seat)).join(', ')}`)
    const heard = takeEvents(table)
    if (mode() === 'undo' && asAnswered && canUndo(table, seat)) assertUndone(table, seat, full, before)
    if (mode() === 'json' && (asAnswered || changed !== table.start)) table = throughJson(game, table, full)
    assertAsked(table)
    known = hash(table.state)
    addressed.push(...heard)
    return heard
  }

  return {
    get g() {
      return table.state
    },
    get table() {
      return table
    },
    addressed,
    question: (seat) => askedOf(table, seat),
    options: (seat) => optionsOf(askedOf(table, seat)),
    answer: (move, seat) => give(move, seat ?? seatOffering(table, move)),
    answers(...given) {
      for (const one of given) {
        const full: string | Answer = typeof one === 'string' ? one : { options: one }
        give(full, seatOffering(table, full))
      }
    },
    undo(seat) {
      const verdict = undo(table, seat)
      if (verdict !== true) throw new Error(`taking back is refused (${verdict.rule})`)
      known = hash(table.state)
    },
    refused(move, seat, version) {
      const before = hash(table.state)
      const verdict = answer(table, seat, typeof move === 'string' ? { option: move } : move, version)
      if (verdict === true) throw new Error(`'${JSON.stringify(move)}' is accepted`)
      if (hash(table.state) !== before) throw new Error('a refused answer changed the state')
      return verdict
    },
    preset(stream, ...results) {
      presetIn(table, stream, results)
      if (changed === null) known = hash(table.state)
    },
    events(viewer, type) {
      const events = eventsFor(addressed, viewer)
      return type === undefined ? events : events.filter((event) => event.type === type)
    },
  }
}

/** The open question of a seat, or of the only asked seat. */
function askedOf({ questions }: Pick<Table<TableState>, 'questions'>, seat?: Seat): Question {
  const open = seat === undefined ? questions : questions.filter((question) => question.seat === seat)
  if (open.length !== 1) throw new Error(`${open.length} questions are open${seat === undefined ? '' : ` for seat ${seat}`}`)
  return open[0] as Question
}

/** The only seat whose question offers an answer. */
function seatOffering({ questions }: Pick<Table<TableState>, 'questions'>, move: string | Answer): Seat {
  if (questions.length === 1) return (questions[0] as Question).seat
  const ids = typeof move === 'string' ? [move] : 'option' in move ? [move.option] : 'options' in move ? move.options : ['']
  const offering = questions.filter((question) => ids.every((id) => optionsOf(question).includes(id)))
  if (offering.length !== 1)
    throw new Error(`${offering.length} of ${questions.length} open questions offer '${ids.join(' ')}'; name the seat`)
  return (offering[0] as Question).seat
}

/** Sets the next results of a stream, now and at the activity's start. */
function presetIn<S extends TableState>(table: Table<S>, stream: string, results: readonly number[]): void {
  for (const state of [table.state, table.start.state]) {
    const held = state.random[stream]
    if (held === undefined) throw new RangeError(`no stream '${stream}'`)
    if (String(held.state) !== String(table.start.state.random[stream]?.state)) {
      throw new Error('set results before the activity draws from the stream')
    }
    held.preset.push(...results)
    if (table.state === table.start.state) break
  }
}

function optionsOf(question: Question): string[] {
  return question.kind === 'plan' ? [] : question.options.map((option) => option.id)
}
