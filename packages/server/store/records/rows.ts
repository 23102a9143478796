/** A rating on a ladder: a game, a way of playing it, and live or by day. */
export interface RatingRow {
  ladder: string
  /** A player's id, `bot:<level>` or `difficulty:<what>`. */
  subject: string
  /** In millionths. */
  mu: number
  sigma: number
  games: number
  won: number
  /** When the last of them ended. */
  last: number
}

/** A table's change of a rating. */
export interface RatingStepRow {
  ladder: string
  ended: number
  table_id: string
  subject: string
  mu_before: number
  sigma_before: number
  mu: number
  sigma: number
  won: number
}

/** A finished table as search finds it. */
export interface FinishedRow {
  table_id: string
  game: string
  way: string
  pace: string
  ended: number
  minutes: number
  /** 1: it was listed, and anybody may find it. */
  public: number
  rated: number
}

/** A player of it. */
export interface FinishedSeatRow {
  table_id: string
  seat: number
  player: string | null
  bot: string | null
  game: string
  ended: number
  /** won, lost or drawn. */
  outcome: string
  /** What the seat played: a deck, a faction, a race; empty if unknown. */
  side: string
  public: number
}

/** A player's games and wins with something: a way, a side, a seat, an opponent. */
export interface TallyRow {
  player: string
  game: string
  kind: string
  key: string
  played: number
  won: number
  drawn: number
}

/** An achievement, with the table of its first time. */
export interface AchievementRow {
  player: string
  game: string
  achievement: string
  table_id: string
  ended: number
}

/** A part of a profile that its owner hides. */
export interface HiddenPartRow {
  player: string
  part: string
}

/** A search for finished tables that somebody keeps by a name. */
export interface KeptSearchRow {
  player: string
  name: string
  /** JSON: a `GameFilter`. */
  filter: string
}

/** A season: a time in which ladders of a game are compared, set by the host. */
export interface SeasonRow {
  id: string
  name: string
  game: string
  begins: number
  ends: number
  /** 1 once its winners are stored. */
  closed: number
}

/** A place on a ladder at a season's end. */
export interface SeasonWinnerRow {
  season: string
  ladder: string
  /** 1 is the first. */
  place: number
  subject: string
  mu: number
  sigma: number
  games: number
}
