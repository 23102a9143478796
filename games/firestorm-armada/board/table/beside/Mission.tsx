import { Modal } from '@orrery/board/modal.tsx'
import type { Viewer } from '@orrery/kernel'
import type { JSX } from 'preact'
import { LineIcon } from '../../parts/Icon.tsx'
import type { Facts } from '../facts.ts'
import { goalsOf } from '../goals.ts'

interface Props {
  readonly facts: Facts
  readonly viewer: Viewer
  close(): void
}

/** Shares of the fleet value by which a side must lead (FA-VP-9). */
const WINS = 0.1
const WINS_HIGH = 0.3

/** The scenario: what each side is there for, what that is worth, and when the battle ends. */
export function Mission({ facts, viewer, close }: Props): JSX.Element {
  const { view, text } = facts
  const { scenario, value, turns } = view
  const { sides, own } = goalsOf(view, viewer)
  const hasRoles = sides.length > 1
  return (
    <Modal class="dialog sheet" label={text.say('board-mission')} close={close}>
      <div class="dialog-in fa-mission">
        <header class="dialog-head">
          <h2>{text.say(`setting-scenario-${scenario}`)}</h2>
          <button type="button" class="btn icon small quiet" aria-label={text.say('board-list-close')} onClick={close}>
            <LineIcon name="cross" />
          </button>
        </header>
        <p>{text.say(`board-mission-${scenario}`)}</p>
        {sides.map((side) => (
          <section key={side} data-side={side}>
            {hasRoles && (
              <h3>
                {text.say(`board-mission-${side}`)}
                {side === own && <small>{text.say('board-mission-you')}</small>}
              </h3>
            )}
            <p>{text.say(hasRoles ? `board-goal-${scenario}-${side}` : `board-goal-${scenario}`)}</p>
          </section>
        ))}
        <p>{text.say('board-mission-ships')}</p>
        <p>{text.say('board-mission-end', { turns, least: value * WINS, high: value * WINS_HIGH })}</p>
      </div>
    </Modal>
  )
}
