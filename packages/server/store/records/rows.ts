/** How somebody stands on a ladder: a game, a way of playing it, and live or by day. */
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

/** What a table changed of a rating. */
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
