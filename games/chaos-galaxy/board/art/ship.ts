import { f1 } from '@orrery/board/drawing/path.ts'
import type { Face, Race } from '../face.ts'
import { type ShipPen, shipPen } from './pen.ts'
import { carnoplant } from './ships/carnoplant.ts'
import { cerebrite } from './ships/cerebrite.ts'
import { human } from './ships/human.ts'
import { insectoid } from './ships/insectoid.ts'
import { spaceshark } from './ships/spaceshark.ts'
import { triciplite } from './ships/triciplite.ts'
import { xeno } from './ships/xeno.ts'
import { zarg } from './ships/zarg.ts'

const YARDS: Readonly<Record<Race, (pen: ShipPen) => void>> = {
  human,
  xeno,
  insectoid,
  carnoplant,
  triciplite,
  spaceshark,
  cerebrite,
  zarg,
}

interface Berth {
  readonly cx: number
  readonly cy: number
  /** The length, in the drawing's units. */
  readonly length: number
  /** Degrees; 0 is bow up. */
  readonly turn?: number
  readonly fine?: boolean
  readonly maxWidth?: number
}

/** The ship of a card, placed in a drawing. */
export function ship(face: Face, { cx, cy, length, turn = 0, fine = true, maxWidth = Number.POSITIVE_INFINITY }: Berth): string {
  const pen = shipPen(face, fine)
  YARDS[face.race](pen)
  const [left, top, right, bottom] = pen.ext
  const h = bottom - top
  const w = right - left
  const scale = Math.min(length / Math.max(h, w * 0.86), maxWidth / w)
  return `<g transform="translate(${f1(cx)} ${f1(cy)}) rotate(${f1(turn)}) scale(${scale.toFixed(3)}) translate(0 ${f1(-(top + bottom) / 2)})">${pen.o.join('')}</g>`
}
