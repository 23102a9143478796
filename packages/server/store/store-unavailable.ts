/** The database is away, or too slow. Whether what was sent to it is kept is not known. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message || String(cause) : String(cause)}`)
  }
}
