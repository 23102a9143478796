import { answer } from '../answer.ts'
import type { Piece, Seat } from '../ids.ts'
import { fork, positionOf, restore } from '../position.ts'
import type { Question } from '../question.ts'
import { type Random, shuffle } from '../random.ts'
import { seenBy } from '../seen.ts'
import type { TableState } from '../state.ts'
import { hasLeft, questionFor, type Table } from '../table.ts'
import { drawAnswer, give, looksOf, type Moment, oneOf, seatsOf } from './moment.ts'
import { textDifference } from './plain.ts'

/** Answers given after a seat has left. */
const GOES_ON = 12

/**
 * Seats give up: one that is asked, one that is not, several at once, all. The table ends, or goes on among the others with their current
 * questions: nobody is offered what has left, and the seats that left become spectators.
 */
export function checkLeaving<S extends TableState>(moment: Moment<S>): void {
  const { game, table, book, random } = moment
  if (game.concede === undefined) {
    const verdict = answer(fork(table), 0, { concede: true })
    book.note('leaving', verdict === true ? 'a seat gives up where the rules do not know that' : null)
    return
  }
  for (const leavers of leaversOf(table, random)) {
    const copy = fork(table)
    for (const seat of leavers) {
      if (copy.result !== null || hasLeft(copy, seat)) continue
      const fault = faultOfLeaving(copy, seat)
      book.note('leaving', fault === null ? null : `seats ${leavers.join(', ')} leave: ${fault}`)
      if (fault !== null) return
    }
    const fault = faultOfGoingOn(copy, random)
    book.note('leaving', fault === null ? null : `after seats ${leavers.join(', ')} have left: ${fault}`)
  }
}

/** Who leaves, in which order: each list is tried on a separate table. */
function leaversOf<S extends TableState>(table: Table<S>, random: Random): readonly (readonly Seat[])[] {
  const seats = seatsOf(table)
  const all = seats.slice()
  shuffle(random, all)
  const asked = seats.filter((seat) => questionFor(table, seat) !== null)
  const others = seats.filter((seat) => !asked.includes(seat))
  const several = all.slice(0, 1 + random.below(all.length))
  return [
    [oneOf(asked, random)],
    others.length === 0 ? all : [oneOf(others, random)],
    several,
    [...asked, ...others],
    [...others, ...asked],
  ]
}

/** What is wrong after the seat gave up; null if nothing is. */
function faultOfLeaving<S extends TableState>(table: Table<S>, seat: Seat): string | null {
  const { version } = table
  const verdict = answer(table, seat, { concede: true })
  if (verdict !== true) return `seat ${seat} may not (${verdict.rule})`
  if (table.version <= version) return 'that does not raise the version'
  if (table.result !== null) return null
  if (!hasLeft(table, seat)) return `the table goes on, and seat ${seat} has not left it`
  if (answer(table, seat, { concede: true }) === true) return `seat ${seat} gives up twice`
  return faultOfStaying(table) ?? faultOfLookingOn(table, seat) ?? faultOfKeeping(table)
}

/** The table ends if nobody is left to play against; otherwise it asks only seats that are there, about pieces that are there. */
function faultOfStaying<S extends TableState>(table: Table<S>): string | null {
  const staying = seatsOf(table).filter((seat) => !hasLeft(table, seat))
  if (staying.length < (table.game.cooperative ? 1 : 2)) return `it goes on with ${staying.length} seats`
  if (table.questions.length === 0) return 'nobody is asked, and the table has not ended'
  for (const question of table.questions) {
    if (!staying.includes(question.seat)) return `seat ${question.seat}, which has left, is asked '${question.name}'`
    const gone = goneAmong(table, question)
    if (gone !== undefined) return `'${question.name}' offers ${gone}, which has left`
  }
  return null
}

/** A piece that a question offers although its seat has left. */
function goneAmong<S extends TableState>({ game, state }: Table<S>, question: Question): Piece | undefined {
  if (question.kind === 'plan') return undefined
  const pieces = question.options.flatMap(({ on, to }) => [on, to]).filter((piece) => piece !== undefined)
  return pieces.find((piece) => game.isGone?.(state, piece) === true)
}

/** Why a seat that has left sees more than a spectator; null if it does not. */
function faultOfLookingOn<S extends TableState>(table: Table<S>, seat: Seat): string | null {
  if (questionFor(table, seat) !== null || seenBy(table, seat).canConcede) return `seat ${seat} is treated as if it had not left`
  const seen = { ...(table.game.view(table.state, seat) as object), viewer: 'spectator' }
  const open = { ...(table.game.view(table.state, 'spectator') as object), viewer: 'spectator' }
  const more = textDifference(JSON.stringify(open), JSON.stringify(seen))
  return more === null ? null : `seat ${seat}, which has left, sees more than a spectator: ${more}`
}

/** Whether the table survives storing: its position through JSON shows and asks everybody the same. */
function faultOfKeeping<S extends TableState>(table: Table<S>): string | null {
  const { table: again, dropped } = restore(table.game, JSON.parse(JSON.stringify(positionOf(table))))
  if (dropped > 0) return `its position drops ${dropped} answers`
  const [one, other] = [looksOf(table), looksOf(again)]
  const at = one.findIndex((look, viewer) => look !== other[viewer])
  return at < 0 ? null : `its position shows other things: ${textDifference(one[at] as string, other[at] as string)}`
}

/** Plays on for a while among the remaining seats. */
function faultOfGoingOn<S extends TableState>(table: Table<S>, random: Random): string | null {
  for (let given = 0; given < GOES_ON && table.result === null; given++) {
    const fault = faultOfStaying(table)
    if (fault !== null) return fault
    const question = oneOf(table.questions, random)
    const heard = give(table, question.seat, drawAnswer(table, question, random))
    if (typeof heard === 'string') return heard
  }
  return null
}
