import type { Language } from '@orrery/text'
import { signal } from '@preact/signals'

/** Another player at a table: a person by name, or a bot by level. */
export interface Other {
  readonly name: string
  readonly bot: string | null
}

/** A table's result for this browser's player. */
export interface ResultLine {
  readonly table: string
  readonly game: string
  /** Null if the result is nobody's alone: several players on one screen, or a draw. */
  readonly won: boolean | null
  readonly others: readonly Other[]
  /** What the seat played, in both languages: a deck, a fleet, a faction; empty if the game has no such thing. */
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

/** The results stored in this browser, newest first. */
export const results = signal<readonly ResultLine[]>(read())

/** Stores a result, once per table. */
export function keepResult(result: ResultLine): void {
  if (results.peek().some(({ table }) => table === result.table)) return
  results.value = [result, ...results.peek()].slice(0, MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(results.value))
  } catch {
    // Without storage, only the results of this visit are shown.
  }
}
