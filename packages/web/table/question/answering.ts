import { type BoardModule, type MultiSelectDraft, type Offer, oneOfEach, type PlanDraft, tellApart } from '@orrery/board'
import type { Seen, SeenOption } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { say } from '../../app/texts.ts'
import { optionName, optionsOf } from '../words.ts'
import type { PrimaryButtonAction } from './PrimaryButton.tsx'
import { isPass, listedOf, primaryActionOf } from './primary-action.ts'

/** How the open question can be answered, as the console shows it. */
export interface Answering {
  readonly options: readonly SeenOption[]
  /** The options that the console lists right away. */
  readonly listed: readonly SeenOption[]
  /** The names of all options, each different. */
  readonly labels: ReadonlyMap<string, string>
  readonly multiSelect: MultiSelectDraft | null
  readonly plan: PlanDraft | null
  readonly primary: PrimaryButtonAction | null
  readonly busy: boolean
  choose(option: string): void
}

interface AnsweringInput {
  readonly board: BoardModule
  readonly seen: Seen
  readonly text: Text
  readonly names: readonly string[]
  readonly multiSelect: MultiSelectDraft | null
  readonly plan: PlanDraft | null
  readonly offer: Offer | null
  readonly busy: boolean
  choose(option: string): void
}

/** Prepares the answers of the open question: names, listed options, the primary action. */
export function answeringOf(given: AnsweringInput): Answering {
  const { board, seen, text, names, multiSelect, plan, busy, choose } = given
  const { question } = seen
  const all = optionsOf(board, question)
  const alike = question?.kind === 'options' ? board.alike?.(seen.view) : undefined
  const options = alike === undefined ? all : oneOfEach(all, alike)
  const told = tellApart(
    options,
    options.map((option) => optionName(text, option, names)),
  )
  const plain = all.map((option): [string, string] => [option.id, optionName(text, option, names)])
  const labels = new Map([...plain, ...options.map(({ id }, at): [string, string] => [id, told[at] ?? ''])])
  const primary = primaryAction(given, labels)
  // Options that do not pass come first, so that the number keys begin with them.
  const listed = question === null ? [] : listedOf(board, question, options, primary?.option ?? null)
  const sorted =
    question === null ? [] : listed.toSorted((one, other) => Number(isPass(board, one, question)) - Number(isPass(board, other, question)))
  return { options, listed: sorted, labels, multiSelect, plan, primary, busy, choose }
}

function primaryAction(
  { board, seen, text, multiSelect, plan, offer, choose }: AnsweringInput,
  labels: ReadonlyMap<string, string>,
): PrimaryButtonAction | null {
  const { question } = seen
  if (question === null) return null
  if (offer !== null) {
    const { label, consequence, wastesActions, act } = offer
    return { label, consequence: consequence ?? null, wastesActions: wastesActions === true, option: null, ready: true, act }
  }
  const confirm = `confirm-${question.message}`
  if (multiSelect !== null) {
    const n = multiSelect.chosen.value.length
    const ready = multiSelect.verdict.value === true
    const missing = multiSelect.question.least - n
    // An invalid selection is not an answer; the button says what is missing.
    if (!ready && missing > 0)
      return {
        label: say('confirm-missing', { n: missing }),
        consequence: null,
        wastesActions: false,
        option: null,
        ready,
        act: multiSelect.confirm,
      }
    const label = text.has(confirm) ? text.say(confirm, { ...question.params, n }) : say(n === 0 ? 'confirm-none' : 'confirm-some', { n })
    const named = board.confirms?.(multiSelect.question, multiSelect.chosen.value, seen.view, text) ?? null
    const { consequence = null, wastesActions = false, isPass = n === 0 } = named ?? {}
    return { label: named?.label ?? label, consequence, wastesActions, isPass, option: null, ready, act: multiSelect.confirm }
  }
  if (plan !== null) {
    const label = text.has(confirm) ? text.say(confirm, question.params) : say('confirm-plan')
    const named = board.planned?.(plan, seen.view, text) ?? null
    const { consequence = null, wastesActions = false } = named ?? {}
    return { label: named?.label ?? label, consequence, wastesActions, option: null, ready: plan.verdict.value === true, act: plan.confirm }
  }
  const found = primaryActionOf(board, seen, text)
  if (found === null) return null
  const { option, label, consequence, wastesActions } = found
  return {
    label: label ?? labels.get(option) ?? '',
    consequence: consequence ?? null,
    wastesActions: wastesActions === true,
    option,
    ready: true,
    act: () => choose(option),
  }
}
