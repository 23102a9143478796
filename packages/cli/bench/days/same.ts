import { type Answer, answer, fork, hash, type Seat, type Table } from '@orrery/kernel'
import { decide } from '@orrery/search'

/** Answers after which two lines of play are taken for different ones. */
const FAR = 40

/**
 * Whether two answers of a seat come to the same: whoever is asked afterwards, the quick bot decides, and at the start of some activity
 * both tables have the same state, hidden things and coming dice included. Nobody can tell them apart from then on. Passing one
 * window and letting several pass is such a pair, and so are two things that are both done, in either order.
 */
export function comeToTheSame(table: Table, seat: Seat, one: Answer, other: Answer, salt: string): boolean {
  const passed = new Set(startsAfter(table, seat, one, salt))
  return startsAfter(table, seat, other, salt).some((start) => passed.has(start))
}

/**
 * Fingerprints of the table where activities start, and where it ends. Within an activity a rule knows things that no state holds, so
 * that two equal states would prove nothing there.
 */
function startsAfter(table: Table, seat: Seat, first: Answer, salt: string): readonly number[] {
  const copy = fork(table)
  const starts: number[] = []
  if (answer(copy, seat, first) !== true) return starts
  for (let step = 0; step < FAR; step++) {
    copy.events.length = 0
    if (copy.answers.length === 0) starts.push(hash([copy.start.activity, copy.start.args, copy.state, copy.result]))
    const [asked] = copy.questions
    if (asked === undefined) break
    if (answer(copy, asked.seat, decide(copy, asked.seat, { level: 'quick', salt })) !== true) break
  }
  return starts
}
