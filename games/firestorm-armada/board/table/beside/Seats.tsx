import type { JSX } from 'preact'
import { RACE_IDS } from '../../../content/races.ts'
import { Emblem, SeatSign } from '../../art/Emblem.tsx'
import type { Facts } from '../facts.ts'

/** Each seat's faction, cards and points. */
export function Seats({ facts, names }: { readonly facts: Facts; readonly names: readonly string[] }): JSX.Element {
  const { view, text } = facts
  return (
    <ul class="fa-seats">
      {view.seats.map(({ race, cards }, seat) => (
        <li
          key={seat}
          class={view.toAct === seat || (view.activation.kind !== 'none' && view.activation.seat === seat) ? 'now' : ''}
          style={{ '--seat': `var(--seat-${seat})` }}
        >
          <SeatSign seat={seat} />
          <b>{names[seat] ?? ''}</b>
          <Emblem race={RACE_IDS.find((id) => id === race) ?? 'neutral'} />
          <small>{text.say('board-cards-held', { cards })}</small>
          {view.order[0] === seat && <small data-means="board-has-initiative">{text.say('board-has-initiative')}</small>}
          <span>
            {view.points[seat & 1] ?? 0} <em data-means="board-vp">{text.say('board-vp')}</em>
          </span>
        </li>
      ))}
    </ul>
  )
}
