import {
  type AccountBody,
  type AccountDone,
  type AccountProblem,
  type AccountReply,
  type AccountRequest,
  accountDone,
  accountProblem,
} from '@orrery/protocol/account'
import { signal } from '@preact/signals'
import * as v from 'valibot'
import { set } from '../app/settings.ts'
import { isMember } from '../connection/identity.ts'
import { signedIn, signedOut } from '../connection/player.ts'
import { hasServer } from '../connection/server.ts'

/** Why an account request failed: the server's reason, `away` if no server answers, or `no-passkey` if the reader showed none. */
export type AccountFault = AccountProblem | 'away' | 'no-passkey'

/** Why something about the account failed. */
export class AccountError extends Error {
  readonly problem: AccountFault
  /** How long to wait, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(problem: AccountFault, retryAfter?: number) {
    super(problem)
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** The site and the account, as last received; null before the first reply. */
export const account = signal<AccountReply | null>(null)

/** How many requests have been sent, and which of them was the last whose reply was taken. */
let sent = 0
let taken = 0

/**
 * Sends an account request, and stores the account of the reply, unless a later request was answered before: what it says may be out of date.
 * Rejects with an `AccountError`.
 */
export async function askAccount<R extends AccountRequest>(request: R, body: AccountBody<R>): Promise<AccountDone> {
  sent++
  const turn = sent
  const done = v.parse(accountDone, await (await post(request, body)).json())
  if (turn > taken) {
    taken = turn
    received(request, done.account)
  } else if (request !== 'look') await askAccount('look', {})
  return done
}

/** Asks for the account if it is not known yet, on a page that works without it. */
export function loadAccountOnce(): void {
  if (account.value !== null) return
  void hasServer().then((there) => (there ? askAccount('look', {}).catch(() => null) : null))
}

/** Everything that the server stores about the reader, as one JSON file. Rejects with an `AccountError`. */
export async function myData(): Promise<Blob> {
  return (await post('data', {})).blob()
}

async function post(request: string, body: object): Promise<Response> {
  const url = new URL(`account/${request}`, document.baseURI)
  url.hash = ''
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' }).catch(() => null)
  if (response?.ok === true) return response
  const problem = v.safeParse(accountProblem, await response?.json().catch(() => null))
  throw problem.success ? new AccountError(problem.output.problem, problem.output.retryAfter) : new AccountError('away')
}

/** A sign-in or sign-out changes the reader of the rest of the page, too. */
function received(request: AccountRequest, now: AccountReply): void {
  account.value = now
  if (now.me !== null) set({ name: now.me.name })
  const became = request === 'sign-up'
  if (now.me !== null && (became || !isMember())) signedIn(became)
  else if (now.me === null && isMember()) signedOut()
}
