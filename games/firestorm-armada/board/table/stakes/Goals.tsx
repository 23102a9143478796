import type { Viewer } from '@orrery/kernel'
import type { JSX } from 'preact'
import type { Facts } from '../facts.ts'
import { goalsOf } from '../goals.ts'

interface Props {
  readonly facts: Facts
  readonly viewer: Viewer
}

/** FA-SCEN-7: what the sides of a scenario are there for while the battle is set up: both until one is chosen, then the reader's own. */
export function Goals({ facts, viewer }: Props): JSX.Element | null {
  const { text, view } = facts
  const { sides, own } = goalsOf(view, viewer)
  // The words are loaded a moment after the table.
  if (sides.length < 2 || !text.has('board-mission-attacker')) return null
  return (
    <div class="fa-goals">
      {own === null && <p>{text.say(`board-mission-${view.scenario}`)}</p>}
      <ul class="fa-card-texts">
        {sides
          .filter((side) => own === null || side === own)
          .map((side) => (
            <li key={side} data-goal={side}>
              <b>
                {text.say(own === null ? `board-mission-${side}` : `board-mission-you-${side}`)}
                {own === null ? ':' : ''}
              </b>{' '}
              {text.say(`board-goal-${view.scenario}-${side}`)}
            </li>
          ))}
      </ul>
    </div>
  )
}
