/** A challenge of one person to another, as it stands. */
export interface GameChallengeRow {
  id: string
  /** Who made the first offer, and to whom. */
  one: string
  other: string
  /** JSON: the offer that stands. */
  terms: string
  /** How many offers were made. */
  round: number
  /** The side whose offer stands: 0 or 1. */
  side: number
  /** open, agreed (the table is being made), played, declined or withdrawn. */
  stage: string
  one_brings: string | null
  other_brings: string | null
  /** The table that is played at once both agree. */
  table_id: string
  /** 1: the other blocks who asks, and never hears of it. */
  silent: number
  created: number
  changed: number
  until: number
}

/** A table that is to be played on a date. */
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
  /** 1: the club's own, shown to everybody; else to the host's friends and whoever has the link. */
  club: number
  /** planned, open (its table is there) or off. */
  stage: string
  table_id: string
  created: number
  /** How many reminders were sent. */
  reminded: number
}

/** What somebody says of an evening. */
export interface EveningGuestRow {
  evening_id: string
  player: string
  /** 1: comes; 0: cannot. */
  comes: number
  since: number
}

/** A line that was said in the club's hall, or between two friends. */
export interface TalkRow {
  /** `hall`, or the ids of the two. */
  room: string
  /** Grows within the room, and follows the clock. */
  id: number
  by_player: string
  name: string
  text: string
  at: number
  /** 1: whom it is for blocks who said it, and never hears it. */
  silent: number
}

/** A line that somebody does not want to stand, with what was said around it, for those who keep the peace. */
export interface ReportRow {
  id: string
  by_player: string
  /** Who said it. */
  about: string
  reason: string
  /** `table:<id>`, `study:<id>`, `hall` or `pair:<ids>`. */
  place: string
  line: number
  /** JSON: the lines around it, as they stood. */
  around: string
  at: number
  /** open, or what became of it. */
  stage: string
}

/** On what terms people sit down at a table; kept for ever, since results are counted by them. */
export interface TableTermsRow {
  table_id: string
  /** live or day. */
  pace: string
  /** 1: the result counts. */
  rated: number
  /** any, new or skilled: for whom its host means it. */
  level: string
}
