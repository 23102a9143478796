import type { AccountBody, AccountReply, AccountRequest, Me, WebhookForm } from '@orrery/protocol/account'
import type { OwnSanction } from '@orrery/protocol/moderation'
import type { Site } from '../http/site.ts'
import type { Log } from '../log.ts'
import type { Notices } from '../notices/open.ts'
import { readWishes } from '../notices/wishes.ts'
import type { MemberStore } from '../store/members/index.ts'
import type { Store } from '../store/store.ts'
import type { Attempts, Paces } from './attempts.ts'
import type { FairLine } from './line.ts'
import type { Mailing } from './mailer.ts'
import { Problem } from './problem.ts'
import type { SiteRules } from './rules.ts'
import type { SessionDesk, SignedIn } from './sessions.ts'
import { ROLES, type Standings } from './standing.ts'

/** What the desk of accounts needs of the server. */
export interface DeskParts {
  readonly store: Store
  readonly members: MemberStore
  readonly sessions: SessionDesk
  readonly standings: Standings
  readonly rules: SiteRules
  readonly attempts: Attempts
  readonly paces: Paces
  /** A queue in front of CPU-heavy work. */
  readonly line: FairLine
  /** How mails are sent, and where their links lead; null: no mail is set up. */
  readonly mail: Mailing | null
  /** Notices outside the page. */
  readonly notices: Notices
  readonly log: Log
  now(): number
  /** Tells all servers that a player has another name. */
  renamed(player: string, was: string, name: string): void
}

/** The sender of a request. */
export interface Asking {
  readonly address: string
  readonly device: string
  readonly site: Site
  readonly me: SignedIn | null
}

/** The result of a request, besides the account. */
export interface Outcome {
  /** The secret of a session that begins; null: the current one has ended. Absent: unchanged. */
  readonly session?: string | null
  readonly codes?: readonly string[]
  readonly options?: object
  /** The sender's sanctions. */
  readonly sanctions?: readonly OwnSanction[]
  /** The secret of a new calendar address. */
  readonly feed?: string
}

/**
 * A handler for each request about accounts. It throws a `Problem` if the request cannot be done: its code goes to the page, which has the
 * words for it. Requests come by POST from pages of this site alone; a GET changes nothing.
 *
 * Ways to sign in, each of which ends with `Outcome.session`, the secret of the new session's cookie:
 * - a passkey: `passkey-options` gives a challenge, which works once within five minutes, then `passkey-sign-in`;
 * - a password: `sign-in`. Wrong names and wrong passwords get the same reply after the same work; each further attempt of an address waits
 *   longer (`too-fast` with the wait), and nobody can make another address wait for theirs;
 * - a mailed link: `mail-sign-in` replies at once, whether or not anybody has the address; `mail-open` opens the link, once within half an
 *   hour;
 * - a recovery code: where there is no mail, one of the codes that the member was shown; each works once.
 *
 * Whoever is not signed in gets `signed-out` from what needs it. A member keeps at least one way to sign in: the last one cannot be dropped
 * (`last-way`).
 */
export type AccountHandlers<R extends AccountRequest = AccountRequest> = {
  readonly [Q in R]: (asking: Asking, body: AccountBody<Q>) => Promise<Outcome>
}

/** The signed-in member. Throws a `Problem` if there is none. */
export function signedIn({ me }: Asking): SignedIn {
  if (me === null) throw new Problem('signed-out')
  return me
}

/** Begins a session for a player who has proved their identity; the browser's previous one ends. */
export async function beginSession({ members, sessions }: DeskParts, { device, me }: Asking, player: string): Promise<Outcome> {
  const { row, secret } = sessions.fresh(player, device)
  await members.sessions.add(row)
  if (me !== null) await endSession(members, sessions, me)
  return { session: secret }
}

/** Ends the session of a browser, with its connections. */
export async function endSession(members: MemberStore, sessions: SessionDesk, { person, session }: SignedIn): Promise<void> {
  await members.sessions.end(person.id, session.id)
  sessions.changed(person.id)
}

/** The site and an account; `here` is the session of the request. */
export async function accountOf(
  { members, rules, mail: post, notices, now }: DeskParts,
  player: string | null,
  here: string | null,
): Promise<AccountReply> {
  const { signUp, guests, announcement } = await rules.read()
  const { publicKey } = await notices.keys.push()
  const site = { mail: post !== null, signUp, guests, announcement, pushKey: publicKey, webhookHosts: [...notices.webhookHosts] }
  const member = player === null ? null : await members.member(player)
  if (member === null) return { site, me: null }
  const { player: id, name, since, password, mail, link, leaving } = member
  const [known, passkeys, sessions, codes] = await Promise.all([
    members.known([id]),
    members.credentialsOf(id),
    members.sessions.of(id, now()),
    members.codesLeft(id),
  ])
  return {
    site,
    me: {
      ...{ player: id, name, since, mail, codes, leaving, password: password !== null, link: link === 1 },
      roles: ROLES.filter((role) => known[0]?.roles.includes(role)),
      passkeys: passkeys.map(({ id: passkey, name: called, created, used }) => ({ id: passkey, name: called, created, used })),
      sessions: sessions.map(({ id: session, device, created, seen }) => ({ id: session, device, created, seen, here: session === here })),
      notices: await noticesOf(notices, id),
    },
  }
}

/** A member's settings for notices. */
async function noticesOf({ ways }: Notices, player: string): Promise<Me['notices']> {
  const [wishes, pushes, webhooks, feed] = await Promise.all([
    ways.wishesOf(player),
    ways.pushesOf(player),
    ways.webhooksOf(player),
    ways.hasFeed(player),
  ])
  return {
    wishes: readWishes(wishes),
    pushes: pushes.map(({ id, device, created, failing, endpoint }) => ({ id, device, created, failing, endpoint })),
    webhooks: webhooks.map(({ id, form, url, created, failing }) => ({
      ...{ id, form: form as WebhookForm, host: new URL(url).host, created, failing },
    })),
    feed,
  }
}
