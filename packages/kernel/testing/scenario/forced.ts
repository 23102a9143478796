import type { AddressedEvent, Question, Seat, TableState } from '../../index.ts'
import type { Play } from '../play.ts'

/** An answer that the table gave itself, because there was no other. */
interface Forced {
  readonly seat: Seat
  readonly option: string
}

/** The forced answers among events. */
export function forcedAmong(events: readonly AddressedEvent[]): Forced[] {
  return events.flatMap(({ event: { type, seat, option } }) =>
    type === 'forced' && typeof seat === 'number' && typeof option === 'string' ? [{ seat, option }] : [],
  )
}

/** Removes these options, and what was forced before them, from the list; false if they were not forced. */
export function takeForced(forced: Forced[], options: readonly string[], seat: Seat | undefined): boolean {
  let last = -1
  for (const id of options) {
    last = forced.findIndex((one, at) => at > last && one.option === id && (seat === undefined || one.seat === seat))
    if (last < 0) return false
  }
  forced.splice(0, last + 1)
  return true
}

/** The only answer of an open question that is asked all the same; null if there is none. */
export function onlyAnswer(
  played: Pick<Play<TableState>, 'table'>,
  seat: Seat | undefined,
): { readonly seat: Seat; readonly option: string } | null {
  const asked = played.table.questions.find(
    (question: Question) => question.kind === 'options' && question.options.length === 1 && (seat === undefined || question.seat === seat),
  )
  return asked?.kind === 'options' ? { seat: asked.seat, option: asked.options[0]?.id ?? '' } : null
}

/** Whether an open question offers all these options. */
export function isOffered(questions: readonly Question[], options: readonly string[], seat: Seat | undefined): boolean {
  return questions.some(
    (question) =>
      question.kind !== 'plan' &&
      (seat === undefined || question.seat === seat) &&
      options.every((id) => question.options.some((option) => option.id === id)),
  )
}
