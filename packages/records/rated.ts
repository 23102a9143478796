import { NEWCOMER, type Rating, ratedAnew, type Side } from './rating.ts'

/** A seat of a finished table. */
export interface EndedSeat {
  readonly seat: number
  /** The member who had it; null: a bot from the start. */
  readonly player: string | null
  /** The bot that plays it at the end, also in place of its player. */
  readonly bot: string | null
  readonly won: boolean
}

/** A rated table: at least two sides. */
export interface RatedTable {
  readonly seats: readonly EndedSeat[]
  /** The number of each seat's side. */
  readonly sides: readonly number[]
  /** A cooperative table's opponent; null if the seats play against each other. */
  readonly difficulty: string | null
}

/** A table's change of one rating. */
export interface RatingStep {
  /** A player's id, `bot:<level>` or `difficulty:<what>`. */
  readonly subject: string
  readonly before: Rating
  readonly after: Rating
  readonly won: boolean
}

/** The subject of a bot's rating: its level, because a style (`keen-bold`) makes it no stronger, and a rating needs many games. */
export const botSubject = (bot: string): string => `bot:${bot.split('-', 1)[0]}`

/**
 * Who is rated at a table, by side. A player who left the seat to a bot has lost, behind all others, whatever the bot achieved; a bot from
 * the start is rated as itself.
 */
function sidesOf({ seats, sides, difficulty }: RatedTable): { readonly subjects: readonly string[]; readonly rank: number }[] {
  const subjectOf = ({ player, bot }: EndedSeat): string => player ?? botSubject(bot ?? '')
  if (difficulty !== null) {
    const won = seats.some((seat) => seat.won)
    return [
      { subjects: seats.map(subjectOf), rank: won ? 1 : 2 },
      { subjects: [`difficulty:${difficulty}`], rank: won ? 2 : 1 },
    ]
  }
  const bySide = Map.groupBy(seats, ({ seat }) => sides[seat] ?? seat)
  return [...bySide.values()].map((own) => {
    const left = own.every(({ player, bot }) => player !== null && bot !== null)
    return { subjects: own.map(subjectOf), rank: left ? 3 : own.some(({ won }) => won) ? 1 : 2 }
  })
}

/** Whether a table can be rated: at least two sides, everybody at one seat only, and at least one person. */
export function canBeRated({ seats, sides, difficulty }: RatedTable): boolean {
  if (seats.every(({ player }) => player === null)) return false
  if (seats.some(({ player }, at) => player !== null && seats.findIndex((other) => other.player === player) < at)) return false
  const sideOf = ({ seat }: EndedSeat): number => sides[seat] ?? seat
  const [first] = seats
  return difficulty !== null || (first !== undefined && seats.some((seat) => sideOf(seat) !== sideOf(first)))
}

/**
 * The changes of all ratings of a table. `ratingOf` returns the previous rating, undefined for newcomers. A bot with several seats gets
 * their mean.
 */
export function stepsOf(table: RatedTable, ratingOf: (subject: string) => Rating | undefined): RatingStep[] {
  const sides = sidesOf(table)
  const before = (subject: string): Rating => ratingOf(subject) ?? NEWCOMER
  const rated = ratedAnew(sides.map(({ subjects, rank }): Side => ({ ratings: subjects.map(before), rank })))
  const best = Math.min(...sides.map(({ rank }) => rank))
  const isDraw = sides.every(({ rank }) => rank === best)
  const each = sides.flatMap(({ subjects, rank }, side) =>
    subjects.map((subject, at) => ({ subject, after: rated[side]?.[at] ?? before(subject), won: !isDraw && rank === best })),
  )
  return [...Map.groupBy(each, ({ subject }) => subject)].map(([subject, own]) => ({
    ...{ subject, before: before(subject), won: own.some(({ won }) => won) },
    after: mean(own.map(({ after }) => after)),
  }))
}

function mean(ratings: readonly Rating[]): Rating {
  const [only] = ratings
  if (only !== undefined && ratings.length === 1) return only
  const of = (figure: keyof Rating): number => Math.round(ratings.reduce((sum, rating) => sum + rating[figure], 0) / ratings.length)
  return { mu: of('mu'), sigma: of('sigma') }
}
