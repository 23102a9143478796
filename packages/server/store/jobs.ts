/** Work for later: done once by whichever server takes it, whatever dies meanwhile. */
export interface JobRow {
  /** Of two wishes of one name one counts. */
  id: string
  kind: string
  /** Whose work it is: those who wait are served in turn. */
  owner: string
  /** What it belongs to; null: it stands alone. */
  batch: string | null
  /** JSON: what is to be done. */
  work: string
  asked: number
  /** Until when it is somebody's; then another may take it. */
  taken: number
  /** How often it was taken. */
  tries: number
  done: number | null
  /** JSON: what came of it; null while it is not done, and where it was given up. */
  outcome: string | null
}

/** A job as it is wished for. */
export type NewJob = Pick<JobRow, 'id' | 'kind' | 'owner' | 'batch' | 'work' | 'asked'>

/** The durable line of work for later. */
export interface JobStore {
  /** Puts jobs into the line; those that are there already stay as they are. */
  ask(jobs: readonly NewJob[]): Promise<void>
  /** Takes a job until a time: of whoever was not served `lately`, or longest ago; null where nothing waits. */
  take(now: number, until: number, lately: readonly string[]): Promise<JobRow | null>
  /** Keeps what came of a job (null: it is given up); false where somebody else was first. */
  finish(id: string, outcome: string | null, now: number): Promise<boolean>
  /** Gives a job back: nobody takes it before `at`. */
  giveBack(id: string, at: number): Promise<void>
  /** Gives back what those who are gone had taken. */
  giveBackAll(): Promise<void>
  of(id: string): Promise<JobRow | null>
  /** All jobs of a batch, in the order of their names. */
  batch(batch: string): Promise<JobRow[]>
  /** The batches of a kind, the last first. */
  batches(kind: string, count: number): Promise<string[]>
}
