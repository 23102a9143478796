import { defineGame } from '@orrery/kernel'
import { boldness, evaluate, features, metrics, policy, prior } from './bot.ts'
import { UNKEYED } from './content/unkeyed.ts'
import { determinize } from './determinize.ts'
import { explain } from './explain.ts'
import { migrate } from './migrate.ts'
import { absent, concede, hasLeft, isGone } from './rules/leaving.ts'
import { OPTION_IDS } from './rules/option-ids.ts'
import { type Options, readOptions, SETTINGS } from './rules/options.ts'
import { activities, continues, next } from './rules/round.ts'
import { setUp } from './rules/setup.ts'
import { winnerByTime } from './rules/winning.ts'
import { type State, state } from './state.ts'
import { commonView, type View, view } from './view.ts'

export type { ForbiddenStarsEvent } from './events.ts'
export type { State } from './state.ts'
export type * from './view.ts'

/** Forbidden Stars: a war for a star cluster. */
export const forbiddenStars = defineGame<State, View, Options>({
  id: 'forbidden-stars',
  version: 3,
  seats: { min: 2, max: 4 },
  cooperative: false,
  settings: SETTINGS,
  options: readOptions,
  state,
  migrate,
  ids: OPTION_IDS,
  unkeyed: UNKEYED,
  setUp,
  next,
  activities,
  plans: {},
  concede,
  hasLeft,
  isGone,
  absent,
  tournament: { settings: {}, timeUp: winnerByTime },
  view,
  common: commonView,
  explain,
  determinize,
  policy,
  evaluate,
  features,
  metrics,
  prior,
  // A round: the policy plays whole rounds.
  period: (g) => g.round,
  continues,
  levels: { keen: 14, field: 4, periods: { keen: 1, strong: 2 } },
  boldness,
})
