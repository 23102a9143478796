import type { Game, Next, Rule } from '@orrery/kernel'
import { tell } from '../events.ts'
import { NONE, type Phase, type State, type Step } from '../state.ts'
import { advance } from './advance.ts'
import { checkCapacity } from './capacity.ts'
import { combat } from './combat/combat.ts'
import { contestedArea } from './control.ts'
import { chooseStructure, deployStructure, deployUnits } from './deploy.ts'
import { gainOrderAssets, useAbility } from './dominate.ts'
import { checkElimination } from './elimination.ts'
import { eventSubsteps } from './events/events.ts'
import { outmanoeuvre } from './events/outmanoeuvre.ts'
import { leave, mustLeave } from './leaving.ts'
import { collectObjectives } from './objectives.ts'
import { beginTurn, endOrder, takeTurn } from './operations.ts'
import { orbitalStrike } from './orbital/strike.ts'
import { placeOrder } from './planning.ts'
import { collectMateriel, rallyAll, turnUp } from './refresh.ts'
import { nextSeat, seatsInOrder } from './seats.ts'
import { chooseFactions, noOrder } from './setup.ts'
import { placeStorm, placeTile, showTile } from './setup-map.ts'
import { quickMap } from './setup-quick.ts'
import { corsairRaid } from './upgrades/advance.ts'
import { beginDeploy, dreadRitual } from './upgrades/deploy.ts'
import { resolveStrategize } from './upgrades/strategize.ts'
import { checkObjectives, endLastRound, resultOf } from './winning.ts'

/** FS-ROUND-2 */
export const LAST_ROUND = 8

/** The turn order, as data: the next step is the activity of that name. */
export function next(g: State): Next {
  return g.phase === 'over' ? { result: resultOf(g) } : { activity: mustLeave(g) ? 'leave' : g.step, args: null }
}

/** What follows the revealing of an order as part of it. An advance is something new to look at, as are combats. */
const OF_ORDER: readonly Step[] = ['deploy-begin', 'deploy-units', 'deploy-structure', 'gain-assets', 'ability', 'strategize', 'order-end']

/** FS-PLAN-1, FS-OPS-3, FS-DEPLOY-1: whether the next activity continues the last one: placing orders in turn, or one order but an advance. */
export function continues(g: State): boolean {
  return g.step === 'plan' ? g.done > 0 : OF_ORDER.includes(g.step)
}

/** The activities that `next` starts, by step. */
export const activities: Game<State>['activities'] = {
  factions: chooseFactions,
  tile: showTile,
  lay: placeTile,
  *storm(g) {
    yield* placeStorm(g)
    if (g.done === g.seats) beginRound(g)
  },
  *'quick-map'(g) {
    quickMap(g)
    beginRound(g)
  },

  plan: placeOrder,
  *'plan-end'(g) {
    yield* outmanoeuvre(g)
    beginPhase(g, 'operations')
    g.active = g.first
    beginTurn(g)
  },

  turn: takeTurn,
  advance,
  *fight(g) {
    yield* fightOn(g)
    if (g.combat === null) g.step = 'after-fight'
  },
  *strike(g) {
    yield* orbitalStrike(g)
    g.step = contestedArea(g) === NONE ? 'order-end' : 'fight'
  },
  *'after-fight'(g) {
    yield* corsairRaid(g)
    g.step = 'order-end'
  },
  *'deploy-begin'(g) {
    g.step = 'deploy-units'
    if (yield* beginDeploy(g)) g.order.built = yield* chooseStructure(g)
  },
  'deploy-units': deployUnits,
  'deploy-structure': deployStructure,
  *'after-deploy'(g) {
    yield* dreadRitual(g)
    g.step = 'order-end'
  },
  'gain-assets': gainOrderAssets,
  ability: useAbility,
  *strategize(g) {
    yield* resolveStrategize(g)
    g.step = 'order-end'
  },
  'order-end': endOrder,

  *objectives(g) {
    collectAll(g)
  },
  *event(g) {
    yield* eventSubsteps(g, g.active)
    g.step = 'event-fight'
  },
  *'event-fight'(g) {
    yield* fightOn(g)
    if (g.combat === null) g.step = 'event-end'
  },
  *'event-end'(g) {
    yield* endEvent(g)
  },
  *'round-end'(g) {
    endRound(g)
  },
  *leave(g) {
    leave(g)
  },
}

/** FS-COMBAT-25, FS-COMBAT-26: the combats in contested areas, one after another. */
function* fightOn(g: State): Rule {
  const area = g.combat === null ? contestedArea(g) : g.combat.area
  if (area !== NONE) yield* combat(g, area)
}

function beginPhase(g: State, phase: Phase): void {
  g.phase = phase
  tell(g, { type: 'phase-begun', rule: 'FS-ROUND-1', phase: `@phase-${phase}` })
}

/** FS-ROUND-1, FS-ROUND-3: the next round begins with its planning phase. */
function beginRound(g: State): void {
  g.round++
  tell(g, { type: 'round-begun', rule: 'FS-ROUND-1', round: g.round })
  beginPhase(g, 'planning')
  g.step = 'plan'
  g.done = 0
  g.active = g.first
}

/** FS-REFRESH-1, FS-WIN-2: collects objectives, then materiel, then rallies routed units; the events follow. */
function collectAll(g: State): void {
  beginPhase(g, 'refresh')
  // FS-MAP-14
  g.order = noOrder()
  collectObjectives(g)
  checkObjectives(g)
  if (g.phase !== 'refresh') return
  collectMateriel(g)
  rallyAll(g)
  g.active = g.first
  g.done = 0
  g.step = 'event'
}

/** FS-REFRESH-6, FS-ELIM-2, FS-CAP-7: ends a seat's event; the next seat's event or the end of the round follows. */
function* endEvent(g: State): Rule {
  g.done |= 1 << g.active
  checkElimination(g)
  if (g.end !== 'none') return
  const waiting = seatsInOrder(g).filter((seat) => (g.done & (1 << seat)) === 0)
  if (waiting.length > 0) {
    g.active = waiting[0] as number
    g.step = 'event'
    return
  }
  yield* checkCapacity(g, 'FS-CAP-7')
  g.step = 'round-end'
}

/** FS-REFRESH-7, FS-REFRESH-8, FS-REFRESH-9, FS-ROUND-4: the first player token passes, and the next round begins. */
function endRound(g: State): void {
  turnUp(g)
  g.first = nextSeat(g, g.first)
  if (g.round === LAST_ROUND) endLastRound(g)
  else beginRound(g)
}
