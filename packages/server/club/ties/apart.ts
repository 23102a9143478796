import type { Bus } from '../../bus.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { Database } from '../../store/database.ts'

/** Whom somebody is kept apart from, and whom they do not want to hear. */
export interface Ears {
  /** Blocked by the player, or the player by them: neither sits with the other, hears them or sees that they are here. */
  readonly apart: ReadonlySet<string>
  /** Those whom the player has blocked: the player knows of it, they do not. */
  readonly blocked: ReadonlySet<string>
  /** Whether the player hears somebody, at a table or elsewhere. */
  hears(person: string, table?: string): boolean
}

/** Who is kept apart from whom: read once for everybody who is here, and known at once from then on. */
export interface Apart {
  /** Reads it; resolves when it is known. */
  of(player: string): Promise<Ears>
  /** As far as it has been read; who was never asked for is kept apart from nobody. */
  known(player: string): Ears
  /** Forgets those who are not here any more. */
  keep(isHere: (player: string) => boolean): void
}

const NOBODY: ReadonlySet<string> = new Set()
const OPEN: Ears = { apart: NOBODY, blocked: NOBODY, hears: () => true }

/** Keeps what was read until somebody says that it has changed. */
export function apartOn(database: Database, bus: Bus): Apart {
  const store = tiesOn(database)
  const known = new Map<string, Ears>()
  const reading = new Map<string, Promise<Ears>>()
  bus.hear((news) => {
    if (news.kind !== 'ties') return
    for (const player of news.players) {
      const wanted = known.has(player) || reading.has(player)
      reading.delete(player)
      if (wanted) void read(player).catch(() => known.delete(player))
    }
  })

  function read(player: string): Promise<Ears> {
    const found = store.distanceOf(player).then(({ apart, blocked, muted }): Ears => {
      const ears: Ears = apart.length === 0 && muted.length === 0 ? OPEN : earsOf(apart, blocked, muted)
      if (reading.get(player) === found) {
        reading.delete(player)
        known.set(player, ears)
      }
      return ears
    })
    reading.set(player, found)
    found.catch(() => reading.get(player) === found && reading.delete(player))
    return found
  }

  return {
    of: (player) => reading.get(player) ?? (known.has(player) ? Promise.resolve(known.get(player) as Ears) : read(player)),
    known: (player) => known.get(player) ?? OPEN,
    keep(isHere) {
      for (const player of known.keys()) if (!isHere(player)) known.delete(player)
    },
  }
}

function earsOf(
  apart: readonly string[],
  blocked: readonly string[],
  muted: readonly { readonly person: string; readonly table: string }[],
): Ears {
  const away = new Set(apart)
  return {
    apart: away,
    blocked: new Set(blocked),
    hears: (person, table) => !away.has(person) && !muted.some((one) => one.person === person && (one.table === '' || one.table === table)),
  }
}
