import type { GameEvent, Json, Seen } from '../../index.ts'
import { isAs, isAtPaths } from './table.ts'

/** What solves a lesson: something in the player's view, an event (one that occurs this often), a result. */
export type Goal =
  | { readonly view: Readonly<Record<string, Json>> }
  | { readonly events: readonly Json[] }
  | { readonly event: Json; readonly times: number }
  | { readonly result: Json }

/** Whether all goals hold now, counting everything since the start. */
export function isReached(goals: readonly Goal[], seen: Pick<Seen, 'view' | 'result'>, happened: readonly GameEvent[]): boolean {
  return goals.every((goal) => {
    if ('view' in goal) return isAtPaths(goal.view, seen.view)
    if ('result' in goal) return isAs(goal.result, seen.result)
    if ('event' in goal) return happened.filter((one) => isSuch(goal.event, one)).length >= goal.times
    return goal.events.every((event) => happened.some((one) => isSuch(event, one)))
  })
}

/** Matching an event in full is slow, and most are of another type. */
function isSuch(expected: Json, found: GameEvent): boolean {
  const type = typeof expected === 'object' && expected !== null && 'type' in expected ? expected.type : undefined
  return (typeof type !== 'string' || type === found.type) && isAs(expected, found)
}
