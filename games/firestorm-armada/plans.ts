import type { Json, Plan, PlanQuestion, Random } from '@orrery/kernel'
import { promiseOfMove } from './bot/move.ts'
import { sampleMove } from './bot/sample-move.ts'
import { sampleWings } from './bot/sample-wings.ts'
import { at } from './rules/at.ts'
import { dronePlan } from './rules/damage/drone-plan.ts'
import { somePlace } from './rules/deployment/places.ts'
import { type DeployBounds, mayDeploy } from './rules/deployment/plan.ts'
import { inward } from './rules/deployment/zones.ts'
import { splitPlan } from './rules/fire/split.ts'
import { type Manoeuvre, type MoveBounds, mayMove } from './rules/manoeuvre.ts'
import { sideOf } from './rules/ships.ts'
import { thrustPlan } from './rules/thrust.ts'
import { mayGo, type WingBounds } from './rules/wing/plan.ts'
import type { State } from './state.ts'

// Bounds are made by the rules alone; what comes from outside is the value.
const moveBoundsOf = (question: PlanQuestion): MoveBounds => question.bounds as unknown as MoveBounds
const wingBoundsOf = (question: PlanQuestion): WingBounds => question.bounds as unknown as WingBounds
const deployBoundsOf = (question: PlanQuestion): DeployBounds => question.bounds as unknown as DeployBounds

/** FA-MOVE-6, FA-MOVE-23: a ship's move. */
const manoeuvre: Plan<State> = {
  validate: (question, value) => mayMove(moveBoundsOf(question), value),
  sample: (g, question, random) => sampleMove(g, moveBoundsOf(question), random),
  // What is searched was sampled or found legal.
  prior: (g, question, value) => promiseOfMove(g, moveBoundsOf(question), value as unknown as Manoeuvre),
}

/** FA-WING-6, FA-WING-8: where the wings of a flight go. */
const wings: Plan<State> = {
  validate: (question, value) => mayGo(wingBoundsOf(question), value),
  sample: (g, question, random) => sampleWings(g, wingBoundsOf(question), random),
}

/** FA-SETUP-7: where a squadron is placed. */
const deployment: Plan<State> = {
  validate: (question, value) => mayDeploy(deployBoundsOf(question), value),
  sample: sampleDeployment,
}

function sampleDeployment(g: State, question: PlanQuestion, random: Random): Json {
  const bounds = deployBoundsOf(question)
  const { owner } = at(g.squadrons, bounds.squadron)
  const found = somePlace(bounds, [inward(g, sideOf(owner))], random)
  if (found === null) throw new Error(`there is no place for squadron ${bounds.squadron}`)
  return found
}

export const plans = { manoeuvre, wings, deployment, split: splitPlan, drone: dronePlan, thrust: thrustPlan }
