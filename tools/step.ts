/** The outcome of a step of the test command: how many checks passed, and the problems, one line each. */
export interface Outcome {
  readonly passed: number
  readonly problems: readonly string[]
}

/** One step of the test command; each can be run alone. */
export interface Step {
  readonly name: string
  /** What it does, for the progress line. */
  readonly title: string
  run(): Outcome | Promise<Outcome>
}

/** The outcome of a check of several things: everything without a problem has passed. Having checked nothing is a problem. */
export function looked(count: number, what: string, problems: readonly string[]): Outcome {
  if (count === 0) return { passed: 0, problems: [`no ${what} found: the check looked at nothing`] }
  return { passed: problems.length === 0 ? 1 : 0, problems }
}
