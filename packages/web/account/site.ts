import { accountProblem } from '@orrery/protocol/account'
import { type SiteBody, type SiteReply, type SiteRequest, siteReply } from '@orrery/protocol/people'
import * as v from 'valibot'
import { keptKey } from '../host/requests.ts'
import { AccountError } from './account.ts'

/** Sends a host's request: as a member who is a host, or with the host's key of this tab. Rejects with an `AccountError`. */
export async function askSite<R extends SiteRequest>(request: R, body: SiteBody<R>): Promise<SiteReply> {
  const url = new URL(`api/site/${request}`, document.baseURI)
  url.hash = ''
  const key = keptKey()
  const headers = { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
  const told: unknown = await response?.json().catch(() => null)
  if (response?.ok === true) return v.parse(siteReply, told)
  const problem = v.safeParse(accountProblem, told)
  throw new AccountError(problem.success ? problem.output.problem : 'away')
}
