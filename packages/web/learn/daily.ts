/** What is known of a lesson without loading it. */
export interface LessonSign {
  readonly game: string
  readonly id: string
  readonly kind: 'lesson' | 'puzzle'
  readonly level: 1 | 2 | 3
}

/** The puzzle of a day: the games take turns, and each goes through its own, so that none comes twice before all have come. */
export function puzzleOf(day: number, lessons: readonly LessonSign[]): LessonSign | null {
  const able = lessons.filter(({ kind, level }) => kind === 'puzzle' || level > 1)
  const games = [...new Set(able.map(({ game }) => game))]
  const game = games[remainder(day, games.length)]
  const own = able.filter((lesson) => lesson.game === game)
  return own[remainder(Math.floor(day / games.length), own.length)] ?? null
}

/** Never negative. */
function remainder(number: number, by: number): number {
  return ((number % by) + by) % by
}

/** How many days one after the other were solved up to today, or up to yesterday while today's is still open. */
export function streakOf(days: readonly number[], today: number): number {
  let day = days.includes(today) ? today : today - 1
  let streak = 0
  while (days.includes(day)) {
    streak++
    day--
  }
  return streak
}
