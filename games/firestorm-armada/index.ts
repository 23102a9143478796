import { defineGame } from '@orrery/kernel'
import { boldness, evaluate, features, metrics, policy, portfolio } from './bot.ts'
import { UNKEYED } from './content/unkeyed.ts'
import { determinize } from './determinize.ts'
import { explain } from './explain.ts'
import { migrate } from './migrate.ts'
import { plans } from './plans.ts'
import { winnerByTime } from './rules/end/victory.ts'
import { mayBring, type Options, readOptions, SETTINGS } from './rules/options.ts'
import { setUp } from './rules/setup.ts'
import { sideOf } from './rules/ships.ts'
import { activities, concede, next } from './rules/turn.ts'
import { type State, state } from './state.ts'
import { commonView, type View, view } from './view.ts'

export type { FirestormEvent } from './events-all.ts'
export type { State } from './state.ts'
export type * from './view.ts'

/** Firestorm Armada: squadrons of spaceships on an open table. */
export const firestormArmada = defineGame<State, View, Options>({
  id: 'firestorm-armada',
  version: 4,
  seats: { min: 2, max: 4 },
  cooperative: false,
  team: sideOf,
  settings: SETTINGS,
  seatSettings: ['fleet'],
  options: readOptions,
  mayBring,
  state,
  migrate,
  unkeyed: UNKEYED,
  setUp,
  next,
  activities,
  plans,
  concede,
  tournament: { settings: {}, timeUp: winnerByTime },
  view,
  common: commonView,
  explain,
  determinize,
  policy,
  portfolio,
  evaluate,
  features,
  metrics,
  period: (g) => g.turn,
  // FA-ACT-1: the activities of an activation continue each other, whichever ship moves or fires.
  continues: (g) => g.activation.kind !== 'none',
  levels: {
    dreamer: 52,
    hasty: 21,
    plans: { dreamer: 60, hasty: 22 },
    keen: 40,
    searches: { keen: ['activate'], strong: ['activate', 'deploy.plan', 'board.declare', 'wing.move'] },
    periods: { keen: 1, strong: 2 },
  },
  boldness,
})
