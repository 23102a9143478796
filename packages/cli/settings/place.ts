import { resolve } from 'node:path'
import { readSettings, type Sources } from './read.ts'

/** Flags of commands that work on the data alone. */
export const PLACE_FLAGS = { data: { type: 'string' }, settings: { type: 'string' } } as const

/** Where the data is: the folder, and the database that counts instead where one is set. */
export interface Place {
  readonly data: string
  readonly database: string | null
}

/** Where the data is, by the same settings as the server's. Throws a `UsageError` when they are wrong. */
export function placeOf(flags: Sources['flags']): Place {
  const { settings } = readSettings({ flags, env: process.env, folder: process.cwd() })
  return { data: resolve(settings.data), database: settings['database-url'] }
}

/** Does what a command is for and says what came of it; returns the exit code. */
export async function tried(command: string, act: () => Promise<string>): Promise<number> {
  try {
    console.log(await act())
    return 0
  } catch (error) {
    console.error(`orrery ${command}: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}
