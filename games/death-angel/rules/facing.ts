import { type Option, option } from '@orrery/kernel'
import { MARINES, type MarineId, marineTerm } from '../content/marines.ts'
import { opposite, type Side, sideTerm } from '../content/sides.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { at } from './components.ts'

/** The options to turn a marine. */
export const TURN: readonly Option<MarineId>[] = MARINES.map(({ id, term }) => ({
  ...option(`turn:${id}`, id, 'DA-MOVE-8', `marine:${id}`),
  params: { marine: term },
}))

/** Turns a marine to the other side. */
export function turn(g: State, marine: MarineId, rule: string): void {
  face(g, marine, opposite(at(g.marines, marine).facing), rule)
}

/** Turns a marine to a side, unless he already faces it. */
export function face(g: State, marine: MarineId, side: Side, rule: string): void {
  const held = at(g.marines, marine)
  if (held.facing === side) return
  held.facing = side
  tell(g, { type: 'turned', rule, on: `marine:${marine}`, marine: marineTerm(marine), side: sideTerm(side) })
}
