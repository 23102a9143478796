import { hash, type Seat, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { View } from '../view.ts'
import type { AttackOrder, Doing } from './order.ts'

/** Main-phase options that cannot be ordered in advance: another attack, an interrupt, and the end, which has its own order. */
const NOT_AFTERWARDS: readonly string[] = ['attack', 'play', 'end']

/** The options that may be ordered after an attack: those that the main phase offers now. */
export function afterwards(question: SeenQuestion): readonly SeenOption[] {
  return question.kind === 'options' && question.name === 'main-action'
    ? question.options.filter(({ id }) => !NOT_AFTERWARDS.includes(verbOf(id)))
    : []
}

/** Guards against endless repetition: after this many identical questions without any change the player is asked. */
const ENOUGH = 8

/** The next step of an order, and its progress after it. */
interface Next {
  /** Null: no step is left, or the order is stuck. */
  readonly option: string | null
  readonly doing: Doing
  /** Whether a step was repeated without any change: then the player is asked. */
  readonly stuck: boolean
}

/** The next ordered step that is still possible. Steps that can no longer be paid for are skipped. */
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

/** A hash of what the other seats have, to detect whether they have acted since. */
export function othersOf(seat: Seat, { seats }: View): number {
  return hash(
    seats.filter((one) => one.seat !== seat).map(({ hangar, surface, cantina, headquarters }) => [hangar, surface, cantina, headquarters]),
  )
}
