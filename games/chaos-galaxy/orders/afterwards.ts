import { hash, type Seat, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { View } from '../view.ts'
import type { AttackOrder, Doing } from './order.ts'

/** What the main phase offers that cannot be said beforehand: another attack, an interrupt, and its end, which is said by itself. */
const NOT_AFTERWARDS: readonly string[] = ['attack', 'play', 'end']

/** What may be said to be done after an attack: what the main phase offers now. */
export function afterwards(question: SeenQuestion): readonly SeenOption[] {
  return question.kind === 'options' && question.name === 'main-action'
    ? question.options.filter(({ id }) => !NOT_AFTERWARDS.includes(verbOf(id)))
    : []
}

/** What changes nothing is not done for ever: a question that was put so often with nothing changed is its player's. */
const ENOUGH = 8

/** What comes next of what was said, and how far it has been done then. */
interface Next {
  /** Null: nothing is left of it, or it is stuck. */
  readonly option: string | null
  readonly doing: Doing
  /** Whether something of it was done again and again, and changed nothing: then its player is asked. */
  readonly stuck: boolean
}

/** The next of what was said that can still be done. What cannot be paid for any more is passed over. */
export function nextAfterwards({ after, doing: before }: AttackOrder, question: SeenQuestion, view: View): Next {
  const { seat } = question
  const doing = before ?? { others: othersOf(seat, view), given: [] }
  const own = view.seats[seat]
  const ids = question.kind === 'options' ? question.options.map(({ id }) => id) : []
  const asked = hash([ids, own?.credits, own?.colony, own?.hand?.length])
  const again = doing.given.find((one) => one.asked === asked)
  if (again !== undefined) {
    const times = again.times + 1
    const given = doing.given.map((one) => (one === again ? { ...one, times } : one))
    const stuck = given.some((one) => one.times > ENOUGH)
    return { option: times > ENOUGH ? null : (after[again.place] ?? null), doing: { ...doing, given }, stuck }
  }
  let place = Math.max(-1, ...doing.given.map((one) => one.place)) + 1
  while (place < after.length && !ids.includes(after[place] as string)) place++
  const given = [...doing.given, { asked, place, times: 1 }]
  return { option: after[place] ?? null, doing: { ...doing, given }, stuck: given.some((one) => one.times > ENOUGH) }
}

/** A hash of what the other seats have, to tell whether they have done something since. */
export function othersOf(seat: Seat, { seats }: View): number {
  return hash(
    seats.filter((one) => one.seat !== seat).map(({ hangar, surface, cantina, headquarters }) => [hangar, surface, cantina, headquarters]),
  )
}
