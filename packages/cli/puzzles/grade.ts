import { answerAgain, eventsFor, fork, type GameEvent, questionFor, type Seat, seenBy, type Table, takeEvents } from '@orrery/kernel'
import { isReached } from '@orrery/kernel/scenario/goal'
import { isAtPaths } from '@orrery/kernel/scenario/table'
import type { Aim } from '@orrery/kernel/scenario/theme'
import { decide, LEVELS, type Level } from '@orrery/search'
import { playOthers } from '@orrery/search/puzzles/lines'

const BUDGET = { iterations: 200 }

/** The levels whose bots reach the goal when they play on from there, without knowing it, looking ahead at every question. */
export function solvers(table: Table, seat: Seat, aim: Aim): readonly Level[] {
  return LEVELS.filter((level) => solves(table, seat, aim, level))
}

function solves(from: Table, seat: Seat, aim: Aim, level: Level): boolean {
  const table = fork(from)
  const happened: GameEvent[] = []
  while (questionFor(table, seat) !== null) {
    if (!answerAgain(table, seat, decide(table, seat, { level, budget: BUDGET, everywhere: true })))
      throw new Error(`${level} answers what is not offered`)
    playOthers(table, seat)
    happened.push(...eventsFor(takeEvents(table), seat))
    const seen = seenBy(table, seat)
    if (isReached(aim.goal, seen, happened)) return true
    if (!isAtPaths(aim.during, seen.view)) return false
  }
  return false
}

/** A puzzle's difficulty: 1 if bots that judge at a glance solve it, 2 if looking ahead does, 3 if no bot does. */
export function gradeOf(levels: readonly Level[]): 1 | 2 | 3 {
  if (levels.some((level) => level !== 'keen' && level !== 'strong')) return 1
  return levels.length > 0 ? 2 : 3
}
