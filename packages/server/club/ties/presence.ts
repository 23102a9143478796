import type { ServerContext } from '../../rooms/server-context.ts'
import type { TiesStore } from '../../store/club/ties.ts'
import type { People } from '../people.ts'
import type { Whereabouts } from './whereabouts.ts'

/** The people who are connected to any server. */
export interface Presence {
  /** Where those are whom a player may see; who hides, and from whom the player is kept apart, is away. */
  whereFor(player: string, persons: readonly string[]): Promise<ReadonlyMap<string, Whereabouts>>
  /** Somebody has come, gone, sat down or got up, or hides: those who may know are told. */
  changed(player: string): Promise<void>
  stop(): void
}

/** Who loads a page anew is not gone: it is told after so many milliseconds. */
const SETTLES = 3000

/** Where everybody is. `elsewhere`: those who are connected to other servers. */
export function presenceOf(
  context: Pick<ServerContext, 'apart' | 'closing' | 'log'>,
  people: People,
  store: TiesStore,
  elsewhere: (players: readonly string[]) => Promise<ReadonlyMap<string, Whereabouts>>,
): Presence {
  const waiting = new Map<string, NodeJS.Timeout>()
  people.onChange((player) => {
    clearTimeout(waiting.get(player))
    const timer = setTimeout(() => {
      waiting.delete(player)
      void changed(player)
    }, SETTLES)
    timer.unref()
    waiting.set(player, timer)
  })

  async function where(persons: readonly string[]): Promise<Map<string, Whereabouts>> {
    const found = new Map(persons.map((person) => [person, people.whereIs(person)]))
    // Who sits at a table of one server may read on another.
    const unsure = persons.filter((person) => found.get(person) !== 'table')
    const others = unsure.length === 0 ? new Map<string, Whereabouts>() : await elsewhere(unsure)
    for (const [person, at] of others) if (at !== 'away' && found.get(person) !== 'table') found.set(person, at)
    return found
  }

  async function changed(player: string): Promise<void> {
    if (context.closing) return
    try {
      const watchers = await store.watchersOf(player)
      if (watchers.length === 0) return
      const isHidden = (await store.hiddenAmong([player])).length > 0
      const at = isHidden ? 'away' : ((await where([player])).get(player) ?? 'away')
      people.tell(watchers, { type: 'presence', person: player, at })
    } catch (error) {
      if (!context.closing) context.log.error({ player, error }, 'who is here cannot be told')
    }
  }

  return {
    async whereFor(player, persons) {
      const { apart } = await context.apart.of(player)
      const hidden = new Set(await store.hiddenAmong(persons))
      return where(persons.filter((person) => !apart.has(person) && !hidden.has(person)))
    },
    changed,
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
