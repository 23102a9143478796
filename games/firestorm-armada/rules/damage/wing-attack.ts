import type { Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { aimParams } from '../../names.ts'
import { NONE, type ShipId, type State, type WingId } from '../../state.ts'
import { numberAt } from '../at.ts'
import { type Acting, actionCard } from '../cards/window.ts'
import { d6, extraWaves, hitsOf, tellRoll, wave, waveParams } from '../dice.ts'
import { RING } from '../fire/attack.ts'
import { pointOf } from '../stands.ts'
import { areaDice, receive } from './receive.ts'
import { settle } from './settle.ts'

/** FA-WING-10, FA-MOVE-16: the attack run of wings with `dice` dice. */
export function* wingHits(g: State, target: ShipId, dice: number, wings: readonly WingId[]): Rule {
  const [first = NONE] = wings
  const acting: Acting = { seat: numberAt(g.wings.owner, first), squadron: NONE, flight: numberAt(g.wings.flight, first), ships: [] }
  const faces = wave(g, dice)
  const on = `ship:${target}`
  tell(g, { type: 'first-wave', rule: 'FA-WING-10', on, need: 4, dice: faces.slice() })
  const again: number[] = []
  if (g.ships.fullStop[target] === 1) rollMissAgain(g, faces, again, 'FA-MOVE-16', on)
  const misses = faces.some((face, i) => face < 4 && !again.includes(i))
  if (misses && (yield* actionCard(g, acting, 'dice', ['A01'], { ...waveParams(faces, 4), ...aimParams(g, target) })) !== null) {
    rollMissAgain(g, faces, again, 'FA-CARD-7', on)
  }
  const waves = [faces, ...extraWaves(g, faces)]
  const hits = hitsOf(waves.flat(), 4)
  tellRoll(g, { rule: 'FA-WING-10', on, purpose: 'attack', need: 4, waves, hits })
  const attackers = wings.map((wing) => pointOf(g, wing))
  const plain = { lessDr: 0, lessCr: 0, adder: NONE, cyber: false, spook: false, rule: 'FA-DMG-3' }
  const { magazine } = yield* receive(g, { target, arm: 'wings', acting: null, focus: NONE, attackers, ...plain }, hits, RING)
  yield* settle(g, [{ ship: target, magazine }], 'attack', RING)
}

/** FA-TRAIT/durable, cards S05 and S11: the dice that are rolled for the attack run of so many wings with `dice` AD together. */
export function runDice(g: State, target: ShipId, wings: number, dice: number): number {
  if (dice === 0) return 0
  const fewer = shipType(numberAt(g.ships.type, target)).traits.includes('durable') ? Math.ceil(wings / 2) : 0
  return areaDice(g, target, Math.max(dice - fewer, 1))
}

function rollMissAgain(g: State, faces: number[], again: number[], rule: string, on: string): void {
  const miss = faces.findIndex((face, i) => face < 4 && !again.includes(i))
  if (miss < 0) return
  faces[miss] = d6(g)
  again.push(miss)
  tell(g, { type: 'rerolled', rule, on, dice: faces.slice() })
}
