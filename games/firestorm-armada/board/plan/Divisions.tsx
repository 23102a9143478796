import { percent } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { SPLIT } from '../../rules/fire/split.ts'
import { diceToDivide, divisionsOf, sharesOf } from './divisions.ts'
import type { FieldsProps } from './drawing.ts'

/** The number of divisions listed; of more, those farthest from the most damaging one are left out. */
const LISTED = 7

/**
 * FA-SPLIT-3, FA-SPLIT-6: the divisions between two targets, with the chance that each is damaged, the hull points that both lose on
 * average, and the chance of a critical hit. A press adopts a division.
 */
export function Divisions({ facts, draft }: FieldsProps): JSX.Element | null {
  const { text, g } = facts
  const { ship, weapon } = planBounds(draft.question, SPLIT)
  const shares = sharesOf(draft.value.value)
  const [one, other, more] = shares
  if (one === undefined || other === undefined || more !== undefined) return null
  const [first, second] = [one[0], other[0]]
  const most = diceToDivide(draft.question, shares)
  const divisions = divisionsOf(g, { ship, weapon }, [first, second], most)
  const step = Math.ceil(divisions.length / LISTED)
  const best = divisions.reduce((found, now) => (now.hull > found.hull ? now : found))
  const shown = divisions.filter((division, place) => place % step === 0 || division.share === one[1] || division === best)
  return (
    <table class="divisions">
      <caption>{text.say('board-best-divisions')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="kit-sr">{text.say('board-column-dice')}</span>
          </th>
          <th scope="col">{facts.shipName(first)}</th>
          <th scope="col">{facts.shipName(second)}</th>
          <th scope="col">{text.say('board-column-hull-lost')}</th>
          <th scope="col">{text.say('board-column-critical')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((division) => (
          <tr key={division.share} class={division.share === one[1] && one[1] + other[1] === most ? 'on' : ''}>
            <th scope="row">
              <button
                type="button"
                onClick={() =>
                  draft.set([
                    [first, division.share],
                    [second, most - division.share],
                  ])
                }
              >
                {text.say('board-division', { first: division.share, second: most - division.share })}
              </button>
            </th>
            {division.hurt.map((chance, place) => (
              <td key={place}>{percent(chance)}&nbsp;%</td>
            ))}
            <td>{division.hull.toLocaleString(text.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</td>
            <td class="critical">{percent(division.critical)}&nbsp;%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
