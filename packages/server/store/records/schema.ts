/** The indexes of `rating_steps` that its rows do not come in the order of, by name. */
export const STEP_INDEXES = {
  rating_steps_subject: 'create index rating_steps_subject on rating_steps (subject, ladder, ended)',
  rating_steps_table: 'create index rating_steps_table on rating_steps (table_id)',
} as const

/** The statements that add ratings, and mark the results they were made from. */
export const RATINGS_STEP = `
  alter table results add column counted integer not null default 0;
  alter table results add column rated integer;
  create index results_uncounted on results (ended, table_id) where counted = 0;
  create index results_rated on results (ended, table_id) where rated = 1;
  create table ratings (
    ladder text not null, subject text not null, mu integer not null, sigma integer not null, games integer not null,
    won integer not null, last integer not null, primary key (ladder, subject)
  ) without rowid, strict;
  create index ratings_best on ratings (ladder, mu);
  create index ratings_subject on ratings (subject);
  create table rating_steps (
    ladder text not null, ended integer not null, table_id text not null, subject text not null, mu_before integer not null,
    sigma_before integer not null, mu integer not null, sigma integer not null, won integer not null,
    primary key (ladder, ended, table_id, subject)
  ) without rowid, strict;
  ${STEP_INDEXES.rating_steps_subject};
  ${STEP_INDEXES.rating_steps_table};
  `

/** The statements that add search of finished tables, tallies and achievements, and seasons. */
export const FINISHED_STEP = `
  create table finished (
    table_id text primary key, game text not null, way text not null, pace text not null, ended integer not null,
    minutes integer not null, public integer not null, rated integer not null
  ) without rowid, strict;
  create index finished_public on finished (public, ended);
  create index finished_game on finished (public, game, ended);
  create index finished_way on finished (public, game, way, ended);
  create table finished_seats (
    table_id text not null, seat integer not null, player text, bot text, game text not null, ended integer not null,
    outcome text not null, side text not null, public integer not null, primary key (table_id, seat)
  ) without rowid, strict;
  create index finished_seats_player on finished_seats (player, ended);
  create index finished_seats_game on finished_seats (player, game, ended);
  create index finished_seats_side on finished_seats (public, game, side, ended);
  create table tallies (
    player text not null, game text not null, kind text not null, key text not null, played integer not null, won integer not null,
    drawn integer not null, primary key (player, game, kind, key)
  ) without rowid, strict;
  create table achievements (
    player text not null, game text not null, achievement text not null, table_id text not null, ended integer not null,
    primary key (player, game, achievement)
  ) without rowid, strict;
  create index achievements_table on achievements (table_id);
  create table hidden_parts (player text not null, part text not null, primary key (player, part)) without rowid, strict;
  create table seasons (
    id text primary key, name text not null, game text not null, begins integer not null, ends integer not null,
    closed integer not null
  ) without rowid, strict;
  create index seasons_ends on seasons (closed, ends);
  create table season_winners (
    season text not null, ladder text not null, place integer not null, subject text not null, mu integer not null,
    sigma integer not null, games integer not null, primary key (season, ladder, place)
  ) without rowid, strict;
  `

/** The statements that add searches that somebody keeps. */
export const SEARCHES_STEP = `
  create table kept_searches (player text not null, name text not null, filter text not null, primary key (player, name)) without rowid, strict;
  `
