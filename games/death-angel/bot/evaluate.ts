import { GENESTEALER_LAIR, LAUNCH_CONTROL_ROOM, SETUP_LOCATIONS, TOXIN_PUMPING_STATION } from '../content/locations.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { DOOR } from '../content/terrain.ts'
import { pileSize } from '../rules/blip.ts'
import { at } from '../rules/components.ts'
import type { State } from '../state.ts'
import { dangerTo } from './danger.ts'

/**
 * How likely the players are to win from here if they play well, 0 to 1: a logistic regression over some hundred
 * thousand positions of games between bots.
 */
export function chanceToWin(g: State): number {
  const marines = g.formation.length
  const whole = at(SETUP_LOCATIONS, g.setupLocation).marines
  let enemies = 0
  for (const swarm of g.swarms) enemies += swarm.cards.length
  let tokens = 0
  let danger = 0
  for (let place = 0; place < marines; place++) {
    const marine = at(g.formation, place)
    tokens += at(g.marines, marine).tokens
    danger += dangerTo(g, marine, place + 1)
  }
  const sum =
    PLAYED_WELL +
    (2.76 * marines - 0.94 * enemies + 1.21 * tokens - 0.4 * danger) / whole -
    (0.91 * enemies) / Math.max(1, marines) +
    (g.locationDeck.length > 0 ? onTheWay(g) : atTheEnd(g))
  return 1 / (1 + Math.exp(-sum))
}

/** How much better than the games that were counted the search plays. */
const PLAYED_WELL = 0.6

/** What the way to the final location takes: locations to come, cards until the formation travels, the Door's help. */
function onTheWay(g: State): number {
  const door = at(g.terrain, DOOR)
  const help = door.position > 0 ? door.tokens : 0
  return -0.95 * g.locationDeck.length - 0.19 * Math.min(pileSize(g, LEFT), pileSize(g, RIGHT)) + 0.22 * help
}

/** What the end takes: the cards still to come, and the final location's own way to win. */
function atTheEnd(g: State): number {
  const sum = 1.55 - 0.227 * (pileSize(g, LEFT) + pileSize(g, RIGHT))
  if (g.location === LAUNCH_CONTROL_ROOM) return sum + 1.02 + 0.51 * g.locationTokens
  if (g.location === GENESTEALER_LAIR) return sum + 0.33 * (2 - g.broodLordsSlain.length)
  return g.location === TOXIN_PUMPING_STATION ? sum + 0.77 : sum
}
