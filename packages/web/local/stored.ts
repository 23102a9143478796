import type { Json, Position, Seed, Step, Told } from '@orrery/kernel'

/** Who has a seat of a local table. */
export interface LocalSeat {
  /** Empty for a bot. */
  readonly name: string
  /** The level of the bot; null for somebody at this screen. */
  readonly bot: string | null
}

/** What one answer told, kept for the log. */
export interface ToldAt {
  readonly version: number
  /** Whose answer it was; null for what was told at the start. */
  readonly seat: number | null
  readonly told: readonly Told[]
}

/** A local table as it is kept in the browser: plain data. */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly options: Json
  readonly seats: readonly LocalSeat[]
  readonly seed: Seed
  /** Null before the first opening. */
  readonly position: Position | null
  readonly steps: readonly Step[]
  readonly told: readonly ToldAt[]
  /** Thinking time per seat in milliseconds. */
  readonly spent: readonly number[]
  readonly created: number
  readonly changed: number
  /** Whether somebody at this screen is asked. */
  readonly myTurn: boolean
  readonly over: boolean
}

/** A list of tables needs no positions. */
export type StoredLine = Pick<StoredTable, 'id' | 'game' | 'seats' | 'created' | 'changed' | 'myTurn' | 'over'>

const STORE = 'tables'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('orrery', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

let database: Promise<IDBDatabase> | null = null

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  database ??= opened()
  const transaction = (await database).transaction(STORE, mode)
  return new Promise((resolve, reject) => {
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Keeps a table. */
export async function keep(table: StoredTable): Promise<void> {
  await ask('readwrite', (store) => store.put(table))
}

/** The table of that id, or null. */
export async function kept(id: string): Promise<StoredTable | null> {
  return ((await ask('readonly', (store) => store.get(id))) as StoredTable | undefined) ?? null
}

/** All tables kept in this browser, the last played first. */
export async function keptTables(): Promise<StoredLine[]> {
  const all = (await ask('readonly', (store) => store.getAll())) as StoredTable[]
  return all.sort((one, other) => other.changed - one.changed)
}

/** Forgets a table for good. */
export async function forget(id: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(id))
}
