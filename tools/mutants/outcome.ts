/**
 * The outcome of a mutant: a test failed, all passed, a test or the whole run took too long, or the code did not load. The last two prove
 * nothing: a machine may be slow, and no test ran on code that does not load.
 */
export type Outcome = 'noticed' | 'lived' | 'hangs' | 'unloaded'

/** The fields of the test runner's report that are read here. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages?: string[] | null }[]
  }[]
}

/** The outcome of a test run, by its exit status and its report; the report is null if the run was stopped before it wrote one. */
export function judged(status: number, written: string | null): Outcome {
  if (status === 0) return 'lived'
  if (written === null) return 'hangs'
  const tests = (JSON.parse(written) as Report).testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter((one) => one.status === 'failed')
  if (failed.length === 0) return 'unloaded'
  return failed.some(({ failureMessages }) => !(failureMessages ?? []).some(isTimeout)) ? 'noticed' : 'hangs'
}

function isTimeout(message: string): boolean {
  return /timed out in \d+ms/.test(message)
}
