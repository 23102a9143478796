import { storedText, storeText } from '@orrery/board/stored.ts'

/** The token of this browser's guest. */
const TOKEN = 'orrery.token'
/** The token of the previous player, before somebody else's link was opened. */
const BEFORE = 'orrery.token.before'
/** Marks that this browser has a member's session, because scripts cannot see the cookie. */
const MEMBER = 'orrery.member'
/** Marks that the player has played elsewhere. */
const PLAYED_ELSEWHERE = 'orrery.met'

/** The token of this browser's guest; null if nobody has played here. */
export function playerToken(): string | null {
  return storedText(TOKEN)
}

/**
 * Stores the token of this browser's guest; null: none. The token that it replaces is stored in another place, because the server's data may
 * come back. Without storage, a guest is a new one next time.
 */
export function storePlayerToken(token: string | null): void {
  const own = playerToken()
  if (own !== null && own !== token) storeText(BEFORE, own)
  storeText(TOKEN, token)
}

/** Forgets the token of this browser's guest, who has become a member. */
export function dropPlayerToken(): void {
  storeText(TOKEN, null)
}

/** Records whether a member is signed in. */
export function markMember(isSignedIn: boolean): void {
  storeText(MEMBER, isSignedIn ? '1' : null)
}

/** Whether a member is signed in, as far as this browser knows. */
export function isMember(): boolean {
  return storedText(MEMBER) !== null
}

/** Whether this browser has a player, who may have tables on the server. */
export function isSomebody(): boolean {
  return isMember() || playerToken() !== null
}

/** The token by which this browser's guest becomes a member; null if nobody has played here, or a member is signed in. */
export function guestToken(): string | null {
  return isMember() ? null : playerToken()
}

/** The token of the previous player, whose personal link is offered for a while; null if there is none. */
export function previousToken(): string | null {
  return storedText(BEFORE)
}

/** Forgets the previous player. */
export function forgetPreviousToken(): void {
  storeText(BEFORE, null)
}

/** Whether this browser's player has played elsewhere: a member who signed in here, or somebody by their personal link. */
export function hasPlayedElsewhere(): boolean {
  return storedText(PLAYED_ELSEWHERE) !== null
}

/** Records whether that is so. */
export function markPlayedElsewhere(hasPlayed: boolean): void {
  storeText(PLAYED_ELSEWHERE, hasPlayed ? '1' : null)
}
