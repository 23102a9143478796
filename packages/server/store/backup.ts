import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE } from './sqlite.ts'

/** What a backup holds. */
export interface BackUp {
  readonly tables: number
  /** How many of them are not over. */
  readonly unfinished: number
  readonly bytes: number
}

/** How long it waits until it may begin to read, in milliseconds. */
const PATIENCE = 10_000

/**
 * Copies a data folder, as it is on disk at one moment, to a new file; a server may run on it and goes on. The copy is checked and on disk
 * when this returns. Throws a clear `Error` if it fails; then there is no file.
 */
export function backUp(folder: string, file: string): BackUp {
  const source = join(folder, DATABASE)
  if (!existsSync(source)) throw new Error(`there is nothing to back up: ${resolve(folder)} has no ${DATABASE}`)
  reserve(file)
  try {
    copy(source, file)
    const held = checkedCopy(file)
    sync(file)
    return held
  } catch (error) {
    rmSync(file, { force: true })
    throw new Error(`the back-up could not be made: ${messageOf(error)}`)
  }
}

/** Creates the empty file for its owner alone, because it will hold everybody's secrets. */
export function reserve(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new Error(exists ? `${file} exists already; a back-up overwrites nothing` : `${file} cannot be written: ${messageOf(error)}`)
  }
}

function copy(source: string, file: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: PATIENCE })
  try {
    database.prepare('vacuum into ?').run(file)
  } finally {
    database.close()
  }
}

/** The content of a copy. Throws if it is damaged, or not a copy of an Orrery database. */
export function checkedCopy(file: string): BackUp {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const { quick_check: verdict } = database.prepare('pragma quick_check').get() as { quick_check: string }
    if (verdict !== 'ok') throw new Error(`the copy is damaged: ${verdict}`)
    const counts = database.prepare("select count(*) as tables, count(*) filter (where stage <> 'over') as unfinished from tables").get()
    return { ...(counts as { tables: number; unfinished: number }), bytes: statSync(file).size }
  } finally {
    database.close()
  }
}

/** Flushes a file to disk. */
export function sync(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
