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
import { isMember, signedIn, signedOut } from '../connection/here.ts'

/** Why something cannot be done with the account: what the server says, or `away` where none answers. */
export class AccountError extends Error {
  readonly problem: AccountProblem | 'away'
  /** How long to wait, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(problem: AccountProblem | 'away', retryAfter?: number) {
    super(problem)
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** How the house and the account are, as the server said last; null: it has not been asked yet. */
export const account = signal<AccountReply | null>(null)

/** Asks something of the account, and keeps how it is after that. Rejects with an `AccountError`. */
export async function askAccount<R extends AccountRequest>(request: R, body: AccountBody<R>): Promise<AccountDone> {
  let response: Response
  let told: unknown
  try {
    const url = new URL(`account/${request}`, document.baseURI)
    url.hash = ''
    const headers = { 'content-type': 'application/json' }
    response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store' })
    told = await response.json()
  } catch {
    throw new AccountError('away')
  }
  if (!response.ok) {
    const problem = v.safeParse(accountProblem, told)
    throw new AccountError(problem.success ? problem.output.problem : 'away', problem.success ? problem.output.retryAfter : undefined)
  }
  const done = v.parse(accountDone, told)
  took(request, done.account)
  return done
}

/** Whoever signed in or out here is somebody else to the rest of the page, too. */
function took(request: AccountRequest, now: AccountReply): void {
  account.value = now
  if (now.me !== null) set({ name: now.me.name })
  const became = request === 'sign-up'
  if (now.me !== null && (became || !isMember())) signedIn(became)
  else if (now.me === null && isMember()) signedOut()
}
