import type { Leases } from '../../cluster/leases.ts'
import type { Store } from '../../store/store.ts'

/** So long that no lease runs out while a busy machine stands still, in milliseconds. */
const LENGTH = 60_000

/** Leases of the servers of this process on one store: with them two servers on SQLite are a cluster, as over Postgres. */
export function leasesOf(store: Store): Leases {
  const living = new Set<string>()
  const owners = new Map<string, string>()
  const ownerOf = (table: string): string | null => {
    const owner = owners.get(table)
    return owner !== undefined && living.has(owner) ? owner : null
  }
  return {
    cluster: 'one process',
    length: LENGTH,
    async join(server) {
      const alone = living.size === 0
      living.add(server)
      return { alone, now: Date.now(), alive: null }
    },
    renew: async (server) => (living.has(server) ? Date.now() : null),
    async take(server, table) {
      if ((await store.revisionOf(table)) === null) return null
      const owner = ownerOf(table)
      if (owner !== null) return owner
      owners.set(table, server)
      // What its last owner still has in progress is behind.
      await store.database.transaction(async (db) => {
        await db
          .updateTable('tables')
          .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
          .where('id', '=', table)
          .execute()
      })
      return server
    },
    made: async (server, table) => void owners.set(table, server),
    async giveUp(server, tables) {
      for (const table of tables) if (owners.get(table) === server) owners.delete(table)
    },
    leave: async (server) => void living.delete(server),
    orphans: async (count, without) =>
      (await store.botTables()).filter((table) => ownerOf(table) === null && !without.includes(table)).slice(0, count),
    heldByOthers: async (server, tables) => tables.filter((table) => ![server, null].includes(ownerOf(table))),
    servers: async () => [...living].sort(),
  }
}
