import type { Language } from '@orrery/text'
import { signal } from '@preact/signals'

/** Somebody else who was at a table: a person by name, or a bot by its level. */
export interface Other {
  readonly name: string
  readonly bot: string | null
}

/** How a table ended for whoever plays in this browser. */
export interface ResultLine {
  readonly table: string
  readonly game: string
  /** Null where nobody here won or lost alone: several at one screen, or a draw. */
  readonly won: boolean | null
  readonly others: readonly Other[]
  /** What the seat played, as it was said in either language: a deck, a fleet, a faction; empty where a game has nothing of the kind. */
  readonly side: Readonly<Record<Language, string>>
  /** When it ended, or was first seen to have ended, in milliseconds since 1970. */
  readonly at: number
}

const KEY = 'orrery.results'
const MOST = 500

function read(): readonly ResultLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as readonly ResultLine[]) : []
  } catch {
    return []
  }
}

/** The results kept in this browser, the newest first. */
export const results = signal<readonly ResultLine[]>(read())

/** Keeps a result; that of a table is kept once. */
export function keepResult(result: ResultLine): void {
  if (results.peek().some(({ table }) => table === result.table)) return
  results.value = [result, ...results.peek()].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(results.value))
  } catch {
    // A browser that keeps nothing shows those of this visit.
  }
}
