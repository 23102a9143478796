import { Beforehand, optionMessage, type SaidLine } from '@orrery/board'
import { useState } from 'preact/hooks'
import { hasTokens, leftToPlace, placingOf, withOrder } from '../../orders/drafts.ts'
import type { Placing } from '../../orders/order.ts'
import { Carry } from './Carry.tsx'
import type { SheetProps } from './sheet-props.ts'

/** The draft of the plan: by line, the option and the alternative system. */
interface Draft {
  readonly options: Readonly<Record<number, string>>
  readonly others: Readonly<Record<number, string>>
}

/** The value of an empty line. */
const OPEN = ''

/** FS-PLAN-1: all orders of the round at once, each with an alternative place. */
export function PlanSheet(props: SheetProps) {
  const { question, view, orders, order, text } = props
  const [draft, write] = useState<Draft>({ options: {}, others: {} })
  const numbers = Array.from({ length: leftToPlace(question) }, (_, at) => at)
  const placings = numbers.flatMap((at) => placingAt(draft, at) ?? [])
  const whole = placings.length === numbers.length && hasTokens(placings, question.seat, view)
  return (
    <Beforehand
      title={text.say('board-sheet-plan')}
      lines={numbers.flatMap((at) => {
        const besides = numbers.flatMap((other) => (other === at ? [] : (placingAt(draft, other) ?? [])))
        const line = orderLine(props, draft, at, besides, write)
        const placing = placingAt(draft, at)
        return placing === null ? [line] : [line, insteadLine(props, draft, at, placing, write)]
      })}
      label={text.say('board-sheet-plan-go', { count: numbers.length })}
      act={whole ? () => order(withOrder(orders, { kind: 'plan', round: view.round, placings })) : null}
    >
      <Carry {...props} />
    </Beforehand>
  )
}

function placingAt({ options, others }: Draft, at: number): Placing | null {
  const [option, other] = [options[at] ?? OPEN, others[at] ?? OPEN]
  return option === OPEN ? null : placingOf(option, other === OPEN ? null : Number(other))
}

/** FS-PLAN-6: which order token is placed and where; tokens used in other lines are not offered. */
function orderLine(
  { question, view, text }: SheetProps,
  draft: Draft,
  at: number,
  besides: readonly Placing[],
  write: (draft: Draft) => void,
): SaidLine {
  const options = question.kind === 'options' ? question.options : []
  const fits = options.filter(({ id }) => hasTokens([...besides, placingOf(id, null)], question.seat, view))
  return {
    id: `order:${at}`,
    label: text.say('board-sheet-order', { number: Number(question.params?.number ?? 1) + at }),
    value: draft.options[at] ?? OPEN,
    choices: [
      { value: OPEN, label: text.say('board-sheet-choose') },
      ...fits.map((option) => ({ value: option.id, label: text.say(optionMessage(option), option.params) })),
    ],
    choose: (value) => write({ options: { ...draft.options, [at]: value }, others: { ...draft.others, [at]: OPEN } }),
  }
}

/** Where the order goes if another player has one in its system by then. */
function insteadLine(
  { question, text }: SheetProps,
  draft: Draft,
  at: number,
  { system: chosen }: Placing,
  write: (draft: Draft) => void,
): SaidLine {
  const options = question.kind === 'options' ? question.options : []
  const places = [...new Map(options.map(({ id, params }) => [placingOf(id, null).system, String(params?.code)]))]
  return {
    id: `instead:${at}`,
    label: text.say('board-sheet-covered'),
    value: draft.others[at] ?? OPEN,
    besides: true,
    choices: [
      { value: OPEN, label: text.say('board-sheet-same') },
      ...places
        .filter(([system]) => system !== chosen)
        .map(([system, code]) => ({ value: `${system}`, label: text.say('board-sheet-then', { code }) })),
    ],
    choose: (value) => write({ ...draft, others: { ...draft.others, [at]: value } }),
  }
}
