import type { Ladder } from '@orrery/kernel'
import { type Graded, graded } from '@orrery/search/strength'

/** A level on the ladder. */
export interface LevelStanding {
  readonly level: string
  /** Its wins; absent for the level from which the others are counted. */
  readonly grade?: Graded
  readonly games: number
  /** How often it looked ahead a decision, at most; absent for a level without a budget. */
  readonly looks?: number
  /**
   * Elo above the weakest level, the sum of all steps up to here; null in a cooperative game, or where levels are not compared with the one
   * below.
   */
  readonly elo: number | null
}

/**
 * The levels of a game in the ladder's order. If each was measured against the level below, the weakest of `levels` comes first: the others
 * are counted from it.
 */
export function standingsOf({ against, seats, sides = seats, rungs }: Ladder, levels: readonly string[]): readonly LevelStanding[] {
  const isBelow = against === 'below'
  let elo = 0
  const measured = rungs.map((rung): LevelStanding => {
    const grade = graded(rung, sides)
    elo += grade.step
    const { level, games, looks } = rung
    return { level, grade, games, ...(looks === undefined ? {} : { looks }), elo: isBelow ? elo : null }
  })
  const [weakest] = levels
  return isBelow && weakest !== undefined ? [{ level: weakest, games: 0, elo: 0 }, ...measured] : measured
}
