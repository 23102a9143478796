import { isLogged, type Seen, type Viewer } from '@orrery/kernel'
import { fingerprint, type Message, patched, type ViewerUpdate } from '@orrery/protocol'
import { type Signal, signal } from '@preact/signals'
import type { LogLine, Moment } from '../table/source/source.ts'

export type StepMessage = Extract<Message, { type: 'step' }>

/** What the viewers of a table see, and what they saw happen. */
export interface ViewerStates {
  /** What a viewer sees now. The same signal at every call. */
  moment(viewer: Viewer): Signal<Moment | null>
  /** What a viewer saw happen. The same signal at every call. */
  log(viewer: Viewer): Signal<readonly LogLine[]>
  /** Whether there are lines older than the log's first. The same signal at every call. */
  more(viewer: Viewer): Signal<boolean>
  /** Shows what these viewers see, and nothing to any other. */
  show(updates: readonly ViewerUpdate[]): void
  /** What the viewers see after a step; null if the step does not fit what they see now. */
  after(step: StepMessage): ReadonlyMap<Viewer, Seen> | null
  /** Shows a step, with what its viewers see after it. */
  take(step: StepMessage, after: ReadonlyMap<Viewer, Seen>): void
}

/** Stores what the viewers of a table see. */
export function viewerStates(): ViewerStates {
  const moments = new Map<Viewer, Signal<Moment | null>>()
  const logs = new Map<Viewer, Signal<readonly LogLine[]>>()
  const moment = (viewer: Viewer): Signal<Moment | null> => signalOf<Moment | null>(moments, viewer, null)
  const mores = new Map<Viewer, Signal<boolean>>()
  const more = (viewer: Viewer): Signal<boolean> => signalOf(mores, viewer, false)
  const log = (viewer: Viewer): Signal<readonly LogLine[]> => signalOf<readonly LogLine[]>(logs, viewer, [])
  return {
    moment,
    log,
    more,
    show(updates) {
      for (const { viewer, seen, log: lines, more: hasOlder } of updates) {
        const first = lines[0]?.version ?? 0
        const last = moment(viewer).value?.seen.version ?? Number.NEGATIVE_INFINITY
        // After a long absence, what happened between the lines shown so far and these would be missing: they are fetched anew on request.
        const older = hasOlder && last < first - 1 ? [] : log(viewer).value.filter((line) => line.version < first)
        if (older.length === 0) more(viewer).value = hasOlder
        moment(viewer).value = { seen, events: [] }
        log(viewer).value = [...older, ...lines]
      }
      for (const [viewer, held] of moments) if (!updates.some((update) => update.viewer === viewer)) held.value = null
    },
    after(step) {
      const after = new Map<Viewer, Seen>()
      for (const { viewer, seen, patch, print } of step.eyes) {
        const before = moments.get(viewer)?.value?.seen
        if (before === undefined || before.version !== step.from) return null
        const next = seen ?? patched(before, patch ?? null)
        if (fingerprint(next) !== print) return null
        after.set(viewer, next)
      }
      return after
    },
    take(step, after) {
      for (const { viewer, events } of step.eyes) {
        moment(viewer).value = { seen: after.get(viewer) as Seen, events }
        const kept = step.undone === undefined ? log(viewer).value : log(viewer).value.filter((line) => line.version !== step.undone)
        log(viewer).value = [...kept, ...events.filter(isLogged).map((event) => ({ event, version: step.version }))]
      }
    },
  }
}

function signalOf<T>(all: Map<Viewer, Signal<T>>, viewer: Viewer, empty: T): Signal<T> {
  const found = all.get(viewer) ?? signal(empty)
  all.set(viewer, found)
  return found
}
