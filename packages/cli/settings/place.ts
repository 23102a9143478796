import { resolve } from 'node:path'
import { readSettings, type Sources } from './read.ts'

/** Flags of commands that work on the data without a server. */
export const PLACE_FLAGS = { data: { type: 'string' }, settings: { type: 'string' } } as const

/** Where the data is: the folder, or the database, which wins if it is set. */
export interface Place {
  readonly data: string
  readonly database: string | null
}

/** Where the data is, by the same settings as the server's. Throws a `UsageError` if they are wrong. */
export function placeOf(flags: Sources['flags']): Place {
  const { settings } = readSettings({ flags, env: process.env, folder: process.cwd() })
  return { data: resolve(settings.data), database: settings['database-url'] }
}

/** Runs a command's work, prints its result, and returns the exit code. */
export async function tried(command: string, act: () => Promise<string>): Promise<number> {
  try {
    console.log(await act())
    return 0
  } catch (error) {
    console.error(`orrery ${command}: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}
