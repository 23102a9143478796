import { type Position, positionOf, type Random, type Seat, seenBy, type Table } from '@orrery/kernel'
import { isReached } from '@orrery/kernel/scenario/goal'
import type { Aim, PuzzleTheme } from '@orrery/kernel/scenario/theme'
import { dealAnew } from './deal.ts'
import { exhaust } from './lines.ts'

/** The most answers tried for one aim. */
const NODES = 10_000

/** An aim at a position, and the result of trying all lines. */
export interface JudgedAim {
  readonly aim: Aim
  /** How many first answers lead to it; null: there are too many lines to try, or they cannot be listed. */
  readonly ways: number | null
}

/** What a puzzle at a position may ask for. */
export interface JudgedPosition {
  /** Where the puzzle begins: the position with everything dealt anew that the seat does not know. */
  readonly position: Position
  readonly aims: readonly JudgedAim[]
}

/**
 * Tries every line at a position for each aim that the game's themes suggest, in one deal of what the seat does not know. The puzzle is
 * played in that deal, so its proof is exact. If no other deal looks the same to the seat, the position stays as it is.
 */
export function judgePosition(table: Table, seat: Seat, themes: readonly PuzzleTheme[], random: Random): JudgedPosition {
  const dealt = dealAnew(table, seat, random) ?? table
  const seen = seenBy(dealt, seat)
  const aims = themes.flatMap(({ aims: aimsAt, within }) =>
    aimsAt(seen, seat)
      .filter(({ goal }) => !isReached(goal, seen, []))
      .map((aim) => {
        const lines = exhaust(dealt, seat, [aim], { answers: within, nodes: NODES })
        return { aim, ways: lines?.[0]?.firsts.size ?? null }
      }),
  )
  return { position: positionOf(dealt), aims }
}
