import { defineGame } from '@orrery/kernel'
import { evaluate, features, metrics, policy, prior } from './bot.ts'
import { UNKEYED } from './content/unkeyed.ts'
import { determinize } from './determinize.ts'
import { explain } from './explain.ts'
import { migrate } from './migrate.ts'
import { OPTION_IDS } from './rules/option-ids.ts'
import { type Options, readOptions, SETTINGS } from './rules/options.ts'
import { activities, next } from './rules/round.ts'
import { setUp } from './rules/setup.ts'
import { type State, state } from './state.ts'
import { commonView, type View, view } from './view.ts'

export type { DeathAngelEvent } from './events.ts'
export type { State } from './state.ts'
export type * from './view.ts'

/** Death Angel: the players' marines against the genestealers. */
export const deathAngel = defineGame<State, View, Options>({
  id: 'death-angel',
  version: 3,
  seats: { min: 1, max: 6 },
  cooperative: true,
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
  view,
  common: commonView,
  explain,
  determinize,
  policy,
  evaluate,
  features,
  prior,
  metrics,
  period: (g) => g.round,
  levels: { dreamer: 12, hasty: 5, keen: 60, periods: { keen: 2, strong: 2 } },
})
