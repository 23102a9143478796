import { signal } from '@preact/signals'

/** What one answer left out of what the coach had taught, and of what it was right to say nothing more; by the steps' places. */
export interface Mark {
  readonly left: readonly number[]
  readonly settled: readonly number[]
}

/** A table at which somebody is taught: by the coach of a guided game (`lesson` null), or a lesson. */
export interface TaughtTable {
  readonly game: string
  readonly lesson: string | null
  /** The coach's steps that have been seen, by their places. */
  readonly seen: readonly number[]
  /** For each of the last answers, which step it settled; -1: none. */
  readonly answers?: readonly number[]
  /** For each of the last answers, what of the coach's steps it left out, and what it did. */
  readonly marks?: readonly Mark[]
  /** The coach's steps of which the reader wants to hear no more. */
  readonly known?: readonly number[]
  /** In a lesson: the version of the table at its start, how many hints were asked for, whether it is solved. */
  readonly since?: number
  readonly hints?: number
  readonly solved?: boolean
  /** Whether the time for its goal is over. */
  readonly missed?: boolean
  /** The day whose puzzle it is. */
  readonly day?: number
  /** Whether the reader sent the coach away: he comes back when he is called. */
  readonly away?: boolean
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
/** So many answers are known by what they settled. */
const MOST_BACK = 60
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

/** What is taught at a table; null at all others, and while the coach is away. */
export function taughtAt(table: string): TaughtTable | null {
  const taught = kept.value.tables[table]
  return taught === undefined || taught.away === true ? null : taught
}

/** Whether the coach of a table was sent away, and may be called back. */
export function isCoachAway(table: string): boolean {
  return kept.value.tables[table]?.away === true
}

/** Sends the coach of a table away, or calls him back. */
export function sendCoach(table: string, away: boolean): void {
  const taught = kept.peek().tables[table]
  // What was answered without him he knows nothing of: nothing of it is taken back from him.
  if (taught !== undefined) teachAt(table, { ...taught, away, answers: [], marks: [] })
}

/** Nothing is taught at the table any more. */
export function stopTeaching(table: string): void {
  const { [table]: _gone, ...tables } = kept.peek().tables
  keep({ ...kept.peek(), tables })
}

/** Marks a table as one at which something is taught, or how far that is. */
export function teachAt(table: string, taught: TaughtTable): void {
  const { [table]: _before, ...others } = kept.peek().tables
  keep({ ...kept.peek(), tables: { ...others, [table]: taught } })
}

const NO_MARK: Mark = { left: [], settled: [] }

/** Notes an answer at a table that is taught, the step that it settled (-1: none), and what it left out. */
export function answeredAt(table: string, step: number, mark: Mark = NO_MARK): void {
  const taught = kept.peek().tables[table]
  if (taught === undefined) return
  const answers = [...(taught.answers ?? []), step].slice(-MOST_BACK)
  const seen = step === -1 ? taught.seen : [...new Set([...taught.seen, step])]
  teachAt(table, { ...taught, seen, answers, marks: [...(taught.marks ?? []), mark].slice(-MOST_BACK) })
}

/** The reader knows a step of the coach's: it comes again no more. */
export function knownAt(table: string, step: number): void {
  const taught = kept.peek().tables[table]
  if (taught !== undefined)
    teachAt(table, { ...taught, known: [...(taught.known ?? []), step], seen: [...new Set([...taught.seen, step])] })
}

/** The last answer at a table was taken back: what it settled is taught again. */
export function takenBackAt(table: string): void {
  const taught = kept.peek().tables[table]
  if (taught === undefined) return
  const answers = taught.answers ?? []
  const seen = taught.seen.filter((step) => step !== answers.at(-1))
  teachAt(table, { ...taught, answers: answers.slice(0, -1), marks: (taught.marks ?? []).slice(0, -1), seen })
}

/** The last table at which a game's guided first game is under way; null where none is. */
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
