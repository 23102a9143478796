import { defineGame } from '@orrery/kernel'
import { UNKEYED } from '../chaos-galaxy/content/unkeyed.ts'
import { evaluate, features, policy, prior } from './bot.ts'
import { determinize } from './determinize.ts'
import { explain } from './explain.ts'
import { migrate } from './migrate.ts'
import { plans } from './plans.ts'
import { build } from './rules/build.ts'
import { follows, next } from './rules/end.ts'
import { type Options, readOptions, SETTINGS } from './rules/options.ts'
import { open } from './rules/packs.ts'
import { pick } from './rules/pick.ts'
import { setUp } from './rules/setup.ts'
import { timeLimit } from './rules/time.ts'
import { type State, state } from './state.ts'
import { type View, view } from './view.ts'

export type { DraftEvent } from './events.ts'
export type { State } from './state.ts'
export type * from './view.ts'

/** Limited play: decks of Chaos Galaxy built from boosters, picked card by card or opened sealed. */
export const draft = defineGame<State, View, Options>({
  id: 'draft',
  version: 2,
  seats: { min: 2, max: 8 },
  // Everybody wins, but each seat has secrets, so no other seat may take it over.
  cooperative: false,
  settings: SETTINGS,
  options: readOptions,
  state,
  migrate,
  unkeyed: UNKEYED,
  setUp,
  next,
  activities: { open, pick, build },
  plans,
  timeLimit,
  least: timeLimit.least,
  follows,
  view,
  explain,
  determinize,
  levels: { keen: 40 },
  policy,
  features,
  evaluate,
  prior,
})
