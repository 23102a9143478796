import type { Refusal } from '@orrery/kernel'
import type { ErrorCode } from '@orrery/protocol'

/** Why a request failed: the server's code, or `lost` when the connection broke before the reply. */
export class RequestError extends Error {
  readonly code: ErrorCode | 'lost'
  readonly retryAfter: number | undefined
  /** Every reason against what one was to bring; empty for other errors. */
  readonly refusals: readonly Refusal[]

  constructor(code: ErrorCode | 'lost', message: string, retryAfter?: number, refusals: readonly Refusal[] = []) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
    this.refusals = refusals
  }
}
