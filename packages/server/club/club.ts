import type { House } from '../rooms/house.ts'
import { type People, peopleAt } from './people.ts'
import { openQuick, type Quick } from './quick/quick.ts'

/** How people find each other on a server. */
export interface Club {
  readonly people: People
  readonly quick: Quick
  stop(): void
}

/** Opens the club of a house. */
export function openClub(house: House): Club {
  const people = peopleAt(house)
  const quick = openQuick(house, people)
  return {
    people,
    quick,
    stop() {
      quick.stop()
      people.stop()
    },
  }
}
