import {
  type Answer,
  type MultiSelectQuestion,
  type Option,
  type OptionsQuestion,
  type Question,
  type Random,
  verbOf,
} from '@orrery/kernel'
import type { CardId, State } from '../state.ts'
import {
  judgeChoice,
  judgeDiscard,
  judgeGiving,
  judgeMay,
  judgeMulligan,
  judgeTaking,
  judgeTargets,
  judgeWindow,
  judgeYes,
} from './choices.ts'
import {
  bombersOf,
  crewed,
  isUsefulInAttack,
  judgeBarrage,
  judgeFiring,
  judgeFormation,
  judgeOrdnance,
  judgeOutfit,
  judgePayment,
  judgeReturn,
  judgeSplit,
  lineOf,
  piecesOf,
} from './combat.ts'
import { judgeAbility } from './conversion.ts'
import { judgeMain } from './main.ts'
import { judgeOpponents } from './play.ts'
import { cardWorth, handWorth } from './worth.ts'

/** The best option at a glance. Ties are broken at random, and now and then it bluffs. */
export function policy(g: State, question: Question, random: Random): Answer {
  if (question.kind === 'plan') throw new Error('Chaos Galaxy has no plans')
  if (question.kind === 'multi-select') return { options: several(g, question) }
  const worths = judge(g, question, random)
  let best = 0
  let ties = 1
  for (let at = 1; at < worths.length; at++) {
    const better = (worths[at] as number) - (worths[best] as number)
    if (better > 0) {
      best = at
      ties = 1
    } else if (better === 0 && random.below(++ties) === 0) best = at
  }
  return { option: (question.options[best] as Option).id }
}

/** The choice in a multi-select. */
function several(g: State, question: MultiSelectQuestion): readonly string[] {
  const { seat } = question
  // CG-EQUIP-2, CG-EQUIP-4: boarding crew is chosen after the ships.
  const options = question.options.filter(({ id }) => verbOf(id) !== 'board')
  const cards = options.map(({ id }) => piecesOf(id)[0] as CardId)
  const ids = (chosen: readonly CardId[]): string[] => chosen.map((card) => (options[cards.indexOf(card)] as Option).id)
  switch (question.name) {
    case 'equip-attackers': {
      const useful = ids(cards.filter((card) => isUsefulInAttack(g, seat, card)))
      return crewed(g, question, useful.length > 0 ? useful : [(options[0] as Option).id])
    }
    case 'equip-defenders':
      return crewed(g, question, ids(lineOf(g, seat)))
    case 'bombing-bombers':
      return ids(bombersOf(g, cards))
    case 'end-surplus':
      return ids(cards.toSorted((one, other) => cardWorth(g, one) - cardWorth(g, other)).slice(0, question.least))
    case 'end-discard':
      return ids(cards.toSorted((one, other) => handWorth(g, seat, one) - handWorth(g, seat, other)).slice(0, question.least))
    default: // The order in which cards reach the wasteland hardly matters: they keep theirs.
      return options.slice(0, question.least).map(({ id }) => id)
  }
}

/** The difference in credits at which one option is much more promising than another. */
const KEEN = 2

let looked: { readonly g: State; readonly question: Question; readonly worths: readonly number[]; readonly best: number } | null = null

/** How promising an option is compared with the best one, by a quick look. */
export function prior(g: State, question: Question, option: Option): number {
  if (question.kind !== 'options') return 1
  if (looked === null || looked.question !== question || looked.g !== g) {
    const worths = judge(g, question, null)
    looked = { g, question, worths, best: Math.max(...worths) }
  }
  const worth = looked.worths[question.options.indexOf(option as never)] ?? 0
  return Math.max(0.02, Math.exp((worth - looked.best) / KEEN))
}

/** What each option is worth by a quick look, in credits; without `random` it never bluffs. */
export function judge(g: State, question: OptionsQuestion, random: Random | null): number[] {
  switch (question.name) {
    case 'main-action':
      return judgeMain(g, question.seat, question.options, random)
    case 'stack-answer':
    case 'stack-start':
    case 'stack-end':
    case 'stack-window':
      return judgeWindow(g, question)
    case 'equip-outfit':
      return judgeOutfit(g, question)
    case 'combat-payment':
      return judgePayment(g, question)
    case 'firing-act':
      return judgeFiring(g, question)
    case 'firing-return':
      return judgeReturn(g, question)
    case 'ability-barrage':
      return judgeSplit(g, question)
    case 'ability-barrage-point':
      return judgeBarrage(g, question)
    case 'ability-formation':
    case 'ability-formation-point':
      return judgeFormation(g, question)
    case 'bombing-ordnance':
      return judgeOrdnance(g, question)
    case 'stack-target':
    case 'stack-retarget':
      return judgeTargets(g, question)
    case 'opponent':
      return judgeOpponents(g, question)
    case 'stack-choose':
      return judgeChoice(g, question)
    case 'stack-own-choice':
    case 'effect-give-up':
    case 'cost-give':
    case 'cost-turn':
    case 'cost-undevelop':
    case 'end-hangar':
      return judgeGiving(g, question)
    case 'bombing-discard':
    case 'effect-discard':
    case 'cost-discard':
      return judgeDiscard(g, question)
    case 'main-pick':
    case 'effect-search':
    case 'effect-move':
      return judgeTaking(g, question)
    case 'effect-may':
      return judgeMay(g, question)
    case 'setup-mulligan':
      return judgeMulligan(g, question)
    case 'ship-ability':
      return judgeAbility(g, question)
    default:
      return judgeYes(g, question)
  }
}
