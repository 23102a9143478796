import { freshId, freshToken, sha256 } from '../ids.ts'
import type { MemberStore } from '../store/members/index.ts'
import type { SessionRow } from '../store/members.ts'

const HOUR = 3_600_000
/** How long an unused session lasts, in milliseconds. */
const LASTS = 90 * 24 * HOUR
/** The most that are looked up at once. */
const AT_ONCE = 500
/** The prefix of a session's secret, so that it is recognized wherever it turns up. */
const MARK = 'session_'

/** A session that a browser has, with the secret in its cookie. */
export interface SessionUse {
  readonly id: string
  readonly secret: string
}

/** A signed-in member. */
export interface SignedIn {
  readonly person: { readonly id: string; readonly name: string }
  readonly session: SessionUse
}

/** Sessions of members: begun, opened by the cookie's secret, ended. */
export interface SessionDesk {
  /** The member of a session's secret; null if there is no such session (any more). */
  open(secret: string): Promise<SignedIn | null>
  /** A session that is about to begin, with the secret for its cookie. */
  fresh(player: string, device: string): { readonly row: SessionRow; readonly secret: string }
  /** Whether a player may use the personal link: guests, and members who turned it on. */
  mayUseLink(player: string): Promise<boolean>
  /** Which connected people must go: their session has ended, or they have no personal link. */
  ended(
    sessions: readonly string[],
    linked: readonly string[],
  ): Promise<{ readonly sessions: ReadonlySet<string>; readonly players: ReadonlySet<string> }>
  /** Makes all servers check that player's connections again. */
  changed(player: string): void
}

/**
 * The sessions of a database; `tell` announces to all servers that a player's, or their keys, have changed. `unused` is told why a use could
 * not be recorded: nobody waits for that, and nobody is kept out by a database that takes nothing.
 */
export function sessionDesk(
  members: MemberStore,
  tell: (player: string) => void,
  now: () => number,
  unused: (error: unknown) => void = () => undefined,
): SessionDesk {
  return {
    async open(secret) {
      const found = secret.startsWith(MARK) ? await members.sessions.find(sha256(secret), now()) : null
      if (found === null) return null
      if (now() - found.seen > HOUR) members.sessions.touch(found.id, now(), now() + LASTS).catch(unused)
      return { person: { id: found.player, name: found.name }, session: { id: found.id, secret } }
    },
    fresh(player, device) {
      const secret = MARK + freshToken()
      const at = now()
      return { row: { id: freshId(), player, hash: sha256(secret), device, created: at, seen: at, until: at + LASTS }, secret }
    },
    async ended(sessions, linked) {
      const gone = new Set(sessions)
      const players = new Set<string>()
      for (let at = 0; at < sessions.length; at += AT_ONCE)
        for (const id of await members.sessions.alive(sessions.slice(at, at + AT_ONCE), now())) gone.delete(id)
      for (let at = 0; at < linked.length; at += AT_ONCE)
        for (const player of await members.withoutLink(linked.slice(at, at + AT_ONCE))) players.add(player)
      return { sessions: gone, players }
    },
    mayUseLink: async (player) => ((await members.member(player))?.link ?? 1) === 1,
    changed: tell,
  }
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** A short description of a browser, to tell a person's sessions apart; empty if it is unknown. */
export function deviceOf(agent: string): string {
  return [BROWSERS, SYSTEMS].flatMap((list) => list.find(([sign]) => agent.includes(sign))?.[1] ?? []).join(', ')
}
