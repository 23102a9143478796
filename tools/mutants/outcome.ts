/**
 * What came of a broken place: a test failed, all passed, a test or the whole run took too long, or the code did not even
 * load. The last two prove nothing: a machine may be slow, and what does not load no test has looked at.
 */
export type Outcome = 'noticed' | 'lived' | 'hangs' | 'unloaded'

/** What the test runner writes down, as far as it is read here. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages?: string[] | null }[]
  }[]
}

/** What a run of tests says, by its exit status and its report; null where it was ended before it wrote one. */
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
