import type { AccountBody, AccountDone, AccountProblem, AccountRequest } from '@orrery/protocol/account'
import { type Client, connect } from './client.ts'

/** The outcome of a request about an account. */
export type Told = AccountDone | { readonly problem: AccountProblem; readonly retryAfter?: number }

/** A browser for tests: it keeps its cookie and sends account requests from a page of the server. */
export interface Browser {
  /** Its cookie; empty before somebody signs in. */
  cookie: string
  /** The header that set the last cookie. */
  set: string
  ask<R extends AccountRequest>(request: R, body: AccountBody<R>, headers?: Readonly<Record<string, string>>): Promise<Told>
  /** The same; throws if there is a problem. */
  done<R extends AccountRequest>(request: R, body: AccountBody<R>): Promise<AccountDone>
  /** The problem; null if there is none. */
  problem<R extends AccountRequest>(request: R, body: AccountBody<R>): Promise<AccountProblem | null>
  /** Connects as the member who is signed in here. */
  connect(origin?: string): Promise<Client>
}

/** A browser at a server, with this user agent. */
export function browserAt(url: string, agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'): Browser {
  const browser: Browser = {
    cookie: '',
    set: '',
    async ask(request, body, headers = {}) {
      const reply = await fetch(`${url}/account/${request}`, {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json', 'user-agent': agent, cookie: browser.cookie, ...headers },
        body: JSON.stringify(body),
      })
      const set = reply.headers.get('set-cookie')
      if (set !== null) Object.assign(browser, { set, cookie: set.includes('Max-Age=0') ? '' : (set.split(';')[0] as string) })
      return (await reply.json()) as Told
    },
    async done(request, body) {
      const told = await browser.ask(request, body)
      if ('problem' in told) throw new Error(`${request}: ${told.problem}`)
      return told
    },
    async problem(request, body) {
      const told = await browser.ask(request, body)
      return 'problem' in told ? told.problem : null
    },
    connect: (origin = url) => connect(url, { session: true, cookie: browser.cookie, origin }),
  }
  return browser
}

/** The sign-up of a new person. */
export const newcomer = (name: string, password = 'nine lives of a cat') =>
  ({ name, password, passkey: null, guest: null, invitation: null }) satisfies AccountBody<'sign-up'>
