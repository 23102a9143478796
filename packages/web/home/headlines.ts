import { storedJson, storeJson } from '@orrery/board/stored.ts'
import { isObject } from '@orrery/kernel'
import type { Language } from '@orrery/text'

const KEY = 'orrery.headlines'
const MOST = 60

type Headlines = Record<string, Partial<Record<Language, string>>>

function all(): Headlines {
  const kept = storedJson(KEY)
  return isObject(kept) ? (kept as Headlines) : {}
}

/** Whether this browser has shown any table. */
export function hasHeadlines(): boolean {
  return Object.keys(all()).length > 0
}

/** The last headline of a table's board, in a language in which it was shown; null if it was not shown. */
export function headlineOf(table: string, language: Language): string | null {
  return all()[table]?.[language] ?? null
}

/** Stores a board's headline for the lists of tables; without storage, they show the players instead. */
export function keepHeadline(table: string, language: Language, line: string): void {
  const { [table]: known, ...others } = all()
  if (known?.[language] === line) return
  const kept = Object.fromEntries(Object.entries(others).slice(-MOST + 1))
  storeJson(KEY, { ...kept, [table]: { ...known, [language]: line } })
}
