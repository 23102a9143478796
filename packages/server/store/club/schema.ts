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

/** The statements that add terms of tables, challenges, talk, reports and tables on a date. */
export const MEETING_STEP = `
  create table table_terms (
    table_id text primary key, pace text not null, rated integer not null, level text not null
  ) without rowid, strict;
  create table game_challenges (
    id text primary key, one text not null, other text not null, terms text not null, round integer not null, side integer not null,
    stage text not null, one_brings text, other_brings text, table_id text not null, silent integer not null,
    created integer not null, changed integer not null, until integer not null
  ) without rowid, strict;
  create index game_challenges_one on game_challenges (one, changed);
  create index game_challenges_other on game_challenges (other, changed);
  create table talk (
    room text not null, id integer not null, by_player text not null, name text not null, text text not null, at integer not null,
    silent integer not null, primary key (room, id)
  ) without rowid, strict;
  create table reports (
    id text primary key, by_player text not null, about text not null, reason text not null, place text not null, line integer not null,
    around text not null, at integer not null, stage text not null
  ) without rowid, strict;
  create index reports_stage on reports (stage, at);
  create table evenings (
    id text primary key, host text not null, game text not null, settings text not null, title text not null, at integer not null,
    seats integer not null, pace text not null, rated integer not null, club integer not null, stage text not null,
    table_id text not null, created integer not null, reminded integer not null
  ) without rowid, strict;
  create index evenings_at on evenings (at);
  create index evenings_host on evenings (host, at);
  create table evening_guests (
    evening_id text not null, player text not null, comes integer not null, since integer not null, primary key (evening_id, player)
  ) without rowid, strict;
  create index tables_live on tables (changed) where stage = 'playing' and listed = 1;
  create index evening_guests_player on evening_guests (player);
  `
