import { answer, answerAgain } from './answer.ts'
import type { Keys, Listings } from './catalogue.ts'
import { contentOf, keysByNumber, movesFrom } from './content.ts'
import type { Game } from './game.ts'
import type { Json } from './json.ts'
import type { Random } from './random.ts'
import type { Refusal } from './refusal.ts'
import { misfitsOf, parse } from './schema.ts'
import { reseed, type TableState } from './state.ts'
import { answerOf, withKeys } from './stored-answer.ts'
import { type AnswerRecord, askAnew, atStart, begin, cloneState, type Table } from './table.ts'

/** The form in which a table is stored, sent and forked: plain JSON. */
export interface Position<S extends TableState = TableState> {
  readonly game: string
  readonly gameVersion: number
  readonly seats: number
  readonly version: number
  /** The running activity, or null when the table has ended. */
  readonly activity: string | null
  readonly args: Json
  /** The keys of the numbers in the state, by catalogue; absent in positions stored before there were catalogues. */
  readonly catalogues?: Listings
  /** The state at the activity's start. */
  readonly state: S
  /** The answers since, with keys in place of catalogue numbers. */
  readonly answers: readonly AnswerRecord[]
}

/** The position of a table. It shares its data with the table, which never changes that data; stringify it to keep it separately. */
export function positionOf<S extends TableState>(table: Table<S>): Position<S> {
  const game = table.game
  return {
    game: game.id,
    gameVersion: game.version,
    seats: table.seats,
    version: table.version,
    activity: table.result === null ? table.start.activity : null,
    args: table.start.args,
    catalogues: contentOf(game).listings,
    state: table.start.state,
    answers: table.answers.map(({ seat, answer, question }) => ({
      seat,
      answer: question === undefined ? answer : withKeys(game, question, answer),
    })),
  }
}

/** A restored table, and how many of its answers no longer fitted (the activity then began again). */
export interface Restored<S extends TableState> {
  readonly table: Table<S>
  readonly dropped: number
}

/**
 * The table of a position from outside. Throws a `RangeError` if the position is of another game or version, its state does not fit the
 * schema, or it names a catalogue entry that is gone. Answers that no longer fit changed rules are dropped, with all later ones of the
 * activity.
 */
export function restore<S extends TableState>(game: Game<S>, raw: unknown): Restored<S> {
  if (typeof raw !== 'object' || raw === null || (raw as Position<S>).game !== game.id) throw new RangeError(`not a position of ${game.id}`)
  const position = withoutTold(raw as Position<S>)
  if (position.gameVersion > game.version)
    throw new RangeError(`the position is of a newer version (${position.gameVersion}) of ${game.id}`)
  const misfit = misfitOf(game, position)
  if (misfit !== null) throw new RangeError(`the position's ${misfit}`)
  const state = parse(game.state, ofThisVersion(game, position))
  if (position.activity === null) {
    const ended = begin(game, state, position.seats)
    ended.version = position.version
    return { table: ended, dropped: 0 }
  }
  let table = replayed(game, position, state, position.answers)
  let dropped = 0
  if (table === null) {
    dropped = position.answers.length
    table = replayed(game, position, state, []) as Table<S>
  }
  table.version = position.version
  table.asked.fill(position.version)
  table.events.length = 0
  return { table, dropped }
}

/** Positions stored before version 1.0 call the state's empty list of events `told`. */
function withoutTold<S extends TableState>(position: Position<S>): Position<S> {
  const state: unknown = position.state
  if (typeof state !== 'object' || state === null || !('told' in state)) return position
  const { told: _, ...rest } = state
  return { ...position, state: rest as unknown as S }
}

/** The position's state, migrated from an older version of the rules and from other catalogue numbers. */
function ofThisVersion<S extends TableState>(game: Game<S>, position: Position<S>): unknown {
  const { catalogues, listings } = contentOf(game)
  const stored: Listings = { ...listings, ...(position.catalogues ?? game.unkeyed) }
  const isOlder = position.gameVersion !== game.version
  const moved = Object.keys(listings).some((name) => stored[name] !== listings[name])
  if (!isOlder && !moved) return position.state
  const keys = keysByNumber(stored)
  const state = isOlder ? migrated(game, position, keys) : (JSON.parse(JSON.stringify(position.state)) as unknown)
  const moves = movesFrom(catalogues, keys)
  const today = moves === null || game.state.renumber === undefined ? state : game.state.renumber(state as S, moves)
  if (isOlder && misfitsOf(game.state, today).length > 0) throw unreadable(game, position)
  return today
}

function migrated<S extends TableState>(game: Game<S>, position: Position<S>, keys: Keys): unknown {
  const copy = JSON.parse(JSON.stringify(position.state)) as Json
  try {
    return game.migrate === undefined ? copy : game.migrate(copy, position.gameVersion, keys)
  } catch {
    // A failed migration is as unreadable as a wrong one.
    throw unreadable(game, position)
  }
}

function unreadable<S extends TableState>(game: Game<S>, { gameVersion }: Position<S>): RangeError {
  return new RangeError(`the position is of an older version (${gameVersion}) of ${game.id}, whose states cannot be read any more`)
}

/** What is wrong with a position besides its state and its answers. */
function misfitOf<S extends TableState>(game: Game<S>, { seats, version, activity, answers }: Position<S>): string | null {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) return `seats are ${seats}`
  if (!Number.isSafeInteger(version) || version < 0) return `version is ${version}`
  if (activity !== null && !Object.hasOwn(game.activities, activity)) return `activity '${activity}' is unknown`
  return Array.isArray(answers) && answers.every((given) => typeof given === 'object' && given !== null)
    ? null
    : 'answers are no list of answers'
}

function replayed<S extends TableState>(game: Game<S>, position: Position<S>, state: S, answers: readonly AnswerRecord[]): Table<S> | null {
  const table = atStart(game, position.seats, { state, activity: position.activity as string, args: position.args })
  for (const record of answers) if (answer(table, record.seat, answerOf(table, record.seat, record.answer)) !== true) return null
  return table
}

/**
 * An independent copy of a table, made from its activity's start and the answers since. A light fork is for playouts: it cannot be forked,
 * stored or undone.
 */
export function fork<S extends TableState>(table: Table<S>, light = false): Table<S> {
  return forkWithout(table, light, [])
}

/** A fork that leaves out some answers of the activity, named by index. */
function forkWithout<S extends TableState>(table: Table<S>, light: boolean, without: readonly number[]): Table<S> {
  if (table.light) throw new Error('a light table cannot be forked')
  if (table.result !== null) {
    const ended = begin(table.game, cloneState(table.game, table.state), table.seats, light)
    ended.version = table.version
    return ended
  }
  const copy = atStart(table.game, table.seats, table.start, light)
  for (const [at, record] of table.answers.entries()) if (!without.includes(at)) answerAgain(copy, record.seat, record.answer)
  copy.version = table.version
  copy.asked = table.asked.slice()
  copy.events.length = 0
  copy.marks = light ? [] : table.marks.slice()
  return copy
}

/**
 * A light fork in which everything that the seat does not know is dealt anew, including future dice. Other seats' simultaneous answers are
 * unknown too: those seats are asked again, with what they were dealt.
 */
export function determinize<S extends TableState>(table: Table<S>, seat: number, random: Random): Table<S> {
  const copy = forkWithout(table, true, secretAnswers(table, seat))
  table.game.determinize(copy.state, seat, random)
  reseed(copy.state, random)
  askAnew(copy, seat)
  return copy
}

/** The indexes of the activity's answers that hold unrevealed choices of other seats. */
function secretAnswers<S extends TableState>(table: Table<S>, seat: number): number[] {
  const secret: number[] = []
  for (const mark of table.marks) if (mark.together && mark.seat !== seat && mark.start === table.start) secret.push(mark.before.length)
  return secret
}

/** Answers on a fork and returns it, or the refusal. A rule that throws changes nothing. */
export function answerSafely<S extends TableState>(
  table: Table<S>,
  seat: number,
  move: AnswerRecord['answer'],
  version?: number,
): { readonly table: Table<S> } | { readonly refusal: Refusal } {
  const copy = fork(table)
  const verdict = answer(copy, seat, move, version)
  return verdict === true ? { table: copy } : { refusal: verdict }
}
