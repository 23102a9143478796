/** The cost of requests about puzzles, besides their bytes. */
export const PUZZLES_WORK = {
  'offer-puzzle': 20,
  puzzle: 10,
  puzzles: 10,
  'like-puzzle': 5,
  'solve-puzzle': 5,
  'drop-puzzle': 10,
  'puzzle-solvers': 5,
} as const

/** The types of those requests. */
export type PuzzlesRequest = keyof typeof PUZZLES_WORK
