/** A player who has signed up: with a name of their own, and ways to sign in on any device. */
export interface MemberRow {
  player: string
  /** What is alike of all names that look like theirs; unique. */
  name_key: string
  since: number
  /** How the password was hashed (argon2id, in the PHC format); null: none. */
  password: string | null
  /** A confirmed address for sign-in links, in lower case; unique; null: none. */
  mail: string | null
  /** 1 while the personal link (the player's token) signs in. */
  link: number
  /** When everything of theirs is to be deleted; null: not wished. */
  leaving: number | null
}

/** A passkey. */
export interface CredentialRow {
  /** The authenticator's own id of it, in base64url. */
  id: string
  player: string
  /** COSE. */
  public_key: Uint8Array
  /** How often the authenticator says that it was used; 0 where it does not count. */
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
  /** Browser and system, as they say of themselves. */
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

/** A link that was sent by mail, for one use. */
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

/** What an authenticator has to sign, for one use. */
export interface ChallengeRow {
  hash: string
  /** Whose passkey is added; null: somebody signs in. */
  player: string | null
  until: number
}

/** A role that a player has. Members have none of their own: who is in `members` is one. */
export interface RoleRow {
  player: string
  role: string
  /** Who gave it; null: the holder of the host's key. */
  given_by: string | null
  at: number
}

/** Something that was done in the house's name. Nobody erases it: the database itself refuses. */
export interface ActRow {
  seq: number
  at: number
  /** Who did it; null: the holder of the host's key. */
  actor: string | null
  kind: string
  /** To whom; null: to nobody in particular. */
  subject: string | null
  /** JSON. */
  detail: string
}

/** A setting of the house; JSON. */
export interface HouseSettingRow {
  setting: string
  value: string
}

/** That somebody may sign up where that needs an invitation. */
export interface InvitationRow {
  hash: string
  /** Who invites; null: the holder of the host's key. */
  made_by: string | null
  created: number
  until: number
  used_by: string | null
}

/** The tables of who somebody is. */
export interface MembersSchema {
  members: MemberRow
  credentials: CredentialRow
  sessions: SessionRow
  recovery_codes: RecoveryCodeRow
  mail_links: MailLinkRow
  challenges: ChallengeRow
  roles: RoleRow
  acts: ActRow
  house_settings: HouseSettingRow
  invitations: InvitationRow
}
