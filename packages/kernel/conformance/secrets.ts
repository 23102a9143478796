import { answer } from '../answer.ts'
import { eventsFor } from '../event.ts'
import { determinize, fork } from '../position.ts'
import { randomOf, seedFrom } from '../random.ts'
import { misfitsOf } from '../schema.ts'
import { reseed, type TableState } from '../state.ts'
import { atStart, cloneState, type Table, takeEvents } from '../table.ts'
import { canUndo } from '../undo.ts'
import {
  drawAnswer,
  explained,
  give,
  look,
  looksAt,
  type Moment,
  oneOf,
  seatsOf,
  seenThere,
  stateText,
  toldText,
  viewersOf,
} from './moment.ts'
import { difference, textDifference } from './plain.ts'
import { whose } from './report.ts'

/**
 * `determinize` in place: it changes nothing that the seat (or a spectator) sees or has explained, the state fits the schema, and the
 * outcome depends on nothing that the seat does not know.
 */
export function checkDeterminized<S extends TableState>(moment: Moment<S>, seat: number): void {
  const { game, table, book, random, pieces } = moment
  const copy = fork(table)
  game.determinize(copy.state, seat, random)
  reseed(copy.state, random)
  const misfit = misfitsOf(game.state, copy.state)[0]
  book.note('determinize', misfit === undefined ? null : `a new deal does not fit the schema at ${misfit.path}`)
  const sees = looksAt(copy)
  for (const viewer of [seat, 'spectator'] as const) {
    const seen = textDifference(seenThere(moment, viewer), sees(viewer))
    book.note(
      'determinize',
      seen === null ? null : `${whose(viewer)} sees what seat ${seat} may not know, or the deal changes what it knows, at ${seen}`,
    )
  }
  const same = explained(table, seat, pieces) === explained(copy, seat, pieces)
  book.note('determinize', same ? null : `what is explained to seat ${seat} depends on what it may not know`)
  checkFeatures(moment, table.state, copy.state, seat)
  const dealt = seedFrom(random)
  const [one, other] = [table, copy].map(({ state }) => {
    const again = cloneState(game, state)
    const from = randomOf(dealt)
    game.determinize(again, seat, from)
    reseed(again, from)
    return again
  })
  const peeked = difference(one, other)
  book.note('determinize', peeked === null ? null : `a new deal for seat ${seat} depends on what it may not know: ${peeked}`)
}

/** The features of a learned evaluation: legal inputs, and the same in states that the seat cannot tell apart. */
function checkFeatures<S extends TableState>({ game, book }: Moment<S>, here: S, there: S, seat: number): void {
  const { features } = game
  if (features === undefined) return
  const count = features.names().length
  const readAt = (state: S): { readonly text: string; readonly fault: string | null } => {
    const inputs = new Map<number, number>()
    let fault: string | null = null
    features.read(state, seat, (input, value) => {
      if (inputs.has(input)) fault = `input ${input} is put twice`
      if (!Number.isInteger(input) || input < 0 || input >= count) fault = `there is no input ${input}`
      if (!Number.isFinite(value)) fault = `input ${input} is ${value}`
      inputs.set(input, value)
    })
    return { text: JSON.stringify([features.network(state), [...inputs].sort(([one], [other]) => one - other)]), fault }
  }
  const [one, other] = [readAt(here), readAt(there)]
  book.note('features', one.fault)
  const apart = textDifference(one.text, other.text)
  book.note('features', apart === null ? null : `the features of seat ${seat} depend on what it may not know, at ${apart}`)
}

/** What a table shows one seat. */
function shown<S extends TableState>(table: Table<S>, seat: number, pieces: Moment<S>['pieces']) {
  const { view, question, waiting, result } = look(table, seat)
  const told = toldText(takeEvents(table), seat)
  return {
    seen: JSON.stringify([view, result, told]),
    asked: JSON.stringify([question, waiting, canUndo(table, seat)]),
    explained: explained(table, seat, pieces),
  }
}

/**
 * Replays the activity from its start with the same answers, after dealing anew everything that the seat does not know. The seat must see
 * and be asked the same as long as nothing was revealed, and after that as long as the same was revealed. Returns the other table if it was
 * the same to the seat until the end.
 */
export function scramble<S extends TableState>({ game, table, book, random, pieces }: Moment<S>, seat: number): Table<S> | null {
  const state = cloneState(game, table.start.state)
  game.determinize(state, seat, random)
  reseed(state, random)
  const first = table.start.state.reveals
  const other = atStart(game, table.seats, { ...table.start, state })
  const here = atStart(game, table.seats, table.start)
  for (let at = 0; ; at++) {
    const one = shown(here, seat, pieces)
    const two = shown(other, seat, pieces)
    if (one.seen !== two.seen) {
      const revealed = here.state.reveals !== first || other.state.reveals !== state.reveals || other.state.reveals !== first
      book.note('scramble', revealed ? null : `seat ${seat} is shown what it may not know: ${textDifference(one.seen, two.seen)}`)
      return null
    }
    const asked = textDifference(one.asked, two.asked)
    book.note('scramble', asked === null ? null : `what is asked depends on what seat ${seat} may not know: ${asked}`)
    book.note('scramble', one.explained === two.explained ? null : `what is explained to seat ${seat} depends on what it may not know`)
    if (asked !== null) return null
    const given = table.answers[at]
    if (given === undefined) break
    if (here.result !== null || answer(here, given.seat, given.answer) !== true) return null
    if (other.result !== null || answer(other, given.seat, given.answer) !== true) {
      book.note(
        'scramble',
        given.seat === seat ? `whether ${JSON.stringify(given.answer)} is legal depends on what seat ${seat} may not know` : null,
      )
      return null
    }
  }
  other.version = table.version
  other.asked = table.asked.slice()
  return other
}

/** A simultaneous choice shows the other seats nothing, whatever it is; they only see that it was made, as at any table. */
export function checkTogether<S extends TableState>({ table, book, random }: Moment<S>): void {
  if (table.questions.length < 2) return
  for (const question of table.questions) {
    const forks = [0, 1, 2].map(() => {
      const copy = fork(table)
      const told = give(copy, question.seat, drawAnswer(table, question, random))
      return { copy, told: typeof told === 'string' ? [] : told }
    })
    for (const viewer of viewersOf(table)) {
      if (viewer === question.seat) continue
      const [first, ...others] = forks.map(({ copy, told: events }) => {
        const { waiting: _waiting, ...seen } = look(copy, viewer)
        return JSON.stringify([seen, eventsFor(events, viewer)])
      })
      const place = others.map((other) => textDifference(first as string, other)).find((one) => one !== null)
      book.note(
        'together',
        place === undefined ? null : `${whose(viewer)} sees what seat ${question.seat} chooses at the same time: ${place}`,
      )
    }
  }
}

const GUESSED_ANSWERS = 12

/** A determinization can be played on: no dead end, and nothing throws. */
export function checkIndependence<S extends TableState>({ game, table, book, random }: Moment<S>, seat: number): void {
  const copy = determinize(table, seat, random)
  for (let given = 0; given < GUESSED_ANSWERS && copy.result === null; given++) {
    if (copy.questions.length === 0) {
      book.note('playout', 'a determinization comes to a dead end')
      return
    }
    const question = oneOf(copy.questions, random)
    const chosen = random.below(2) === 0 ? drawAnswer(copy, question, random) : game.policy(copy.state, question, random)
    const heard = give(copy, question.seat, chosen)
    if (typeof heard === 'string') {
      book.note('playout', `in a determinization of seat ${seat}, ${heard}`)
      return
    }
  }
  book.note('playout', null)
}

/** Another table that is the same to the seat: hidden things are dealt anew, and other seats' secret choices are chosen anew. */
export function twin<S extends TableState>(moment: Moment<S>, seat: number): Table<S> | null {
  const other = scramble(moment, seat)
  return other !== null && stateText(other) !== moment.text ? other : null
}

/** All seats with an open question. */
export function asked<S extends TableState>(table: Table<S>): number[] {
  return seatsOf(table).filter((seat) => table.questions.some((question) => question.seat === seat))
}
