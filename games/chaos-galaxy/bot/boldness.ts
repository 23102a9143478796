import { type Answer, type Question, taken, verbOf } from '@orrery/kernel'
import type { State } from '../state.ts'

/**
 * How bold each action of the main phase is, by its verb: attacking is, building up and holding back are not. As a turn has many actions,
 * none has the full boldness.
 */
const ACTIONS: Readonly<Record<string, number>> = {
  ...{ attack: 0.5, launch: 0.1, end: -0.3, develop: -0.3, surface: -0.2, draw: -0.2, pick: -0.2, salvage: -0.2, peek: -0.2 },
}

/**
 * How bold an answer is: attacks, and many ships in them, are bold; cards and developments for later are patient. Within a combat it is 0:
 * nobody holds back there on principle.
 */
export function boldness(_g: State, question: Question, answer: Answer): number {
  const options = taken(question, answer)
  const [first] = options
  if (question.kind === 'multi-select') {
    const ships = (all: typeof options): number => all.filter(({ id }) => verbOf(id) === 'attack-with').length
    return question.name === 'equip-attackers' ? ships(options) / (2 * Math.max(1, ships(question.options))) - 0.25 : 0
  }
  return first === undefined || question.name !== 'main-action' ? 0 : (ACTIONS[verbOf(first.id)] ?? 0)
}
