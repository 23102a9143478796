import * as v from 'valibot'
import { appealText, ownSanction } from './moderation.ts'
import { id, name } from './parts.ts'

/** Requests over HTTP about identity: signing up and in, and everything on the account page. */

/** The shortest and longest password, in characters. */
export const PASSWORD = { shortest: 10, longest: 200 } as const

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD.longest))
/** The token of a guest's personal link, the secret of a mailed link, a recovery code, or an invitation. */
const secret = v.pipe(v.string(), v.minLength(8), v.maxLength(64))
/** The language of mails. */
const language = v.picklist(['en', 'hu'])
const mail = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

/** A browser's passkey data; the library parses it. */
const passkey = v.pipe(
  v.looseObject({
    id: v.pipe(v.string(), v.maxLength(1400)),
    rawId: v.string(),
    type: v.literal('public-key'),
    response: v.looseObject({ clientDataJSON: v.string() }),
    clientExtensionResults: v.looseObject({}),
  }),
  v.description('As `navigator.credentials` gives it, as JSON.'),
)

/** Kinds of notices outside the page: the player must answer, time runs out, a challenge, a table on a date. */
export const NOTICE_KINDS = ['turn', 'deadline', 'challenge', 'evening'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Programs with known webhook formats. */
export const WEBHOOK_FORMS = ['discord', 'matrix', 'ntfy', 'gotify'] as const
export const webhookForm = v.picklist(WEBHOOK_FORMS)
export type WebhookForm = (typeof WEBHOOK_FORMS)[number]

/** The notices that a player wants by each way, and their language. */
export const noticeWishes = v.strictObject({
  kinds: v.strictObject({ turn: v.boolean(), deadline: v.boolean(), challenge: v.boolean(), evening: v.boolean() }),
  mail: v.picklist(['off', 'at-once', 'daily']),
  language,
})
export type NoticeWishes = v.InferOutput<typeof noticeWishes>

const httpsAddress = v.pipe(v.string(), v.maxLength(1000), v.url())
const pushKey = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+=*$/))

/** Requests of an account, by the last part of the address; all by POST. */
export const ACCOUNT_REQUESTS = {
  /** Makes a member of the guest with that token, or of a new player. With a password, or with a passkey that was just made. */
  'sign-up': v.strictObject({
    name,
    guest: v.nullable(secret),
    password: v.nullable(password),
    passkey: v.nullable(passkey),
    invitation: v.nullable(secret),
  }),
  /** Returns the account without changing anything. */
  look: v.strictObject({}),
  'sign-in': v.strictObject({ name, password }),
  /** Signs in with a recovery code. */
  recover: v.strictObject({ name, code: secret }),
  'sign-out': v.strictObject({}),
  /** The challenge for an authenticator: to sign in, to add a passkey to an account, or to sign up with that name. */
  'passkey-options': v.variant('for', [
    v.strictObject({ for: v.literal('sign-in') }),
    v.strictObject({ for: v.literal('add') }),
    v.strictObject({ for: v.literal('sign-up'), name }),
  ]),
  'passkey-sign-in': v.strictObject({ passkey }),
  'passkey-add': v.strictObject({ passkey, name }),
  'passkey-drop': v.strictObject({ passkey: v.pipe(v.string(), v.maxLength(1400)) }),
  /** Sends a sign-in link to an address if it belongs to a member. */
  'mail-sign-in': v.strictObject({ mail, language }),
  /** Sends a link that confirms an address. */
  'mail-add': v.strictObject({ mail, language }),
  'mail-drop': v.strictObject({}),
  /** Does what a mailed link is for. */
  'mail-open': v.strictObject({ link: secret }),
  rename: v.strictObject({ name }),
  /** `old` is needed if there is a password already. */
  password: v.strictObject({ old: v.nullable(password), password }),
  /** Makes new recovery codes; the previous ones stop working. */
  codes: v.strictObject({}),
  /** Ends one session, or all but this one. */
  'end-session': v.strictObject({ session: v.nullable(id) }),
  /** Sets whether the personal link signs in. */
  link: v.strictObject({ on: v.boolean() }),
  /** Sets which notices the member wants. */
  'notices-wish': noticeWishes,
  /** Lets this browser receive pushes; data of `PushSubscription.toJSON`. */
  'push-add': v.strictObject({ endpoint: httpsAddress, keys: v.strictObject({ p256dh: pushKey, auth: pushKey }) }),
  'push-drop': v.strictObject({ push: id }),
  'webhook-add': v.strictObject({
    form: webhookForm,
    url: httpsAddress,
    secret: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(400))),
  }),
  'webhook-drop': v.strictObject({ webhook: id }),
  /** Sends a test notice by every way that is set up. */
  'notices-try': v.strictObject({}),
  /** Makes a new secret address for the calendar of deadlines, or removes it; the previous one stops working. */
  feed: v.strictObject({ on: v.boolean() }),
  /** Asks for deletion: everything is deleted after the time to reconsider, unless the request is withdrawn. */
  leave: v.strictObject({ leave: v.boolean() }),
  /** The sanctions of the member, or of the guest with that token. */
  sanctions: v.strictObject({ guest: v.nullable(secret) }),
  /** Appeals once against a mute or a suspension. */
  appeal: v.strictObject({ guest: v.nullable(secret), sanction: id, text: appealText }),
} as const

export type AccountRequest = keyof typeof ACCOUNT_REQUESTS
export type AccountBody<R extends AccountRequest> = v.InferOutput<(typeof ACCOUNT_REQUESTS)[R]>

/** Why something about an account failed. */
export const ACCOUNT_PROBLEMS = [
  'malformed',
  /** Too many attempts; `retryAfter` says how long to wait. */
  'too-fast',
  'too-many',
  /** The request comes from another site's page. */
  'foreign',
  /** The sender is not signed in. */
  'signed-out',
  /** Something does not match: the name, the password, the passkey, the code. */
  'wrong',
  /** A link, a code or an invitation that is unknown, used or expired. */
  'used-up',
  'name-taken',
  /** A name like that of a bot or of a role. */
  'name-reserved',
  /** A name with characters that names may not have. */
  'name-unreadable',
  'password-weak',
  /** Nobody may sign up, or only with an invitation. */
  'closed',
  'uninvited',
  /** The sender is a member already. */
  'member',
  /** The last way to sign in cannot be removed. */
  'last-way',
  'no-mail',
  /** The sanction was decided or appealed before. */
  'decided',
  /** A season of that game is running. */
  'season-runs',
  /** The server's settings do not allow webhooks to that host. */
  'webhook-host',
  'forbidden',
  'failed',
  /** The server can store nothing at present: nothing has changed. */
  'no-room',
] as const
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number]

const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'))

/** Who may sign up. */
export const signUps = v.picklist(['all', 'invitation', 'nobody'])

export const role = v.picklist(['host', 'moderator', 'judge'])

/** What a site offers, and who is signed in. */
export const accountReply = v.strictObject({
  site: v.strictObject({
    mail: v.boolean(),
    signUp: signUps,
    guests: v.boolean(),
    announcement: v.string(),
    pushKey: v.pipe(v.string(), v.description('The public key by which pushes are signed.')),
    webhookHosts: v.pipe(v.array(v.string()), v.description('Where webhooks may go.')),
  }),
  me: v.nullable(
    v.strictObject({
      player: v.string(),
      name: v.string(),
      since: time,
      roles: v.array(role),
      password: v.boolean(),
      passkeys: v.array(v.strictObject({ id: v.string(), name: v.string(), created: time, used: v.nullable(time) })),
      sessions: v.array(v.strictObject({ id: v.string(), device: v.string(), created: time, seen: time, here: v.boolean() })),
      mail: v.nullable(v.string()),
      link: v.boolean(),
      codes: v.pipe(v.number(), v.description('Recovery codes that are not used yet.')),
      leaving: v.nullable(v.pipe(time, v.description('When everything is deleted.'))),
      notices: v.strictObject({
        wishes: noticeWishes,
        pushes: v.array(
          v.strictObject({ id: v.string(), device: v.string(), created: time, failing: v.nullable(time), endpoint: v.string() }),
        ),
        webhooks: v.array(
          v.strictObject({ id: v.string(), form: webhookForm, host: v.string(), created: time, failing: v.nullable(time) }),
        ),
        feed: v.boolean(),
      }),
    }),
  ),
})
export type AccountReply = v.InferOutput<typeof accountReply>
export type Me = NonNullable<AccountReply['me']>

/** The reply to a successful request: the account, and what is shown only once. */
export const accountDone = v.strictObject({
  account: accountReply,
  codes: v.exactOptional(v.pipe(v.array(v.string()), v.description('New recovery codes, told once.'))),
  sanctions: v.exactOptional(v.array(ownSanction)),
  feed: v.exactOptional(v.pipe(v.string(), v.description("The secret of the calendar's address, told once."))),
  options: v.exactOptional(v.pipe(v.looseObject({}), v.description('For `navigator.credentials`.'))),
})
export type AccountDone = v.InferOutput<typeof accountDone>

export const accountProblem = v.strictObject({
  problem: v.picklist(ACCOUNT_PROBLEMS),
  retryAfter: v.exactOptional(v.pipe(v.number(), v.description('In milliseconds.'))),
})
