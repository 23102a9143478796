import { noSuch, placeOfKey } from '@orrery/kernel/scenario/format'
import { EVENTS } from '../content/events.ts'
import { LOCATIONS } from '../content/locations.ts'
import { at } from '../rules/components.ts'
import { NONE, type State } from '../state.ts'
import type { ScenarioTable } from './table.ts'

/** The default location deck. */
const AHEAD = ['teleportarium', 'generatorium', 'toxin-pumping-station']

/** Lays the location and those that follow it. */
export function layLocations(g: State, told: ScenarioTable): void {
  const locationOf = (key: string): number => placeOfKey(LOCATIONS, key, 'location')
  if (told.location !== undefined) g.location = locationOf(told.location)
  const rest = at(LOCATIONS, g.location).code === '4' ? [] : AHEAD.filter((key) => key !== told.location)
  g.locationDeck = (told.locationDeck ?? rest).map(locationOf)
  g.locationTokens = told.locationTokens ?? 0
  g.visited = []
}

/** Lays the event deck with the named cards on top; no event is being resolved. */
export function layEvents(g: State, told: ScenarioTable): void {
  const free = EVENTS.map(({ id }) => id)
  g.eventDeck = []
  for (const key of told.events ?? []) {
    const index = free.findIndex((id) => at(EVENTS, id).key === key)
    if (index < 0) {
      const known = EVENTS.some((event) => event.key === key)
      throw new RangeError(known ? `there are no more events '${key}'` : `of events ${noSuch(key, keysLeft(free))}`)
    }
    g.eventDeck.push(free.splice(index, 1)[0] as number)
  }
  const discarded = told.eventsDiscarded ?? 0
  if (discarded > free.length) throw new RangeError(`only ${free.length} events are left to be discarded`)
  g.eventDiscard = free.splice(0, discarded)
  g.eventDeck.push(...free)
  g.scouted = []
  Object.assign(g, { event: NONE, eventShown: false, lastEvent: NONE })
}

function keysLeft(free: readonly number[]): string[] {
  const keys: string[] = free.map((id) => at(EVENTS, id).key)
  return keys.filter((key, at) => keys.indexOf(key) === at)
}
