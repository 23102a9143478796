import { freshId, freshToken, sha256 } from '../ids.ts'
import type { MemberStore } from '../store/members/index.ts'
import type { SessionRow } from '../store/members.ts'

const HOUR = 3_600_000
/** How long a session lasts that is not used, in milliseconds. */
const LASTS = 90 * 24 * HOUR
/** How many are asked for at once. */
const AT_ONCE = 500
/** How a session's secret begins, so that it is known for one wherever it turns up. */
const MARK = 'session_'

/** A session that a browser has shown. */
export interface SessionUse {
  readonly id: string
  readonly secret: string
}

/** Who comes with a session. */
export interface SignedIn {
  readonly person: { readonly id: string; readonly name: string }
  readonly session: SessionUse
}

/** The sessions of members: where they are signed in. */
export interface SessionDesk {
  /** Who comes with a session's secret; null where there is no such session (any more). */
  open(secret: string): Promise<SignedIn | null>
  /** A session that is about to begin, with the secret for its cookie. */
  fresh(player: string, device: string): { readonly row: SessionRow; readonly secret: string }
  /** Whether a player may still be known by the personal link: guests, and members who turned it on. */
  mayUseLink(player: string): Promise<boolean>
  /** Who of those who are here may not be any more: sessions that have ended, players who have no personal link. */
  ended(
    sessions: readonly string[],
    linked: readonly string[],
  ): Promise<{ readonly sessions: ReadonlySet<string>; readonly players: ReadonlySet<string> }>
  /** Has all servers look again at whoever is connected as that player. */
  changed(player: string): void
}

/** The sessions of a database; `tell` says to all servers that those of a player have changed. */
export function sessionDesk(members: MemberStore, tell: (player: string) => void, now: () => number): SessionDesk {
  return {
    async open(secret) {
      const found = secret.startsWith(MARK) ? await members.sessions.find(sha256(secret), now()) : null
      if (found === null) return null
      if (now() - found.seen > HOUR) await members.sessions.touch(found.id, now(), now() + LASTS)
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

/** What a browser calls itself, short enough to be told from others of the same person; empty where it says nothing known. */
export function deviceOf(agent: string): string {
  return [BROWSERS, SYSTEMS].flatMap((list) => list.find(([sign]) => agent.includes(sign))?.[1] ?? []).join(', ')
}
