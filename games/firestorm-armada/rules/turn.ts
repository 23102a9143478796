import type { Next, Rule } from '@orrery/kernel'
import { tell } from '../events.ts'
import type { State, Step } from '../state.ts'
import { boardStep, closing, combatStep, command, moved, movement } from './act.ts'
import { turnCards } from './cards/turn-cards.ts'
import { chooseUnit } from './choose-unit.ts'
import { dropStaleNames } from './command.ts'
import { deploy, deployLate, scouts } from './deployment/deploy.ts'
import { deploymentRoll } from './deployment/roll.ts'
import { secrets } from './deployment/secrets.ts'
import { endCards } from './end/cards.ts'
import { endEffects } from './end/effects.ts'
import { endMarkers } from './end/markers.ts'
import { endRepair } from './end/repair.ts'
import { checkEnd, countPoints, resultOf } from './end/victory.ts'
import { initiative } from './initiative.ts'
import { flightActs, flightAnswers, flightFight, flightMove } from './wing/activation.ts'

type StepRule = (g: State) => Rule

/** The rule of each step (FA-TURN-1 to 7, FA-ACT-1, FA-WING-23, FA-END-5). Every step determines the next one. */
const STEP_RULES: Readonly<Record<Step, StepRule>> = {
  roll: deploymentRoll,
  secrets,
  deploy,
  late: deployLate,
  scouts,
  'turn-cards': turnCards,
  initiative,
  choose: chooseUnit,
  command,
  movement,
  moved,
  combat: combatStep,
  boarding: boardStep,
  'flight-move': flightMove,
  'flight-answers': flightAnswers,
  'flight-fight': flightFight,
  'flight-acts': flightActs,
  closing,
  'end-effects': endEffects,
  'end-repair': endRepair,
  'end-markers': endMarkers,
  'end-cards': endCards,
}

/** The turn order, as data: the next step, or the result. */
export function next(g: State): Next {
  return g.end === 'none' ? { activity: 'step', args: null } : { result: resultOf(g) }
}

/**
 * One step and its consequences: stale names, and a side without ships. Each step is an activity of its own, even a silent one, so
 * that a copy of the table has to replay as little as possible.
 */
export function* step(g: State): Rule {
  yield* STEP_RULES[g.step](g)
  dropStaleNames(g)
  checkEnd(g)
}

/** FA-GEN-12: a player gives up. The score is counted as at every end of the game (FA-VP-5, FA-VP-11). */
export function concede(g: State, seat: number): void {
  g.conceded = seat & 1
  g.end = 'conceded'
  tell(g, { type: 'conceded', rule: 'FA-GEN-12', seat })
  countPoints(g)
  tell(g, { type: 'points-counted', rule: 'FA-VP-5', points: g.points.slice() })
}

export const activities = { step }
