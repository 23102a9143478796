import type { ErrorCode } from '@orrery/protocol'

/** Why a request cannot be done, as its sender is told. */
export class Trouble extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}
