import { type Answer, answer, fork, hash, type Seat, type Table } from '@orrery/kernel'
import { decide } from '@orrery/search'

/** After this many answers without a common state, two lines of play count as different. */
const FAR = 40

/**
 * Whether two answers of a seat lead to the same table: with the quick bot deciding for everybody afterwards, both tables have the same
 * state at the start of some activity, including hidden things and future dice. From then on nobody can tell them apart. Passing one window
 * or several is such a pair, and so is doing two things in either order.
 */
export function comeToTheSame(table: Table, seat: Seat, one: Answer, other: Answer, salt: string): boolean {
  const passed = new Set(startsAfter(table, seat, one, salt))
  return startsAfter(table, seat, other, salt).some((start) => passed.has(start))
}

/**
 * Fingerprints of the table where activities start, and where it ends. Within an activity a rule has local variables, so equal states would
 * prove nothing there.
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
