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

/** The statements that add friends, follows, blocks and mutes. */
export const TIES_STEP = `
  create table friends (
    one text not null, other text not null, asked_by text, since integer not null, primary key (one, other)
  ) without rowid, strict;
  create index friends_other on friends (other);
  create table follows (
    player text not null, followed text not null, since integer not null, primary key (player, followed)
  ) without rowid, strict;
  create index follows_followed on follows (followed);
  create table blocks (
    player text not null, blocked text not null, since integer not null, primary key (player, blocked)
  ) without rowid, strict;
  create index blocks_blocked on blocks (blocked);
  create table mutes (
    player text not null, muted text not null, table_id text not null, since integer not null, primary key (player, muted, table_id)
  ) without rowid, strict;
  create table hidden (player text primary key) without rowid, strict;
  create index players_name on players (name);
  alter table chat add column among text;
  `
