import type { House } from '../rooms/house.ts'
import { type People, peopleAt } from './people.ts'
import { openQuick, type Quick } from './quick/quick.ts'
import type { Whereabouts } from './ties/presence.ts'
import { openTies, type Ties } from './ties/ties.ts'

/** How people find each other on a server. */
export interface Club {
  readonly people: People
  readonly quick: Quick
  readonly ties: Ties
  stop(): void
}

/** Opens the club of a house. `elsewhere`: where those are who are connected to other servers. */
export function openClub(house: House, elsewhere: (players: readonly string[]) => Promise<ReadonlyMap<string, Whereabouts>>): Club {
  const people = peopleAt(house)
  const quick = openQuick(house, people)
  const ties = openTies(house, people, elsewhere)
  return {
    people,
    quick,
    ties,
    stop() {
      quick.stop()
      ties.stop()
      people.stop()
    },
  }
}
