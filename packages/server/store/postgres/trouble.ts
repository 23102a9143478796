import { StoreUnavailable } from '../store-unavailable.ts'

/** Error codes of Postgres and its connection when it stops, starts, or is missing. */
const AWAY = /^(CONNECTION_|CONNECT_|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|57P0[1235]|53300|08)/

/** Codes of conflicting transactions. */
const CONFLICT = /^(40001|40P01)$/

/** The code for a duplicate row. */
const TWICE = '23505'

/** The code of an error of the connection or of Postgres. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether the database could not be reached. */
export const isAway = (error: unknown): boolean => error instanceof StoreUnavailable || AWAY.test(codeOf(error))

/** Whether another transaction came between, so that a retry may work. */
export const isConflict = (error: unknown): boolean => CONFLICT.test(codeOf(error))

/** Whether such a row exists already. */
export const isTwice = (error: unknown): boolean => codeOf(error) === TWICE
