/** What is known of a lesson without loading it. */
export interface LessonSummary {
  readonly game: string
  readonly id: string
  readonly kind: 'lesson' | 'puzzle'
  readonly level: 1 | 2 | 3
}

/** The puzzle of a day. Each comes once before any is repeated; the games alternate, and those with more puzzles come more often. */
export function puzzleOf(day: number, summaries: readonly LessonSummary[]): LessonSummary | null {
  const order = orderOf(summaries.filter(({ kind, level }) => kind === 'puzzle' || level > 1))
  return order[remainder(day, order.length)] ?? null
}

/** All puzzles, with those of each game spread evenly. */
function orderOf(summaries: readonly LessonSummary[]): readonly LessonSummary[] {
  const games = [...new Set(summaries.map(({ game }) => game))]
  return games
    .flatMap((game) => {
      const own = summaries.filter((summary) => summary.game === game)
      return own.map((summary, at) => ({ summary, place: (at + 0.5) / own.length }))
    })
    .sort((one, other) => one.place - other.place || games.indexOf(one.summary.game) - games.indexOf(other.summary.game))
    .map(({ summary }) => summary)
}

/** The remainder of a division, never negative. */
function remainder(number: number, by: number): number {
  return ((number % by) + by) % by
}

/** The reader's streak of solved days up to today, or up to yesterday while today's puzzle is unsolved. */
export function streakOf(days: readonly number[], today: number): number {
  let day = days.includes(today) ? today : today - 1
  let streak = 0
  while (days.includes(day)) {
    streak++
    day--
  }
  return streak
}
