import { defineGame, freshTable } from '@orrery/kernel'
import { evaluate, policy } from './bot.ts'
import { next } from './rules/goal.ts'
import { turn } from './rules/turn.ts'
import { type State, state } from './state.ts'
import { type View, view } from './view.ts'

/** Pig: roll as often as you dare, and stop before you roll a 1. */
export const pig = defineGame<State, View, object>({
  id: 'pig',
  version: 1,
  seats: { min: 2, max: 4 },
  cooperative: false,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, seats, seed) => ({ ...freshTable(seed, 'dice'), seat: 0, banked: Array.from({ length: seats }, () => 0) }),
  next,
  activities: { turn },
  plans: {},
  view,
  explain: () => [],
  determinize: () => undefined,
  policy,
  evaluate,
})
