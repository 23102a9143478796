import type { Text } from '@orrery/text'
import { type Cards, entriesOf } from '../../chaos-galaxy/board/decks/deck.ts'
import { COSTS, costClass, costLabel } from './groups.ts'

/** The number of cards of each cost, with ships apart. */
export function Curve({ cards, text }: { readonly cards: Cards; readonly text: Text }) {
  const entries = entriesOf(cards, text.language)
  const bars = COSTS.map((cost) => {
    const mine = entries.filter(({ face }) => costClass(face.cost) === cost)
    const sum = (of: typeof mine): number => of.reduce((total, { copies }) => total + copies, 0)
    return { cost, count: sum(mine), ships: sum(mine.filter(({ face }) => face.type === 'ship')) }
  })
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul class="dr-curve" aria-label={text.say('draft-curve')}>
      {bars.map(({ cost, count, ships }) => (
        <li key={cost} aria-label={text.say('draft-curve-bar', { cost: costLabel(cost), count, ships })}>
          <b>{count || ''}</b>
          <i style={{ height: `${(count / highest) * 40}px` }}>
            <i style={{ height: `${(ships / highest) * 40}px` }} />
          </i>
          <span>{costLabel(cost)}</span>
        </li>
      ))}
    </ul>
  )
}
