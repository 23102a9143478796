import { f1, mirrored, type Point, smooth, straight, THIN } from '@orrery/board/drawing/path.ts'
import { type Draw, drawFor } from '@orrery/board/drawing/random.ts'
import type { RaceId } from '../../../content/races.ts'
import type { ShipStats } from '../../../content/ship.ts'
import { SHIPS, type ShipType } from '../../../content/ships.ts'
import { PALETTES, type Palette } from '../palette.ts'
import { type Arms, armsOf } from './arms.ts'
import { type Family, formOf } from './form.ts'

/** The level of detail: 0 for lists, 1 for the table, 2 for the ship's card. */
export type Detail = 0 | 1 | 2

/**
 * A starboard outline from bow to stern, as points or as `'x,y x,y ...'`: x in beams (half widths of the hull), y from -50 at the bow to
 * 50 at the stern.
 */
export type Outline = string | readonly Point[]

type Tone = 'main' | 'low' | 'trim'

interface Shape {
  /** How much the outline bends; straight by default. */
  readonly curve?: number
  readonly tone?: Tone
}

interface Stroke {
  readonly op?: number
  readonly w?: number
  readonly col?: string
}

/**
 * The drawing tools for ships of all races. A ship's bow is up, it is 100 units long, and light comes from port. Everything is drawn on
 * the starboard side and mirrored, each side in its own tone.
 */
export interface ShipPen extends Arms {
  readonly type: ShipType
  readonly race: RaceId
  readonly R: Palette
  readonly r: Draw
  readonly mass: number
  readonly family: Family
  readonly stats: ShipStats
  readonly detail: Detail
  /** Whether small lines are worth drawing. */
  readonly fine: boolean
  /** The index of the type within its class and race; the second and third type have outlines of their own. */
  readonly which: number
  /** The factor by which types of one class differ a little in beam. */
  readonly breadth: number
  /** Attributes of every outline. */
  readonly edge: string
  /** Sets the beam, the unit of outlines. */
  beam(width: number): number
  points(outline: Outline): readonly Point[]
  /** Draws SVG unchanged, on the hull or over everything. */
  hull(svg: string): void
  over(svg: string): void
  /** Extends the picture's bounds. */
  reach(points: readonly Point[]): void
  /** Leaves out the outline in the race's colour around the ship. */
  bare(): void
  /** Draws a part across the axis. */
  half(outline: Outline, shape?: Shape): void
  /** Draws a pair of separate parts, one on each side. */
  pair(outline: Outline, shape?: Shape): void
  lines(list: readonly Outline[], stroke?: Stroke): void
  lights(list: Outline, radius?: number, colour?: string): void
  glow(x: number, y: number, radius: number): void
  engine(x: number, y: number, w: number, k?: number): void
  /** Draws engines, all at one height; the list has their x and their widths. */
  engines(list: Outline, y: (x: number, at: number) => number): void
  /** Draws a gun's barrel; `bearing` in degrees from the bow. */
  barrel(x: number, y: number, length: number, w?: number, bearing?: number): void
  turret(x: number, y: number, radius: number, barrels?: number): void
  /** Draws an open deck or a row of tubes. */
  slot(x: number, y: number, w: number, h: number, lit?: boolean): void
  /** Draws a shield generator. */
  dome(x: number, y: number, radius: number): void
  stripe(outline: Outline): void
  windows(x: number, from: number, count: number, step: number): void
  /** Draws barrels along the flank, as many as the broadside's most dice. */
  flank(x: number | ((y: number) => number), from: number, to: number, length?: number, w?: number): void
  /** Draws the ship's turrets on the axis. */
  spine(ys: readonly number[], radius: number): void
}

/** The result of a pen. */
export interface Drawn {
  readonly svg: string
  /** The bounds of the drawing: left, top, right, bottom. */
  readonly extent: readonly [number, number, number, number]
}

const TONES: Readonly<Record<'plain' | 'fine', Readonly<Record<Tone, readonly [string, string]>>>> = {
  fine: { main: ['L', 'D'], low: ['L2', 'D2'], trim: ['TL', 'TD'] },
  plain: { main: ['L0', 'D0'], low: ['M0', 'N0'], trim: ['TL', 'TD'] },
}

/** The index of the type within its class and race. */
function whichOf(type: ShipType): number {
  return SHIPS.filter((other) => other.race === type.race && other.class === type.class).indexOf(type)
}

/** A pen for a ship type, and the function that returns its drawing. */
export function shipPen(type: ShipType, detail: Detail): { readonly pen: ShipPen; drawn(): Drawn } {
  const { race, stats } = type
  const R = PALETTES[race]
  const { mass, family } = formOf(type)
  const r = drawFor(`fa:${type.id}`)
  const fine = detail > 0
  const tones = TONES[fine ? 'fine' : 'plain']
  const edge = `stroke="${R.k}" stroke-width="${detail === 2 ? 1.1 : 0.8}" stroke-linejoin="round" ${THIN}`
  const arms = armsOf(type)
  const hull: string[] = []
  const over: string[] = []
  const fire: string[] = []
  const silhouette: string[] = []
  const extent: [number, number, number, number] = [0, -50, 0, 50]
  let width = 16
  const breadth = (type.class === 'lightFrigate' ? 0.82 : type.class === 'escort' ? 1.22 : 1) * r.in(0.95, 1.07)

  const both = (x: number, draw: (x: number) => string): string => draw(x) + (x === 0 ? '' : draw(-x))
  const path = (points: readonly Point[], curve: number): string => (curve > 0 ? smooth(points, curve) : straight(points))
  const shine = (port: string, opacity: number): string =>
    fine ? `<path d="${port}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width=".7" ${THIN}/>` : ''
  const sides = (port: string, starboard: string, tone: Tone): void => {
    const [lit, dark] = tones[tone]
    hull.push(`<path d="${port}Z" fill="url(#${race}-${lit})" ${edge}/><path d="${starboard}Z" fill="url(#${race}-${dark})" ${edge}/>`)
    silhouette.push(`${starboard}Z`, `${port}Z`)
  }

  const pen: ShipPen = {
    ...arms,
    type,
    race,
    R,
    r,
    mass,
    family,
    stats,
    detail,
    fine,
    which: whichOf(type),
    breadth,
    edge,
    beam: (next) => {
      width = next
      return next
    },
    points(outline) {
      if (typeof outline !== 'string') return outline
      return outline.split(' ').map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x * width, y]
      })
    },
    hull: (svg) => void hull.push(svg),
    over: (svg) => void over.push(svg),
    reach(points) {
      for (const [x, y] of points) {
        extent[0] = Math.min(extent[0], -Math.abs(x))
        extent[2] = Math.max(extent[2], Math.abs(x))
        extent[1] = Math.min(extent[1], y)
        extent[3] = Math.max(extent[3], y)
      }
    },
    bare() {
      silhouette.length = 0
    },
    half(outline, { curve = 0, tone = 'main' } = {}) {
      const points = pen.points(outline)
      pen.reach(points)
      const port = path(mirrored(points), curve)
      sides(port, path(points, curve), tone)
      hull.push(shine(port, 0.42))
    },
    pair(outline, { curve = 0, tone = 'main' } = {}) {
      const points = pen.points(outline)
      pen.reach(points)
      const port = path(mirrored(points), curve)
      sides(port, path(points, curve), tone)
      hull.push(shine(port, 0.3))
    },
    lines(list, { op = 0.5, w = 0.7, col = R.k } = {}) {
      if (!fine) return
      const drawn = list.map((line) => {
        const points = pen.points(line)
        return straight(points) + (points.every(([x]) => x === 0) ? '' : straight(mirrored(points)))
      })
      hull.push(
        `<path d="${drawn.join('')}" fill="none" stroke="${col}" stroke-opacity="${op}" stroke-width="${w}" stroke-linecap="round" ${THIN}/>`,
      )
    },
    lights(list, radius = 0.9, colour = R.g) {
      if (!fine) return
      for (const [x, y] of pen.points(list)) {
        over.push(both(x, (at) => `<circle cx="${f1(at)}" cy="${f1(y)}" r="${radius}" fill="${colour}"/>`))
      }
    },
    glow(x, y, radius) {
      over.push(both(x, (at) => `<circle cx="${f1(at)}" cy="${f1(y)}" r="${f1(radius)}" fill="url(#${race}-g)"/>`))
    },
    engine(x, y, w, k = 1) {
      const long = (9 + stats.mv * 1.35) * k * (0.75 + 0.5 * (1 - mass))
      fire.push(
        both(
          x,
          (at) =>
            `<ellipse cx="${f1(at)}" cy="${f1(y + long * 0.42)}" rx="${f1(w * 1.55)}" ry="${f1(long * 0.85)}" fill="url(#${race}-e)" opacity=".9"/><path d="M${f1(at - w * 0.7)} ${f1(y)}Q${f1(at)} ${f1(y + long * 1.5)} ${f1(at + w * 0.7)} ${f1(y)}Z" fill="#fff3d6" opacity=".9"/>`,
        ),
      )
      hull.push(
        both(
          x,
          (at) =>
            `<path d="M${f1(at - w)} ${f1(y + 1.2)}L${f1(at - w * 0.72)} ${f1(y - 3)}H${f1(at + w * 0.72)}L${f1(at + w)} ${f1(y + 1.2)}Z" fill="${R.k}" stroke="${R.b}" stroke-width=".6" ${THIN}/>`,
        ),
      )
    },
    engines(list, y) {
      for (const [at, [x, w]] of pen.points(list).entries()) pen.engine(x, y(x, at), w)
    },
    barrel(x, y, length, w = 1.5, bearing = 0) {
      hull.push(
        both(
          x,
          (at) =>
            `<path transform="translate(${f1(at)} ${f1(y)}) rotate(${f1(at < 0 ? -bearing : bearing)})" d="M${f1(-w / 2)} 0V${f1(-length)}H${f1(w / 2)}V0Z" fill="${R.b}" stroke="${R.k}" stroke-width=".6" ${THIN}/>`,
        ),
      )
      const angle = (bearing * Math.PI) / 180
      pen.reach([[x + Math.sin(angle) * length, y - Math.cos(angle) * length]])
    },
    turret(x, y, radius, barrels = 2) {
      if (!fine) return
      const apart = barrels === 1 ? [0] : barrels === 2 ? [-0.42, 0.42] : [-0.6, 0, 0.6]
      over.push(
        both(x, (at) => {
          const guns = apart.map(
            (aside) =>
              `<path d="M${f1(at + aside * radius - radius * 0.14)} ${f1(y)}v${f1(-radius * 2)}h${f1(radius * 0.28)}v${f1(radius * 2)}Z" fill="${R.a}" stroke="${R.k}" stroke-width=".5" ${THIN}/>`,
          )
          return `${guns.join('')}<circle cx="${f1(at)}" cy="${f1(y)}" r="${f1(radius)}" fill="url(#${race}-L)" ${edge}/><path d="M${f1(at)} ${f1(y - radius)}A${f1(radius)} ${f1(radius)} 0 0 1 ${f1(at)} ${f1(y + radius)}Z" fill="${R.d}" opacity=".85"/><circle cx="${f1(at)}" cy="${f1(y)}" r="${f1(radius * 0.36)}" fill="${R.c}"/>`
        }),
      )
    },
    slot(x, y, w, h, lit = true) {
      over.push(
        both(
          x,
          (at) =>
            `<rect x="${f1(at - w / 2)}" y="${f1(y)}" width="${f1(w)}" height="${f1(h)}" rx="${f1(Math.min(w, h) * 0.2)}" fill="${R.k}" stroke="${R.b}" stroke-opacity=".7" stroke-width=".6" ${THIN}/>${fine && lit ? `<path d="M${f1(at)} ${f1(y + h * 0.1)}V${f1(y + h * 0.9)}" stroke="${R.e}" stroke-width="${f1(w * 0.22)}" stroke-dasharray="2 2.4" opacity=".95"/>` : ''}`,
        ),
      )
    },
    dome(x, y, radius) {
      if (!fine) return
      over.push(
        both(
          x,
          (at) =>
            `<circle cx="${f1(at)}" cy="${f1(y)}" r="${f1(radius * 1.9)}" fill="url(#${race}-g)" opacity=".45"/><circle cx="${f1(at)}" cy="${f1(y)}" r="${f1(radius)}" fill="${R.g}" stroke="${R.k}" stroke-width=".7" ${THIN}/><circle cx="${f1(at - radius * 0.3)}" cy="${f1(y - radius * 0.3)}" r="${f1(radius * 0.35)}" fill="#fff"/>`,
        ),
      )
    },
    stripe(outline) {
      if (!fine) return
      const points = pen.points(outline)
      hull.push(
        `<path d="${straight(mirrored(points))}Z" fill="${R.c}" opacity=".95"/><path d="${straight(points)}Z" fill="${R.c}" opacity=".6"/>`,
      )
    },
    windows(x, from, count, step) {
      const rows = Array.from({ length: count }, (_, i): Point => [x, from + i * step])
      pen.lights(
        rows.filter(() => r.yes(0.8)),
        0.62,
        '#fff2c4',
      )
    },
    flank(x, from, to, length = 4.2, w = 1.5) {
      if (arms.broadsides === 0) return
      const count = Math.max(1, Math.min(7, Math.round(arms.broadsides / 2.4)))
      for (let i = 0; i < count; i++) {
        const y = from + ((to - from) * (i + 0.5)) / count
        pen.barrel(typeof x === 'number' ? x : x(y), y, length, w, 90)
      }
    },
    spine(ys, radius) {
      const count = arms.turrets * (mass > 0.5 ? 2 : 1) + (mass > 0.8 && arms.turrets > 0 ? 1 : 0)
      for (const [i, y] of ys.slice(0, count).entries()) pen.turret(0, y, radius * (i === 0 ? 1.15 : 1), mass > 0.8 ? 3 : 2)
    },
  }

  return {
    pen,
    drawn() {
      const halo =
        silhouette.length === 0
          ? ''
          : `<path d="${silhouette.join('')}" fill="none" stroke="${R.c}" stroke-opacity="${fine ? 0.42 : 0.8}" stroke-width="${[1.6, 2.2, 3][detail]}" stroke-linejoin="round" ${THIN}/>`
      return { svg: `<g class="fa-fire">${fire.join('')}</g>${halo}${hull.join('')}${over.join('')}`, extent }
    },
  }
}
