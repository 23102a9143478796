import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { distance, type Point } from '../../../geometry/place.ts'
import { bandOf } from '../../../geometry/sight.ts'
import { inches } from '../facts.ts'
import { PPI, type World } from './world.ts'

interface Props {
  readonly world: World
  readonly from: Point
  readonly to: Point
  readonly text: Text
  readonly colour?: string | undefined
  /** Whether its length is left out, because a label at its end says it. */
  readonly bare?: boolean
}

/** A measuring tape between two points: a tick at every inch, a long one at every eighth, and the exact length. */
export function Tape({ world, from, to, text, colour = '#f0d9a4', bare = false }: Props): JSX.Element {
  const [x, y] = world.at(from)
  const [toX, toY] = world.at(to)
  const long = Math.hypot(toX - x, toY - y)
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI
  let ticks = ''
  for (let inch = 1; inch * PPI < long; inch++) ticks += `M${inch * PPI} ${inch % 8 === 0 ? -16 : -7}v${inch % 8 === 0 ? 32 : 14}`
  const far = distance(from, to)
  const band = bandOf(from, to)
  return (
    <>
      <svg class="fa-tape" width={world.width} height={world.height} aria-hidden="true">
        <g transform={`translate(${x} ${y}) rotate(${turn})`} fill="none" stroke={colour}>
          <path d={`M0 0H${long}`} stroke="#05070f" stroke-width="9" stroke-opacity=".6" />
          <path d={`M0 0H${long}`} stroke-width="3.5" />
          <path d={ticks} stroke-width="2.5" />
        </g>
      </svg>
      {!bare && (
        <span class="fa-length" style={{ left: `${(x + toX) / 2}px`, top: `${(y + toY) / 2}px`, '--c': colour }} role="status">
          {inches(far, text)}
          <small>{band === 0 ? text.say('board-out-of-range') : text.say('board-band', { band })}</small>
        </span>
      )}
    </>
  )
}
