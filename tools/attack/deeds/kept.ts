import type { Stored } from '../stored.ts'

/** A query for rows that must be there once, and its values. */
export type Wanted = readonly [query: string, ...values: string[]]

/** What a server has acknowledged. */
export interface Kept {
  /** Rows that must be there once, by a name for people. */
  readonly rows: Map<string, Wanted>
  /** Rows that must be there once a server had time for what follows. */
  readonly later: Map<string, Wanted>
  /** Agreed tables, which must be in play or over. */
  readonly tables: Set<string>
  /** Tables on a date, which must open once. */
  readonly evenings: Set<string>
  /** Finished tables, each with the rematches that were told, which must be one. */
  readonly rematches: Map<string, Set<string>>
  /** The version of each table to which an answer or an undo has led. */
  readonly versions: Map<string, number>
  /** What each member has said in the hall, by id: it must stand in the member's file. */
  readonly said: Map<string, Set<string>>
  /** The members who have asked to be deleted. */
  readonly leaving: Set<string>
}

/** Nothing yet. */
export function nothingKept(): Kept {
  return {
    ...{ rows: new Map(), later: new Map(), tables: new Set(), evenings: new Set(), rematches: new Map() },
    ...{ versions: new Map(), said: new Map(), leaving: new Set() },
  }
}

/** Notes that a table has reached a version. */
export function reached({ versions }: Kept, table: string, version: number): void {
  versions.set(table, Math.max(version, versions.get(table) ?? 0))
}

/** How much is missing, and how much is there more than once. */
export interface Missed {
  lost: number
  doubled: number
}

/** Looks for rows that must be there once; what is not is named. */
export async function missedRows(stored: Stored, rows: Kept['rows'], where: string): Promise<Missed> {
  const missed = { lost: 0, doubled: 0 }
  for (const [name, wanted] of rows) {
    const count = await stored.count(...wanted)
    if (count === 0) missed.lost++
    if (count > 1) missed.doubled++
    if (count !== 1) console.error(`deeds: ${name}: ${count} times ${where}`)
  }
  return missed
}

/** Looks for everything that was acknowledged. */
export async function missedIn(stored: Stored, { rows, later, rematches, versions }: Kept): Promise<Missed> {
  const missed = await missedRows(stored, new Map([...rows, ...later]), 'in the database')
  for (const [table, told] of rematches) {
    const [known] = await stored.rows('select rematch from tables where id = ?', table)
    if (told.size > 0 && !told.has(String(known?.rematch))) missed.lost++
    if (told.size > 1) missed.doubled++
  }
  for (const [table, version] of versions) {
    const now = await stored.count('select version from tables where id = ?', table)
    if (!(now >= version)) missed.lost++
    if (!(now >= version)) console.error(`deeds: table ${table} is at version ${now}, not ${version}`)
  }
  return missed
}
