import { Beforehand, optionMessage, refusalWords, type SaidLine } from '@orrery/board'
import { type SeenOption, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { withOrder } from '../../orders/drafts.ts'
import { changed, type Rehearsed, rehearse, turnOrder } from '../../orders/rehearse.ts'
import { RESOLVE, REVEAL } from '../../orders/turn.ts'
import type { SheetProps } from './sheet-props.ts'
import { turnShown } from './turn-shown.ts'

/** Changes what is taken at a question of the turn. */
type Change = (taken: readonly string[]) => void

/** The value of a unit's line that leaves it where it is. */
const STAYS = ''

/**
 * FS-OPS-1, FS-OPS-3: a whole order at once: which one is revealed, and each decision that it brings before dice are rolled. What
 * looks best at a glance is proposed. While the sheet is open, the map shows what the turn would do.
 */
export function TurnSheet({ question, view, orders, order, text }: SheetProps) {
  const [said, say] = useState<Parameters<typeof rehearse>[2]>([])
  const first = useMemo(() => rehearse(question, view, []), [question, view])
  const turn = useMemo(() => (said.length === 0 ? first : rehearse(question, view, said)), [question, view, said, first])
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, open] = useState(false)
  useLayoutEffect(() => {
    const opened = ({ target }: Event): void => open(target instanceof HTMLDetailsElement && target.open)
    // Such events do not bubble.
    place.current?.addEventListener('toggle', opened, true)
  }, [])
  useEffect(() => {
    const shown = turnShown(question)
    shown.value = isOpen ? (turn?.steps ?? []) : []
    return () => {
      shown.value = []
    }
  }, [isOpen, turn, question])
  if (first === null || turn === null || (first.steps.length < 2 && question.name !== REVEAL)) return null
  const { steps, refusal } = turn
  return (
    <div ref={place} class="fs-turn-sheet">
      <Beforehand
        title={text.say('board-sheet-turn')}
        lines={steps.flatMap((step, nth) => linesOf(step, nth, (taken) => say(changed(turn, nth, taken)), text))}
        label={text.say('board-sheet-turn-go', { count: steps.length })}
        act={refusal === null ? () => order(withOrder(orders, turnOrder(turn, question, view))) : null}
      >
        <p data-said="proposed">{refusal === null ? text.say('board-sheet-proposed') : refusalWords(text, refusal)}</p>
      </Beforehand>
    </div>
  )
}

/** One line for a choice; for a set of units one for each unit. */
function linesOf(step: Rehearsed, nth: number, change: Change, text: Text): readonly SaidLine[] {
  const { asked, taken } = step
  if (asked.kind === 'plan') return []
  if (asked.kind === 'multi-select') return unitsOf(asked.options).map((options) => unitLine(step, nth, options, change, text))
  const revealed = asked.options.filter(({ id }) => verbOf(id) === 'reveal')
  return [
    {
      id: `${asked.name}:${nth}`,
      label: promptOf(step, text),
      value: taken[0] ?? '',
      choices: (revealed.length > 0 ? revealed : asked.options).map((option) =>
        asked.name === RESOLVE ? { value: option.id, label: text.say(`board-turn-does-${option.id}`) } : choiceOf(option, text),
      ),
      choose: (value) => change([value]),
    },
  ]
}

/** The options of each unit. */
function unitsOf(options: readonly SeenOption[]): readonly (readonly SeenOption[])[] {
  return [...new Set(options.map(({ on }) => on))].map((unit) => options.filter(({ on }) => on === unit))
}

/** FS-ADV-9: where one unit goes, or that it stays. */
function unitLine(step: Rehearsed, nth: number, options: readonly SeenOption[], change: Change, text: Text): SaidLine {
  const { asked, taken } = step
  const ids = options.map(({ id }) => id)
  const { on = '', params = {} } = options[0] ?? {}
  return {
    id: `${asked.name}:${nth}:${on}`,
    label: params.from === undefined ? promptOf(step, text) : text.say('board-sheet-from', params),
    value: taken.find((id) => ids.includes(id)) ?? STAYS,
    choices: [{ value: STAYS, label: text.say('board-sheet-stays') }, ...options.map((option) => placeOf(option, text))],
    choose: (value) => change([...taken.filter((id) => !ids.includes(id)), ...(value === STAYS ? [] : [value])]),
  }
}

/** What a line decides, in a word or two. */
function promptOf({ asked }: Rehearsed, text: Text): string {
  return text.say(`board-turn-${asked.name.replace('.', '-')}`, asked.params)
}

/** Where a unit goes; what happens to it, if it is not moved. */
function placeOf(option: SeenOption, text: Text): { readonly value: string; readonly label: string } {
  return option.params?.from === undefined ? choiceOf(option, text) : { value: option.id, label: text.say('board-sheet-to', option.params) }
}

function choiceOf(option: SeenOption, text: Text): { readonly value: string; readonly label: string } {
  return { value: option.id, label: text.say(optionMessage(option), option.params) }
}
