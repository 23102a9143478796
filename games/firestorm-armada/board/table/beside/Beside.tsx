import type { BoardProps } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { moveOf } from '../../../orders/steer.ts'
import { arrivedBy, outlooksOf } from '../../../outlook.ts'
import { MANOEUVRE } from '../../../rules/move/manoeuvre.ts'
import type { View } from '../../../view.ts'
import { Weapons } from '../../parts/Weapons.tsx'
import { Points } from '../end/Points.tsx'
import { isCounted } from '../end/points.ts'
import { type Facts, factsOf, typeById } from '../facts.ts'
import { isFire, pieceOf, pointedOption } from '../subject.ts'
import { Guns } from './Guns.tsx'
import { Seats } from './Seats.tsx'
import { ToPlace } from './ToPlace.tsx'

/** What stands above the question: each player's race and points, and the guns of the current ship unless the question shows them. */
export function Beside(props: BoardProps<View>): JSX.Element {
  const { seen, names, text, draft } = props
  const facts = factsOf(seen.view, text)
  return (
    <>
      <Seats facts={facts} names={names} />
      {isCounted(seen) && <Points facts={facts} final={seen.result !== null} />}
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
  const end = arrivedBy(bounds, moveOf(draft.value.value).segments)
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
