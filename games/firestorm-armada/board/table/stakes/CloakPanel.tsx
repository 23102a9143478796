import type { MultiSelectDraft } from '@orrery/board'
import type { JSX } from 'preact'
import { outlooksOf } from '../../../outlook.ts'
import { at } from '../../../rules/at.ts'
import { sideOfShip } from '../../../rules/ships.ts'
import type { State } from '../../../state.ts'
import type { Facts } from '../facts.ts'
import { pieceOf } from '../subject.ts'

/** Each ship with its cloak on and off, from the current positions: its best dice at the enemy, and the enemy's dice at it. */
export function CloakPanel({ facts, multiSelect }: { readonly facts: Facts; readonly multiSelect: MultiSelectDraft }): JSX.Element {
  const { text } = facts
  const ships = multiSelect.question.options.flatMap(({ on, id }) => {
    const ship = pieceOf(on)?.id
    return ship === undefined ? [] : [{ ship, on: multiSelect.has(id) }]
  })
  return (
    <section class="fa-panel fa-cloaks">
      <table>
        <thead>
          <tr>
            <th scope="col">{text.say('board-column-ship')}</th>
            <th scope="col">{text.say('board-cloak-own')}</th>
            <th scope="col">{text.say('board-cloak-theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {ships.map(({ ship, on }) => {
            const [off, cloaked] = [compared(facts, ship, 0), compared(facts, ship, 1)]
            return (
              <tr key={ship} class={on ? 'on' : ''}>
                <th scope="row">{facts.shipName(ship)}</th>
                <td>{text.say('board-cloak-change', { off: off.own, on: cloaked.own })}</td>
                <td>{text.say('board-cloak-change', { off: off.theirs, on: cloaked.theirs })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="fa-hint">{text.say('board-cloak-note')}</p>
    </section>
  )
}

/** The best dice of a ship, and the sum of each enemy's best dice at it, with its cloak on or off. */
function compared({ g, view }: Facts, ship: number, cloak: number): { readonly own: number; readonly theirs: number } {
  const then: State = { ...g, ships: { ...g.ships, cloak: g.ships.cloak.with(ship, cloak) } }
  const own = Math.max(0, ...outlooksOf(then, ship).map(({ dice }) => dice))
  const theirs = view.ships.reduce((sum, { id, place }) => {
    if (place !== 'table' || sideOfShip(g, id) === sideOfShip(g, ship)) return sum
    return sum + (outlooksOf(then, id).find(({ attack }) => attack.target === ship)?.dice ?? 0)
  }, 0)
  return { own, theirs: at([theirs], 0) }
}
