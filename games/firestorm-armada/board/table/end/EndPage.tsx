import '../../css/end.css'
import type { JSX } from 'preact'
import { shipType } from '../../../content/ships.ts'
import { DEEDS } from '../../../state.ts'
import { SeatSign } from '../../art/Emblem.tsx'
import { ShipArt } from '../../art/ShipArt.tsx'
import { shortName } from '../../parts/names.ts'
import type { Facts } from '../facts.ts'
import { Course } from './Course.tsx'
import { type Gain, gainsOf } from './points.ts'

interface Props {
  readonly facts: Facts
  readonly names: readonly string[]
  close(): void
}

/** The story of a battle: the race for points, how each side scored, and what both sides did. */
export function EndPage({ facts, names, close }: Props): JSX.Element {
  const { g, view, text } = facts
  const sideName = (side: number): string => names.filter((_, seat) => (seat & 1) === side).join(', ')
  return (
    <section class="fa-page" data-hold data-end-page aria-label={text.say('board-course')}>
      <header>
        <h2>{text.say('board-page-end')}</h2>
        <button type="button" class="btn small" onClick={close}>
          {text.say('board-list-close')}
        </button>
      </header>
      <Course facts={facts} final />
      <div class="sides">
        {[0, 1].map((side) => (
          <section key={side} class="fa-panel gains" style={{ '--seat': `var(--seat-${side})` }}>
            <h3>
              <SeatSign seat={side} /> {text.say('board-gains', { name: sideName(side), points: view.points[side] ?? 0 })}
            </h3>
            <ul>
              {gainsOf(g, side, view.points[side] ?? 0).map((gain) => (
                <Scored key={`${gain.by}:${gain.type}`} gain={gain} facts={facts} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <dl class="deeds">
        {DEEDS.map((deed, at) => {
          const [one, other] = [view.deeds[at * 2] ?? 0, view.deeds[at * 2 + 1] ?? 0]
          return (
            <div key={deed} class="fa-panel">
              <dt>{text.say(`board-deed-${deed}`)}</dt>
              <dd>
                <b>{one}</b> : {other}
              </dd>
              <span aria-hidden="true">
                <i style={{ flexGrow: one + 0.01, background: 'var(--seat-0)' }} />
                <i style={{ flexGrow: other + 0.01, background: 'var(--seat-1)' }} />
              </span>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** One way in which a side scored: with ships of one type, or with wings. */
function Scored({ gain, facts }: { readonly gain: Gain; readonly facts: Facts }): JSX.Element {
  const { text } = facts
  const { by, type, count, points } = gain
  const ship = type < 0 ? null : shipType(type)
  return (
    <li class={by}>
      {ship === null ? <span class="none" /> : <ShipArt type={ship} width={44} height={58} detail={1} />}
      <b>
        {ship === null ? text.say(`board-points-${by}`) : shortName(ship, text)}
        {count > 1 && ` ×${count}`}
      </b>
      {ship !== null && by !== 'destroyed' && <small>{text.say(`board-gain-${by}`)}</small>}
      <em>{points}</em>
    </li>
  )
}
