import type { Refusal } from '@orrery/kernel'
import type { ErrorCode } from '@orrery/protocol'
import { hasNoRoom } from './store/no-room.ts'
import { StoreUnavailable } from './store/store-unavailable.ts'

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

/**
 * What somebody reads whose request ends with `error`: a refusal as it stands; that the database is away, so that it is not yet known
 * whether the request counts; that the disk takes nothing more; nothing of what else went wrong.
 */
export function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof StoreUnavailable)
    return new RequestError('failed', 'the database is away; whether it counts is seen when it is back')
  if (hasNoRoom(error)) return new RequestError('no-room', 'the server cannot store anything at present; nothing has changed')
  return new RequestError('failed', 'something went wrong on the server')
}

/** The same for a change of `what` that could not be stored: what else went wrong has changed nothing. */
export function notStored(error: unknown, what: string): RequestError {
  if (error instanceof StoreUnavailable || hasNoRoom(error)) return asRequestError(error)
  return new RequestError('failed', `it could not be stored; the ${what} is as it was`)
}
