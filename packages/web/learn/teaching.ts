import { onStoredElsewhere, storedJson, storeJson } from '@orrery/board/stored.ts'
import { isObject } from '@orrery/kernel'
import { signal } from '@preact/signals'

/** The taught steps that one answer missed, and those that it settled; by index. */
export interface Mark {
  readonly left: readonly number[]
  readonly settled: readonly number[]
}

/** A table with teaching: a guided game with a coach (`lesson` is null), or a lesson. */
export interface TaughtTable {
  readonly game: string
  readonly lesson: string | null
  /** The coach's steps that have been seen, by index. */
  readonly seen: readonly number[]
  /** For each of the last answers, the step that it settled; -1: none. */
  readonly answers?: readonly number[]
  /** For each of the last answers, the steps that it missed, and those that it settled. */
  readonly marks?: readonly Mark[]
  /** The coach's steps that the reader does not want to hear again. */
  readonly known?: readonly number[]
  /** In a lesson: the version of the table at its start, the number of hints, whether it is solved. */
  readonly since?: number
  readonly hints?: number
  readonly solved?: boolean
  /** Whether its goal can no longer be reached. */
  readonly missed?: boolean
  /** The day whose puzzle this is. */
  readonly day?: number
  /** Whether the reader sent the coach away; the reader may call it back. */
  readonly away?: boolean
}

interface Kept {
  readonly tables: Readonly<Record<string, TaughtTable>>
  /** What has been finished: `<game>/guided`, `<game>/<lesson>`. */
  readonly done: readonly string[]
  /** The days whose puzzle has been solved, by number. */
  readonly days: readonly number[]
}

const KEY = 'orrery.taught'
const MOST = 40
/** How many answers are remembered with the steps that they settled; no lesson may allow more. */
const MOST_BACK = 100
const NONE: Kept = { tables: {}, done: [], days: [] }

function read(): Kept {
  const kept = storedJson(KEY)
  return isObject(kept) ? { ...NONE, ...(kept as Partial<Kept>) } : NONE
}

const kept = signal<Kept>(read())
onStoredElsewhere(KEY, () => {
  kept.value = read()
})

/** Without storage, what is taught lasts until the page is closed. */
function keep(next: Kept): void {
  kept.value = { ...next, tables: Object.fromEntries(Object.entries(next.tables).slice(-MOST)) }
  storeJson(KEY, kept.value)
}

/** What is taught at a table; null at other tables, and while the coach is away. */
export function taughtAt(table: string): TaughtTable | null {
  const taught = kept.value.tables[table]
  return taught === undefined || taught.away === true ? null : taught
}

/** Whether a table's coach was sent away and can be called back. */
export function isCoachAway(table: string): boolean {
  return kept.value.tables[table]?.away === true
}

/** Sends a table's coach away, or calls it back. */
export function sendCoach(table: string, away: boolean): void {
  const taught = kept.peek().tables[table]
  // The coach knows nothing of answers given without it, so an undo must not change what it has taught.
  if (taught !== undefined) teachAt(table, { ...taught, away, answers: [], marks: [] })
}

/** Ends the teaching at a table. */
export function stopTeaching(table: string): void {
  const { [table]: _gone, ...tables } = kept.peek().tables
  keep({ ...kept.peek(), tables })
}

/** Makes a table one with teaching, or stores its progress. */
export function teachAt(table: string, taught: TaughtTable): void {
  const { [table]: _before, ...others } = kept.peek().tables
  keep({ ...kept.peek(), tables: { ...others, [table]: taught } })
}

const NO_MARK: Mark = { left: [], settled: [] }

/** Records an answer at a table with teaching, the step that it settled (-1: none), and what it missed. */
export function answeredAt(table: string, step: number, mark: Mark = NO_MARK): void {
  const taught = kept.peek().tables[table]
  if (taught === undefined) return
  const answers = [...(taught.answers ?? []), step].slice(-MOST_BACK)
  const seen = step === -1 ? taught.seen : [...new Set([...taught.seen, step])]
  teachAt(table, { ...taught, seen, answers, marks: [...(taught.marks ?? []), mark].slice(-MOST_BACK) })
}

/** Records that the reader knows a step of the coach, which is then not repeated. */
export function knownAt(table: string, step: number): void {
  const taught = kept.peek().tables[table]
  if (taught !== undefined)
    teachAt(table, { ...taught, known: [...(taught.known ?? []), step], seen: [...new Set([...taught.seen, step])] })
}

/** Undoes the last answer at a table: what it settled is taught again. */
export function takenBackAt(table: string): void {
  const taught = kept.peek().tables[table]
  if (taught === undefined) return
  const answers = taught.answers ?? []
  const seen = taught.seen.filter((step) => step !== answers.at(-1))
  teachAt(table, { ...taught, answers: answers.slice(0, -1), marks: (taught.marks ?? []).slice(0, -1), seen })
}

/** The last table with a game's guided first game; null if none is in progress. */
export function guidedTable(game: string): string | null {
  return (
    Object.entries(kept.value.tables).findLast(
      ([, taught]) => taught.game === game && taught.lesson === null && taught.away !== true,
    )?.[0] ?? null
  )
}

/** Whether a lesson, a puzzle or a guided game has been finished. */
export function isDone(game: string, what: string): boolean {
  return kept.value.done.includes(`${game}/${what}`)
}

/** Marks a lesson, a puzzle or a guided game as finished. */
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
