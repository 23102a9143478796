import { useBitmap } from '@orrery/board/drawing/bitmap.ts'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { View } from '../../../view.ts'
import { seatLook } from '../../art/seats.ts'
import { starsImage } from '../../art/sky.ts'
import { TERRAIN_ROOM, terrainImage } from '../../art/terrain/terrain.ts'
import { podImage } from '../../art/token/pod.ts'
import { PPI, px, ROOM, worldOf } from './world.ts'

/** The spacing of the grid, in inches. */
const GRID = 8
/** The size of pods, in world pixels. */
const POD = 44

interface Props {
  readonly view: View
  readonly text: Text
  /** Areas to show (for deployment), as west, south, east, north in thousandths of an inch. */
  readonly zones: readonly (readonly number[])[]
  readonly seat: number
}

/** The table under the ships: stars, grid, edges, zones, terrain, pods. */
function FieldDrawn({ view, text, zones, seat }: Props): JSX.Element {
  const world = worldOf(view)
  const [west, south] = world.at({ x: 0, y: 0 })
  const [east, north] = world.at({ x: view.width, y: view.depth })
  let grid = ''
  for (let x = GRID; x * 1000 < view.width; x += GRID) grid += `M${west + x * PPI} ${north}V${south}`
  for (let y = GRID; y * 1000 < view.depth; y += GRID) grid += `M${west} ${south - y * PPI}H${east}`
  return (
    <div class="fa-field" style={{ backgroundImage: `url("${starsImage(900, 150)}")` }} aria-hidden="true">
      <svg aria-hidden="true" width={world.width} height={world.height} viewBox={`0 0 ${world.width} ${world.height}`}>
        {zones.map(([left = 0, low = 0, right = 0, high = 0]) => (
          <rect
            key={`${left},${low}`}
            x={world.x(left)}
            y={world.y(high)}
            width={px(right - left)}
            height={px(high - low)}
            fill={seatLook(seat).colour}
            fill-opacity=".08"
            stroke={seatLook(seat).colour}
            stroke-opacity=".7"
            stroke-width="3"
            stroke-dasharray="16 10"
          />
        ))}
        <path d={grid} stroke="#6f93d8" stroke-opacity=".13" stroke-width="1.5" fill="none" />
        {[9, 17, 26, 36].map((inch) => (
          <circle
            key={inch}
            cx={world.width * 0.72}
            cy={world.height * 0.28}
            r={inch * PPI}
            fill="none"
            stroke="#d8b36a"
            stroke-opacity=".08"
            stroke-width="2"
          />
        ))}
        <rect
          x={ROOM}
          y={ROOM}
          width={px(view.width)}
          height={px(view.depth)}
          fill="none"
          stroke="#d8b36a"
          stroke-opacity=".55"
          stroke-width="3"
        />
      </svg>
      <Exit view={view} text={text} left={east} top={north} height={south - north} />
      {view.terrain.map((piece, at) => (
        <Lying key={`${piece.kind}${at}`} piece={piece} at={at} left={world.x(piece.x)} top={world.y(piece.y)} />
      ))}
      {view.pods.map(({ x, y, ship, carriedOff }, at) =>
        ship >= 0 || carriedOff >= 0 ? null : (
          <img
            key={`pod${at}`}
            src={podImage()}
            width={POD}
            height={POD}
            style={{ left: `${world.x(x) - POD / 2}px`, top: `${world.y(y) - POD / 2}px` }}
            alt=""
            draggable={false}
          />
        ),
      )}
    </div>
  )
}

interface LyingProps {
  readonly piece: View['terrain'][number]
  readonly at: number
  readonly left: number
  readonly top: number
}

/** A piece of terrain, painted once, because rocks and rings are hundreds of shapes. */
function Lying({ piece: { kind, radius }, at, left, top }: LyingProps): JSX.Element {
  const r = px(radius)
  const room = r * (kind === 'gravityWell' ? 2.2 : TERRAIN_ROOM)
  const side = room * 2
  const bitmap = useBitmap(terrainImage(kind, Math.round(r), `${kind}:${at}:${radius}`), side, side)
  return (
    <img src={bitmap} width={side} height={side} style={{ left: `${left - room}px`, top: `${top - room}px` }} alt="" draggable={false} />
  )
}

/** FA-SCEN-4, FA-SCEN-6: the scenarios in which ships leave by the eastern edge. */
const EXITS = ['convoy', 'asteroidAmbush']

interface ExitProps {
  readonly view: View
  readonly text: Text
  readonly left: number
  readonly top: number
  readonly height: number
}

/** The edge by which the scenario lets ships leave, and whose ships may. */
function Exit({ view, text, left, top, height }: ExitProps): JSX.Element | null {
  if (!EXITS.includes(view.scenario)) return null
  return (
    <span class="fa-exit" style={{ left: `${left - EXIT}px`, top: `${top}px`, width: `${EXIT}px`, height: `${height}px` }}>
      <b>{text.say(`board-exit-${view.scenario}`)}</b>
    </span>
  )
}

/** The width of an exit's strip, in world pixels. */
const EXIT = 56

/** The table under the ships, redrawn only when it changes. */
export const Field = memo(
  FieldDrawn,
  (a, b) =>
    (a.view === b.view && a.text === b.text && a.zones === b.zones) ||
    JSON.stringify([a.view.scenario, a.view.width, a.view.terrain, a.view.pods, a.zones]) ===
      JSON.stringify([b.view.scenario, b.view.width, b.view.terrain, b.view.pods, b.zones]),
)
