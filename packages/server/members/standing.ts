import type { Mark } from '@orrery/protocol'
import { heldBy } from '../limits.ts'
import type { MemberStore } from '../store/members/index.ts'

/** The roles that can be given and removed. Everybody who has signed up is also a member. */
export const ROLES = ['host', 'moderator', 'judge'] as const
export type Role = (typeof ROLES)[number]

/** A player's standing with the site. */
export interface Standing {
  readonly kind: 'guest' | 'member'
  /** In the order of `ROLES`. */
  readonly roles: readonly Role[]
  /** Whether the player may not chat, or not play at all. */
  readonly muted: boolean
  readonly suspended: boolean
}

export const GUEST: Standing = { kind: 'guest', roles: [], muted: false, suspended: false }

/** How long a standing is cached without a change, in milliseconds. */
const BELIEVED = 30_000

/** Players' standings: guests or members, and their roles. */
export interface Standings {
  of(player: string): Promise<Standing>
  /** Several at once; every requested player is included. */
  all(players: readonly string[]): Promise<ReadonlyMap<string, Standing>>
  /** The cached standing; null if there is none. For marks beside names, never for a right. */
  known(player: string): Standing | null
  /** Drops a player's cached standing, here and on all servers. */
  changed(player: string): void
}

/** Whether somebody may do what a role may: a host may do everything that a moderator may. */
export function may({ roles }: Pick<Standing, 'roles'>, role: Role): boolean {
  return roles.includes(role) || (role === 'moderator' && roles.includes('host'))
}

/** How servers tell each other that a player's standing has changed. */
export interface StandingNews {
  tell(player: string): void
  hear(listener: (player: string) => void): void
}

/** The badge beside a name; none for members without a role, and for unknown players. */
export function markOf(standing: Pick<Standing, 'kind' | 'roles'> | null): { readonly mark?: Mark } {
  if (standing === null) return {}
  const [mark] = standing.kind === 'guest' ? (['guest'] as const) : standing.roles
  return mark === undefined ? {} : { mark }
}

/** A cached standing, until when it counts, and how often it has changed. */
interface Kept {
  standing: Standing | null
  until: number
  changes: number
}

/** Standings from the database; cached for a while, dropped when any server changes them. */
export function standingsOn(members: Pick<MemberStore, 'known' | 'inForce'>, news: StandingNews, now: () => number): Standings {
  const held = heldBy((): Kept => ({ standing: null, until: 0, changes: 0 }), BELIEVED)
  news.hear((player) => {
    const one = held(player, now())
    one.until = 0
    one.changes++
  })

  async function all(players: readonly string[]): Promise<Map<string, Standing>> {
    const at = now()
    const asked = [...new Set(players)].filter((player) => held(player, at).until <= at)
    const before = new Map(asked.map((player) => [player, held(player, at).changes]))
    const [known, sanctions] = await Promise.all([members.known(asked), members.inForce(asked, at)])
    for (const { player, since, roles } of known) {
      const one = held(player, at)
      const has = (kind: string): boolean => sanctions.some((sanction) => sanction.player === player && sanction.kind === kind)
      one.standing = {
        kind: since === null ? 'guest' : 'member',
        roles: ROLES.filter((role) => roles.includes(role)),
        muted: has('mute'),
        suspended: has('suspension'),
      }
      // What was read before a change is not kept after it.
      if (one.changes === before.get(player)) one.until = at + BELIEVED
    }
    return new Map(players.map((player) => [player, held(player, at).standing ?? GUEST]))
  }

  return {
    of: async (player) => (await all([player])).get(player) ?? GUEST,
    all,
    known: (player) => held(player, now()).standing,
    changed: news.tell,
  }
}
