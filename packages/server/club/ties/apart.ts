import type { Bus } from '../../bus.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { Database } from '../../store/database.ts'

/** Whom a player is kept apart from, and whom they do not hear. */
export interface Ears {
  /** Players who block this one, or whom this one blocks: neither sits with the other, hears them or sees their presence. */
  readonly apart: ReadonlySet<string>
  /** Players whom this one blocks: this one knows it, they do not. */
  readonly blocked: ReadonlySet<string>
  /** Whether the player hears somebody, at a table or elsewhere. */
  hears(person: string, table?: string): boolean
}

/** Who is kept apart from whom: read once for every player here, then kept up to date. */
export interface Apart {
  /** Reads a player's ears; resolves when they are known. */
  of(player: string): Promise<Ears>
  /** The ears as far as they have been read; a player who was not read is kept apart from nobody. */
  known(player: string): Ears
  /** Whether a player is kept apart from any of these people, as far as that has been read. */
  isApart(player: string, people: Iterable<string | null>): boolean
  /** Forgets players who have left. */
  keep(isHere: (player: string) => boolean): void
}

const NOBODY: ReadonlySet<string> = new Set()
const OPEN: Ears = { apart: NOBODY, blocked: NOBODY, hears: () => true }

/** Keeps what was read until a change is announced. */
export function apartOn(database: Database, bus: Bus): Apart {
  const store = tiesOn(database)
  const known = new Map<string, Ears>()
  /** Those of the known who are kept apart from anybody: few, so that asking for thousands costs little. */
  const distant = new Map<string, ReadonlySet<string>>()
  const reading = new Map<string, Promise<Ears>>()
  bus.hear((news) => {
    if (news.kind !== 'ties') return
    for (const player of news.players) {
      const wanted = known.has(player) || reading.has(player)
      reading.delete(player)
      if (wanted) void read(player).catch(() => drop(player))
    }
  })

  function read(player: string): Promise<Ears> {
    const found = store.distanceOf(player).then(({ apart, blocked, muted }): Ears => {
      const ears: Ears = apart.length === 0 && muted.length === 0 ? OPEN : earsOf(apart, blocked, muted)
      if (reading.get(player) === found) {
        reading.delete(player)
        known.set(player, ears)
        if (ears.apart.size > 0) distant.set(player, ears.apart)
        else distant.delete(player)
      }
      return ears
    })
    reading.set(player, found)
    found.catch(() => reading.get(player) === found && reading.delete(player))
    return found
  }

  function drop(player: string): void {
    known.delete(player)
    distant.delete(player)
  }

  return {
    of: (player) => reading.get(player) ?? (known.has(player) ? Promise.resolve(known.get(player) as Ears) : read(player)),
    known: (player) => known.get(player) ?? OPEN,
    isApart(player, people) {
      const from = distant.get(player)
      if (from === undefined) return false
      for (const person of people) if (person !== null && from.has(person)) return true
      return false
    },
    keep(isHere) {
      for (const player of known.keys()) if (!isHere(player)) drop(player)
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
