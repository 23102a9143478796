/** A member: a player with a unique name and ways to sign in on any device. */
export interface MemberRow {
  player: string
  /** The skeleton that look-alike names share; unique. */
  name_key: string
  since: number
  /** The password's hash (argon2id, in the PHC format); null: none. */
  password: string | null
  /** A confirmed address for sign-in links, in lower case; unique; null: none. */
  mail: string | null
  /** 1 while the personal link (the player's token) signs in. */
  link: number
  /** When all their data is to be deleted; null: not wanted. */
  leaving: number | null
}

/** A passkey. */
export interface CredentialRow {
  /** The authenticator's own id of it, in base64url. */
  id: string
  player: string
  /** COSE. */
  public_key: Uint8Array
  /** The authenticator's use counter; 0 if it does not count. */
  counter: number
  /** JSON: how browsers reach it. */
  transports: string
  name: string
  created: number
  /** When it last signed in; null: never. */
  used: number | null
}

/** A browser in which a member is signed in. */
export interface SessionRow {
  id: string
  player: string
  /** SHA-256 of the cookie's secret; the secret itself is never stored. */
  hash: string
  /** Browser and system, by the user agent. */
  device: string
  created: number
  /** When it was last seen, to the hour. */
  seen: number
  /** When it ends by itself. */
  until: number
}

/** A code that signs in once. */
export interface RecoveryCodeRow {
  player: string
  hash: string
  created: number
  used: number | null
}

/** A mailed link, for one use. */
export interface MailLinkRow {
  /** SHA-256 of the link's secret. */
  hash: string
  /** sign-in, or confirm: the address becomes the player's. */
  purpose: string
  player: string
  mail: string
  created: number
  until: number
  used: number | null
}

/** A challenge for an authenticator, for one use. */
export interface ChallengeRow {
  hash: string
  /** Whose passkey is added; null: a sign-in. */
  player: string | null
  until: number
}

/** A player's role. Being a member is no role: it is a row of `members`. */
export interface RoleRow {
  player: string
  role: string
  /** Who gave it; null: the holder of the host's key. */
  given_by: string | null
  at: number
}

/** An act of a host, moderator or judge. Nobody can delete it: the database refuses. */
export interface ActRow {
  seq: number
  at: number
  /** Who did it; null: the holder of the host's key. */
  actor: string | null
  kind: string
  /** To whom; null: nobody in particular. */
  subject: string | null
  /** JSON. */
  detail: string
}

/** A setting of the site; JSON. */
export interface SiteSettingRow {
  setting: string
  value: string
}

/** An invitation, for sites that require one. */
export interface InvitationRow {
  hash: string
  /** Who invites; null: the holder of the host's key. */
  made_by: string | null
  created: number
  until: number
  used_by: string | null
}

/** The tables of accounts. */
export interface MembersSchema {
  members: MemberRow
  credentials: CredentialRow
  sessions: SessionRow
  recovery_codes: RecoveryCodeRow
  mail_links: MailLinkRow
  challenges: ChallengeRow
  roles: RoleRow
  acts: ActRow
  site_settings: SiteSettingRow
  invitations: InvitationRow
}
