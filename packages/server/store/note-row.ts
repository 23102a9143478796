/** A player's private notes on a table. */
export interface NoteRow {
  table_id: string
  player: string
  note: string
}

/** The statements that add it to a database. */
export const NOTES_STEP = `
  create table notes (table_id text not null, player text not null, note text not null, primary key (table_id, player)) without rowid, strict;
  create index notes_player on notes (player);
  `
