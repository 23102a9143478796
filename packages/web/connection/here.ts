import type { Replay } from '@orrery/kernel'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { openLink, RequestError, type ServerLink } from './link.ts'
import { openRemote, type RemoteTable } from './remote-table.ts'

const TOKEN = 'orrery.token'

function kept(): string | null {
  try {
    return localStorage.getItem(TOKEN)
  } catch {
    return null
  }
}

function keep(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(TOKEN)
    else localStorage.setItem(TOKEN, token)
  } catch {
    // A browser that keeps nothing is a new guest next time.
  }
}

let link: ServerLink | null = null

/** The link to the server that this page comes from, opened when it is first wanted: playing alone needs none. */
export function serverLink(): ServerLink {
  const url = new URL('socket', document.baseURI)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  if (link === null) {
    link = openLink({ url: url.href, name: () => settings.value.name || say('guest'), token: kept, keepToken: keep })
    link.outdated.subscribe(renew)
  }
  return link
}

const RENEWED = 'orrery.renewed'
/** A page that is still old after it was loaded again is not loaded again at once, in milliseconds. */
const NOT_AGAIN = 60_000

/** Loads the page again when the server has become newer than it. */
function renew(outdated: boolean): void {
  if (!outdated || Date.now() - Number(sessionStorage.getItem(RENEWED)) < NOT_AGAIN) return
  sessionStorage.setItem(RENEWED, String(Date.now()))
  location.reload()
}

/** Whether this page comes from a server of Orrery; a static host has none. */
export async function hasServer(): Promise<boolean> {
  try {
    const response = await fetch(new URL('health', document.baseURI), { cache: 'no-store' })
    return response.ok && ((await response.json()) as { ok?: boolean }).ok === true
  } catch {
    return false
  }
}

/** The personal link of whoever plays in this browser: opened anywhere, it makes that browser the same player. */
export function personalLink(): string | null {
  const token = kept()
  return token === null ? null : absolute(address('me', token))
}

/** Becomes the player of a personal link. */
export function becomePlayer(token: string): void {
  keep(token)
  link?.close()
  link = null
}

/** A table on the server by its id; null when there is none. Rejects with a `RequestError` when there is no server. */
export async function openTable(id: string): Promise<RemoteTable | null> {
  if (serverLink().state.value !== 'live' && !(await hasServer())) throw new RequestError('lost', 'no server answers')
  return openRemote(serverLink(), id, {
    invite: (table) => absolute(address('table', table)),
    table: (table) => address('table', table),
    replay: (table) => new URL(`replays/${table}.json`, document.baseURI).href,
  })
}

/** The replay of a table that ended so long ago that the server keeps nothing else of it; null when there is none. */
export async function keptReplay(id: string): Promise<Replay | null> {
  const response = await fetch(new URL(`replays/${encodeURIComponent(id)}.json`, document.baseURI))
  return response.ok ? ((await response.json()) as Replay) : null
}

function absolute(fragment: string): string {
  return new URL(fragment, document.baseURI).href
}
