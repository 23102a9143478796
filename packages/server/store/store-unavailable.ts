/** The database is away, or too slow. Whether it kept what was sent is unknown. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is away: ${cause instanceof Error ? cause.message || String(cause) : String(cause)}`)
  }
}
