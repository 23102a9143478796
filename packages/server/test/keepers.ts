import type { SiteBody, SiteReply, SiteRequest } from '@orrery/protocol/people'
import { type Browser, browserAt, newcomer } from './browser.ts'

/** The host's key in these tests. */
export const KEY = 'the-key-of-the-host-of-this-site'

/** Sends a host's request with the key (null), or as the signed-in player: returns the reply, or its problem. */
export async function asked<R extends SiteRequest>(
  url: string,
  by: Browser | null,
  request: R,
  body: SiteBody<R>,
): Promise<SiteReply | string> {
  const who = by === null ? { authorization: `Bearer ${KEY}` } : { cookie: by.cookie }
  const headers = { 'content-type': 'application/json', origin: url, ...who }
  const reply = await fetch(`${url}/api/site/${request}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const told = (await reply.json()) as SiteReply | { problem: string }
  return 'problem' in told ? told.problem : told
}

/** Signs somebody up at a server. */
export async function member(url: string, name: string): Promise<Browser & { readonly player: string }> {
  const browser = browserAt(url)
  const { account } = await browser.done('sign-up', newcomer(name))
  return Object.assign(browser, { player: account.me?.player as string })
}
