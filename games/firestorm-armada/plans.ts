import type { Json, Plan, PlanQuestion, Random } from '@orrery/kernel'
import { promiseOfMove } from './bot/move.ts'
import { sampleMove } from './bot/sample-move.ts'
import { sampleWings } from './bot/sample-wings.ts'
import { at } from './rules/at.ts'
import { somePlace } from './rules/deployment/places.ts'
import { type DeployBounds, mayDeploy } from './rules/deployment/plan.ts'
import { inward } from './rules/deployment/zones.ts'
import { splitPlan } from './rules/fire/split.ts'
import { type Manoeuvre, type MoveBounds, mayMove } from './rules/move/manoeuvre.ts'
import { dronePlan } from './rules/move/mines.ts'
import { thrustPlan } from './rules/move/thrust.ts'
import { sideOf } from './rules/ships.ts'
import { mayGo, type WingBounds } from './rules/wing/places.ts'
import type { State } from './state.ts'

/** FA-MOVE-6, FA-MOVE-23: a ship's move. */
const manoeuvre: Plan<State, MoveBounds> = {
  validate: (question, value) => mayMove(question.bounds, value),
  sample: (g, question, random) => sampleMove(g, question.bounds, random),
  // A plan in a search is legal, because it was sampled or checked.
  prior: (g, question, value) => promiseOfMove(g, question.bounds, value as unknown as Manoeuvre),
}

/** FA-WING-6, FA-WING-8: where the wings of a flight go. */
const wings: Plan<State, WingBounds> = {
  validate: (question, value) => mayGo(question.bounds, value),
  sample: (g, question, random) => sampleWings(g, question.bounds, random),
}

/** FA-SETUP-7: where a squadron is placed. */
const deployment: Plan<State, DeployBounds> = {
  validate: (question, value) => mayDeploy(question.bounds, value),
  sample: sampleDeployment,
}

function sampleDeployment(g: State, question: PlanQuestion<DeployBounds>, random: Random): Json {
  const { bounds } = question
  const { owner } = at(g.squadrons, bounds.squadron)
  const found = somePlace(bounds, [inward(g, sideOf(owner))], random)
  if (found === null) throw new Error(`there is no place for squadron ${bounds.squadron}`)
  return found
}

/** The plans that are asked for. */
export const plans = { manoeuvre, wings, deployment, split: splitPlan, drone: dronePlan, thrust: thrustPlan }

const byName: Readonly<Record<string, Plan<State>>> = plans

/** The plan with the given name, for questions that may ask for any. Throws a `RangeError` if there is none. */
export function planNamed(name: string): Plan<State> {
  const plan = byName[name]
  if (plan === undefined) throw new RangeError(`there is no plan '${name}'`)
  return plan
}
