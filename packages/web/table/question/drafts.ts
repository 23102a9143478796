import {
  type BoardModule,
  beginningOf,
  fieldsOf,
  type MultiSelectDraft,
  multiSelectDraft,
  type PlanDraft,
  type PlanField,
  planDraft,
} from '@orrery/board'
import { gameEntry } from '@orrery/games'
import type { Answer, PlanQuestion, Seen, SeenQuestion, Verdict } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { type Signal, signal } from '@preact/signals'
import { useMemo } from 'preact/hooks'

type Validate = (question: PlanQuestion, value: Parameters<PlanDraft['set']>[0]) => Verdict

/** The drafts of an answer to the open question. */
interface Drafts {
  readonly multiSelect: MultiSelectDraft | null
  readonly plan: PlanDraft | null
}

const NONE: Drafts = { multiSelect: null, plan: null }

/** A plan's fields: the game's own, otherwise those that follow from its bounds. */
export function planFields(board: BoardModule, question: SeenQuestion, text: Text): readonly PlanField[] {
  if (question.kind !== 'plan') return []
  const own = board.fields?.(question, text)
  if (own !== undefined) return own
  return fieldsOf(question.bounds, (path) => {
    const id = `field-${question.plan}${path === '' ? '' : `-${path}`}`
    return text.has(id) ? text.say(id) : path
  })
}

/** The game's own `validate`, once its rules are loaded. */
function validatorOf(game: string, plan: string): Signal<Validate | null> {
  const found = signal<Validate | null>(null)
  void gameEntry(game)
    .load()
    .then((loaded) => {
      found.value = loaded.plans[plan]?.validate ?? null
    })
  return found
}

/** The drafts of an answer to the open question, which board and console share; new for every question. */
export function useDrafts(game: string, board: BoardModule, seen: Seen, text: Text, give: (answer: Answer) => void): Drafts {
  const { question } = seen
  return useMemo((): Drafts => {
    if (question?.kind === 'multi-select') return { multiSelect: multiSelectDraft(question, (options) => give({ options })), plan: null }
    if (question?.kind !== 'plan') return NONE
    const begin = board.begin?.(question, seen.view) ?? beginningOf(planFields(board, question, text))
    return { multiSelect: null, plan: planDraft(question, begin, validatorOf(game, question.plan), (plan) => give({ plan })) }
  }, [question])
}
