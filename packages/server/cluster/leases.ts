/**
 * Which server has which table, as the database knows it, by the database's own clock. A server that does not renew its lease in
 * time has no tables any more: any other may take them.
 */
export interface Leases {
  /** A name that all servers on the same database share, and no others: so that they hear only each other. */
  readonly cluster: string
  /** How long a server has its tables after it was last heard of, in milliseconds. */
  readonly length: number
  /** A server comes, under a name that none had before. Says whether it is alone, and what time it is. */
  join(house: string): Promise<{ readonly alone: boolean; readonly now: number }>
  /** Says that a server lives. Gives the time; null: its lease had run out, and its tables may be others'. */
  renew(house: string): Promise<number | null>
  /**
   * Takes a table unless a living server has it. Gives the name of the server that has it then; null where there is no such table.
   * Who takes it changes its revision: whatever its last owner still has under way is behind.
   */
  take(house: string, table: string): Promise<string | null>
  /** Has a table that was just made here. */
  made(house: string, table: string): Promise<void>
  giveUp(house: string, tables: readonly string[]): Promise<void>
  /** A server goes: it has no tables any more. */
  leave(house: string): Promise<void>
  /** Tables that no living server has, at which a bot is waited for by somebody; without some. */
  orphans(count: number, without: readonly string[]): Promise<string[]>
  /** The living servers. */
  houses(): Promise<string[]>
}
