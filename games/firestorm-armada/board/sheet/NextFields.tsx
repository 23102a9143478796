import type { JSX } from 'preact'
import { strengthOf } from '../../orders/next-order.ts'
import { COURSES, FIRES, type NextOrder } from '../../orders/order.ts'
import type { Facts } from '../table/facts.ts'
import { candidates, nextBy } from './next.ts'
import type { SheetOf } from './sheet.ts'

interface Props {
  readonly facts: Facts
  readonly now: SheetOf<'move'>
  put(next: Partial<SheetOf<'move'>>): void
}

/** FA-TURN-5: which unit the player activates next, and how; ordered with the current move. */
export function NextFields({ facts, now, put }: Props): JSX.Element | null {
  const { text } = facts
  const units = candidates(facts, now.squadron)
  if (units.length === 0) return null
  const { next } = now
  const chosen = next === null ? '' : `${next.unit}:${next.id}`
  return (
    <div class="fa-next">
      <label class="fa-sheet-card">
        <span>{text.say('board-next')}</span>
        <select
          class="field"
          data-next
          value={chosen}
          onChange={({ currentTarget }) => {
            const unit = units.find(({ unit: kind, id }) => `${kind}:${id}` === currentTarget.value)
            put({ next: unit === undefined ? null : nextBy(facts, unit) })
          }}
        >
          <option value="">{text.say('board-next-ask')}</option>
          {units.map(({ unit, id, name }) => (
            <option key={`${unit}:${id}`} value={`${unit}:${id}`}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {next?.unit === 'squadron' && <Ways facts={facts} next={next} put={put} />}
    </div>
  )
}

/** How the next squadron acts. */
function Ways({ facts: { g, text }, next, put }: Pick<Props, 'facts' | 'put'> & { readonly next: NextOrder }): JSX.Element {
  const change = (more: Partial<NextOrder>): void => put({ next: { ...next, ...more } })
  return (
    <>
      {(
        [
          ['move', COURSES],
          ['fire', FIRES],
        ] as const
      ).map(([part, choices]) => (
        <label key={part} class="fa-sheet-card">
          <span>{text.say(`board-next-${part}`)}</span>
          <select
            class="field"
            data-next-part={part}
            value={next[part]}
            onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {text.say(`board-next-${part}-${choice}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label class="fa-switch">
        <input
          type="checkbox"
          data-next-hurt
          checked={next.strength > 0}
          onChange={() => change({ strength: next.strength > 0 ? 0 : strengthOf(g, next.id) })}
        />
        {text.say('board-next-hurt')}
      </label>
    </>
  )
}
