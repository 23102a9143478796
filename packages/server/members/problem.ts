import type { AccountProblem } from '@orrery/protocol/account'

/** Why something cannot be done with an account, as its sender is told. */
export class Problem extends Error {
  readonly code: AccountProblem
  readonly retryAfter: number | undefined

  constructor(code: AccountProblem, retryAfter?: number) {
    super(code)
    this.code = code
    this.retryAfter = retryAfter
  }
}

const STATUS: Partial<Readonly<Record<AccountProblem, number>>> = {
  malformed: 400,
  'signed-out': 401,
  wrong: 401,
  foreign: 403,
  closed: 403,
  uninvited: 403,
  forbidden: 403,
  'used-up': 410,
  'too-fast': 429,
  failed: 500,
}

/** The status of a problem; 409 for all others: it cannot be now. */
export function statusOfProblem(code: AccountProblem): number {
  return STATUS[code] ?? 409
}
