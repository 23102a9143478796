import { type HostReport, hostReport, type LabReport, type LabWish, labReports } from '@orrery/protocol/host'
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'

/** The storage key of the host's key, which is kept until the tab is closed. */
const KEPT = 'orrery.host'
/** How often the server is asked, in milliseconds. */
const EVERY = 5000

/** The page's state: no key, a key that does not work, no server, or a report. */
export type Asked =
  | { readonly state: 'keyless' | 'refused' | 'none' | 'asking' }
  | { readonly state: 'told' | 'silent'; readonly report: HostReport }

/** The key that was entered in this tab. */
export function keptKey(): string | null {
  return sessionStorage.getItem(KEPT)
}

export function keepKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(KEPT)
  else sessionStorage.setItem(KEPT, key)
}

/** Polls the server's report while the page is visible. */
export function useReport(key: string | null): Asked {
  const [asked, setAsked] = useState<Asked>({ state: key === null ? 'keyless' : 'asking' })
  useEffect(() => {
    if (key === null) return setAsked({ state: 'keyless' })
    setAsked({ state: 'asking' })
    let over = false
    let timer = 0
    async function ask(): Promise<void> {
      const found = document.hidden ? null : await report(key as string)
      if (over) return
      if (found !== null)
        setAsked((before) => (found.state === 'none' && 'report' in before ? { state: 'silent', report: before.report } : found))
      if (found?.state !== 'refused') timer = window.setTimeout(() => void ask(), EVERY)
    }
    void ask()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [key])
  return asked
}

async function report(key: string): Promise<Asked> {
  try {
    const reply = await fetch(address('api/host'), { headers: { authorization: `Bearer ${key}` } })
    if (reply.status === 401 || reply.status === 404) return { state: 'refused' }
    return reply.ok ? { state: 'told', report: v.parse(hostReport, await reply.json()) } : { state: 'none' }
  } catch {
    return { state: 'none' }
  }
}

/** The labs, polled while the page is visible, and a function that asks at once. */
export function useLabs(key: string): readonly [labs: readonly LabReport[], again: () => void] {
  const [labs, setLabs] = useState<readonly LabReport[]>([])
  const [asked, setAsked] = useState(0)
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
  }, [key, asked])
  return [labs, () => setAsked((before) => before + 1)]
}

async function labsOf(key: string): Promise<readonly LabReport[] | null> {
  try {
    const reply = await fetch(address('api/host/labs'), { headers: { authorization: `Bearer ${key}` } })
    return reply.ok ? v.parse(labReports, await reply.json()).labs : null
  } catch {
    return null
  }
}

/** Orders a lab; returns whether it was accepted. */
export async function orderLab(key: string, wish: LabWish): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    return (await fetch(address('api/host/labs'), { method: 'POST', headers, body: JSON.stringify(wish) })).ok
  } catch {
    return false
  }
}

/** Asks the server to stop gently; returns whether it will. */
export async function stopServer(key: string): Promise<boolean> {
  try {
    return (await fetch(address('api/host/stop'), { method: 'POST', headers: { authorization: `Bearer ${key}` } })).ok
  } catch {
    return false
  }
}

function address(path: string): string {
  const url = new URL(path, document.baseURI)
  url.hash = ''
  return url.href
}
