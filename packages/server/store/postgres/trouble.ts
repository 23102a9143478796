import { StoreUnavailable } from '../store-unavailable.ts'

/** What Postgres and the connection to it say when it stops, starts, or is not there. */
const AWAY = /^(CONNECTION_|CONNECT_|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|57P0[1235]|53300|08)/

/** What Postgres says of transactions that came between each other. */
const CONFLICT = /^(40001|40P01)$/

/** What Postgres says of a row that is there already. */
const TWICE = '23505'

/** The code of an error of the connection or of Postgres. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether the database could not be asked. */
export const isAway = (error: unknown): boolean => error instanceof StoreUnavailable || AWAY.test(codeOf(error))

/** Whether another transaction came between, so that it may be tried again. */
export const isConflict = (error: unknown): boolean => CONFLICT.test(codeOf(error))

/** Whether such a row is there already. */
export const isTwice = (error: unknown): boolean => codeOf(error) === TWICE
