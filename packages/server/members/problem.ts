import type { AccountProblem } from '@orrery/protocol/account'

/** Why something about an account failed, as its sender reads it. */
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
  'no-room': 507,
}

/** The HTTP status of a problem; all others are 409 (not possible now). */
export function statusOfProblem(code: AccountProblem): number {
  return STATUS[code] ?? 409
}
