import type { OwnedElsewhere } from '../rooms/owned-elsewhere.ts'
import type { ServerContext } from '../server-context.ts'

/** The number of tables whose owner is remembered, before those are forgotten that nobody watches. */
const KNOWN = 5000

/** Which server owns which table, as far as this one knows. */
export interface TableOwners {
  /** The owner of a table; null: this server. */
  of(table: string): Promise<string | null>
  /** Whether another server is known to own it. */
  isElsewhere(table: string): boolean
  /** Another server owns it; null, or this server: that has to be asked again. */
  learn(table: string, owner: OwnedElsewhere['owner']): void
  forget(table: string): void
  /** Forgets all tables of a server. Returns them. */
  forgetAt(owner: string): ReadonlySet<string>
  /** Forgets the owners of tables that are not in use, if there are many; they can be looked up again. */
  trim(used: () => ReadonlySet<string>): void
  clear(): void
}

/** Finds out which server owns a table, and remembers it until it turns out to be wrong. */
export function tableOwners({ rooms, ownership }: Pick<ServerContext, 'rooms' | 'ownership'>): TableOwners {
  const owners = new Map<string, string>()
  return {
    async of(table) {
      if (rooms.has(table) && ownership.holds()) return null
      const known = owners.get(table)
      if (known !== undefined) return known
      const owner = await ownership.take(table)
      if (owner !== null) owners.set(table, owner)
      return owner
    },
    isElsewhere: (table) => owners.has(table),
    learn(table, owner) {
      if (owner === null || owner === ownership.name) owners.delete(table)
      else owners.set(table, owner)
    },
    forget: (table) => void owners.delete(table),
    forgetAt(owner) {
      const tables = new Set([...owners].filter(([, at]) => at === owner).map(([table]) => table))
      for (const table of tables) owners.delete(table)
      return tables
    },
    trim(used) {
      if (owners.size <= KNOWN) return
      const kept = used()
      for (const table of owners.keys()) if (!kept.has(table)) owners.delete(table)
    },
    clear: () => owners.clear(),
  }
}
