import { type Answer, determinize, type Question, questionFor, randomOf, type Seat, seedOf, type Table } from '@orrery/kernel'
import { runsOut, type Timing } from './time/timing.ts'
import type { UnderWay } from './under-way.ts'

/** When a seat's time runs out. */
export interface Due {
  readonly seat: Seat
  readonly at: number
}

/** When each asked person's time runs out, as data to be stored with the table. Bots need no clock, and at the end nobody is asked. */
export function dueTimes({ clocks }: Pick<UnderWay, 'clocks'>, timing: Timing, isPerson: (seat: Seat) => boolean): Due[] {
  return clocks.flatMap(({ since, reserve }, seat) => {
    const at = since === null || !isPerson(seat) ? null : runsOut(timing, seat, since, reserve)
    return at === null ? [] : [{ seat, at }]
  })
}

/** The earliest of these times; null if no time runs. */
export function nextDue(dues: readonly Due[]): number | null {
  return dues.length === 0 ? null : Math.min(...dues.map(({ at }) => at))
}

/** What is done for a seat whose time has run out. */
export type TimedOut = { readonly kind: 'answer'; readonly answer: Answer } | { readonly kind: 'bot' }

/**
 * What is done for a seat whose time has run out, by the table's time control; null if the seat is asked nothing. In a game in which nobody
 * can give up, the least answer is given instead.
 */
export function timedOut({ table, clocks }: UnderWay, { control }: Timing, seat: Seat): TimedOut | null {
  const question = questionFor(table, seat)
  if (question === null || control === null) return null
  if (control.timeUp === 'bot') return { kind: 'bot' }
  const late = (clocks[seat]?.late ?? 0) + 1
  const gives = control.timeUp === 'concede' || (control.timeouts > 0 && late >= control.timeouts)
  const concedes = gives && table.game.concede !== undefined
  return { kind: 'answer', answer: concedes ? { concede: true } : leastAnswer(table, question) }
}

/**
 * The least that a seat can answer: by the game's `least`, else by its policy from what the seat knows. The same table gives the same
 * answer.
 */
export function leastAnswer(table: Table, question: Question): Answer {
  const { game } = table
  const least = game.timeLimit?.least ?? game.absent ?? game.least
  if (least !== undefined) return least(question)
  const random = randomOf(seedOf(`time-up:${question.seat}:${table.version}`))
  const known = determinize(table, question.seat, random)
  return game.policy(known.state, questionFor(known, question.seat) ?? question, random)
}
