import { percent } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { JSX } from 'preact'
import { distance } from '../../../geometry/place.ts'
import type { Outlook } from '../../../outlook.ts'
import { Head } from '../../parts/Head.tsx'
import { type Facts, inches } from '../facts.ts'
import { OutlookLine } from './OutlookLine.tsx'

interface GunsProps {
  readonly facts: Facts
  readonly title: string
  readonly list: readonly Outlook[]
  readonly from: { readonly x: number; readonly y: number }
  inspect(piece: Piece): void
}

const MOST = 5

/** What the guns of a ship could do to enemies from a place, the best first. */
export function Guns({ facts, title, list, from, inspect }: GunsProps): JSX.Element {
  const { text, view } = facts
  return (
    <section class="fa-panel fa-guns">
      <h3>{title}</h3>
      {list.length === 0 && <p>{text.say('board-no-targets')}</p>}
      <table>
        <Head columns={['ship', 'nearest', 'dice', 'odds', 'hurt']} text={text} unseen />
        <tbody>
          {list.slice(0, MOST).map((one) => {
            const target = view.ships[one.attack.target]
            return (
              <tr key={one.attack.target}>
                <th scope="row">
                  <button type="button" onClick={() => inspect(`ship:${one.attack.target}`)}>
                    {facts.shipName(one.attack.target)}
                  </button>
                </th>
                <td>{target === undefined ? '' : inches(distance(from, target), text)}</td>
                <td>{text.say('board-attack-dice', { dice: one.dice })}</td>
                <td>
                  <OutlookLine outlook={one} text={text} />
                </td>
                <td>{percent(1 - one.odds.nothing)}&nbsp;%</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {list.length > 0 && <p class="note">{text.say('board-guns-note')}</p>}
    </section>
  )
}
