import type { BoardProps } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { JSX } from 'preact'
import { at } from '../../rules/at.ts'
import { weaponOf } from '../../rules/fire/shots.ts'
import type { View } from '../../view.ts'
import { Arcs } from './Arcs.tsx'
import type { Facts } from './facts.ts'
import { fireOf, pieceOf, pointedOption } from './subject.ts'
import { Tape } from './Tape.tsx'

interface Props {
  readonly facts: Facts
  readonly props: Pick<BoardProps<View>, 'seen' | 'pointed' | 'some'>
}

/** The attack that is pointed at, or being linked: the arc of its weapon, its line to the target. */
export function Aim({ facts, props }: Props): JSX.Element | null {
  const { seen, pointed, some } = props
  const { view, world, text, g } = facts
  const option = pointedOption(seen, pointed.value)
  const linked = some === null ? [] : some.question.options.filter(({ id }) => some.has(id) || id === pointed.value)
  const shots = (option === null ? linked : [option, ...linked.filter(({ id }) => id !== option.id)]).flatMap((one) => {
    const fire = fireOf(one)
    return fire === null ? [] : [{ option: one, ...fire }]
  })
  const [first] = shots
  if (first === undefined) return option?.to === undefined ? null : <Between facts={facts} from={option.on} to={option.to} />
  const gun = at(first.guns, 0)
  const weapon = weaponOf(g, gun.ship, gun.weapon)
  return (
    <>
      <Arcs
        world={world}
        pose={at(view.ships, gun.ship)}
        arcs={weapon.arcs}
        dice={weapon.ad}
        colour={weapon.kind === 'torpedo' ? '#ff9a4d' : '#5aa9ff'}
      />
      {shots.map(({ option: shot, guns, target }) => (
        <Tape
          key={shot.id}
          world={world}
          from={at(view.ships, at(guns, 0).ship)}
          to={at(view.ships, target)}
          text={text}
          says={typeof shot.params?.dice === 'number' ? text.say('board-attack-dice', { dice: shot.params.dice }) : undefined}
        />
      ))}
      <Target facts={facts} ship={first.target} />
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
