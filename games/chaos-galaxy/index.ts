import { defineGame } from '@orrery/kernel'
import { boldness, evaluate, features, metrics, period, policy, prior } from './bot.ts'
import { UNKEYED } from './content/unkeyed.ts'
import { determinize } from './determinize.ts'
import { aimAnew } from './effects/do/opponent.ts'
import { explain } from './explain.ts'
import { isGone } from './gone.ts'
import { migrate } from './migrate.ts'
import { attackWindow } from './rules/attack.ts'
import { bombing } from './rules/bombing.ts'
import { combatPayment } from './rules/combat-payment.ts'
import { endPhase } from './rules/end.ts'
import { equip } from './rules/equip.ts'
import { firing } from './rules/firing.ts'
import { mainAction } from './rules/main.ts'
import { leave } from './rules/multiplayer.ts'
import { mayBring, readOptions, SETTINGS } from './rules/options.ts'
import { mulligan, setUp } from './rules/setup.ts'
import { timeLimit } from './rules/time.ts'
import { tournament } from './rules/tournament.ts'
import { next, startPhase } from './rules/turn.ts'
import { unequip } from './rules/unequip.ts'
import { concede, hasLeft } from './rules/winning.ts'
import { stateSchema } from './state.ts'
import { commonView, view } from './view.ts'

/** Chaos Galaxy: a collectible card game for two to six in which the deck is a colony, and the life of its player. */
export const chaosGalaxy = defineGame({
  id: 'chaos-galaxy',
  version: 5,
  seats: { min: 2, max: 6 },
  cooperative: false,
  settings: SETTINGS,
  seatSettings: ['deck'],
  options: readOptions,
  mayBring,
  state: stateSchema,
  migrate,
  unkeyed: UNKEYED,
  setUp,
  next,
  activities: {
    mulligan,
    start: startPhase,
    main: mainAction,
    window: attackWindow,
    equip,
    payment: combatPayment,
    firing,
    bombing,
    unequip,
    end: endPhase,
    leave,
    aim: aimAnew,
  },
  plans: {},
  concede,
  hasLeft,
  isGone,
  timeLimit,
  least: timeLimit.least,
  tournament,
  view,
  common: commonView,
  explain,
  determinize,
  policy,
  evaluate,
  features,
  period,
  metrics,
  levels: { hasty: 17, keen: 10, field: 3 },
  prior,
  boldness,
})

export type { View } from './view.ts'
