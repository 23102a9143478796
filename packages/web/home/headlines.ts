import type { Language } from '@orrery/text'

const KEY = 'orrery.headlines'
const MOST = 60

type Headlines = Record<string, Partial<Record<Language, string>>>

function all(): Headlines {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Headlines
  } catch {
    return {}
  }
}

/** Whether a table has been seen in this browser. */
export function hasHeadlines(): boolean {
  return Object.keys(all()).length > 0
}

/** What a board last said about a table in one line, in a language in which it was seen; null where nobody looked. */
export function headlineOf(table: string, language: Language): string | null {
  return all()[table]?.[language] ?? null
}

/** Keeps a board's line about a table for the lists of tables. */
export function keepHeadline(table: string, language: Language, line: string): void {
  const { [table]: known, ...others } = all()
  if (known?.[language] === line) return
  const kept = Object.fromEntries(Object.entries(others).slice(-MOST + 1))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [table]: { ...known, [language]: line } }))
  } catch {
    // The list then shows the players instead.
  }
}
