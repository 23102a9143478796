import { storedText, storeText } from '@orrery/board/stored.ts'
import type { ErrorCode } from '@orrery/protocol'
import { address, go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { RequestError } from './error.ts'
import { withFormer } from './former.ts'
import { isMember, markMember, playerToken, storePlayerToken } from './identity.ts'
import { openLink, type ServerLink } from './link.ts'

let link: ServerLink | null = null

/** The link to this page's server, opened on first use, because playing alone needs none. */
export function serverLink(): ServerLink {
  if (link === null) {
    const member = {
      member: isMember,
      signedOut: () => markMember(false),
      membersOnly: () => go(address('account')),
      suspended: () => go(address('account')),
      turnedAway: (code: ErrorCode) => void import('../away/turned-away.ts').then((module) => module.showTurnedAway(code)),
      confirmsLate: () => import('../away/late.tsx').then((module) => module.confirmsLate()),
    }
    link = openLink({
      localized,
      url: socketUrl(),
      name: () => settings.value.name || say('guest'),
      token: playerToken,
      keepToken: storePlayerToken,
      ...member,
    })
    link.outdated.subscribe(renew)
    link.listen((message) => {
      if (message.type === 'sanctioned') void import('../account/sanction.ts').then((module) => module.showSanction(message.sanction))
    })
  }
  return link
}

/** The address of the server's socket. */
export function socketUrl(): string {
  const url = new URL('socket', document.baseURI)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  return url.href
}

const RENEWED = 'orrery.renewed'
/** A page that is still old after a reload is not reloaded again for this long, in milliseconds. */
const NOT_AGAIN = 60_000

/** Reloads the page if the server is newer; not without storage, because a page that stays old would then reload for ever. */
function renew(outdated: boolean): void {
  if (!outdated || Date.now() - Number(storedText(RENEWED, 'tab')) < NOT_AGAIN) return
  if (storeText(RENEWED, String(Date.now()), 'tab')) location.reload()
}

/** Whether a server answers: `there`, `none` (a static host), or `away` (nothing answers). */
export async function serverNow(): Promise<'there' | 'none' | 'away'> {
  let response: Response
  try {
    response = await fetch(new URL('health', document.baseURI), { cache: 'no-store' })
  } catch {
    return 'away'
  }
  const health = (await response.json().catch(() => null)) as { ok?: boolean } | null
  return response.ok && health?.ok === true ? 'there' : 'none'
}

/** Whether this page comes from a server that answers; a static host has none. */
export async function hasServer(): Promise<boolean> {
  return (await serverNow()) === 'there'
}

/** Rejects with a `RequestError` if no server answers, because a request would wait until one does. */
export async function needServer(): Promise<void> {
  if (serverLink().state.value !== 'live' && !(await hasServer())) throw new RequestError('away', 'no server answers')
}

/** Closes the link; the next use opens another one, on which this browser introduces itself anew. */
export function reconnect(): void {
  link?.close()
  link = null
}

/** JSON from the server with its placeholders in the reader's language. */
export function localized(json: string): string {
  return withFormer(json, say('former-member'))
}
