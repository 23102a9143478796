/** The statements that add ratings, and note which results they were made of. */
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
  create index rating_steps_subject on rating_steps (subject, ladder, ended);
  create index rating_steps_table on rating_steps (table_id);
  `
