import { image, svg } from '@orrery/board/drawing/image.ts'
import type { ShipType } from '../../../content/ships.ts'
import { shipDefs } from '../defs.ts'
import { formOf } from './form.ts'
import type { Detail } from './pen.ts'
import { shipBody, wounds } from './ship.ts'

/** How a ship looks at the moment. */
interface Look {
  readonly lost?: number
  readonly burning?: boolean
  /** Whether its engines are off: at full stop, or cut. */
  readonly stopped?: boolean
  /** Whether its starboard faces the light, which always comes from the north-west. */
  readonly mirrored?: boolean
  /** The ship's number: ships of one type show different damage. */
  readonly ship?: number
}

/** A picture of a ship, the offset of its middle from the left and top edges, and its size, for a length of 100. */
export interface ShipPicture {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly midX: number
  readonly midY: number
}

/** Room for the engines' fire at the stern, and for edges all around. */
const FIRE = 34
const ROOM = 4

/** A ship as a picture, bow up. */
export function shipPicture(type: ShipType, detail: Detail, look: Look = {}): ShipPicture {
  const { lost = 0, burning = false, stopped = false, mirrored = false, ship = 0 } = look
  const body = shipBody(type, detail)
  const [left, top, right, bottom] = body.extent
  const midX = Math.max(-left, right) + ROOM
  const midY = -top + ROOM
  const width = midX * 2
  const height = midY + bottom + (formOf(type).family === 'station' ? ROOM : FIRE)
  const hurt = lost > 0 || burning ? `${ship}:${lost}:${burning}` : ''
  const address = image(`ship:${type.id}:${detail}:${stopped}:${mirrored}:${hurt}`, () => {
    const drawn = stopped ? body.svg.replace('<g class="fa-fire">', '<g opacity="0">') : body.svg
    return svg(
      width * 2,
      height * 2,
      `<defs>${shipDefs(type.race)}</defs><g transform="scale(2) translate(${midX} ${midY})${mirrored ? ' scale(-1 1)' : ''}">${drawn}${wounds(type, ship, lost, burning)}</g>`,
      'whole',
    )
  })
  return { address, width, height, midX, midY }
}

/** Whether a ship with the given heading (degrees clockwise from north) turns its starboard to the light. */
export function facesLight(heading: number): boolean {
  const turned = ((heading % 360) + 360) % 360
  return turned > 135 && turned < 315
}
