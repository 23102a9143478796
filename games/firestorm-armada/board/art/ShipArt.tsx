import type { ShipType } from '../../content/ships.ts'
import type { Detail } from './ship/pen.ts'
import { shipPicture } from './ship/picture.ts'

interface Props {
  readonly type: ShipType
  readonly width: number
  readonly height: number
  readonly detail?: Detail
  readonly lost?: number
  readonly class?: string
}

/** A free-standing picture of a ship, bow up, as large as fits. Decoration: its name is beside it. */
export function ShipArt({ type, width, height, detail = height <= 60 ? 0 : 1, lost = 0, class: extra = '' }: Props) {
  const { address } = shipPicture(type, detail, { lost })
  return <img class={`fa-ship-art ${extra}`} src={address} width={width} height={height} alt="" draggable={false} decoding="async" />
}
