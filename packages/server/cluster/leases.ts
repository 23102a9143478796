/**
 * Which server owns which table, as the database knows it, by the database's clock. A server that does not renew its lease in time loses
 * its tables: any other may take them.
 */
export interface Leases {
  /** A name shared by all servers on the same database, and no others, so that they hear only each other. */
  readonly cluster: string
  /** How long a server keeps its tables after it was last heard of, in milliseconds. */
  readonly length: number
  /**
   * A server joins under a name that none had before. Returns whether it is alone, and the time. One that is alone has moved all clocks on
   * by the time since a server was last `alive`, before another one can join.
   */
  join(server: string): Promise<{ readonly alone: boolean; readonly now: number; readonly alive: number | null }>
  /** Renews a server's lease. Returns the time; null: the lease had run out, and its tables may belong to others. */
  renew(server: string): Promise<number | null>
  /**
   * Takes a table unless a living server owns it. Returns the owner's name; null if there is no such table. Taking a table changes its
   * revision, so what its last owner still has in progress is behind.
   */
  take(server: string, table: string): Promise<string | null>
  /** Owns a table that was just made here. */
  made(server: string, table: string): Promise<void>
  giveUp(server: string, tables: readonly string[]): Promise<void>
  /** A server leaves and gives up its tables. */
  leave(server: string): Promise<void>
  /** Tables without a living owner at which a bot is to move; without the listed ones. */
  orphans(count: number, without: readonly string[]): Promise<string[]>
  /** Those of some tables that other living servers own. */
  heldByOthers(server: string, tables: readonly string[]): Promise<string[]>
  /** The living servers. */
  servers(): Promise<string[]>
}
