/** A challenge of one player to another. */
export interface GameChallengeRow {
  id: string
  /** The player who made the first offer, and the other. */
  one: string
  other: string
  /** JSON: the current offer. */
  terms: string
  /** The number of offers. */
  round: number
  /** The side whose offer is current: 0 or 1. */
  side: number
  /** open, agreed (the table is being made), played, declined or withdrawn. */
  stage: string
  one_brings: string | null
  other_brings: string | null
  /** The table that is played once both agree. */
  table_id: string
  /** 1: the other blocks the challenger, and never hears of it. */
  silent: number
  created: number
  changed: number
  until: number
}

/** A table on a date. */
export interface EveningRow {
  id: string
  host: string
  game: string
  settings: string
  title: string
  /** When it begins. */
  at: number
  seats: number
  pace: string
  rated: number
  /** 1: the club's own, shown to everybody; else to the host's friends and people with the link. */
  club: number
  /** planned, open (its table exists) or off. */
  stage: string
  table_id: string
  created: number
  /** The number of reminders sent. */
  reminded: number
}

/** A player's reply to an evening. */
export interface EveningGuestRow {
  evening_id: string
  player: string
  /** 1: comes; 0: cannot. */
  comes: number
  since: number
}

/** A line in the club's hall, or between two friends. */
export interface TalkRow {
  /** `hall`, or the ids of the two. */
  room: string
  /** Grows within the room, and follows the clock. */
  id: number
  by_player: string
  name: string
  text: string
  at: number
  /** 1: its receiver blocks the sender, and never sees it. */
  silent: number
}

/** A reported line with the lines around it, for moderators. */
export interface ReportRow {
  id: string
  by_player: string
  /** Who said it. */
  about: string
  reason: string
  /** `table:<id>`, `study:<id>`, `puzzle:<id>`, `hall` or `pair:<ids>`. */
  place: string
  line: number
  /** JSON: the lines around it, at the time of the report. */
  around: string
  at: number
  /** open, or the outcome. */
  stage: string
}

/** The terms of a table; kept for ever, because results are counted by them. */
export interface TableTermsRow {
  table_id: string
  /** live or day. */
  pace: string
  /** 1: the result counts. */
  rated: number
  /** any, new or skilled: whom its host means it for. */
  level: string
}
