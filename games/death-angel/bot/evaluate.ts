import type { Seat } from '@orrery/kernel'
import { GENESTEALER_LAIR, LAUNCH_CONTROL_ROOM, SETUP_LOCATIONS } from '../content/locations.ts'
import { at } from '../rules/components.ts'
import { NONE, type State } from '../state.ts'
import { totalRisk } from './posture.ts'

/**
 * The weights of the measures (each about 0 to 1) for the log-odds of winning: a logistic regression over the rounds of six thousand
 * games of the quick bot. The first is the intercept.
 */
const WEIGHTS = [-1.57, 2.1, 0.78, -3.07, 0.78, -1.7, -1.39, -1.82, -0.29, 0.02, -1.54, 0.21, -0.61, 1.44, 1.29, 3.14, 0.36] as const

/** The names of the measures, in the order of the weights. */
export const MEASURES = [
  'always',
  'alive',
  'six',
  'ahead',
  'final',
  'final-blips',
  'blips',
  'enemies',
  'final-enemies',
  'unseen',
  'risk',
  'tokens',
  'lair',
  'launch',
  'lords-slain',
  'location-tokens',
  'artefact',
] as const

/** The measures, in the order of the weights. */
export function measures(g: State): number[] {
  const alive = g.formation.length
  const each = Math.max(1, alive)
  const left = at(g.blips, 0).length
  const right = at(g.blips, 1).length
  const final = g.locationDeck.length === 0
  let enemies = 0
  let behind = 0
  for (const swarm of g.swarms) {
    enemies += swarm.cards.length
    const marine = g.formation[swarm.position - 1]
    if (marine !== undefined && at(g.marines, marine).facing !== swarm.side) behind += swarm.cards.length
  }
  let tokens = 0
  for (const marine of g.formation) tokens += at(g.marines, marine).tokens
  return [
    1,
    alive / at(SETUP_LOCATIONS, g.setupLocation).marines,
    Math.min(alive, 6) / 6,
    g.locationDeck.length / 4,
    final ? 1 : 0,
    final ? (left + right) / 14 : 0,
    final ? 0 : Math.min(left, right) / 8,
    Math.min(enemies / each / 3, 1.5),
    final ? enemies / 10 : 0,
    behind / each / 2,
    totalRisk(g) / each,
    Math.min(tokens / each, 1.5),
    g.location === GENESTEALER_LAIR ? 1 : 0,
    g.location === LAUNCH_CONTROL_ROOM ? 1 : 0,
    g.broodLordsSlain.length,
    g.locationTokens / 3,
    g.artefactHolder === NONE ? 0 : 1,
  ]
}

/** Better players than the quick bot win more often, so the log-odds are shrunk (`SHRINKAGE`) and raised (`RAISED`). */
const SHRINKAGE = 0.7
const RAISED = 0.3

/** The chance (0 to 1) that the players win, the same for every seat. */
export function evaluate(g: State, _seat: Seat): number {
  if (g.end !== 'none') return g.end === 'slain' ? 0 : 1
  const measured = measures(g)
  let logOdds = 0
  for (let i = 0; i < WEIGHTS.length; i++) logOdds += at(WEIGHTS, i) * at(measured, i)
  return 1 / (1 + Math.exp(-(SHRINKAGE * logOdds + RAISED)))
}
