import type { Replay } from '@orrery/kernel'
import { type Message, PROTOCOL, type Request } from '@orrery/protocol'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'
import { RequestError } from './error.ts'
import { withFormer } from './former.ts'
import { openLink, type ServerLink } from './link.ts'
import { meet } from './met.ts'
import { openRemote, type RemoteTable } from './remote-table.ts'

const TOKEN = 'orrery.token'
/** The token of the previous player, before somebody else's link was opened. */
const BEFORE = 'orrery.token.before'

function got(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function put(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage, a guest is a new one next time.
  }
}

/** Marks that this browser has a member's session, because scripts cannot see the cookie. */
const MEMBER = 'orrery.member'

const kept = (): string | null => got(TOKEN)
const keep = (token: string | null): void => put(TOKEN, token)

/** Stores a token. The token that it replaces is stored in another place, because the server's data may come back. */
function keepToken(token: string | null): void {
  const own = kept()
  if (own !== null && own !== token) put(BEFORE, own)
  keep(token)
}

let link: ServerLink | null = null

/** The link to this page's server, opened on first use, because playing alone needs none. */
export function serverLink(): ServerLink {
  if (link === null) {
    const member = {
      member: isMember,
      signedOut: () => put(MEMBER, null),
      membersOnly: () => go(address('account')),
      suspended: () => go(address('account')),
      confirmsLate: () => import('../away/late.tsx').then((module) => module.confirmsLate()),
    }
    link = openLink({ said, url: socketUrl(), name: () => settings.value.name || say('guest'), token: kept, keepToken, ...member })
    link.outdated.subscribe(renew)
    link.listen((message) => {
      if (message.type === 'sanctioned') void import('../account/sanctioned.ts').then((module) => module.showSanction(message.sanction))
    })
  }
  return link
}

function socketUrl(): string {
  const url = new URL('socket', document.baseURI)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  return url.href
}

const RENEWED = 'orrery.renewed'
/** A page that is still old after a reload is not reloaded again for this long, in milliseconds. */
const NOT_AGAIN = 60_000

/** Reloads the page if the server is newer. */
function renew(outdated: boolean): void {
  if (!outdated || Date.now() - Number(sessionStorage.getItem(RENEWED)) < NOT_AGAIN) return
  sessionStorage.setItem(RENEWED, String(Date.now()))
  location.reload()
}

/** Whether a server answers: `there`, `none` (a static host), or `away` (nothing answers). */
export async function serverNow(): Promise<'there' | 'none' | 'away'> {
  let response: Response
  try {
    response = await fetch(new URL('health', document.baseURI), { cache: 'no-store' })
  } catch {
    return 'away'
  }
  const told = (await response.json().catch(() => null)) as { ok?: boolean } | null
  return response.ok && told?.ok === true ? 'there' : 'none'
}

/** Whether this page comes from a server that answers; a static host has none. */
export async function hasServer(): Promise<boolean> {
  return (await serverNow()) === 'there'
}

/** Rejects with a `RequestError` if no server answers, because a request would wait until one does. */
export async function needServer(): Promise<void> {
  if (serverLink().state.value !== 'live' && !(await hasServer())) throw new RequestError('away', 'no server answers')
}

/** The personal link of this browser's player. Opened elsewhere, it makes that browser the same player. */
export function personalLink(): string | null {
  const token = guestToken()
  return token === null ? null : absolute(address('me', token))
}

/** The player of a personal link, and the current player of this browser. */
export interface Welcome {
  readonly name: string
  /** The current player, who would be remembered; null if there is none, or it is the same one. */
  readonly instead: string | null
}

/** Asks the server to whom a personal link belongs, without becoming that player. Rejects with a `RequestError` without a server. */
export async function askWhose(token: string): Promise<Welcome | null> {
  const theirs = await nameOf(token)
  if (theirs === null) return null
  const own = kept()
  return { name: theirs.name, instead: own === null || own === token ? null : ((await nameOf(own))?.name ?? null) }
}

/** The player of a token; asked on a separate connection, so that the page's own stays as it is. */
function nameOf(token: string): Promise<{ readonly id: string; readonly name: string } | null> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketUrl())
    const late = setTimeout(() => socket.close(), 10_000)
    let answered = false
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ref: 'hello', protocol: PROTOCOL, token } satisfies Request))
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message
      answered = true
      if (message.type === 'welcome') resolve(message.player)
      else if (message.type === 'error' && message.code === 'unknown-token') resolve(null)
      else reject(new RequestError(message.type === 'error' ? message.code : 'failed', 'the server does not say whose it is'))
      socket.close()
    }
    socket.onclose = () => {
      clearTimeout(late)
      if (!answered) reject(new RequestError('lost', 'no server answers'))
    }
  })
}

/** Whether a member is signed in, as far as this browser knows. */
export function isMember(): boolean {
  return got(MEMBER) !== null
}

/** Whether this browser has a player, who may have tables on the server. */
export function isSomebody(): boolean {
  return isMember() || kept() !== null
}

/** The token by which this browser's guest becomes a member; null if nobody has played here, or a member is signed in. */
export function guestToken(): string | null {
  return isMember() ? null : kept()
}

/**
 * Records that a member has signed in. `became`: this browser's guest has become that member, and the guest's personal link no longer works
 * here.
 */
export function signedIn(became: boolean): void {
  put(MEMBER, '1')
  if (became) keep(null)
  else meet(true)
  reconnect()
}

/** Records that nobody is signed in any more: the browser's guest is back. */
export function signedOut(): void {
  put(MEMBER, null)
  meet(false)
  reconnect()
}

function reconnect(): void {
  link?.close()
  link = null
}

/** Becomes the player of a known personal link; the previous player is remembered, and can come back. */
export function becomePlayer(token: string): void {
  put(MEMBER, null)
  keepToken(token)
  meet(true)
  reconnect()
}

/** The personal link of the previous player, which is offered for a while. */
export function playerBefore(): string | null {
  return got(BEFORE)
}

/** Forgets the previous player. */
export function forgetBefore(): void {
  put(BEFORE, null)
}

/** A table on the server by its id; null if there is none. Rejects with a `RequestError` without a server. */
export async function openTable(id: string): Promise<RemoteTable | null> {
  if (serverLink().state.value !== 'live' && !(await hasServer())) throw new RequestError('lost', 'no server answers')
  return openRemote(serverLink(), id, {
    invite: (table) => absolute(address('table', table)),
    table: (table) => address('table', table),
    replay: (table) => new URL(`replays/${table}.json`, document.baseURI).href,
    said,
    warn: (message, params) => toast('warn', say(message, params)),
  })
}

/** The replay of a table of which the server stores nothing else; null if there is none. */
export async function keptReplay(id: string): Promise<Replay | null> {
  const response = await fetch(new URL(`replays/${encodeURIComponent(id)}.json`, document.baseURI))
  return response.ok ? (JSON.parse(said(await response.text())) as Replay) : null
}

/** JSON from the server with its placeholders in the reader's language. */
function said(json: string): string {
  return withFormer(json, say('former-member'))
}

function absolute(fragment: string): string {
  return new URL(fragment, document.baseURI).href
}
