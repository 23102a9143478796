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
import type { HouseRules } from './rules.ts'
import type { SessionDesk, SignedIn } from './sessions.ts'
import { ROLES, type Standings } from './standing.ts'

/** What the desk of accounts needs of the house. */
export interface DeskParts {
  readonly store: Store
  readonly members: MemberStore
  readonly sessions: SessionDesk
  readonly standings: Standings
  readonly rules: HouseRules
  readonly attempts: Attempts
  readonly paces: Paces
  /** Before whatever takes a core for a while. */
  readonly line: FairLine
  /** By what letters go out, and where their links lead; null: no mail is set up. */
  readonly mail: Mailing | null
  /** What players are told outside the page. */
  readonly notices: Notices
  readonly log: Log
  now(): number
  /** Tells all servers that a player has another name. */
  renamed(player: string, was: string, name: string): void
}

/** Who asks, from where. */
export interface Asking {
  readonly address: string
  readonly device: string
  readonly site: Site
  readonly me: SignedIn | null
}

/** What came of it, besides how the account is now. */
export interface Outcome {
  /** The secret of a session that begins; null: the one there was has ended. Absent: as before. */
  readonly session?: string | null
  readonly codes?: readonly string[]
  readonly options?: object
  /** What the house has done about who asks. */
  readonly sanctions?: readonly OwnSanction[]
  /** The secret of a new address of the calendar. */
  readonly feed?: string
}

/** What is done for each request; throws a `Problem` where it cannot be. */
export type AccountHandlers<R extends AccountRequest = AccountRequest> = {
  readonly [Q in R]: (asking: Asking, body: AccountBody<Q>) => Promise<Outcome>
}

/** Who is signed in. Throws a `Problem` where nobody is. */
export function signedIn({ me }: Asking): SignedIn {
  if (me === null) throw new Problem('signed-out')
  return me
}

/** Begins a session for a player who has proved to be that; the one that this browser had ends. */
export async function beginSession({ members, sessions }: DeskParts, { device, me }: Asking, player: string): Promise<Outcome> {
  const { row, secret } = sessions.fresh(player, device)
  await members.sessions.add(row)
  if (me !== null) await endSession(members, sessions, me)
  return { session: secret }
}

/** Ends the session of a browser, and what is connected by it. */
export async function endSession(members: MemberStore, sessions: SessionDesk, { person, session }: SignedIn): Promise<void> {
  await members.sessions.end(person.id, session.id)
  sessions.changed(person.id)
}

/** How the house and an account are; `here` is the session that asks. */
export async function accountOf(
  { members, rules, mail: post, notices, now }: DeskParts,
  player: string | null,
  here: string | null,
): Promise<AccountReply> {
  const { signUp, guests, announcement } = await rules.read()
  const { publicKey } = await notices.keys.push()
  const house = { mail: post !== null, signUp, guests, announcement, pushKey: publicKey, webhookHosts: [...notices.webhookHosts] }
  const member = player === null ? null : await members.member(player)
  if (member === null) return { house, me: null }
  const { player: id, name, since, password, mail, link, leaving } = member
  const [known, passkeys, sessions, codes] = await Promise.all([
    members.known([id]),
    members.credentialsOf(id),
    members.sessions.of(id, now()),
    members.codesLeft(id),
  ])
  return {
    house,
    me: {
      ...{ player: id, name, since, mail, codes, leaving, password: password !== null, link: link === 1 },
      roles: ROLES.filter((role) => known[0]?.roles.includes(role)),
      passkeys: passkeys.map(({ id: passkey, name: called, created, used }) => ({ id: passkey, name: called, created, used })),
      sessions: sessions.map(({ id: session, device, created, seen }) => ({ id: session, device, created, seen, here: session === here })),
      notices: await noticesOf(notices, id),
    },
  }
}

/** What a member is told outside the page. */
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
