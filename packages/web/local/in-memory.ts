import type { Page, StoredTable, TableStore } from './table-store.ts'

/** Stores tables in this page, where the browser stores nothing: they last until the tab is closed or loaded anew. */
export function inMemory(): TableStore {
  const tables = new Map<string, StoredTable>()
  const pages = new Map<string, Page[]>()
  return {
    async keep(table, page) {
      const known = pages.get(table.id) ?? []
      const before = table.pages - (page === undefined ? 0 : 1)
      if (known.length !== before || (before > 0 && !tables.has(table.id))) return false
      // What is stored does not change with what the page goes on with.
      if (page !== undefined) pages.set(table.id, [...known, structuredClone(page)])
      tables.set(table.id, structuredClone(table))
      return true
    },
    table: async (id) => structuredClone(tables.get(id)),
    pages: async (id) => structuredClone(pages.get(id) ?? []),
    all: async () => structuredClone([...tables.values()]),
    async forget(id) {
      tables.delete(id)
      pages.delete(id)
    },
  }
}
