import { f1 } from '@orrery/board/drawing/path.ts'
import type { JSX } from 'preact'
import type { Arc } from '../../content/ship.ts'
import type { ShipType } from '../../content/ships.ts'
import { sector } from '../art/arcs.ts'
import { shipPicture } from '../art/ship/picture.ts'

const QUARTERS = [
  ['fore', 0],
  ['starboard', 90],
  ['aft', 180],
  ['port', 270],
] as const
const MOST = 18

interface TagProps {
  readonly x: number
  readonly y: number
  readonly dice: number
  readonly colour: string
}

const Tag = ({ x, y, dice, colour }: TagProps): JSX.Element | null =>
  dice === 0 ? null : (
    <g>
      <rect x={x - 12} y={y - 9} width="24" height="18" rx="9" fill="#070b18" stroke={colour} stroke-opacity=".8" />
      <text x={x} y={y + 4.6} text-anchor="middle" fill="#fff">
        {dice}
      </text>
    </g>
  )

/** A ship's guns at a glance: the most dice in each arc. Decoration: the table of weapons says the same. */
export function ArcDiagram({ type, size = 150 }: { readonly type: ShipType; readonly size?: number }): JSX.Element {
  const c = size / 2
  const best = (arc: Arc): number =>
    Math.max(0, ...type.weapons.filter(({ kind, arcs }) => kind === 'primary' && arcs.includes(arc)).flatMap(({ ad }) => ad))
  const reach = (dice: number, from: number, most: number): number => c * (from + most * Math.sqrt(dice / MOST))
  const turrets = best('any')
  const fixed = best('fixedFore')
  const ring = reach(turrets, 0.28, 0.6)
  const { address, width, height, midX, midY } = shipPicture(type, 1)
  const k = (size * 0.44) / 100
  return (
    <svg class="fa-arc-diagram" width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {QUARTERS.map(([arc, middle]) => (
        <g key={arc}>
          <path d={sector(c, c, c * 0.26, c * 0.96, middle - 45, middle + 45)} fill="none" stroke="#fff" stroke-opacity=".12" />
          {best(arc) > 0 && (
            <path
              d={sector(c, c, c * 0.26, reach(best(arc), 0.3, 0.62), middle - 44, middle + 44)}
              fill="#5aa9ff"
              fill-opacity=".3"
              stroke="#5aa9ff"
              stroke-opacity=".8"
            />
          )}
        </g>
      ))}
      {turrets > 0 && <circle cx={c} cy={c} r={ring} fill="none" stroke="#f0d9a4" stroke-width="1.6" stroke-dasharray="4 3" />}
      {fixed > 0 && (
        <rect
          x={c - 5}
          y={c - reach(fixed, 0.3, 0.64)}
          width="10"
          height={f1(reach(fixed, 0.04, 0.64))}
          fill="#ff9a4d"
          fill-opacity=".42"
          stroke="#ff9a4d"
        />
      )}
      <image href={address} x={c - midX * k} y={c - midY * k} width={width * k} height={height * k} />
      <Tag x={c} y={c * 0.2} dice={fixed || best('fore')} colour={fixed > 0 ? '#ff9a4d' : '#5aa9ff'} />
      <Tag x={c * 1.74} y={c} dice={best('starboard')} colour="#5aa9ff" />
      <Tag x={c * 0.26} y={c} dice={best('port')} colour="#5aa9ff" />
      <Tag x={c} y={c * 1.8} dice={best('aft')} colour="#5aa9ff" />
      <Tag x={c * 1.56} y={c * 0.44} dice={turrets} colour="#f0d9a4" />
    </svg>
  )
}
