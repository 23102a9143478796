import { storedJson, storeJson } from '@orrery/board/stored.ts'
import { isObject } from '@orrery/kernel'
import type { Language } from '@orrery/text'

const KEY = 'orrery.headlines'
const MOST = 60

type Headlines = Record<string, Partial<Record<Language, string>>>

/** What could not be stored; it lasts until the page is closed, as tables do then. */
let unstored: Headlines = {}

function all(): Headlines {
  const kept = storedJson(KEY)
  return isObject(kept) ? (kept as Headlines) : unstored
}

/** Whether this browser or, without storage, this page has shown any table. */
export function hasHeadlines(): boolean {
  return Object.keys(all()).length > 0
}

/** The last headline of a table's board, in a language in which it was shown; null if it was not shown. */
export function headlineOf(table: string, language: Language): string | null {
  return all()[table]?.[language] ?? null
}

/** Stores a board's headline for the lists of tables. */
export function keepHeadline(table: string, language: Language, line: string): void {
  const { [table]: known, ...others } = all()
  if (known?.[language] === line) return
  const kept = Object.fromEntries(Object.entries(others).slice(-MOST + 1))
  const next = { ...kept, [table]: { ...known, [language]: line } }
  if (!storeJson(KEY, next)) unstored = next
}
