import { storedText, storeText } from '@orrery/board/stored.ts'
import { type HostReport, hostReport, type LabReport, type LabWish, labReports } from '@orrery/protocol/host'
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'

/** The storage key of the host's key, which is kept until the tab is closed. */
const KEPT = 'orrery.host'
/** How often the server is asked, in milliseconds. */
const EVERY = 5000

/** The page's state: no key, a key that does not work, no server, or a report. */
export type ReportState =
  | { readonly state: 'keyless' | 'refused' | 'none' | 'asking' }
  | { readonly state: 'told' | 'silent'; readonly report: HostReport }

/** The key that was entered in this tab. */
export function keptKey(): string | null {
  return storedText(KEPT, 'tab')
}

/** Stores the key for this tab; null forgets it. Without storage, it lasts until the page is left. */
export function keepKey(key: string | null): void {
  storeText(KEPT, key, 'tab')
}

/** Polls the server's report while the page is visible. */
export function useReport(key: string | null): ReportState {
  const [state, setState] = useState<ReportState>({ state: key === null ? 'keyless' : 'asking' })
  useEffect(() => {
    if (key === null) return setState({ state: 'keyless' })
    setState({ state: 'asking' })
    let over = false
    let timer = 0
    async function ask(): Promise<void> {
      const found = document.hidden ? null : await report(key as string)
      if (over) return
      if (found !== null)
        setState((before) => (found.state === 'none' && 'report' in before ? { state: 'silent', report: before.report } : found))
      if (found?.state !== 'refused') timer = window.setTimeout(() => void ask(), EVERY)
    }
    void ask()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [key])
  return state
}

async function report(key: string): Promise<ReportState> {
  const reply = await request(key, 'api/host')
  if (reply === null) return { state: 'none' }
  if (reply.status === 401 || reply.status === 404) return { state: 'refused' }
  const read = v.safeParse(hostReport, await json(reply))
  return read.success ? { state: 'told', report: read.output } : { state: 'none' }
}

/** The labs, polled while the page is visible, and a function that asks at once. */
export function useLabs(key: string): readonly [labs: readonly LabReport[], again: () => void] {
  const [labs, setLabs] = useState<readonly LabReport[]>([])
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let over = false
    let timer = 0
    async function ask(): Promise<void> {
      const found = document.hidden ? null : await labsOf(key)
      if (over) return
      if (found !== null) setLabs(found)
      timer = window.setTimeout(() => void ask(), EVERY)
    }
    void ask()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [key, times])
  return [labs, () => setTimes((before) => before + 1)]
}

async function labsOf(key: string): Promise<readonly LabReport[] | null> {
  const reply = await request(key, 'api/host/labs')
  const read = v.safeParse(labReports, reply === null ? null : await json(reply))
  return read.success ? read.output.labs : null
}

/** Orders a lab; returns whether it was accepted. */
export async function orderLab(key: string, wish: LabWish): Promise<boolean> {
  return (await request(key, 'api/host/labs', wish))?.ok === true
}

/** Asks the server to stop gently; returns whether it will. */
export async function stopServer(key: string): Promise<boolean> {
  return (await request(key, 'api/host/stop', null))?.ok === true
}

/** A request with the host's key: a GET, or a POST with a body (null: an empty one). Null if no server answers. */
async function request(key: string, path: string, body?: object | null): Promise<Response | null> {
  const url = new URL(path, document.baseURI)
  url.hash = ''
  const headers = { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const post = body === undefined ? {} : { method: 'POST', body: body === null ? null : JSON.stringify(body) }
  return fetch(url.href, { headers, ...post }).catch(() => null)
}

/** The JSON of a reply; null if it failed or is none. */
async function json(reply: Response): Promise<unknown> {
  return reply.ok ? reply.json().catch(() => null) : null
}
