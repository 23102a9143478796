import { onStoredElsewhere, storedJson, storeJson } from '@orrery/board/stored.ts'
import type { Language } from '@orrery/text'
import { computed, signal } from '@preact/signals'
import { serverLink } from '../connection/server.ts'

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
  const kept = storedJson(KEY)
  return Array.isArray(kept) ? (kept as readonly ResultLine[]) : []
}

/** The results stored in this browser, newest first. */
export const results = signal<readonly ResultLine[]>(read())

onStoredElsewhere(KEY, () => {
  results.value = read()
})

/** Stores a result, once per table; without storage, only the results of this visit are shown. */
export function keepResult(result: ResultLine): void {
  if (results.peek().some(({ table }) => table === result.table)) return
  results.value = [result, ...results.peek()].slice(0, MOST)
  storeJson(KEY, results.value)
}

/** How tables on the server ended that this browser never showed as over, and whose they are; null: not read. They are not stored. */
export const serverResults = signal<{ readonly person: string; readonly lines: readonly ResultLine[] } | null>(null)

/** All known results, newest first. */
export const allResults = computed(() => {
  const read = serverResults.value
  // Another member may have signed in since.
  if (read === null || read.person !== serverLink().me.value?.id) return results.value
  const own = new Set(results.value.map(({ table }) => table))
  return [...results.value, ...read.lines.filter(({ table }) => !own.has(table))].sort((one, other) => other.at - one.at)
})
