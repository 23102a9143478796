import { f1, mirrored, type Point, smooth, straight, THIN } from '@orrery/board/drawing/path.ts'
import { type Draw, drawFor } from '@orrery/board/drawing/random.ts'
import { type Face, type Race, sizeOf } from '../face.ts'
import { PALETTES, type Palette } from './palette.ts'

/** The class of a ship: scout 1, fighter 2, cruiser 3, destroyer 4. */
export type Size = 1 | 2 | 3 | 4

/** One of four values, by a ship's size. */
export function bySize(size: Size, values: readonly [number, number, number, number]): number {
  return values[(size - 1) as 0 | 1 | 2 | 3]
}

/** `main` body, `low` parts in shadow, `trim` in the race's colour. */
type Tone = 'main' | 'low' | 'trim'

interface Form {
  /** Bend of the outline; default: straight. */
  readonly curve?: number
  readonly tone?: Tone
  readonly op?: number
}

interface Pod {
  /** Where the nose ends, as a share of the length. */
  readonly nose?: number
  readonly tone?: Tone
}

/**
 * The drawing tools for ships of all races: bow up, the axis at x = 0, light from port. Everything is drawn on the starboard side and
 * mirrored, each side in its own tone.
 */
export interface ShipPen {
  readonly id: string
  readonly race: Race
  readonly R: Palette
  readonly r: Draw
  readonly size: Size
  /** Whether small lines are worth drawing. */
  readonly fine: boolean
  /** The drawing so far. */
  readonly o: string[]
  /** The bounds: left, top, right, bottom. */
  readonly ext: [number, number, number, number]
  /** Attributes of every outline. */
  readonly edge: string
  /** Firepower, bombing, and the length of the engine flames by speed. */
  readonly fp: number
  readonly bo: number
  readonly burn: number
  /** Extends the bounds to points. */
  see(list: readonly Point[]): void
  /** A part symmetric about the axis, given by its starboard outline from bow to stern. */
  half(list: readonly Point[], form?: Form): void
  /** A pair of free shapes. */
  pair(list: readonly Point[], form?: Form): void
  /** A pair of pods with ridges of their own. */
  pod(cx: number, cy: number, w: number, h: number, pod?: Pod): void
  lines(list: readonly (readonly Point[])[], op?: number, w?: number, colour?: string): void
  lights(list: readonly Point[], radius?: number, colour?: string): void
  flame(x: number, y: number, w: number, length: number): void
  gun(x: number, y: number, length: number, w?: number): void
  turret(x: number, y: number, radius: number, length: number): void
  canopy(y: number, w: number, h: number): void
}

const FILLS: Readonly<Record<Tone, readonly [string, string]>> = { main: ['lit', 'dark'], low: ['lit2', 'dark2'], trim: ['trimL', 'trimD'] }

/** A pen for the ship of that card. */
export function shipPen(face: Face, fine: boolean): ShipPen {
  const race = face.race
  const R = PALETTES[race]
  const o: string[] = []
  const ext: [number, number, number, number] = [0, 0, 0, 0]
  const edge = `stroke="${R.k}" stroke-width="1.1" stroke-linejoin="round" ${THIN}`
  const figures = face.figures ?? { speed: 2, firepower: 1, armour: 1, bombing: 0 }
  const fill = (name: string) => `fill="url(#${race}-${name})"`
  const see = (list: readonly Point[]) => {
    for (const [x, y] of list) {
      ext[0] = Math.min(ext[0], x, -x)
      ext[2] = Math.max(ext[2], x, -x)
      ext[1] = Math.min(ext[1], y)
      ext[3] = Math.max(ext[3], y)
    }
  }
  const outline = (list: readonly Point[], curve: number) => `${curve > 0 ? smooth(list, curve) : straight(list)}`
  const both = (x: number, draw: (x: number) => string) => o.push(x === 0 ? draw(0) : draw(-x) + draw(x))

  const pen: ShipPen = {
    id: face.id,
    race,
    R,
    r: drawFor(`ship:${face.id}`),
    size: sizeOf(face) || 2,
    fine,
    o,
    ext,
    edge,
    fp: figures.firepower,
    bo: figures.bombing,
    burn: 10 + figures.speed * 3.2,
    see,
    half(list, { curve = 0, tone = 'main', op = 1 } = {}) {
      see(list)
      const port = outline(mirrored(list), curve)
      const [lit, dark] = FILLS[tone]
      o.push(
        `<g${op < 1 ? ` opacity="${op}"` : ''}><path d="${port}Z" ${fill(lit)} ${edge}/><path d="${outline(list, curve)}Z" ${fill(dark)} ${edge}/>`,
      )
      if (fine) o.push(`<path d="${port}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width=".8" ${THIN}/>`)
      o.push('</g>')
    },
    pair(list, { curve = 0, tone = 'main', op = 1 } = {}) {
      see(list)
      const [lit, dark] = FILLS[tone]
      o.push(
        `<g${op < 1 ? ` opacity="${op}"` : ''}><path d="${outline(mirrored(list), curve)}Z" ${fill(lit)} ${edge}/><path d="${outline(list, curve)}Z" ${fill(dark)} ${edge}/></g>`,
      )
    },
    pod(cx, cy, w, h, { nose = 0.35, tone = 'main' } = {}) {
      const side: Point[] = [
        [0, -h / 2],
        [w * 0.55, -h / 2 + h * nose * 0.35],
        [w, -h / 2 + h * nose],
        [w, h / 2 - h * 0.08],
        [w * 0.7, h / 2],
        [0, h / 2],
      ]
      const [lit, dark] = FILLS[tone]
      const half = (x: number, sign: 1 | -1) => straight(side.map(([px, py]) => [x + sign * px, cy + py]))
      see([
        [cx + w, cy - h / 2],
        [cx + w, cy + h / 2],
      ])
      both(cx, (x) => `<path d="${half(x, -1)}Z" ${fill(lit)} ${edge}/><path d="${half(x, 1)}Z" ${fill(dark)} ${edge}/>`)
    },
    lines(list, op = 0.45, w = 0.8, colour = R.k) {
      if (!fine) return
      const path = list.map((line) => straight(line) + straight(mirrored(line))).join('')
      o.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${op}" stroke-width="${w}" ${THIN}/>`)
    },
    lights(list, radius = 1.1, colour = R.glow) {
      for (const [x, y] of list) both(x, (px) => `<circle cx="${f1(px)}" cy="${f1(y)}" r="${f1(radius)}" fill="${colour}"/>`)
    },
    flame(x, y, w, length) {
      ext[3] = Math.max(ext[3], y + length * 0.35)
      both(
        x,
        (px) => `<ellipse cx="${f1(px)}" cy="${f1(y + length * 0.32)}" rx="${f1(w * 1.5)}" ry="${f1(length * 0.8)}" ${fill('glow')}/>`,
      )
    },
    gun(x, y, length, w = 1.6) {
      see([[x + w, y - length]])
      both(
        x,
        (px) =>
          `<path d="M${f1(px - w / 2)} ${f1(y)}V${f1(y - length)}h${f1(w)}V${f1(y)}Z" fill="${R.d}" ${edge}/><path d="M${f1(px - w / 2)} ${f1(y - length)}h${f1(w)}" stroke="${R.glow}" stroke-width="1.4" ${THIN}/>`,
      )
    },
    turret(x, y, radius, length) {
      pen.gun(x, y, length, radius * 0.5)
      const arc = f1(radius * 0.7)
      both(
        x,
        (px) =>
          `<circle cx="${f1(px)}" cy="${f1(y)}" r="${f1(radius)}" fill="${px <= 0 ? R.b : R.d}" ${edge}/><path d="M${f1(px - radius * 0.6)} ${f1(y - radius * 0.3)}a${arc} ${arc} 0 0 1 ${f1(radius * 0.9)} ${f1(-radius * 0.3)}" fill="none" stroke="${R.a}" stroke-opacity=".7" stroke-width=".9" ${THIN}/>`,
      )
    },
    canopy(y, w, h) {
      o.push(
        `<path d="M0 ${f1(y - h / 2)}L${f1(w)} ${f1(y)}L${f1(w * 0.7)} ${f1(y + h / 2)}H${f1(-w * 0.7)}L${f1(-w)} ${f1(y)}Z" fill="${R.k}" ${edge}/><path d="M0 ${f1(y - h / 2 + 1)}L${f1(-w + 0.8)} ${f1(y)}L${f1(-w * 0.6)} ${f1(y + h / 2 - 1)}H0Z" fill="${R.glow}" fill-opacity=".85"/>`,
      )
    },
  }
  return pen
}
