import type { JSX } from 'preact'
import { SeatSign } from '../../art/Emblem.tsx'
import type { Facts } from '../facts.ts'
import { atStake, halfOf, scoreLines } from './points.ts'

/** The greatest number of ships named in a line. */
const NAMED = 3

/** FA-VP-8: how the points were scored, once they are counted in the end phase and when the battle is over. */
export function Points({ facts, final }: { readonly facts: Facts; readonly final: boolean }): JSX.Element {
  const { g, view, text, shipName } = facts
  const lines = scoreLines(g, view.points, final)
  const listed = (names: readonly string[]): string =>
    names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` +${names.length - NAMED}` : '')
  const named = (ships: readonly number[]): string => listed(ships.map(shipName))
  const stakes = final ? [] : atStake(g).flatMap((ships) => ships.map((ship) => `${shipName(ship)} (${halfOf(g, ship)})`))
  return (
    <section class="fa-panel fa-points">
      <h3>
        {text.say(final ? 'board-points-final' : 'board-points-after', { turn: view.turn })} <small>FA-VP-8</small>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="kit-sr">{text.say('board-points-by')}</span>
            </th>
            {[0, 1].map((side) => (
              <th key={side} scope="col" style={{ '--seat': `var(--seat-${side})` }}>
                <SeatSign seat={side} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ by, points, ships }) => (
            <tr key={by}>
              <th scope="row">
                {text.say(`board-points-${by}`)}
                {ships.length > 0 && <small>{named(ships)}</small>}
              </th>
              {points.map((amount, side) => (
                <td key={side}>{amount === 0 ? '–' : `+${amount}`}</td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{text.say(final ? 'board-points-total' : 'board-points-now')}</th>
            {[0, 1].map((side) => (
              <td key={side}>{view.points[side] ?? 0}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {stakes.length > 0 && <p class="note">{text.say('board-points-stake', { ships: listed(stakes) })}</p>}
      {!final && <p class="note">{text.say('board-points-draw', { least: Math.ceil(view.value / 10) })}</p>}
    </section>
  )
}
