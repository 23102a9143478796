import { type Message, PROTOCOL, type Request } from '@orrery/protocol'
import { absoluteAddress } from '../app/route.ts'
import { RequestError } from './error.ts'
import { dropPlayerToken, guestToken, markMember, markPlayedElsewhere, playerToken, storePlayerToken } from './identity.ts'
import { reconnect, socketUrl } from './server.ts'

/** The personal link of this browser's player. Opened elsewhere, it makes that browser the same player. */
export function personalLink(): string | null {
  const token = guestToken()
  return token === null ? null : absoluteAddress('me', token)
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
  const own = playerToken()
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

/**
 * Records that a member has signed in. `became`: this browser's guest has become that member, and the guest's personal link no longer works
 * here.
 */
export function signedIn(became: boolean): void {
  markMember(true)
  if (became) dropPlayerToken()
  else markPlayedElsewhere(true)
  reconnect()
}

/** Records that nobody is signed in any more: the browser's guest is back. */
export function signedOut(): void {
  markMember(false)
  markPlayedElsewhere(false)
  reconnect()
}

/** Becomes the player of a known personal link; the previous player is remembered, and can come back. */
export function becomePlayer(token: string): void {
  markMember(false)
  storePlayerToken(token)
  markPlayedElsewhere(true)
  reconnect()
}
