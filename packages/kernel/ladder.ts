/** What a level of bots won. */
export interface Rung {
  readonly level: string
  readonly wins: number
  readonly games: number
  /** How often a level with a budget looked ahead a decision, at most. */
  readonly looks?: number
}

/**
 * How strong the levels of a game's bots are with this many seats, as `orrery ladder` measured it. A level without a rung has not been
 * measured. A game has a ladder for each number of seats: `games/<game>/bot/ladders.ts`.
 */
export interface Ladder {
  readonly seats: number
  /** How many sides win separately; default: every seat is one. Without teams the level has one seat, with teams all seats of one. */
  readonly sides?: number
  /** What was played against: the level below at all other seats, in turn at each; or, in a cooperative game, the game itself. */
  readonly against: 'below' | 'game'
  /** The weakest level first. Against the level below, the weakest has no rung. */
  readonly rungs: readonly Rung[]
}
