/** The statements that add quick match to a database. */
export const QUICK_STEP = `
  create table seeks (
    player text primary key, game text not null, settings text not null, brings text, pace text not null, wish text not null,
    strength integer, since integer not null, heard integer not null
  ) without rowid, strict;
  create table pairings (
    id text primary key, game text not null, settings text not null, pace text not null, one text not null, other text not null,
    one_brings text, other_brings text, one_yes integer not null, other_yes integer not null, stage text not null,
    table_id text not null, waited integer not null, created integer not null, until integer not null
  ) without rowid, strict;
  create unique index pairings_one on pairings (one) where stage = 'asked';
  create unique index pairings_other on pairings (other) where stage = 'asked';
  create index pairings_stage on pairings (stage, created);
  `
