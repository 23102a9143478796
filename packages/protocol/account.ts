import * as v from 'valibot'
import { appealText, ownSanction } from './moderation.ts'
import { id, name } from './parts.ts'

/** What is said over HTTP about who somebody is: signing up and in, and everything on the page of one's account. */

/** The shortest and longest password, in characters. */
export const PASSWORD = { shortest: 10, longest: 200 } as const

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD.longest))
/** The token of a guest's personal link, the secret of a link that came by mail, a recovery code, an invitation. */
const secret = v.pipe(v.string(), v.minLength(8), v.maxLength(64))
/** The language of letters. */
const language = v.picklist(['en', 'hu'])
const mail = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

/** Whatever a browser says of a passkey; the library reads it. */
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

/** What one may be told of outside the page: that one is asked, that time runs out, a challenge, a table on a date. */
export const NOTICE_KINDS = ['turn', 'deadline', 'challenge', 'evening'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Programs whose webhooks are known. */
export const WEBHOOK_FORMS = ['discord', 'matrix', 'ntfy', 'gotify'] as const
export const webhookForm = v.picklist(WEBHOOK_FORMS)
export type WebhookForm = (typeof WEBHOOK_FORMS)[number]

/** Of what a player is told outside the page, whether by mail, and in which language. */
export const noticeWishes = v.strictObject({
  kinds: v.strictObject({ turn: v.boolean(), deadline: v.boolean(), challenge: v.boolean(), evening: v.boolean() }),
  mail: v.picklist(['off', 'at-once', 'daily']),
  language,
})
export type NoticeWishes = v.InferOutput<typeof noticeWishes>

const httpsAddress = v.pipe(v.string(), v.maxLength(1000), v.url())
const pushKey = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+=*$/))

/** What may be asked of an account, by the last part of its address; all of them by POST. */
export const ACCOUNT_REQUESTS = {
  /** Becomes a member: the guest of that token, or somebody new. With a password, or with a passkey that was just made. */
  'sign-up': v.strictObject({
    name,
    guest: v.nullable(secret),
    password: v.nullable(password),
    passkey: v.nullable(passkey),
    invitation: v.nullable(secret),
  }),
  /** Changes nothing: how the account is. */
  look: v.strictObject({}),
  'sign-in': v.strictObject({ name, password }),
  /** Signs in with a recovery code. */
  recover: v.strictObject({ name, code: secret }),
  'sign-out': v.strictObject({}),
  /** What an authenticator is to sign: to sign in, to add a passkey to the own account, or to sign up with that name. */
  'passkey-options': v.variant('for', [
    v.strictObject({ for: v.literal('sign-in') }),
    v.strictObject({ for: v.literal('add') }),
    v.strictObject({ for: v.literal('sign-up'), name }),
  ]),
  'passkey-sign-in': v.strictObject({ passkey }),
  'passkey-add': v.strictObject({ passkey, name }),
  'passkey-drop': v.strictObject({ passkey: v.pipe(v.string(), v.maxLength(1400)) }),
  /** Sends a sign-in link to an address, where a member has it. */
  'mail-sign-in': v.strictObject({ mail, language }),
  /** Sends a link that makes an address one's own. */
  'mail-add': v.strictObject({ mail, language }),
  'mail-drop': v.strictObject({}),
  /** Does what a link that came by mail is for. */
  'mail-open': v.strictObject({ link: secret }),
  rename: v.strictObject({ name }),
  /** `old` is needed where there is a password already. */
  password: v.strictObject({ old: v.nullable(password), password }),
  /** Makes new recovery codes; those before open nothing any more. */
  codes: v.strictObject({}),
  /** Ends one session, or all but this one. */
  'end-session': v.strictObject({ session: v.nullable(id) }),
  /** Whether the personal link signs in. */
  link: v.strictObject({ on: v.boolean() }),
  /** What one wishes to be told outside the page. */
  'notices-wish': noticeWishes,
  /** Lets this browser take pushes, as `PushSubscription.toJSON` says it. */
  'push-add': v.strictObject({ endpoint: httpsAddress, keys: v.strictObject({ p256dh: pushKey, auth: pushKey }) }),
  'push-drop': v.strictObject({ push: id }),
  'webhook-add': v.strictObject({
    form: webhookForm,
    url: httpsAddress,
    secret: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(400))),
  }),
  'webhook-drop': v.strictObject({ webhook: id }),
  /** Sends a notice to try whether it arrives, by every way there is. */
  'notices-try': v.strictObject({}),
  /** A new secret address for the calendar of deadlines, or none; the one before leads nowhere any more. */
  feed: v.strictObject({ on: v.boolean() }),
  /** Wishes to leave: everything is deleted when the time to think is over, unless it is taken back. */
  leave: v.strictObject({ leave: v.boolean() }),
  /** What the house has done about the member, or about the guest of that token. */
  sanctions: v.strictObject({ guest: v.nullable(secret) }),
  /** Says once what there is to say against a mute or a suspension. */
  appeal: v.strictObject({ guest: v.nullable(secret), sanction: id, text: appealText }),
} as const

export type AccountRequest = keyof typeof ACCOUNT_REQUESTS
export type AccountBody<R extends AccountRequest> = v.InferOutput<(typeof ACCOUNT_REQUESTS)[R]>

/** Why something cannot be done with an account. */
export const ACCOUNT_PROBLEMS = [
  'malformed',
  /** Too many tries; `retryAfter` says how long to wait. */
  'too-fast',
  'too-many',
  /** It comes from a page of another site. */
  'foreign',
  /** Nobody is signed in. */
  'signed-out',
  /** Nothing fits: the name, the password, the passkey, the code. */
  'wrong',
  /** A link, a code or an invitation that is not known, used up or too old. */
  'used-up',
  'name-taken',
  /** A name like that of a bot or of a role. */
  'name-reserved',
  /** A name with signs that names do not have. */
  'name-unreadable',
  'password-weak',
  /** Nobody may sign up, or not without an invitation. */
  'closed',
  'uninvited',
  /** Who asks is a member already. */
  'member',
  /** The last way to sign in cannot be taken away. */
  'last-way',
  'no-mail',
  /** Somebody has decided that, or said it, before. */
  'decided',
  /** A season of that game goes on. */
  'season-runs',
  /** The server's host does not let webhooks go there. */
  'webhook-host',
  'forbidden',
  'failed',
] as const
export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number]

const time = v.pipe(v.number(), v.description('In milliseconds since 1970.'))

/** Who may sign up. */
export const signUps = v.picklist(['all', 'invitation', 'nobody'])

export const role = v.picklist(['host', 'moderator', 'judge'])

/** What a house offers, and who is signed in. */
export const accountReply = v.strictObject({
  house: v.strictObject({
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

/** What is told when something is done: how the account is now, and what is told only once. */
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
