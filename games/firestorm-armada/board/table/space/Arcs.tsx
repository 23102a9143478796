import type { JSX } from 'preact'
import type { Arc } from '../../../content/ship.ts'
import type { Pose } from '../../../geometry/place.ts'
import { sector } from '../../art/arcs.ts'
import { degrees, PPI, type World } from './world.ts'

const MIDDLES: Readonly<Record<Exclude<Arc, 'any' | 'fixedFore'>, number>> = { fore: 0, starboard: 90, aft: 180, port: 270 }
const BAND = 8 * PPI
/** FA-RANGE-20: half the width of the channel of fixed guns, in inches. */
const CHANNEL = PPI

interface Props {
  readonly world: World
  readonly pose: Pose
  readonly arcs: readonly Arc[]
  /** The dice in each band; a band without dice is left out. */
  readonly dice: readonly number[]
  readonly colour?: string
}

/** The arc of a weapon with its range bands. */
export function Arcs({ world, pose, arcs, dice, colour = '#5aa9ff' }: Props): JSX.Element {
  const [x, y] = world.at(pose)
  const heading = degrees(pose.heading)
  const far = dice.findLastIndex((count) => count > 0) + 1
  return (
    <svg class="fa-arcs" width={world.width} height={world.height} aria-hidden="true">
      {arcs.map((arc) =>
        arc === 'fixedFore' ? (
          <g key={arc} transform={`translate(${x} ${y}) rotate(${heading})`}>
            <rect
              x={-CHANNEL}
              y={-BAND * far}
              width={CHANNEL * 2}
              height={BAND * far}
              fill={colour}
              fill-opacity=".14"
              stroke={colour}
              stroke-width="2"
            />
            <path
              d={dice
                .slice(0, far)
                .map((_, at) => `M${-CHANNEL} ${-BAND * (at + 1)}h${CHANNEL * 2}`)
                .join('')}
              stroke={colour}
              stroke-width="2"
              stroke-dasharray="8 8"
            />
          </g>
        ) : (
          <g key={arc}>
            {dice.slice(0, far).map((count, at) => {
              const [from, to] = arc === 'any' ? [0, 360] : [heading + MIDDLES[arc] - 45, heading + MIDDLES[arc] + 45]
              return (
                <path
                  key={`${arc}${at}`}
                  d={sector(x, y, BAND * at, BAND * (at + 1), from, to)}
                  fill={colour}
                  fill-opacity={count === 0 ? 0 : at % 2 === 0 ? 0.1 : 0.055}
                  fill-rule="evenodd"
                  stroke={colour}
                  stroke-opacity=".55"
                  stroke-width="2"
                  stroke-dasharray={at === 0 ? undefined : '6 9'}
                />
              )
            })}
          </g>
        ),
      )}
    </svg>
  )
}

interface BandsProps {
  readonly world: World
  readonly pose: Pose
}

/** All four arcs of a ship and its range bands, as hairlines. One transform moves them, so that dragging is cheap. */
export function Bands({ world, pose }: BandsProps): JSX.Element {
  const [x, y] = world.at(pose)
  const reach = BAND * 4
  return (
    <svg
      class="fa-bands"
      width={reach * 2}
      height={reach * 2}
      viewBox={`${-reach} ${-reach} ${reach * 2} ${reach * 2}`}
      aria-hidden="true"
      style={{ transform: `translate(${x - reach}px, ${y - reach}px) rotate(${degrees(pose.heading)}deg)` }}
    >
      <g fill="none" stroke="#8ec8ff" stroke-opacity=".5" stroke-width="2">
        {[1, 2, 3, 4].map((band) => (
          <circle key={band} r={BAND * band - 1} stroke-dasharray="4 12" />
        ))}
        {[45, 135, 225, 315].map((turn) => (
          <path key={turn} d={`M0 0V${-reach}`} transform={`rotate(${turn})`} stroke-opacity=".35" />
        ))}
      </g>
    </svg>
  )
}
