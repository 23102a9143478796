import type { Browser, Page } from 'playwright-core'

/** A piece of work in Chromium's trace; times in microseconds, `tdur` is CPU time. */
interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** A task of the thread that draws a page: its CPU time in milliseconds, and what took most of it. */
export interface Task {
  readonly milliseconds: number
  readonly mostly: string
}

/** Only the thread that draws the page does these. */
const DRAWS: readonly string[] = ['UpdateLayoutTree', 'Layout', 'UpdateLayerTree']

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8']

/** How many tasks are told, the longest first. */
const TOLD = 4

/** The longest tasks of the page while something is done with it, in CPU time, so that other load does not matter. */
export async function longestDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<readonly Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly Traced[] }
  return longestOf(tasksOf(traceEvents).map((task) => ({ milliseconds: milliseconds(task), task }))).map(({ task, ...told }) => ({
    ...told,
    mostly: mostly(task, traceEvents),
  }))
}

/** The longest of several tasks, the longest first. */
export function longestOf<Told extends { readonly milliseconds: number }>(tasks: readonly Told[]): readonly Told[] {
  return tasks.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, TOLD)
}

/** The CPU time of a piece of work. */
function milliseconds({ tdur, dur }: Traced): number {
  return (tdur ?? dur ?? 0) / 1000
}

/** The tasks of the thread that draws the page. */
function tasksOf(events: readonly Traced[]): readonly Traced[] {
  const drawing = events.find(({ name }) => DRAWS.includes(name))
  return events.filter(({ ph, name, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === drawing?.pid && tid === drawing.tid)
}

/** What took most of a task, in Chromium's terms: a script, styles, layout, garbage collection. */
function mostly(task: Traced, events: readonly Traced[]): string {
  const within = events.filter(
    (event) =>
      event.ph === 'X' &&
      event !== task &&
      event.pid === task.pid &&
      event.tid === task.tid &&
      event.ts >= task.ts &&
      event.ts < task.ts + (task.dur ?? 0),
  )
  return within.sort((one, other) => milliseconds(other) - milliseconds(one))[0]?.name ?? 'of Chromium itself'
}
