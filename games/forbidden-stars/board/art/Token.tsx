import { type FactionId, factionOf } from '../../content/factions.ts'
import { type UnitKind, unitKind } from '../../content/units.ts'
import { Figure } from './Figure.tsx'
import { toned } from './mark.ts'
import { figureOf, plateOf } from './plate.ts'

/** The size of a kind's drawing. */
export const boxOf = (kind: UnitKind): readonly [width: number, height: number] => (unitKind(kind).ship ? [140, 90] : [100, 100])

interface TokenProps {
  readonly kind: UnitKind
  readonly routed?: boolean
  /** Can be chosen; is chosen; has left this place. */
  readonly state?: 'may' | 'chosen' | 'ghost' | undefined
  readonly reinforcement?: boolean
  readonly gone?: boolean
  readonly class?: string
}

/** A unit on its plate: faction by shape, mark and colour; chevrons show the command level. Decoration: its name is beside it. */
export const Token = ({ kind, routed = false, state, reinforcement = false, gone = false, class: extra = '' }: TokenProps) => {
  const [width, height] = boxOf(kind)
  const unit = unitKind(kind)
  const plate = plateOf(kind)
  return (
    <svg
      class={`fs-token ${unit.ship ? 'is-ship' : ''} ${toned(unit.faction)} ${state === 'ghost' ? 'is-ghost' : ''} ${extra}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <g transform={routed ? laid(width, height) : undefined}>
        <path class="fs-token-shade" d={plate} transform="translate(0 4)" />
        {state === 'chosen' && <path class="fs-token-chosen" d={plate} />}
        {state === 'may' && <path class="fs-token-may" d={plate} />}
        <use href={`#fs-unit-${unit.key}`} class={routed || gone ? 'fs-faded' : ''} />
        {reinforcement && <path class="fs-token-dashes" d={plate} />}
      </g>
      {routed && (
        <path class="fs-token-routed" transform={`translate(${width / 2 - 26} ${height / 2 - 20})`} d="M0 8 26 30 52 8V20L26 42 0 20Z" />
      )}
      {gone && <path class="fs-token-gone" d={`M${width * 0.12} ${height * 0.9}L${width * 0.88} ${height * 0.1}`} />}
    </svg>
  )
}

/** The symbols of one kind of unit: its figure alone, and on its plate. */
export const UnitSymbols = ({ kind }: { readonly kind: UnitKind }) => {
  const unit = unitKind(kind)
  const [width, height] = boxOf(kind)
  const plate = plateOf(kind)
  return (
    <>
      <g id={`fs-figure-${unit.key}`}>
        <Figure shapes={figureOf(kind)} />
      </g>
      <g id={`fs-unit-${unit.key}`}>
        <path class="fs-plate-edge" d={plate} />
        <path class="fs-plate" d={plate} />
        <path class="fs-plate-sheen" d={plate} fill={`url(#${plateGround(unit.faction)})`} />
        <use href={`#fs-figure-${unit.key}`} transform={unit.ship ? 'translate(7 4.5) scale(.9)' : 'translate(7 1) scale(.86)'} />
        {Array.from({ length: unit.level }, (_, at) => (
          <path
            key={at}
            class="fs-chevron"
            transform={`translate(${width / 2 + (at - (unit.level - 1) / 2) * 13} ${height})`}
            d={CHEVRON}
          />
        ))}
      </g>
    </>
  )
}

/** One command level, under a plate. */
const CHEVRON = 'M-5.5 -4 0 -11 5.5 -4 5.5 1 0 -6 -5.5 1Z'

/** The id of the gradient under a faction's figures. */
export const plateGround = (faction: FactionId): string => `fs-ground-${factionOf(faction).key}`

/** A routed unit lies on its side, within its own box. */
function laid(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2]
  return `rotate(90 ${x} ${y}) translate(${x} ${y}) scale(${Math.min(1, height / width + 0.06)}) translate(${-x} ${-y})`
}
