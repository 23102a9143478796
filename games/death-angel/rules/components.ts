import { at, shuffleIn } from '@orrery/kernel'
import type { EventId } from '../content/events.ts'
import { type GenestealerId, isBroodLord } from '../content/genestealers.ts'
import { type MarineId, marineTerm } from '../content/marines.ts'
import { type TerrainId, terrainTerm } from '../content/terrain.ts'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'

export { at }

/** DA-COMP-8, DA-COMP-10: puts up to `wanted` tokens from the supply on a marine. */
export function giveTokens(g: State, marine: MarineId, wanted: number, rule: string): void {
  const placed = Math.min(wanted, g.supply)
  if (placed === 0) return
  g.supply -= placed
  at(g.marines, marine).tokens += placed
  tell(g, { type: 'token-placed', rule, on: `marine:${marine}`, marine: marineTerm(marine), count: placed })
}

/** DA-COMP-9: returns tokens that a marine spends or loses to the supply. */
export function takeTokens(g: State, marine: MarineId, count: number, rule: string): void {
  at(g.marines, marine).tokens -= count
  g.supply += count
  if (count > 0) tell(g, { type: 'token-spent', rule, on: `marine:${marine}`, marine: marineTerm(marine), count })
}

/** DA-COMP-10: puts up to `wanted` tokens from the supply on a terrain card. */
export function giveTerrainTokens(g: State, terrain: TerrainId, wanted: number, rule: string): void {
  const placed = Math.min(wanted, g.supply)
  if (placed === 0) return
  g.supply -= placed
  at(g.terrain, terrain).tokens += placed
  tell(g, { type: 'terrain-token-placed', rule, on: `terrain:${terrain}`, terrain: terrainTerm(terrain), count: placed })
}

/** DA-COMP-11, DA-BROOD-11: discards an enemy card; brood lords leave the game. */
export function discardGenestealer(g: State, card: GenestealerId): void {
  if (isBroodLord(card)) g.broodLordsSlain.push(card)
  else g.genestealerDiscard.push(card)
}

/** DA-COMP-12: the top card of the genestealer deck; NONE if deck and discards are empty. */
export function drawGenestealer(g: State): GenestealerId {
  if (g.genestealerDeck.length === 0) {
    if (g.genestealerDiscard.length === 0) return NONE
    g.genestealerDeck = g.genestealerDiscard
    g.genestealerDiscard = []
    shuffleIn(g, 'shuffles', g.genestealerDeck)
    tell(g, { type: 'genestealers-reshuffled', rule: 'DA-COMP-12', count: g.genestealerDeck.length })
  }
  return g.genestealerDeck.shift() as GenestealerId
}

/** The number of genestealers left in deck and discards. */
export function genestealersLeft(g: State): number {
  return g.genestealerDeck.length + g.genestealerDiscard.length
}

/** DA-COMP-12: refills an empty event deck from the discards. Returns whether it has a card (DA-COMP-14). */
export function refillEvents(g: State): boolean {
  if (g.eventDeck.length > 0) return true
  if (g.eventDiscard.length === 0) return false
  g.eventDeck = g.eventDiscard
  g.eventDiscard = []
  shuffleIn(g, 'shuffles', g.eventDeck)
  tell(g, { type: 'events-reshuffled', rule: 'DA-COMP-12', count: g.eventDeck.length })
  return true
}

/** DA-COMP-12, DA-COMP-14: the top event card; NONE if none is left. */
export function drawEvent(g: State): EventId {
  if (!refillEvents(g)) return NONE
  const card = g.eventDeck.shift() as EventId
  if (g.scouted.length > 0) g.scouted = g.scouted.filter((known) => known.card !== card)
  return card
}
