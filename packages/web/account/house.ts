import { accountProblem } from '@orrery/protocol/account'
import { type HouseBody, type HouseReply, type HouseRequest, houseReply } from '@orrery/protocol/people'
import * as v from 'valibot'
import { keptKey } from '../host/asked.ts'
import { AccountError } from './asked.ts'

/** Sends a host's request: as a member who is a host, or with the host's key of this tab. Rejects with an `AccountError`. */
export async function askHouse<R extends HouseRequest>(request: R, body: HouseBody<R>): Promise<HouseReply> {
  const url = new URL(`api/house/${request}`, document.baseURI)
  url.hash = ''
  const key = keptKey()
  const headers = { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
  const told: unknown = await response?.json().catch(() => null)
  if (response?.ok === true) return v.parse(houseReply, told)
  const problem = v.safeParse(accountProblem, told)
  throw new AccountError(problem.success ? problem.output.problem : 'away')
}
