import type { Seen, SeenQuestion } from '@orrery/kernel'
import { useMemo, useRef } from 'preact/hooks'

/** What a viewer sees, and how many questions it has been asked before the present one since the table was shown. */
interface Open {
  readonly seen: Seen
  readonly asked: number
}

/** A question that was shown. */
interface Shown {
  /** The question as it came last. */
  readonly came: SeenQuestion | null
  /** The same question as it came first. */
  readonly question: SeenQuestion | null
  readonly asked: number
}

/** Whether two questions ask the same. Copies of a question have its fields in the same order: all were made by the same rules. */
function isSame(one: SeenQuestion | null, other: SeenQuestion | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The view with the same question object for as long as the question is open. Answers of other seats and new connections bring copies of it,
 * which must not take away what the reader has drafted. `busy`: an answer of the reader is on its way; `since`: the version after the last one
 * that was accepted. What comes after an answer is another question, even if it asks the same.
 */
export function useOpenQuestion(seen: Seen, busy: boolean, since: number): Open {
  const last = useRef<Shown>({ came: seen.question, question: seen.question, asked: 0 })
  const answered = useRef(since)
  const came = seen.question
  const before = last.current
  if (came !== before.came) {
    const stays = !busy && since === answered.current && isSame(before.question, came)
    last.current = stays ? { ...before, came } : { came, question: came, asked: before.asked + 1 }
  }
  answered.current = since
  const { question, asked } = last.current
  return useMemo(() => ({ seen: question === came ? seen : { ...seen, question }, asked }), [seen, question, asked])
}
