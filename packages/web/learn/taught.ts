import { signal } from '@preact/signals'

/** A table at which somebody is taught: by the coach of a guided game (`lesson` null), or a lesson. */
export interface TaughtTable {
  readonly game: string
  readonly lesson: string | null
  /** The coach's steps that have been seen, by their places. */
  readonly seen: readonly number[]
  /** The day whose puzzle it is. */
  readonly day?: number
}

interface Kept {
  readonly tables: Readonly<Record<string, TaughtTable>>
  /** What has been finished: `<game>/guided`, `<game>/<lesson>`. */
  readonly done: readonly string[]
  /** The days whose puzzle has been solved, by their numbers. */
  readonly days: readonly number[]
}

const KEY = 'orrery.taught'
const MOST = 40
const NONE: Kept = { tables: {}, done: [], days: [] }

function read(): Kept {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return NONE
  }
}

const kept = signal<Kept>(read())

function keep(next: Kept): void {
  kept.value = { ...next, tables: Object.fromEntries(Object.entries(next.tables).slice(-MOST)) }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value))
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}

/** What is taught at a table; null at all others. */
export function taughtAt(table: string): TaughtTable | null {
  return kept.value.tables[table] ?? null
}

/** Marks a table as one at which something is taught, or how far that is. */
export function teachAt(table: string, taught: TaughtTable): void {
  const { [table]: _before, ...others } = kept.peek().tables
  keep({ ...kept.peek(), tables: { ...others, [table]: taught } })
}

/** Nothing is taught at the table any more. */
export function stopTeaching(table: string): void {
  const { [table]: _gone, ...tables } = kept.peek().tables
  keep({ ...kept.peek(), tables })
}

/** The last table at which a game's guided first game is under way; null where none is. */
export function guidedTable(game: string): string | null {
  return Object.entries(kept.value.tables).findLast(([, taught]) => taught.game === game && taught.lesson === null)?.[0] ?? null
}

/** Whether a lesson, a puzzle or a guided game has been finished. */
export function isDone(game: string, what: string): boolean {
  return kept.value.done.includes(`${game}/${what}`)
}

/** Marks it as finished. */
export function finish(game: string, what: string): void {
  if (!isDone(game, what)) keep({ ...kept.peek(), done: [...kept.peek().done, `${game}/${what}`] })
}

/** The days whose puzzle has been solved. */
export function daysSolved(): readonly number[] {
  return kept.value.days
}

/** Marks the puzzle of a day as solved. */
export function solveDay(day: number): void {
  if (!kept.peek().days.includes(day)) keep({ ...kept.peek(), days: [...kept.peek().days, day] })
}
