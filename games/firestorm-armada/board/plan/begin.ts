import type { Json, SeenQuestion } from '@orrery/kernel'
import { asJson, beginMove } from '../../orders/steer.ts'
import type { plans } from '../../plans.ts'
import { beginDeploy, deployAsJson } from './deploy.ts'
import { beginSplit } from './divisions.ts'
import { beginDrone, beginThrust } from './nudge.ts'
import { beginWings, wingsAsJson } from './wings.ts'

type Beginning = (question: Extract<SeenQuestion, { readonly kind: 'plan' }>) => Json

/** The initial draft of each plan of the game. */
const BEGINNINGS: Readonly<Record<keyof typeof plans, Beginning>> = {
  manoeuvre: (question) => asJson(beginMove(question)),
  wings: (question) => wingsAsJson(beginWings(question)),
  deployment: (question) => deployAsJson(beginDeploy(question)),
  split: beginSplit,
  thrust: beginThrust,
  drone: beginDrone,
}

/** A plan's initial draft. */
export function begin(question: SeenQuestion): Json {
  if (question.kind !== 'plan') return null
  return BEGINNINGS[question.plan as keyof typeof plans](question)
}
