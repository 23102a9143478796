/** A study of a finished game. */
export interface StudyRow {
  id: string
  /** Its owner. */
  player: string
  /** Empty: the study has a record of its own. */
  table_id: string
  game: string
  title: string
  /** With whom it is shared: none, friends or all. */
  sharing: string
  created: number
  changed: number
  /** The number of answers of the game; null in rows of older programs until it is needed. */
  length: number | null
  /** The numbers of the last branch and the last comment: none is used twice. */
  last_branch: number
  last_comment: number
}

/** The record of a study whose game the server did not have, or which begins in a scenario. */
export interface StudyRecordRow {
  study: string
  player: string
  /** A replay as JSON, compressed by gzip, in base64. */
  record: string
}

/** Another line of play in a study. */
export interface StudyBranchRow {
  study: string
  /** 1: the first; the game itself is 0. */
  branch: number
  player: string
  title: string
  /** The step after which it leaves the game. */
  from_step: number
  /** JSON: the answers since. */
  steps: string
  length: number
}

/** A comment at a moment of a study. */
export interface StudyCommentRow {
  study: string
  comment: number
  player: string
  branch: number
  step: number
  text: string
  at: number
  /** JSON: rings and arrows on the board. */
  marks: string
}

/** That a member likes a study. */
export interface StudyLikeRow {
  study: string
  player: string
}

/** The statements that add studies to a database. */
export const STUDIES_STEP = `
  create table studies (
    id text primary key, player text not null, table_id text not null, game text not null, title text not null, sharing text not null,
    created integer not null, changed integer not null
  ) without rowid, strict;
  create index studies_player on studies (player, changed);
  create index studies_sharing on studies (sharing, changed);
  create table study_branches (
    study text not null, branch integer not null, player text not null, title text not null, from_step integer not null,
    steps text not null, length integer not null, primary key (study, branch)
  ) without rowid, strict;
  create index study_branches_player on study_branches (player);
  create table study_comments (
    study text not null, comment integer not null, player text not null, branch integer not null, step integer not null,
    text text not null, at integer not null, primary key (study, comment)
  ) without rowid, strict;
  create index study_comments_moment on study_comments (study, branch, step, comment);
  create index study_comments_player on study_comments (player);
  `

/** The statements that add marks on the board, and likes of studies. */
export const STUDY_LIKES_STEP = `
  alter table study_comments add column marks text not null default '[]';
  create table study_likes (study text not null, player text not null, primary key (study, player)) without rowid, strict;
  create index study_likes_player on study_likes (player);
  `

/** The statements that add the length of the game, and the last used numbers. */
export const STUDY_NUMBERS_STEP = `
  alter table studies add column length integer;
  alter table studies add column last_branch integer not null default 0;
  alter table studies add column last_comment integer not null default 0;
  update studies set
    last_branch = coalesce((select max(branch) from study_branches where study = studies.id), 0),
    last_comment = coalesce((select max(comment) from study_comments where study = studies.id), 0);
  `

/** The statements that add the records of games that the server did not have. */
export const STUDY_RECORDS_STEP = `
  create table study_records (study text primary key, player text not null, record text not null) without rowid, strict;
  create index study_records_player on study_records (player);
  `
