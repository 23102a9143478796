import type { Refusal } from '@orrery/kernel'
import type { ErrorCode } from '@orrery/protocol'

/** Why a request failed: the server's code, `lost` if the connection broke before the reply, or `away` if there was none. */
export class RequestError extends Error {
  readonly code: ErrorCode | 'lost' | 'away'
  readonly retryAfter: number | undefined
  /** Every reason against what the player wanted to bring; empty for other errors. */
  readonly refusals: readonly Refusal[]

  constructor(code: ErrorCode | 'lost' | 'away', message: string, retryAfter?: number, refusals: readonly Refusal[] = []) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
    this.refusals = refusals
  }
}
