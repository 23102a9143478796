import type { Mark } from '@orrery/protocol'
import { heldBy } from '../limits.ts'
import type { MemberStore } from '../store/members/index.ts'

/** The roles that are given and taken. Whoever has signed up is a member besides. */
export const ROLES = ['host', 'moderator', 'judge'] as const
export type Role = (typeof ROLES)[number]

/** Who a player is to the house. */
export interface Standing {
  readonly kind: 'guest' | 'member'
  /** In the order of `ROLES`. */
  readonly roles: readonly Role[]
  /** Whether the house lets them say nothing now, or not play at all. */
  readonly muted: boolean
  readonly suspended: boolean
}

export const GUEST: Standing = { kind: 'guest', roles: [], muted: false, suspended: false }

/** How long what is known of a player is believed where nobody said that it has changed, in milliseconds. */
const BELIEVED = 30_000

/** Who players are: guests or members, and with which roles. */
export interface Standings {
  of(player: string): Promise<Standing>
  /** Of many at once; everybody asked for is in it. */
  all(players: readonly string[]): Promise<ReadonlyMap<string, Standing>>
  /** What is known without asking the database; null where nothing is. For marks beside names, never for a right. */
  known(player: string): Standing | null
  /** Reads anew what was believed of a player, and tells all servers to. */
  changed(player: string): void
}

/** Whether somebody may do what a role may: a host may everything that a moderator may. */
export function may({ roles }: Pick<Standing, 'roles'>, role: Role): boolean {
  return roles.includes(role) || (role === 'moderator' && roles.includes('host'))
}

/** How servers tell each other that a player's standing has changed. */
export interface StandingNews {
  tell(player: string): void
  hear(listener: (player: string) => void): void
}

/** What stands beside a name; nothing for members without a role, and for those of whom nothing is known yet. */
export function markOf(standing: Pick<Standing, 'kind' | 'roles'> | null): { readonly mark?: Mark } {
  if (standing === null) return {}
  const [mark] = standing.kind === 'guest' ? (['guest'] as const) : standing.roles
  return mark === undefined ? {} : { mark }
}

/** Who players are, as the database says; kept for a while, forgotten when any server changes it. */
export function standingsOn(members: Pick<MemberStore, 'known' | 'inForce'>, news: StandingNews, now: () => number): Standings {
  const held = heldBy((): { standing: Standing | null; until: number } => ({ standing: null, until: 0 }), BELIEVED)
  news.hear((player) => {
    held(player, now()).until = 0
  })

  async function all(players: readonly string[]): Promise<Map<string, Standing>> {
    const at = now()
    const asked = [...new Set(players)].filter((player) => held(player, at).until <= at)
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
      one.until = at + BELIEVED
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
