import type { Lesson } from '@orrery/board'
import type { GameEvent, Seen } from '@orrery/kernel'
import { isAs, isAtPaths } from '@orrery/kernel/scenario/table'

/** Whether all of a lesson's goals hold now; what happened since its start counts. */
export function isReached(lesson: Pick<Lesson, 'goal'>, seen: Seen, happened: readonly GameEvent[]): boolean {
  return lesson.goal.every((goal) => {
    if ('view' in goal) return isAtPaths(goal.view, seen.view)
    if ('result' in goal) return isAs(goal.result, seen.result)
    return goal.events.every((event) => happened.some((one) => isAs(event, one)))
  })
}
