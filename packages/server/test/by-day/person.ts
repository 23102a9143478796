import type { AccountBody, AccountRequest } from '@orrery/protocol/account'
import type { Client } from '../client.ts'
import { member, WISHES } from '../noticed.ts'
import { pushBrowser } from '../push-service.ts'
import type { TwoServers } from './site.ts'

/** A member at one of the servers, who comes and goes. */
export interface Person {
  readonly name: string
  /** The titles of their pushes, in the order of arrival. */
  pushes(): string[]
  /** An account request, as from the account page. */
  account<R extends AccountRequest>(request: R, body: AccountBody<R>): Promise<unknown>
  connect(): Promise<Client>
  /** The cookie of their session. */
  readonly cookie: string
}

/** Makes somebody a member at a server, with pushes. */
export async function arrive(servers: TwoServers, url: string, name: string): Promise<Person> {
  const browser = await member(url, name)
  const push = pushBrowser()
  const path = `/${encodeURIComponent(name)}`
  await browser.done('push-add', { endpoint: `${servers.pushes}${path}`, keys: push.keys })
  await browser.done('notices-wish', WISHES)
  return {
    ...{ name, account: browser.done, connect: () => browser.connect(url), cookie: browser.cookie },
    pushes: () => servers.came.filter((one) => one.path === path).map(({ body }) => (push.read(body) as { readonly title: string }).title),
  }
}
