import type { Chronicle, LogEntry } from '@orrery/play'
import type { Page, StoredTable, TableStore } from './table-store.ts'

/** A table as lists need it, without its position. */
export type StoredLine = Pick<StoredTable, 'id' | 'game' | 'seats' | 'created' | 'changed' | 'myTurn' | 'over'>

const TABLES = 'tables'
const PAGES = 'pages'

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('orrery', 3)
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result, transaction } = request
      if (oldVersion < 1) result.createObjectStore(TABLES, { keyPath: 'id' })
      if (oldVersion < 2) result.createObjectStore(PAGES)
      if (oldVersion === 1 && transaction !== null) split(transaction)
      if (oldVersion === 2 && transaction !== null) renameLogs(transaction)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

let database: Promise<IDBDatabase> | null = null

/** The database, opened anew after it could not be opened, was closed, or made way for a newer version of the app. */
async function databaseNow(): Promise<IDBDatabase> {
  const opening = database ?? opened()
  database = opening
  const forget = (): void => {
    if (database === opening) database = null
  }
  try {
    const found = await opening
    found.onclose = forget
    found.onversionchange = () => {
      found.close()
      forget()
    }
    return found
  } catch (error) {
    forget()
    throw error
  }
}

/** Splits tables of version 1, which were one record with the whole history. */
function split(transaction: IDBTransaction): void {
  const tables = transaction.objectStore(TABLES)
  tables.openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
    if (cursor === null) return
    const { steps, log, spent, ...table } = cursor.value as StoredTable & Chronicle & { spent: readonly number[] }
    transaction.objectStore(PAGES).put({ steps, log, undone: null } satisfies Page, [table.id, 0])
    cursor.update({ ...table, pages: 1, clocks: spent.map((ms) => ({ spent: ms, used: null, late: 0, reserve: 0 })) } satisfies StoredTable)
    cursor.continue()
  }
}

/** The log format of versions 1 and 2. */
interface FormerLog {
  readonly told: readonly (Omit<LogEntry, 'events'> & { readonly told: LogEntry['events'] })[]
}

function logOf(former: FormerLog['told']): LogEntry[] {
  return former.map(({ told, ...entry }) => ({ ...entry, events: told }))
}

/** Renames what pages of version 2 called `told`: a log and its events. */
function renameLogs(transaction: IDBTransaction): void {
  const pages = transaction.objectStore(PAGES)
  pages.openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
    if (cursor === null) return
    const { told, ...page } = cursor.value as Omit<Page, 'log'> & FormerLog
    cursor.update({ ...page, log: logOf(told) } satisfies Page)
    cursor.continue()
  }
}

async function ask<T>(mode: IDBTransactionMode, act: (tables: IDBObjectStore, pages: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await databaseNow()).transaction([TABLES, PAGES], mode)
  return new Promise((resolve, reject) => {
    const request = act(transaction.objectStore(TABLES), transaction.objectStore(PAGES))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** All pages of a table: their keys are the table's id and a number. */
const pagesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

/** The browser's database. */
const DATABASE: TableStore = {
  async keep(table, page) {
    const before = table.pages - (page === undefined ? 0 : 1)
    let fits = false
    // Counting reads nothing of what is stored.
    await ask('readwrite', (tables, pages) => {
      const known = tables.count(table.id)
      const more = pages.count([table.id, before])
      more.onsuccess = () => {
        fits = more.result === 0 && (known.result > 0 || before === 0)
        if (!fits) return
        if (page !== undefined) pages.put(page, [table.id, before])
        tables.put(table)
      }
      return more
    })
    return fits
  },
  table: (id) => ask('readonly', (tables) => tables.get(id) as IDBRequest<StoredTable | undefined>),
  pages: (id) => ask('readonly', (_tables, all) => all.getAll(pagesOf(id)) as IDBRequest<Page[]>),
  all: () => ask('readonly', (tables) => tables.getAll() as IDBRequest<StoredTable[]>),
  async forget(id) {
    await ask('readwrite', (tables, pages) => {
      pages.delete(pagesOf(id))
      return tables.delete(id)
    })
  },
}

let store = DATABASE

/** What a browser says that has no database here, or allows none: in a private window, or where its settings forbid it. */
const NONE = ['SecurityError', 'InvalidStateError', 'UnknownError', 'NotSupportedError']

/** Whether tables last only until the tab is closed, because the browser stores nothing. */
export const isForgetful = (): boolean => store !== DATABASE

/** Makes room for a new table: where the browser stores nothing, in this page. Rejects if the browser could, but does not now. */
export async function makeRoom(): Promise<void> {
  try {
    if (!isForgetful()) await databaseNow()
  } catch (error) {
    const isNone = error instanceof DOMException ? NONE.includes(error.name) : typeof indexedDB === 'undefined'
    if (!isNone) throw error
    store = (await import('./in-memory.ts')).inMemory()
  }
}

/** Stores a table and adds its last page. Returns false, and stores nothing, if another page of this browser has stored more, or deleted it. */
export function keep(table: StoredTable, page?: Page): Promise<boolean> {
  return store.keep(table, page)
}

/** The table with that id and its history, or null. */
export async function kept(id: string): Promise<{ readonly table: StoredTable; readonly chronicle: Chronicle } | null> {
  const table = await store.table(id)
  if (table === undefined) return null
  const pages = await store.pages(id)
  const undone = new Set(pages.map((page) => page.undone))
  const steps = pages.flatMap((page) => page.steps)
  const log = pages.flatMap((page) => page.log).filter(({ version }) => !undone.has(version))
  return { table, chronicle: { steps, log } }
}

/** All tables stored in this browser, the last played first. */
export async function keptTables(): Promise<StoredLine[]> {
  return (await store.all()).toSorted((one, other) => other.changed - one.changed)
}

/** Deletes a table. */
export function forget(id: string): Promise<void> {
  return store.forget(id)
}

/** The tables that continue a table, the oldest first. */
export async function continuing(id: string): Promise<readonly StoredTable[]> {
  const tables = await store.all()
  return tables.filter(({ from }) => from?.table === id).sort((one, other) => one.created - other.created)
}
