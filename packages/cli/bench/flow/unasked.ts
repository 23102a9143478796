import type { Flow } from '@orrery/board/flow.ts'
import type { Answer, SeenQuestion } from '@orrery/kernel'
import { onlyPass } from '@orrery/play'

/** What the board answers by itself with default settings; null if the person is asked. */
export function answeredUnasked({ passes, answers }: Flow, question: SeenQuestion, view: unknown): Answer | null {
  const passed = onlyPass(question) ?? passes?.(question, view) ?? null
  return passed === null ? (answers?.(question, view) ?? null) : { option: passed }
}
