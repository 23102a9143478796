/** A notice to a player by one channel: it is sent once, or not at all. */
export interface NoticeRow {
  /** `<event>:<way>`: of two with the same id one counts. */
  id: string
  player: string
  /** turn, deadline, challenge or evening. */
  kind: string
  /** mail, push or webhook. */
  way: string
  /** The push address or the webhook; empty for mail. */
  place: string
  /** JSON: its subject, and how to check whether it still applies. */
  about: string
  made: number
  /** When it is to be sent, or tried again; once claimed, since when. */
  due: number
  tries: number
  /** due; begun: a server has claimed it; leaving: being sent; sent; gone: no longer true, or given up. */
  state: string
}

/** A player's choice of notices. */
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
  /** Browser and system, by the user agent. */
  device: string
  created: number
  /** Since when nothing arrives there; null: it works. */
  failing: number | null
}

/** A webhook of a player. */
export interface WebhookRow {
  id: string
  player: string
  /** discord, matrix, ntfy or gotify. */
  form: string
  url: string
  /** Its access token, if that is not in the address. */
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

/** A secret of the site that all its servers use. */
export interface SiteSecretRow {
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
  site_secrets: SiteSecretRow
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
