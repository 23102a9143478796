import type { Replay } from '@orrery/kernel'
import { type Message, PROTOCOL, type Request } from '@orrery/protocol'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'
import { RequestError } from './error.ts'
import { withFormer } from './former.ts'
import { openLink, type ServerLink } from './link.ts'
import { openRemote, type RemoteTable } from './remote-table.ts'

const TOKEN = 'orrery.token'
/** Who played in this browser before somebody else's link was opened. */
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
    // A browser that keeps nothing is a new guest next time.
  }
}

/** That this browser has the session of a member: the cookie itself no script can see. */
const MEMBER = 'orrery.member'

const kept = (): string | null => got(TOKEN)
const keep = (token: string | null): void => put(TOKEN, token)

/** Who is not known any more is kept all the same: the server's data may come back. */
function keepToken(token: string | null): void {
  const own = kept()
  if (own !== null && own !== token) put(BEFORE, own)
  keep(token)
}

let link: ServerLink | null = null

/** The link to the server that this page comes from, opened when it is first wanted: playing alone needs none. */
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
/** A page that is still old after it was loaded again is not loaded again at once, in milliseconds. */
const NOT_AGAIN = 60_000

/** Loads the page again when the server has become newer than it. */
function renew(outdated: boolean): void {
  if (!outdated || Date.now() - Number(sessionStorage.getItem(RENEWED)) < NOT_AGAIN) return
  sessionStorage.setItem(RENEWED, String(Date.now()))
  location.reload()
}

/** Whether a server answers: it is `there`, or this page comes from a static host that has `none`, or nothing answers at all: it is `away`. */
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

/** Whether this page comes from a server of Orrery that answers; a static host has none. */
export async function hasServer(): Promise<boolean> {
  return (await serverNow()) === 'there'
}

/** Rejects with a `RequestError` where no server answers: what is asked of it then would wait until one does. */
export async function needServer(): Promise<void> {
  if (serverLink().state.value !== 'live' && !(await hasServer())) throw new RequestError('away', 'no server answers')
}

/** The personal link of whoever plays in this browser: opened anywhere, it makes that browser the same player. */
export function personalLink(): string | null {
  const token = guestToken()
  return token === null ? null : absolute(address('me', token))
}

/** Who a personal link would make of this browser, and who it is now; null where nobody has that link. */
export interface Welcome {
  readonly name: string
  /** The one here now, who would be kept; null: nobody yet, or the same. */
  readonly instead: string | null
}

/** Asks the server whose a personal link is, without becoming that player. Rejects with a `RequestError` without a server. */
export async function askWhose(token: string): Promise<Welcome | null> {
  const theirs = await nameOf(token)
  if (theirs === null) return null
  const own = kept()
  return { name: theirs.name, instead: own === null || own === token ? null : ((await nameOf(own))?.name ?? null) }
}

/** The player of a token, by a connection of its own: that of the page stays as it is. */
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

/** Whether a member is signed in here, as far as this browser knows. */
export function isMember(): boolean {
  return got(MEMBER) !== null
}

/** Whether somebody is known here who may have tables on the server. */
export function isSomebody(): boolean {
  return isMember() || kept() !== null
}

/** The token by which a guest of this browser becomes a member; null: nobody has played here, or a member is signed in. */
export function guestToken(): string | null {
  return isMember() ? null : kept()
}

/** A member has signed in here; with `became`, the guest who was here has become one, whose personal link is no way in any more. */
export function signedIn(became: boolean): void {
  put(MEMBER, '1')
  if (became) keep(null)
  reconnect()
}

/** Nobody is signed in here any more: whoever was a guest here is one again. */
export function signedOut(): void {
  put(MEMBER, null)
  reconnect()
}

function reconnect(): void {
  link?.close()
  link = null
}

/** Becomes the player of a personal link that the server knows; who was here before is kept, and can come back. */
export function becomePlayer(token: string): void {
  put(MEMBER, null)
  keepToken(token)
  reconnect()
}

/** The personal link of who was here before, for a while: it is offered back. */
export function playerBefore(): string | null {
  return got(BEFORE)
}

/** Forgets who was here before. */
export function forgetBefore(): void {
  put(BEFORE, null)
}

/** A table on the server by its id; null when there is none. Rejects with a `RequestError` when there is no server. */
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

/** The replay of a table that ended so long ago that the server keeps nothing else of it; null when there is none. */
export async function keptReplay(id: string): Promise<Replay | null> {
  const response = await fetch(new URL(`replays/${encodeURIComponent(id)}.json`, document.baseURI))
  return response.ok ? (JSON.parse(said(await response.text())) as Replay) : null
}

/** JSON from the server in the reader's language, where the server keeps a sign for words. */
function said(json: string): string {
  return withFormer(json, say('former-member'))
}

function absolute(fragment: string): string {
  return new URL(fragment, document.baseURI).href
}
