import { type Rule, reveal } from '@orrery/kernel'
import { type LocationId, locationCard, locationTerm } from '../content/locations.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { DOOR } from '../content/terrain.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { addToPiles, discardFromPile, pileSize } from './blip.ts'
import { slaySome } from './brood.ts'
import { at } from './components.ts'
import { enteringAbility } from './location-cards.ts'
import { placeTerrain, removeAllTerrain } from './terrain.ts'

/** DA-TRAVEL-1, DA-TRAVEL-2: whether the formation travels now. */
export function travelIsDue(g: State): boolean {
  return g.locationDeck.length > 0 && (pileSize(g, LEFT) === 0 || pileSize(g, RIGHT) === 0)
}

/** DA-TRAVEL-3 to DA-TRAVEL-10: the Door, then the four steps of travel. */
export function* travel(g: State): Rule {
  yield* useDoor(g)
  // Step 1: DA-TRAVEL-5
  g.visited.push(g.location)
  g.location = g.locationDeck.shift() as LocationId
  reveal(g)
  const { code, blips, ability } = locationCard(g.location)
  tell(g, { type: 'travelled', rule: 'DA-TRAVEL-5', location: locationTerm(g.location), code })
  // Step 2: DA-TRAVEL-6
  removeAllTerrain(g)
  placeTerrain(g, g.location)
  // Step 3: DA-TRAVEL-7
  discardFromPile(g, LEFT, pileSize(g, LEFT), 'DA-TRAVEL-7')
  discardFromPile(g, RIGHT, pileSize(g, RIGHT), 'DA-TRAVEL-7')
  yield* addToPiles(g, blips[0], blips[1], 'DA-TRAVEL-7')
  // Step 4: DA-TRAVEL-8
  if (ability === 'enter') yield* enteringAbility(g)
}

/** DA-TERR-9, DA-TRAVEL-4, DA-TRAVEL-13: the current player may slay one genestealer for each token on the Door. */
function* useDoor(g: State): Rule {
  const count = at(g.terrain, DOOR).position > 0 ? at(g.terrain, DOOR).tokens : 0
  if (count > 0) yield* slaySome(g, { seat: g.current, rule: 'DA-TERR-9', message: 'door', count, mayStop: true, among: () => true })
}
