import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BackUp, checkedCopy, reserve, sync } from '../backup.ts'
import { type Link, openLink } from '../postgres/link.ts'
import { openDatabase } from '../postgres/open.ts'
import { migrate } from '../schema.ts'
import { DATABASE, openStore } from '../sqlite.ts'
import { cleanedSource } from './cleaned.ts'
import { type Copied, copyAll } from './copy.ts'
import { postgresSource, postgresTarget } from './postgres.ts'
import { shapes } from './rows.ts'
import { sqliteSource, sqliteTarget } from './sqlite.ts'

/** What was copied into Postgres. */
export interface Moved extends Copied {
  /** How many texts had null characters, in place of which they have another now, by table. */
  readonly cleaned: Readonly<Record<string, number>>
}

/**
 * Copies a Postgres, as it is at one moment, to a new SQLite file, and compares every row; servers may run and go on. Rejects with a clear
 * `Error` if that fails; then there is no file.
 */
export async function backUpPostgres(url: string, file: string): Promise<BackUp> {
  reserve(file)
  try {
    await withLink(url, (link) =>
      link.alone(async (run) => {
        const database = new DatabaseSync(file)
        try {
          await run('begin isolation level repeatable read read only', [])
          migrate(database)
          database.exec('begin')
          await copyAll(postgresSource(run), sqliteTarget(database))
          database.exec('commit')
          await run('commit', [])
        } finally {
          database.close()
        }
      }),
    )
    const held = checkedCopy(file)
    sync(file)
    return held
  } catch (error) {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
    throw new Error(`the back-up could not be made: ${messageOf(error)}`)
  }
}

/** Restores a backup into a data folder without a database. Throws a clear `Error`; then the folder is as it was. */
export function restoreFolder(file: string, folder: string): BackUp {
  const place = join(folder, DATABASE)
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(DATABASE)) : []
  if (there.length > 0) throw new Error(`${resolve(folder)} has ${there.join(', ')} already; a back-up is restored into an empty folder`)
  checkedCopy(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const coming = `${place}.coming`
  try {
    copyFileSync(file, coming)
    chmodSync(coming, 0o600)
    sync(coming)
    renameSync(coming, place)
    // Upgrades older schemas now, and reports what cannot be opened.
    openStore(folder).close()
    return checkedCopy(place)
  } catch (error) {
    for (const name of readdirSync(folder).filter((one) => one.startsWith(DATABASE))) rmSync(join(folder, name), { force: true })
    throw new Error(`the back-up could not be restored: ${messageOf(error)}`)
  }
}

/** Restores a backup into an empty Postgres, and compares every row. Rejects with a clear `Error`; then the database is as it was. */
export async function restorePostgres(file: string, url: string): Promise<Moved> {
  checkedCopy(file)
  const folder = mkdtempSync(join(tmpdir(), 'orrery-restore-'))
  try {
    // The backup itself does not change, whatever schema it has.
    copyFileSync(file, join(folder, DATABASE))
    openStore(folder).close()
    return await rowsInto(join(folder, DATABASE), url)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Moves a data folder into an empty Postgres: no server may run on either. The folder does not change. Rejects with a clear `Error`; then
 * the database is as it was.
 */
export async function moveToPostgres(folder: string, url: string): Promise<Moved> {
  const file = join(folder, DATABASE)
  if (!existsSync(file)) throw new Error(`there is nothing to move: ${resolve(folder)} has no ${DATABASE}`)
  // Held open so that no server starts on it; nothing is written but the schema's upgrade.
  const held = openStore(folder)
  try {
    return await rowsInto(file, url)
  } finally {
    held.close()
  }
}

/** The servers whose lease is valid. */
const RUNNING = 'select name from orrery_servers where until > (extract(epoch from clock_timestamp()) * 1000)::bigint limit 1'

async function rowsInto(file: string, url: string): Promise<Moved> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return await withLink(url, (link) =>
      link.alone(async (run) => {
        await run('begin', [])
        const { rows } = await run(RUNNING, [])
        if (rows.length > 0) throw new Error('a server is running on the database; stop it first')
        // When a server was last alive there has no meaning here.
        await run('delete from pulse', [])
        const target = postgresTarget(run)
        for (const shape of shapes()) {
          await run(`lock table ${shape.name} in exclusive mode nowait`, [])
          if ((await target.count(shape)) > 0) throw new Error(`the database is not empty: it has rows in ${shape.name}`)
        }
        const source = cleanedSource(sqliteSource(database))
        const copied = await copyAll(source, target)
        await run('commit', [])
        return { ...copied, cleaned: Object.fromEntries(source.cleaned) }
      }),
    )
  } finally {
    database.close()
  }
}

/** Does something with a Postgres whose schema is up to date. */
async function withLink<T>(url: string, act: (link: Link) => Promise<T>): Promise<T> {
  const { store } = await openDatabase(url, { connections: 1 })
  store.close()
  const link = openLink(url, 1, 5000)
  try {
    return await act(link)
  } finally {
    await link.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
