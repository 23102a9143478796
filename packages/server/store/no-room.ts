/** SQLite's codes for a full disk, one that fails, and one that takes nothing more. */
const SQLITE = [13, 10, 8]

/** Postgres's code for a full disk. */
const POSTGRES = '53100'

/** Whether something was not stored because the disk takes nothing more: then nothing has changed. */
export function hasNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as { readonly errcode?: unknown; readonly code?: unknown }
  return code === POSTGRES || (typeof errcode === 'number' && SQLITE.includes(errcode & 0xff))
}
