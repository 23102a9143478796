import {
  type Answer,
  multiSelectVerdict,
  type Option,
  type OptionsQuestion,
  randomOf,
  type SeenMultiSelectQuestion,
  type SeenOption,
  type SeenQuestion,
  seedOf,
  verbOf,
} from '@orrery/kernel'
import { assignDamage } from '../bot/fighting.ts'
import { worthAtAGlance } from '../bot/policy.ts'
import { outlook } from '../bot/worth.ts'
import { imagine } from '../imagine.ts'
import { at } from '../rules/at.ts'
import { NONE, type State } from '../state.ts'
import type { View } from '../view.ts'
import { typeOf } from './carry.ts'
import type { Part, StandingOrder } from './order.ts'

/** The part of a standing order that answers a question. */
const PART_OF: { readonly [question: string]: Part } = {
  'operations.order': 'reveals',
  'operations.resolve': 'reveals',
  'deploy.unit': 'deploys',
  'deploy.structure': 'deploys',
  'dominate.asset': 'dominates',
  'dominate.ability': 'dominates',
  'combat.reinforce': 'reinforces',
  'combat.card': 'fights',
  'combat.damage': 'fights',
  'refresh.event': 'events',
  'refresh.resolve': 'events',
  'refresh.storm': 'storms',
}

/** The questions that a standing order may answer. */
export const STANDING_ANSWERS: readonly string[] = Object.keys(PART_OF)

/** Options whose worth differs by less count as equal. */
const ALIKE = 0.05

/** Parts in which equal options are not worth a question: any of them will do. */
const ANY_OF_EQUALS: readonly Part[] = ['storms']

/** A fixed seed: the judgement does not use hidden information, so any guess gives the same answer. */
const GUESS = seedOf('standing')

/**
 * FS-OPS-2, FS-OPS-6, FS-DEPLOY-1, FS-DOM-1, FS-COMBAT-10, FS-COMBAT-12, FS-DMG-1, FS-EVENT-5, FS-STORM-5: the answer of a standing
 * order: the best option by what the seat sees; null if the order does not cover the question, or several options are equally good.
 * Storms move all the same then.
 */
export function standingAnswer(order: StandingOrder, question: SeenQuestion, view: View): Answer | null {
  const part = PART_OF[question.name]
  if (part === undefined || !order[part]) return null
  if (question.name === 'combat.damage' && question.kind === 'multi-select') {
    const options = sufferers(question, view)
    return multiSelectVerdict(question, options) === true ? { options } : null
  }
  if (question.kind !== 'options') return null
  const seen = outlook(imagined(question, view), question.seat)
  const asked: OptionsQuestion = { ...question, options: question.options.map(optionOf) }
  const worths = asked.options.map((option) => worthAtAGlance(seen, option, asked))
  const most = Math.max(...worths)
  if (ANY_OF_EQUALS.includes(part)) return { option: at(asked.options, worths.indexOf(most)).id }
  const best = asked.options.filter((_, place) => at(worths, place) > most - ALIKE)
  return best.length === 1 && best[0] !== undefined ? { option: best[0].id } : null
}

/** FS-DMG-1: the units and bastions that suffer damage, in the order that costs least. */
function sufferers(question: SeenMultiSelectQuestion, view: View): readonly string[] {
  const options = question.options.map((option) => {
    const piece = Number(option.id.split(':')[1])
    const value = verbOf(option.id) === 'unit' ? { unit: piece, bastion: NONE } : { unit: NONE, bastion: piece }
    return { ...option, value }
  })
  return assignDamage(imagined(question, view), { ...question, options })
}

/** The table as the seat sees it; a just revealed order is not in the view yet, so it is added. */
function imagined(question: SeenQuestion, view: View): State {
  const { seat, name, on } = question
  const g = imagine(view, seat, randomOf(GUESS))
  if (name === 'operations.resolve') Object.assign(g.order, { seat, type: typeOf(question), system: Number(on?.split(':')[1]) })
  return g
}

/** An option as the rules offer it: its value is read from its id and parameters. */
function optionOf(option: SeenOption): Option {
  const [kind = 0, area = 0] = option.id.split(':').slice(1).map(Number)
  switch (verbOf(option.id)) {
    case 'buy':
    case 'build':
      return { ...option, value: { kind, area, payment: paymentOf(option) } }
    case 'storm':
      return { ...option, value: { storm: kind, edge: area } }
    case 'relocate':
      return { ...option, value: { unit: kind, to: area } }
    case 'instead':
      return { ...option, value: NONE }
    default:
      return { ...option, value: kind }
  }
}

function paymentOf({ params = {} }: SeenOption) {
  return {
    materiel: Number(params.materiel ?? 0),
    forge: Number(params.forge ?? 0),
    cache: params.cache === 1,
    scheme: params.warboss === 1,
  }
}
