import type { Language } from '@orrery/text'
import type { ResultLine } from './results.ts'

/** Wins and losses. */
export interface Score {
  readonly won: number
  readonly lost: number
}

/** Results with a side (a deck, a fleet) of a game; the side is empty if the game has none. */
export interface SideScore extends Score {
  readonly game: string
  readonly side: string
}

const DAY = 86_400_000

function count(lines: readonly ResultLine[]): Score {
  return { won: lines.filter(({ won }) => won === true).length, lost: lines.filter(({ won }) => won === false).length }
}

/** The results of the last days. */
export function lately(lines: readonly ResultLine[], now: number, days: number): readonly ResultLine[] {
  return lines.filter(({ at }) => at > now - days * DAY)
}

/** Counts wins and losses. */
export function scoreOf(lines: readonly ResultLine[]): Score {
  return count(lines)
}

/** The longest winning streak. */
export function bestRun(lines: readonly ResultLine[]): number {
  let best = 0
  let run = 0
  for (const { won } of lines.toSorted((one, other) => one.at - other.at)) {
    if (won === null) continue
    run = won ? run + 1 : 0
    best = Math.max(best, run)
  }
  return best
}

/** Results by side, the most played first. */
export function sideScores(lines: readonly ResultLine[], language: Language): readonly SideScore[] {
  const groups = new Map<string, ResultLine[]>()
  for (const line of lines) {
    const key = `${line.game} ${line.side[language]}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
    .map((group) => ({ game: (group[0] as ResultLine).game, side: (group[0] as ResultLine).side[language], ...count(group) }))
    .filter(({ won, lost }) => won + lost > 0)
    .sort((one, other) => other.won + other.lost - one.won - one.lost)
}

/** The score of each of the last weeks, oldest first. */
export function byWeek(lines: readonly ResultLine[], now: number, weeks: number): readonly Score[] {
  return Array.from({ length: weeks }, (_, at) => {
    const end = now - (weeks - 1 - at) * 7 * DAY
    return count(lines.filter((line) => line.at <= end && line.at > end - 7 * DAY))
  })
}
