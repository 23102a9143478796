/** What a seat has said beforehand. */
export interface OrderRow {
  table_id: string
  seat: number
  /** The player who gave the order; nobody else who gets the seat sees it. */
  player: string
  /** Of the game's orders; 0 where it has none. */
  version: number
  /** Counts the changes: who writes says which one it knows. */
  revision: number
  /** JSON: orders and if-thens. */
  said: string
  /** How many orders could not be brought over to a newer version since. */
  dropped: number
  /** 1 while anything is said: what a restart has to look at. */
  stands: number
}

/** The statements that add it to a database. */
export const ORDERS_STEP = `
  create table orders (
    table_id text not null, seat integer not null, player text not null, version integer not null, revision integer not null,
    said text not null, dropped integer not null, stands integer not null, primary key (table_id, seat)
  ) without rowid, strict;
  create index orders_stand on orders (table_id) where stands = 1;
  `

/** What seats have said beforehand. */
export interface OrderStore {
  /** What is kept for a seat; null where nothing ever was. */
  of(table: string, seat: number): Promise<OrderRow | null>
  /** Keeps it in place of what is at the revision before (0: nothing); `behind`: somebody else was first. */
  keep(row: OrderRow): Promise<'kept' | 'behind'>
  /** The tables under way at which something is said. */
  tables(): Promise<string[]>
  /** The versions of a table that a seat's orders have led to, the newest first. */
  answered(table: string, seat: number, player: string, count: number): Promise<number[]>
  /** Forgets what was said at a table. */
  forget(table: string): Promise<void>
}
