import type { BoardProps } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { at } from '../../../rules/at.ts'
import type { Gun } from '../../../rules/fire/dice.ts'
import { weaponOf } from '../../../rules/fire/shots.ts'
import { SPLIT } from '../../../rules/fire/split.ts'
import type { View } from '../../../view.ts'
import { sharesOf } from '../../plan/divisions.ts'
import type { FieldsProps } from '../../plan/drawing.ts'
import type { Facts } from '../facts.ts'
import { type Link, linksFor } from '../linked.ts'
import { fireOf, pieceOf, pointedOption } from '../subject.ts'
import { Arcs } from './Arcs.tsx'
import { Tape } from './Tape.tsx'

interface Props {
  readonly facts: Facts
  readonly props: Pick<BoardProps<View>, 'seen' | 'pointed' | 'multiSelect' | 'draft'>
}

/** The attack that is pointed at, linked or divided: its weapon's arc, the lines to its targets. */
export function Aim({ facts, props }: Props): JSX.Element | null {
  const { seen, pointed, multiSelect, draft } = props
  const { view, world, text } = facts
  const linked = multiSelect === null ? null : linksFor(facts, multiSelect)
  if (linked !== null) return <Linked facts={facts} {...linked} pointed={pointed.value} />
  if (draft?.question.plan === 'split') return <Divided facts={facts} draft={draft} />
  const option = pointedOption(seen, pointed.value)
  const shot = option === null ? null : fireOf(option)
  if (option === null) return null
  if (shot === null) return option.to === undefined ? null : <Between facts={facts} from={option.on} to={option.to} />
  const gun = at(shot.guns, 0)
  return (
    <>
      <Arc facts={facts} gun={gun} />
      <Tape world={world} from={at(view.ships, gun.ship)} to={at(view.ships, shot.target)} text={text} bare />
      <Target facts={facts} ship={shot.target} />
    </>
  )
}

/** The arc of a weapon with its dice in each band. */
function Arc({ facts: { g, view, world }, gun }: { readonly facts: Facts; readonly gun: Gun }): JSX.Element {
  const { arcs, ad, kind } = weaponOf(g, gun.ship, gun.weapon)
  return <Arcs world={world} pose={at(view.ships, gun.ship)} arcs={arcs} dice={ad} colour={kind === 'torpedo' ? '#ff9a4d' : '#5aa9ff'} />
}

interface LinkedProps {
  readonly facts: Facts
  readonly target: number
  readonly links: readonly Link[]
  /** The option pointed at. */
  readonly pointed: string | null
}

/** FA-LINK-1, FA-LINK-3: linked fire: a line from the focus and from every ship that joins, a faint one from those that could. */
function Linked({ facts, target, links, pointed }: LinkedProps): JSX.Element {
  const { world, view, text } = facts
  const [focus] = links
  const to = at(view.ships, target)
  const isShown = ({ part, option }: Link): boolean => part !== 'could' || option === pointed
  return (
    <>
      {focus !== undefined && <Arc facts={facts} gun={at(focus.guns, 0)} />}
      <svg class="fa-tape" width={world.width} height={world.height} aria-hidden="true">
        {links.map((link) =>
          isShown(link) ? null : (
            <path key={link.option} class="could" d={`M${world.at(at(view.ships, link.ship)).join(' ')}L${world.at(to).join(' ')}`} />
          ),
        )}
      </svg>
      {links.filter(isShown).map((link) => (
        <Tape
          key={link.option}
          world={world}
          from={at(view.ships, link.ship)}
          to={to}
          text={text}
          colour={link.part === 'focus' ? undefined : '#8cc4ff'}
          bare
        />
      ))}
      <Target facts={facts} ship={target} />
    </>
  )
}

/** FA-SPLIT-3: divided fire: a line to every target with its share. */
function Divided({ facts, draft }: FieldsProps): JSX.Element {
  const { world, view, text } = facts
  const { ship, weapon } = planBounds(draft.question, SPLIT)
  return (
    <>
      <Arc facts={facts} gun={{ ship, weapon }} />
      {sharesOf(draft.value.value).map(([target]) => (
        <Tape key={target} world={world} from={at(view.ships, ship)} to={at(view.ships, target)} text={text} bare />
      ))}
      {sharesOf(draft.value.value).map(([target]) => (
        <Target key={target} facts={facts} ship={target} />
      ))}
    </>
  )
}

function Target({ facts, ship }: { readonly facts: Facts; readonly ship: number }): JSX.Element {
  const { world, view } = facts
  const target = at(view.ships, ship)
  return (
    <svg class="fa-target" width={world.width} height={world.height} aria-hidden="true">
      <g transform={`translate(${world.x(target.x)} ${world.y(target.y)})`} fill="none" stroke="#ff6b6b" stroke-width="5">
        <circle r="82" />
        <path d="M0 -68V-102M0 68V102M-68 0H-102M68 0H102" />
      </g>
    </svg>
  )
}

function Between({ facts, from, to }: { readonly facts: Facts; readonly from: Piece | undefined; readonly to: Piece }): JSX.Element | null {
  const ends = [pieceOf(from), pieceOf(to)].map((one) =>
    one === null ? undefined : one.kind === 'ship' ? facts.view.ships[one.id] : one.kind === 'wing' ? facts.view.wings[one.id] : undefined,
  )
  const [a, b] = ends
  return a === undefined || b === undefined ? null : <Tape world={facts.world} from={a} to={b} text={facts.text} />
}
