import { type BoardProps, percent } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { RACE_IDS } from '../../../content/races.ts'
import { pathOf } from '../../../geometry/path.ts'
import { distance } from '../../../geometry/place.ts'
import { moveOf } from '../../../orders/steer.ts'
import { type Outlook, outlooksOf } from '../../../outlook.ts'
import { MANOEUVRE } from '../../../rules/move/manoeuvre.ts'
import type { View } from '../../../view.ts'
import { Emblem, SeatSign } from '../../art/Emblem.tsx'
import { Head } from '../../parts/Head.tsx'
import { Weapons } from '../../parts/Weapons.tsx'
import { Points } from '../end/Points.tsx'
import { type Facts, factsOf, inches, typeById } from '../facts.ts'
import { isFire, pieceOf, pointedOption } from '../subject.ts'
import { OutlookLine } from './OutlookLine.tsx'
import { ToPlace } from './ToPlace.tsx'

/** What stands above the question: each player's race and points, and the guns of the current ship unless the question shows them. */
export function Beside(props: BoardProps<View>): JSX.Element {
  const { seen, names, text, draft } = props
  const facts = factsOf(seen.view, text)
  return (
    <>
      <Seats facts={facts} names={names} />
      {(seen.result !== null || seen.view.step.startsWith('end-')) && <Points facts={facts} final={seen.result !== null} />}
      {draft !== null && draft.question.plan === 'manoeuvre' ? (
        <FromEnd facts={facts} props={props} />
      ) : isFire(seen.question) || seen.result !== null ? null : isPlacing(props) ? (
        <ToPlace facts={facts} props={props} />
      ) : (
        <InHand facts={facts} props={props} />
      )}
    </>
  )
}

/** FA-SETUP-7: whether fleets are being deployed. */
const isPlacing = ({ seen }: BoardProps<View>): boolean => seen.view.turn === 0 && /^(deploy|setup)\./.test(seen.question?.name ?? '')

function Seats({ facts, names }: { readonly facts: Facts; readonly names: readonly string[] }): JSX.Element {
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

interface PanelProps {
  readonly facts: Facts
  readonly props: BoardProps<View>
}

/** The guns from where the move would end. */
function FromEnd({ facts, props }: PanelProps): JSX.Element | null {
  const { draft } = props
  const { g, text } = facts
  if (draft === null) return null
  const bounds = planBounds(draft.question, MANOEUVRE)
  const { end } = pathOf(bounds, moveOf(draft.value.value).segments)
  return (
    <Guns facts={facts} title={text.say('board-guns-from-end')} list={outlooksOf(g, bounds.ship, end)} from={end} inspect={props.inspect} />
  )
}

/** The question's ship, or the ship of the squadron that is pointed at or being activated. */
function InHand({ facts, props }: PanelProps): JSX.Element | null {
  const { view, g, text } = facts
  const about = pieceOf(props.seen.question?.on)
  const asked = about?.kind === 'ship' ? view.ships[about.id] : undefined
  const pointed = pieceOf(pointedOption(props.seen, props.pointed.value)?.on)
  const own =
    asked !== undefined && (asked.owner === props.viewer || props.viewer === 'spectator')
      ? asked
      : pointed?.kind === 'squadron'
        ? facts.ships.find(({ squadron }) => squadron === pointed.id)
        : facts.ships.find(({ squadron }) => view.activation.kind === 'squadron' && squadron === view.activation.id)
  if (own === undefined || own.place !== 'table') return null
  const type = typeById(own.type)
  return (
    <>
      <section class="fa-panel">
        <h3>
          {facts.shipName(own.id)} <small data-means={`class-${type.class}`}>{text.say(`class-${type.class}`)}</small>
        </h3>
        <Weapons type={type} text={text} />
      </section>
      <Guns facts={facts} title={text.say('board-guns-from-here')} list={outlooksOf(g, own.id)} from={own} inspect={props.inspect} />
    </>
  )
}

interface GunsProps {
  readonly facts: Facts
  readonly title: string
  readonly list: readonly Outlook[]
  readonly from: { readonly x: number; readonly y: number }
  inspect(piece: Piece): void
}

const MOST = 5

function Guns({ facts, title, list, from, inspect }: GunsProps): JSX.Element {
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
