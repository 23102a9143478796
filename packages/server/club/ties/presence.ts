import type { ServerContext } from '../../server-context.ts'
import type { TiesStore } from '../../store/club/ties.ts'
import type { People } from '../people.ts'
import type { Whereabouts } from './whereabouts.ts'

/** The players connected to any server. */
export interface Presence {
  /** The whereabouts of these people as the player may see them; those who hide, or are kept apart from the player, are away. */
  whereFor(player: string, persons: readonly string[]): Promise<ReadonlyMap<string, Whereabouts>>
  /** A player has come, gone, sat down, got up, or hidden: sends that to those who may know. */
  changed(player: string): Promise<void>
  stop(): void
}

/** Changes are sent after this time, in milliseconds, so that reloading a page does not count as leaving. */
const SETTLES = 3000

/** Presence. `elsewhere`: the whereabouts of players on other servers. */
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
    // A player at a table of one server may be reading on another.
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
