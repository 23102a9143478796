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
let doing: { readonly said: readonly string[]; readonly at: string; readonly place: number; readonly others: string } | null = null

/** Whether something of it has been done. */
export function isUnderWay(said: readonly string[]): boolean {
  return doing?.said === said
}

/**
 * The next of what was said to be done afterwards that can still be done, one after another; null where nothing is left. What
 * cannot be paid for any more is passed over. The same question gets the same answer.
 */
export function nextAfterwards(said: readonly string[], question: SeenQuestion, view: View): string | null {
  const { seat } = question
  const own = view.seats[seat]
  const ids = question.kind === 'options' ? question.options.map(({ id }) => id) : []
  const at = JSON.stringify([ids, own?.credits, own?.colony, own?.hand?.length])
  const before = doing?.said === said ? doing : null
  let place = before === null ? 0 : before.at === at ? before.place : before.place + 1
  while (place < said.length && !ids.includes(said[place] as string)) place++
  doing = { said, at, place, others: before?.others ?? othersOf(seat, view) }
  return said[place] ?? null
}

/** Whether the others have done something since what was said began to be done: then its player is asked. */
export function wasDisturbed(said: readonly string[], seat: Seat, view: View): boolean {
  return doing?.said === said && doing.others !== othersOf(seat, view)
}

function othersOf(seat: Seat, { seats }: View): string {
  return JSON.stringify(
    seats.filter((one) => one.seat !== seat).map(({ hangar, surface, cantina, headquarters }) => [hangar, surface, cantina, headquarters]),
  )
}
