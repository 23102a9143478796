import type { Store } from '../store.ts'
import { type Link, openLink } from './link.ts'
import { postgresStore } from './store.ts'
import { codeOf, isAway } from './trouble.ts'

/** How a database is opened. */
export interface Opening {
  /** Connections of one server: Postgres has a hundred for all. */
  readonly connections?: number
  /** How long to wait for the database, in milliseconds. */
  readonly patience?: number
}

/** The oldest supported Postgres (`pg_current_xact_id`). */
const OLDEST = 130_000

/** A store, and the connections below it. */
interface Opened {
  readonly store: Store
  readonly link: Link
}

/** Opens a database by its address (`postgres://user:password@host:port/name`). Rejects with a clear `Error` if that fails. */
export async function openPostgres(url: string, opening: Opening = {}): Promise<Store> {
  return (await openDatabase(url, opening)).store
}

/** The same, with the connections below the store. */
export async function openDatabase(url: string, { connections = 10, patience = 15_000 }: Opening = {}): Promise<Opened> {
  const address = readAddress(url)
  const link = openLink(url, connections, patience)
  try {
    const { rows } = await link.patient("select current_setting('server_version_num')::int as version", [])
    if (Number(rows[0]?.version) < OLDEST) throw new Error('it is older than Postgres 13')
    return { store: await postgresStore(link), link }
  } catch (error) {
    await link.close()
    const why = error instanceof Error ? error.message : String(error)
    const hint = isAway(error) ? '; is it running, and may it be reached from here?' : codeOf(error) === '28P01' ? ' (DATABASE_URL)' : ''
    throw new Error(`cannot use the database at ${address}: ${why}${hint}`)
  }
}

/** The address without its password. */
function readAddress(url: string): string {
  let read: URL
  try {
    read = new URL(url)
  } catch {
    throw new Error('DATABASE_URL is not an address: postgres://user:password@host:port/name')
  }
  if (!['postgres:', 'postgresql:'].includes(read.protocol))
    throw new Error(`DATABASE_URL begins with postgres://, not with ${read.protocol}//`)
  return `${read.host}${read.pathname}`
}
