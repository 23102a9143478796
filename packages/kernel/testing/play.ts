import {
  type AddressedEvent,
  type Answer,
  answer,
  begin,
  canUndo,
  cloneState,
  eventsFor,
  type Game,
  type GameEvent,
  hash,
  type Json,
  openTable,
  positionOf,
  type Question,
  type Refusal,
  restore,
  type Seat,
  type Seed,
  seedOf,
  type Table,
  type TableState,
  takeEvents,
  undo,
  type Viewer,
} from '../index.ts'
import { mode } from './mode.ts'

/** How a test's table begins. */
export interface Setup<S> {
  readonly options?: Json
  readonly seats?: number
  readonly seed?: Seed | number
  /** A stored position to begin at instead. */
  readonly position?: Json
  /** Changes the state at the first activity's start; the table then goes on from what `next` says. */
  readonly given?: (g: S) => void
}

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
  const seats = setup.seats ?? game.seats.min
  const seed = typeof setup.seed === 'string' ? setup.seed : seedOf(setup.seed ?? 1)
  let table: Table<S> =
    setup.position === undefined
      ? openTable(game as Game<S>, setup.options ?? {}, seats, seed)
      : restore(game as Game<S>, setup.position).table
  if (setup.given !== undefined) {
    const state = cloneState(game as Game<S>, table.start.state)
    setup.given(state)
    state.events.length = 0
    // Copied again, so that what a test has put in has its fields in the schema's order, as it has after undo.
    table = begin(game as Game<S>, cloneState(game as Game<S>, state), seats)
  }
  assertAsked(table)
  const addressed: AddressedEvent[] = takeEvents(table)
  let known = hash(table.state)
  /** The activity in which the test changed the state itself: answers alone do not lead there again. */
  let changed: Table<S>['start'] | null = null

  function asked(seat?: Seat): Question {
    const open = seat === undefined ? table.questions : table.questions.filter((question) => question.seat === seat)
    if (open.length !== 1) throw new Error(`${open.length} questions are open${seat === undefined ? '' : ` for seat ${seat}`}`)
    return open[0] as Question
  }

  function give(move: string | Answer, seat: Seat): AddressedEvent[] {
    const full: Answer = typeof move !== 'string' ? move : asked(seat).kind === 'multi-select' ? { options: [move] } : { option: move }
    const before = hash(table.state)
    if (before !== known) changed = table.start
    const asAnswered = changed !== table.start
    const verdict = answer(table, seat, full)
    if (verdict !== true)
      throw new Error(`'${JSON.stringify(move)}' is refused (${verdict.rule}); there are: ${optionsOf(asked(seat)).join(', ')}`)
    const heard = takeEvents(table)
    if (mode() === 'undo' && asAnswered && canUndo(table, seat)) {
      const after = hash(table.state)
      if (undo(table, seat) !== true) throw new Error('taking back is refused')
      if (hash(table.state) !== before) throw new Error(`taking back '${JSON.stringify(move)}' leaves another state`)
      answer(table, seat, full)
      takeEvents(table)
      if (hash(table.state) !== after) throw new Error(`giving '${JSON.stringify(move)}' again leads elsewhere`)
    }
    if (mode() === 'json' && (asAnswered || changed !== table.start)) {
      const after = hash(table.state)
      const restored = restore(game as Game<S>, JSON.parse(JSON.stringify(positionOf(table))))
      if (restored.dropped > 0 || hash(restored.table.state) !== after)
        throw new Error(`the table does not survive JSON after '${JSON.stringify(move)}'`)
      table = restored.table
    }
    assertAsked(table)
    known = hash(table.state)
    addressed.push(...heard)
    return heard
  }

  function seatOffering(move: string | Answer): Seat {
    if (table.questions.length === 1) return (table.questions[0] as Question).seat
    const ids = typeof move === 'string' ? [move] : 'option' in move ? [move.option] : 'options' in move ? move.options : ['']
    const offering = table.questions.filter((question) => ids.every((id) => optionsOf(question).includes(id)))
    if (offering.length !== 1)
      throw new Error(`${offering.length} of ${table.questions.length} open questions offer '${ids.join(' ')}'; name the seat`)
    return (offering[0] as Question).seat
  }

  return {
    get g() {
      return table.state
    },
    get table() {
      return table
    },
    addressed,
    question: asked,
    options: (seat) => optionsOf(asked(seat)),
    answer: (move, seat) => give(move, seat ?? seatOffering(move)),
    answers(...given) {
      for (const one of given) {
        const full: string | Answer = typeof one === 'string' ? one : { options: one }
        give(full, seatOffering(full))
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
      for (const state of [table.state, table.start.state]) {
        const held = state.random[stream]
        if (held === undefined) throw new RangeError(`no stream '${stream}'`)
        if (String(held.state) !== String(table.start.state.random[stream]?.state)) {
          throw new Error('set results before the activity draws from the stream')
        }
        held.preset.push(...results)
        if (table.state === table.start.state) break
      }
      if (changed === null) known = hash(table.state)
    },
    events(viewer, type) {
      const events = eventsFor(addressed, viewer)
      return type === undefined ? events : events.filter((event) => event.type === type)
    },
  }
}

function optionsOf(question: Question): string[] {
  return question.kind === 'plan' ? [] : question.options.map((option) => option.id)
}
