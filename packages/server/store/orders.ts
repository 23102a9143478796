/** A seat's orders. */
export interface OrderRow {
  table_id: string
  seat: number
  /** The player who gave the orders; a later player of the seat does not see them. */
  player: string
  /** The version of the game's orders; 0 if it has none. */
  version: number
  /** Counts the changes; a writer names the revision that it knows. */
  revision: number
  /** JSON: orders and if-thens. */
  said: string
  /** How many orders could not be brought over to a newer version since the last change. */
  dropped: number
  /** 1 while there are any: a restart looks for these. */
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

/** Stores the orders that seats have given, each with a revision, so that of two writers one wins. */
export interface OrderStore {
  /** A seat's row; null if there never was one. */
  of(table: string, seat: number): Promise<OrderRow | null>
  /** Stores a row if the current revision is the one before (0: none); `behind`: another writer was first. */
  keep(row: OrderRow): Promise<'kept' | 'behind'>
  /** The running tables with orders. */
  tables(): Promise<string[]>
  /** The versions of a table that a seat's orders have led to, newest first. */
  answered(table: string, seat: number, player: string, count: number): Promise<number[]>
}
