import { f1 } from '@orrery/board/drawing/path.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'
import type { RaceId } from '../../../content/races.ts'
import type { ShipType } from '../../../content/ships.ts'
import { aquans } from '../yards/aquans.ts'
import { dindrenzi } from '../yards/dindrenzi.ts'
import { directorate } from '../yards/directorate.ts'
import { neutral } from '../yards/neutral.ts'
import { relthoza } from '../yards/relthoza.ts'
import { sorylians } from '../yards/sorylians.ts'
import { terrans } from '../yards/terrans.ts'
import { formOf } from './form.ts'
import { type Detail, type Drawn, type ShipPen, shipPen } from './pen.ts'
import { smallShip } from './small.ts'
import { twin } from './twin.ts'

const YARDS: Readonly<Record<RaceId, (pen: ShipPen) => void>> = { terrans, aquans, dindrenzi, relthoza, sorylians, directorate, neutral }

const made = new Map<string, Drawn>()

/** A ship of a type in its own space: bow up, 100 units long. It depends only on the type's record and is drawn once. */
export function shipBody(type: ShipType, detail: Detail): Drawn {
  const key = `${type.id}:${detail}`
  const known = made.get(key)
  if (known !== undefined) return known
  const { pen, drawn } = shipPen(type, detail)
  if (!smallShip(pen)) {
    twin(pen)
    YARDS[type.race](pen)
  }
  const body = drawn()
  made.set(key, body)
  return body
}

/** Damage on a hull: scorches for lost hull points, embers, and a plume when it burns. Always the same for the same ship. */
export function wounds(type: ShipType, ship: number, lost: number, burning: boolean): string {
  if (lost <= 0 && !burning) return ''
  const r = drawFor(`w:${type.id}${ship}`)
  const { mass } = formOf(type)
  const half = Math.max(6, shipBody(type, 1).extent[2] * 0.42)
  let svg = ''
  for (let i = 0; i < Math.min(6, lost + 1); i++) {
    const x = r.in(-half, half)
    const y = r.in(-22, 34)
    const size = r.in(4, 8) * (1.25 - mass * 0.5)
    svg += `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(size)}" ry="${f1(size * r.in(0.6, 1))}" transform="rotate(${r.int(0, 180)} ${f1(x)} ${f1(y)})" fill="url(#fa-scorch)"/>`
    if (i % 2 === 0) svg += `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(size * 0.62)}" fill="url(#fa-ember)"/>`
  }
  if (!burning) return svg
  for (let i = 0; i < 4; i++) {
    svg += `<ellipse cx="${f1(r.in(-4, 4) + i * 2)}" cy="${f1(8 + i * 14)}" rx="${f1(5 + i * 2.4)}" ry="${f1(8 + i * 2)}" fill="#1a1418" opacity="${f1(0.5 - i * 0.11)}"/><circle cx="${f1(r.in(-6, 6))}" cy="${f1(4 + i * 7)}" r="${f1(6 - i)}" fill="url(#fa-ember)" opacity=".9"/>`
  }
  return svg
}
