/** A deferred job: done once by whichever server takes it, whatever crashes. */
export interface JobRow {
  /** Of two jobs with the same id one counts. */
  id: string
  kind: string
  /** Whose job it is: owners take turns. */
  owner: string
  /** The batch that it belongs to; null: none. */
  batch: string | null
  /** JSON: the task. */
  work: string
  asked: number
  /** Until when a server holds it; then another may take it. */
  taken: number
  /** How often it was taken. */
  tries: number
  done: number | null
  /** JSON: its outcome; null while it is not done, and if it was given up. */
  outcome: string | null
}

/** A new job. */
export type NewJob = Pick<JobRow, 'id' | 'kind' | 'owner' | 'batch' | 'work' | 'asked'>

/** The durable queue of deferred work. */
export interface JobStore {
  /** Adds jobs; existing ones stay as they are. */
  ask(jobs: readonly NewJob[]): Promise<void>
  /** Takes a job until a time, of an owner not served `lately`, or longest ago; null if none waits. */
  take(now: number, until: number, lately: readonly string[]): Promise<JobRow | null>
  /** Stores a job's outcome (null: given up); false if another server was first. */
  finish(id: string, outcome: string | null, now: number): Promise<boolean>
  /** Returns a job to the queue, not to be taken before `at`. */
  giveBack(id: string, at: number): Promise<void>
  /** Returns all jobs that were taken to the queue. */
  giveBackAll(): Promise<void>
  of(id: string): Promise<JobRow | null>
  /** All jobs of a batch, ordered by id. */
  batch(batch: string): Promise<JobRow[]>
  /** The batches of a kind, latest first. */
  batches(kind: string, count: number): Promise<string[]>
}
