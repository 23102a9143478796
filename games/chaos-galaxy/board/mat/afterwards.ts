import { type Seat, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { View } from '../../view.ts'

/** What the main phase offers that cannot be said beforehand: another attack, an interrupt, and its end, which is said by itself. */
const NOT_AFTERWARDS: readonly string[] = ['attack', 'play', 'end']

/** What may be said to be done after an attack: what the main phase offers now. */
export function afterwards(question: SeenQuestion): readonly SeenOption[] {
  return question.kind === 'options' && question.name === 'main-action'
    ? question.options.filter(({ id }) => !NOT_AFTERWARDS.includes(verbOf(id)))
    : []
}

/** How far what was said has been done; it begins anew with each order. */
interface Doing {
  readonly said: readonly string[]
  /** What the others had when it began. */
  readonly others: string
  /** The place of what each question got, by what it asked: the same question gets the same answer. */
  readonly places: Map<string, Given>
}

/** What a question got: its place among what was said, and how often it was put since. */
interface Given {
  readonly place: number
  last: SeenQuestion
  times: number
}

/** What changes nothing is not done for ever: a question that was put so often with nothing changed is its player's. */
const ENOUGH = 8

let doing: Doing | null = null

/** Whether something of it has been done. */
export function isUnderWay(said: readonly string[]): boolean {
  return doing?.said === said
}

/** The next of what was said that can still be done; null where nothing is left. What cannot be paid for any more is passed over. */
export function nextAfterwards(said: readonly string[], question: SeenQuestion, view: View): string | null {
  const { seat } = question
  if (doing?.said !== said) doing = { said, others: othersOf(seat, view), places: new Map() }
  const { places } = doing
  const own = view.seats[seat]
  const ids = question.kind === 'options' ? question.options.map(({ id }) => id) : []
  const asked = JSON.stringify([ids, own?.credits, own?.colony, own?.hand?.length])
  const before = places.get(asked)
  if (before !== undefined) {
    if (before.last !== question) before.times++
    before.last = question
    return before.times > ENOUGH ? null : (said[before.place] ?? null)
  }
  let place = Math.max(-1, ...[...places.values()].map((given) => given.place)) + 1
  while (place < said.length && !ids.includes(said[place] as string)) place++
  places.set(asked, { place, last: question, times: 1 })
  return said[place] ?? null
}

/** Whether the others have done something since what was said began to be done: then its player is asked. */
export function wasDisturbed(said: readonly string[], seat: Seat, view: View): boolean {
  return doing?.said === said && doing.others !== othersOf(seat, view)
}

/** Whether something of it was done again and again, and changed nothing: then its player is asked. */
export function isStuck(said: readonly string[]): boolean {
  return doing?.said === said && [...doing.places.values()].some(({ times }) => times > ENOUGH)
}

/** What the other seats have, to tell whether they have done something since. */
export function othersOf(seat: Seat, { seats }: View): string {
  return JSON.stringify(
    seats.filter((one) => one.seat !== seat).map(({ hangar, surface, cantina, headquarters }) => [hangar, surface, cantina, headquarters]),
  )
}
