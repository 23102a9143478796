import { type ErrorCode, type Message, PROTOCOL, type Request } from '@orrery/protocol'

/** This browser as the server knows it. */
export interface Identity {
  /** The name for a new guest. */
  name(): string
  /** The token of the personal link in this browser; null: none yet. */
  token(): string | null
  keepToken(token: string | null): void
  /** Whether this browser should have a member's session. */
  member(): boolean
  /** That session no longer exists. */
  signedOut(): void
  /** Guests may not play on this server. */
  membersOnly(): void
}

type Welcome = Extract<Message, { type: 'welcome' }>

/** Reasons of the server's own, of which nothing else on the page tells. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['failed', 'no-room', 'too-fast', 'too-many'])

/** What follows an introduction. */
interface Reception {
  send(text: string): void
  welcomed(player: Welcome['player']): void
  /** The server speaks another version. */
  outdated(): void
  suspended(): void
  /** The server turns the browser away for now, for a reason that may pass. */
  turnedAway(code: ErrorCode): void
  /** Closes this connection, to introduce itself again on another one. */
  drop(): void
}

/** The introduction of a browser on a new connection, until the server welcomes it or turns it away. */
export interface Introduction {
  /** Tells the server who the browser is. */
  hello(): void
  /** Handles the server's reply to it. */
  replied(message: Message): void
}

/** Introduces a browser to the server. */
export function introduction(identity: Identity, reception: Reception): Introduction {
  function hello(): void {
    const token = identity.token()
    const who = identity.member() ? ({ session: true } as const) : token === null ? { name: identity.name() } : { token }
    reception.send(JSON.stringify({ type: 'hello', ref: 'hello', protocol: PROTOCOL, ...who } satisfies Request))
  }

  function welcomed({ token, player }: Welcome): void {
    if (token !== undefined) {
      // Another tab became a guest at the same time; both become the stored player.
      if (identity.token() !== null) {
        reception.drop()
        return
      }
      identity.keepToken(token)
    }
    reception.welcomed(player)
  }

  /** Handles a server that does not accept this introduction. */
  function turnedAway({ code }: Extract<Message, { type: 'error' }>): void {
    if (code === 'outdated') reception.outdated()
    if (code === 'members-only') identity.membersOnly()
    if (code === 'suspended') reception.suspended()
    if (code === 'unknown-token' && identity.member()) {
      identity.signedOut()
      hello()
    } else if (code === 'unknown-token' && identity.token() !== null) {
      // The server does not know this browser, because its data is new: the browser becomes a new guest.
      identity.keepToken(null)
      hello()
    } else {
      if (PASSING.has(code)) reception.turnedAway(code)
      reception.drop()
    }
  }

  return {
    hello,
    replied(message) {
      if (message.type === 'error') turnedAway(message)
      else if (message.type === 'welcome') welcomed(message)
    },
  }
}
