import type { Rule } from '@orrery/kernel'
import type { State } from '../../state.ts'
import { isOver } from '../end/victory.ts'
import { pointDefenceAt } from '../fire/point-defence.ts'
import { wingsOf } from '../ships.ts'
import { wingAct } from './act.ts'
import { dogfight, interceptions } from './dogfight.ts'
import { moveFlight } from './move.ts'

/** FA-WING-23: the flight's move, wing by wing. */
export function* flightMove(g: State): Rule {
  const { id } = g.activation
  for (const wing of wingsOf(g, id)) g.wings.moved[wing] = 0
  // FA-PD-14: dice of point defence count for one enemy activation.
  g.ships.pdSpent.fill(0)
  yield* moveFlight(g, id, 1)
  goOn(g, 'flight-answers')
}

/** FA-WING-9, FA-WING-23: enemy intercept moves, then enemy point defence. */
export function* flightAnswers(g: State): Rule {
  const { id } = g.activation
  yield* interceptions(g, id)
  if (isOver(g)) return
  if (wingsOf(g, id).length > 0) yield* pointDefenceAt(g, id)
  goOn(g, 'flight-fight')
}

/** FA-WING-14, FA-WING-23: one dogfight. */
export function* flightFight(g: State): Rule {
  yield* dogfight(g, g.activation.id)
  goOn(g, 'flight-acts')
}

/** FA-WING-23: attacks, boardings and landings, one in each step. */
export function* flightActs(g: State): Rule {
  if (yield* wingAct(g, g.activation.id)) g.step = 'closing'
  else goOn(g, 'flight-acts')
}

/** FA-TURN-10: goes on to a step, unless the last wing is lost, which ends the activation at once. */
function goOn(g: State, step: 'flight-answers' | 'flight-fight' | 'flight-acts'): void {
  g.step = wingsOf(g, g.activation.id).length === 0 ? 'closing' : step
}
