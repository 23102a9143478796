import { type RatedTable, stepsOf } from '@orrery/records'
import type { RatingRow, RatingStepRow } from '../store/records/rows.ts'

/** A rated table, with its place in time. */
export interface Played {
  readonly id: string
  readonly ended: number
  readonly table: RatedTable
}

/** Everybody's rating on a ladder, while one table after another is applied. */
export interface Standings {
  /** Applies a table; returns its changes. */
  apply(played: Played): RatingStepRow[]
  /** The changed ratings. */
  changed(): RatingRow[]
}

/** The standings of a ladder. `known`: the ratings of everybody at the coming tables. */
export function standingsFrom(ladder: string, known: readonly RatingRow[]): Standings {
  const all = new Map(known.map((row) => [row.subject, row]))
  const changed = new Set<string>()
  return {
    apply({ id, ended, table }) {
      return stepsOf(table, (subject) => all.get(subject)).map(({ subject, before, after, won }) => {
        const was = all.get(subject)
        const games = (was?.games ?? 0) + 1
        const rating = { ladder, subject, mu: after.mu, sigma: after.sigma, games, won: (was?.won ?? 0) + (won ? 1 : 0), last: ended }
        all.set(subject, rating)
        changed.add(subject)
        return {
          ladder,
          ended,
          table_id: id,
          subject,
          mu_before: before.mu,
          sigma_before: before.sigma,
          mu: after.mu,
          sigma: after.sigma,
          won: won ? 1 : 0,
        }
      })
    },
    changed: () => [...changed].flatMap((subject) => all.get(subject) ?? []),
  }
}

/** Everybody whom a table rates. */
export function subjectsOf(table: RatedTable): string[] {
  return stepsOf(table, () => undefined).map(({ subject }) => subject)
}
