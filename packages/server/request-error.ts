import type { Refusal } from '@orrery/kernel'
import type { ErrorCode } from '@orrery/protocol'

/** Why a request cannot be done, as its sender reads it. */
export class RequestError extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | undefined
  /** Every reason, if the game knows them. */
  readonly refusals: readonly Refusal[] | undefined

  constructor(code: ErrorCode, message: string, retryAfter?: number, refusals?: readonly Refusal[]) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
    this.refusals = refusals
  }
}
