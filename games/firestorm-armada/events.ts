import { type GameEvent, isHeard, tell as tellAll } from '@orrery/kernel'
import { shipType } from './content/ships.ts'
import { wingType } from './content/wings.ts'
import type { FirestormEvent } from './events-all.ts'
import { numberOfShip } from './names.ts'
import { at, numberAt } from './rules/at.ts'
import { remember } from './rules/remember.ts'
import type { State } from './state.ts'

/**
 * Tells everybody what happened. For the log, it adds the names of what the event gives by number: `shipName` and
 * `shipNumber`, and the same for target, squadron, flight and wing.
 */
export function tell(g: State, event: FirestormEvent): void {
  remember(g, event)
  if (isHeard(g)) tellAll(g, named(g, event))
}

function named(g: State, event: GameEvent): GameEvent {
  const full: { [field: string]: GameEvent[string] } & { type: string } = { ...event }
  const { ship, target, squadron, flight, wing } = event
  if (typeof ship === 'number') [full.shipName, full.shipNumber] = [shipTerm(g, ship), numberOfShip(g, ship)]
  if (typeof target === 'number') [full.targetName, full.targetNumber] = [shipTerm(g, target), numberOfShip(g, target)]
  if (event.type === 'ship-left') full.fateName = `@fate-${String(event.fate)}`
  if (typeof squadron === 'number') full.squadronName = shipType(at(g.squadrons, squadron).type).term
  if (typeof flight === 'number') full.flightName = wingType(at(g.flights, flight).type).term
  if (typeof wing === 'number') full.wingName = wingType(numberAt(g.wings.type, wing)).term
  return full
}

function shipTerm(g: State, ship: number): string {
  return shipType(numberAt(g.ships.type, ship)).term
}
