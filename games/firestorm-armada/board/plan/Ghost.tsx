import { useBitmap } from '@orrery/board/drawing/bitmap.ts'
import type { JSX } from 'preact'
import type { ShipType } from '../../content/ships.ts'
import type { Pose } from '../../geometry/place.ts'
import { formOf } from '../art/ship/form.ts'
import { facesLight, shipPicture } from '../art/ship/picture.ts'
import { degrees, PPI, px, type World } from '../table/space/world.ts'

interface Props {
  readonly world: World
  readonly pose: Pose
  readonly type: ShipType
  readonly tone: 'legal' | 'against' | 'before'
}

/** A ship at its planned place. One transform moves it, so that dragging is cheap. */
export function Ghost({ world, pose, type, tone }: Props): JSX.Element {
  const [x, y] = world.at(pose)
  const heading = degrees(pose.heading)
  const k = (formOf(type).length * PPI) / 100
  const { address, width, height, midX, midY } = shipPicture(type, 1, { mirrored: facesLight(heading) })
  const bitmap = useBitmap(address, width * k, height * k)
  return (
    <span
      class={`fa-ghost ${tone}`}
      aria-hidden="true"
      style={{ transform: `translate(${x}px, ${y}px) rotate(${heading}deg)`, '--side': `${px(type.side)}px` }}
    >
      <span class="stand" />
      <img
        src={bitmap}
        width={width * k}
        height={height * k}
        style={{ left: `${-midX * k}px`, top: `${-midY * k}px` }}
        alt=""
        draggable={false}
      />
    </span>
  )
}
