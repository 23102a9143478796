/** The tables of accounts, as in `STEPS`. */
export const MEMBERS = `
  create table members (
    player text primary key, name_key text not null unique, since integer not null, password text, mail text unique,
    link integer not null, leaving integer
  ) without rowid, strict;
  create index members_leaving on members (leaving) where leaving is not null;
  create table credentials (
    id text primary key, player text not null, public_key blob not null, counter integer not null, transports text not null,
    name text not null, created integer not null, used integer
  ) without rowid, strict;
  create index credentials_player on credentials (player);
  create table sessions (
    id text primary key, player text not null, hash text not null unique, device text not null, created integer not null,
    seen integer not null, until integer not null
  ) without rowid, strict;
  create index sessions_player on sessions (player);
  create index sessions_until on sessions (until);
  create table recovery_codes (
    player text not null, hash text not null, created integer not null, used integer, primary key (player, hash)
  ) without rowid, strict;
  create table mail_links (
    hash text primary key, purpose text not null, player text not null, mail text not null, created integer not null,
    until integer not null, used integer
  ) without rowid, strict;
  create index mail_links_until on mail_links (until);
  create index mail_links_player on mail_links (player);
  create table challenges (hash text primary key, player text, until integer not null) without rowid, strict;
  create index challenges_until on challenges (until);
  create table roles (
    player text not null, role text not null, given_by text, at integer not null, primary key (player, role)
  ) without rowid, strict;
  create table acts (
    seq integer primary key, at integer not null, actor text, kind text not null, subject text, detail text not null
  ) strict;
  create index acts_subject on acts (subject) where subject is not null;
  create table house_settings (setting text primary key, value text not null) without rowid, strict;
  create table invitations (
    hash text primary key, made_by text, created integer not null, until integer not null, used_by text
  ) without rowid, strict;
  `

/** Acts are only ever added: the engine refuses changes and deletions. */
export const ACTS_STAY = {
  sqlite: `
  create trigger acts_unchanged before update on acts begin select raise(abort, 'acts are kept as they are'); end;
  create trigger acts_kept before delete on acts begin select raise(abort, 'acts are kept as they are'); end;
  `,
  postgres: [
    `create function orrery_acts_stay() returns trigger language plpgsql
     as 'begin raise exception ''acts are kept as they are''; end'`,
    'create trigger acts_kept before update or delete or truncate on acts for each statement execute function orrery_acts_stay()',
  ],
} as const
