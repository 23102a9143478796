import { BLOCK, COUNTER_ATTACK, DEFENSIVE_STANCE } from '../../content/actions.ts'
import { defenceOf, sizeOf } from '../../orders/danger.ts'
import { type Defence, faceHits, slainBy } from '../../risk.ts'
import type { View, ViewPosition, ViewSwarm } from '../../view.ts'
import type { Risk, Side } from './scene.ts'

const FACES = [0, 1, 2, 3, 4, 5]
const BARE: Defence = { block: false, stance: false, counter: false, secondWind: false }

/** What to suppose instead of the view's facts, to see what it would change. */
export interface Supposed {
  readonly faces?: Side
  readonly tokens?: number
  readonly protected?: boolean
}

/** The effect of the swarm's coming attack on its marine; null if none is to come. */
export function swarmRisk(view: View, place: ViewPosition, side: Side, swarm: ViewSwarm, supposed: Supposed = {}): Risk | null {
  const { marine } = place
  if (marine === null || (view.phase === 'attack' && swarm.attacked)) return null
  const { size, lords } = sizeOf(swarm)
  const defence = defenceOf(view, marine)
  const front = (supposed.faces ?? marine.facing) === side
  const tokens = front ? (supposed.tokens ?? marine.tokens) : 0
  const held = supposed.protected ?? (swarm.protected && view.phase !== 'event')
  const plain = slainBy(size, lords, 0, BARE)
  const now = held ? 0 : slainBy(size, lords, tokens, defence)
  const card = slainBy(size, lords, 0, defence) < plain ? cardOf(defence) : 0
  const because = held ? 'protected' : card > 0 ? 'card' : now < plain ? (tokens > 0 ? 'reroll' : 'blessed') : front ? 'none' : 'behind'
  return { plain, now, because, card, slays: held ? [] : FACES.filter((face) => faceHits(face, size, lords, defence)) }
}

function cardOf(defence: Defence): number {
  return defence.block ? BLOCK : defence.counter ? COUNTER_ATTACK : defence.stance ? DEFENSIVE_STANCE : 0
}

/** The chance that at least one marine is slain, from the current swarms. */
export function perilOf(view: View, suppose: (place: ViewPosition, side: Side, swarm: ViewSwarm) => Supposed = () => ({})): number {
  let safe = 1
  for (const place of view.formation)
    for (const side of ['left', 'right'] as const)
      for (const swarm of place[side].swarms) safe *= 1 - (swarmRisk(view, place, side, swarm, suppose(place, side, swarm))?.now ?? 0)
  return 1 - safe
}
