/** A puzzle that a member made from a moment of a study and offered to the club. */
export interface PuzzleRow {
  id: string
  /** Its maker. */
  player: string
  game: string
  title: string
  /** The moment that it comes from. */
  study: string
  branch: number
  step: number
  /** JSON: a `PuzzleBody`. */
  body: string
  /** How many first answers solve it; null: its goal is in words. */
  ways: number | null
  created: number
}

/** That a member likes a puzzle. */
export interface PuzzleLikeRow {
  puzzle: string
  player: string
}

/** That a player has solved a puzzle, and when first. */
export interface PuzzleSolverRow {
  puzzle: string
  player: string
  at: number
}

/** The statements that add puzzles of members to a database. */
export const PUZZLES_STEP = `
  create table puzzles (
    id text primary key, player text not null, game text not null, title text not null, study text not null, branch integer not null,
    step integer not null, body text not null, ways integer, created integer not null
  ) without rowid, strict;
  create index puzzles_created on puzzles (created);
  create index puzzles_game on puzzles (game, created);
  create index puzzles_player on puzzles (player);
  create table puzzle_likes (puzzle text not null, player text not null, primary key (puzzle, player)) without rowid, strict;
  create index puzzle_likes_player on puzzle_likes (player);
  create table puzzle_solvers (
    puzzle text not null, player text not null, at integer not null, primary key (puzzle, player)
  ) without rowid, strict;
  create index puzzle_solvers_player on puzzle_solvers (player);
  `
