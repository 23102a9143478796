/** What a level of bots won. */
export interface Rung {
  readonly level: string
  readonly wins: number
  readonly games: number
  /** Seats at the table, of which the level has one (all in a cooperative game); default: 2. */
  readonly seats?: number
  /** How often a level with a budget looked ahead a decision, at most. */
  readonly looks?: number
}

/**
 * How strong the levels of a game's bots are, as `orrery ladder` measured it: `games/<game>/bot/ladder.ts`. A level without a rung has not been
 * measured.
 */
export interface Ladder {
  /** What was played against: the level below, each game from both sides; or, in a cooperative game, the game itself. */
  readonly against: 'below' | 'game'
  /** The weakest level first. Against the level below, the weakest has no rung. */
  readonly rungs: readonly Rung[]
}
