/** Something that a player is told outside the page, by one way: it is told once, or not at all. */
export interface NoticeRow {
  /** `<event>:<way>`: of two wishes of one name one counts. */
  id: string
  player: string
  /** turn, deadline, challenge or evening. */
  kind: string
  /** mail, push or webhook. */
  way: string
  /** The push address or the webhook; empty for mail. */
  place: string
  /** JSON: what it is about, and by what it is known whether that still holds. */
  about: string
  made: number
  /** When it is to be sent, or tried again; once it is begun, since when. */
  due: number
  tries: number
  /** due; begun: a server has taken it; leaving: it is on its way; sent; gone: no longer true, or given up. */
  state: string
}

/** What a player wishes to be told, and how. */
export interface NoticeWishRow {
  player: string
  /** JSON. */
  wishes: string
}

/** A browser that takes pushes for a player. */
export interface PushAddressRow {
  id: string
  player: string
  endpoint: string
  p256dh: string
  auth: string
  /** Browser and system, as they say of themselves. */
  device: string
  created: number
  /** Since when nothing arrives there; null: it works. */
  failing: number | null
}

/** Where a player's notices go in another program. */
export interface WebhookRow {
  id: string
  player: string
  /** discord, matrix, ntfy or gotify. */
  form: string
  url: string
  /** What opens it, where that is not in the address. */
  secret: string | null
  created: number
  failing: number | null
}

/** The secret address of a player's calendar of deadlines. */
export interface FeedRow {
  player: string
  /** SHA-256 of the secret. */
  hash: string
  created: number
}

/** A secret of the house that all its servers use. */
export interface HouseSecretRow {
  name: string
  value: string
}

/** The tables of notices. */
export interface NoticesSchema {
  notices: NoticeRow
  notice_wishes: NoticeWishRow
  push_addresses: PushAddressRow
  webhooks: WebhookRow
  feeds: FeedRow
  house_secrets: HouseSecretRow
}

/** The statements that add them to a database. */
export const NOTICES_STEP = `
  create table notices (
    id text primary key, player text not null, kind text not null, way text not null, place text not null, about text not null,
    made integer not null, due integer not null, tries integer not null, state text not null
  ) without rowid, strict;
  create index notices_due on notices (due) where state = 'due';
  create index notices_player on notices (player);
  create index notices_made on notices (made);
  create table notice_wishes (player text primary key, wishes text not null) without rowid, strict;
  create table push_addresses (
    id text primary key, player text not null, endpoint text not null, p256dh text not null, auth text not null,
    device text not null, created integer not null, failing integer
  ) without rowid, strict;
  create index push_addresses_player on push_addresses (player);
  create table webhooks (
    id text primary key, player text not null, form text not null, url text not null, secret text, created integer not null,
    failing integer
  ) without rowid, strict;
  create index webhooks_player on webhooks (player);
  create table feeds (player text primary key, hash text not null unique, created integer not null) without rowid, strict;
  create table house_secrets (name text primary key, value text not null) without rowid, strict;
  `
