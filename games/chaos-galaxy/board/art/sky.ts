import { f1, type Point, smooth, TAU } from '@orrery/board/drawing/path.ts'
import type { Draw } from '@orrery/board/drawing/random.ts'
import type { Race } from '../face.ts'
import { PALETTES } from './palette.ts'

/** A field of stars in `w` by `h`. */
export function stars(r: Draw, count: number, w: number, h: number): string {
  let field = ''
  for (let i = 0; i < count; i++) {
    const x = r() * w
    const y = r() * h
    const size = r()
    field +=
      size > 0.9
        ? `<path d="M${f1(x)} ${f1(y - 3.2)}l.7 2.5 2.5.7-2.5.7-.7 2.5-.7-2.5-2.5-.7 2.5-.7z" fill="#fff" fill-opacity=".9"/>`
        : `<circle cx="${f1(x)}" cy="${f1(y)}" r="${(0.4 + size * 0.7).toFixed(1)}" fill="#fff" fill-opacity="${(0.25 + size * 0.6).toFixed(2)}"/>`
  }
  return field
}

interface World {
  readonly ring?: boolean
  readonly kind?: 'bands' | 'craters' | 'seas' | 'plain'
}

/** A planet of a race. The drawing may hold only one, because its mask has a name. */
export function planet(race: Race, r: Draw, cx: number, cy: number, radius: number, world: World = {}): string {
  const R = PALETTES[race]
  const ring = world.ring ?? r.yes(0.35)
  const kind = world.kind ?? r.pick(['bands', 'craters', 'seas', 'plain'])
  const tilt = r.in(-30, 30)
  let marks = ''
  if (kind === 'bands')
    for (let i = 0; i < 7; i++) {
      const y = -radius + (i * radius * 2) / 7 + r.in(-3, 3)
      marks += `<ellipse cx="0" cy="${f1(y)}" rx="${f1(radius * 1.1)}" ry="${f1(radius * r.in(0.03, 0.12))}" fill="${r.yes(0.5) ? R.c2 : R.k}" fill-opacity="${r.in(0.08, 0.24).toFixed(2)}"/>`
    }
  if (kind === 'craters')
    for (let i = 0; i < 11; i++) {
      const angle = r.in(0, TAU)
      const far = radius * Math.sqrt(r()) * 0.95
      const s = radius * r.in(0.04, 0.15)
      marks += `<g transform="translate(${f1(Math.cos(angle) * far)} ${f1(Math.sin(angle) * far)})"><circle r="${f1(s)}" fill="${R.k}" fill-opacity=".35"/><path d="M${f1(-s)} 0a${f1(s)} ${f1(s)} 0 0 0 ${f1(s * 1.6)} ${f1(s * 0.7)}" fill="none" stroke="${R.c2}" stroke-opacity=".3" stroke-width="1"/></g>`
    }
  if (kind === 'seas')
    for (let i = 0; i < 6; i++) {
      const angle = r.in(0, TAU)
      const far = radius * r.in(0.1, 0.8)
      const s = radius * r.in(0.14, 0.4)
      const coast: Point[] = []
      for (let t = 0; t < 8; t++) {
        const b = (t / 8) * TAU
        coast.push([
          Math.cos(angle) * far + Math.cos(b) * s * r.in(0.6, 1.3),
          Math.sin(angle) * far + Math.sin(b) * s * 0.5 * r.in(0.6, 1.3),
        ])
      }
      coast.push(coast[0] as Point)
      marks += `<path d="${smooth(coast, 1)}Z" fill="${i % 2 ? R.c2 : R.k}" fill-opacity="${i % 2 ? 0.16 : 0.3}"/>`
    }
  const halfRing = (front: 0 | 1) => {
    if (!ring) return ''
    const arc = (q: number, flat: number) =>
      `M${f1(-radius * q)} 0a${f1(radius * q)} ${f1(radius * flat)} 0 0 ${front} ${f1(radius * q * 2)} 0`
    return `<g transform="rotate(${f1(tilt)})"><path d="${arc(1.75, 0.36)}" fill="none" stroke="${R.c2}" stroke-opacity=".5" stroke-width="${f1(radius * 0.07)}"/><path d="${arc(1.5, 0.3)}" fill="none" stroke="${R.c}" stroke-opacity=".4" stroke-width="${f1(radius * 0.1)}"/></g>`
  }
  const q = f1(radius)
  return `<g transform="translate(${f1(cx)} ${f1(cy)})"><circle r="${f1(radius * 1.14)}" fill="url(#${race}-halo)" opacity=".7"/>${halfRing(1)}<clipPath id="world"><circle r="${q}"/></clipPath><circle r="${q}" fill="url(#${race}-planet)"/><g clip-path="url(#world)"><g transform="rotate(${f1(tilt)})">${marks}</g><path d="M${f1(-radius * 0.2)} ${q}A${f1(radius * 1.25)} ${f1(radius * 1.25)} 0 0 0 ${q} ${f1(-radius * 0.3)}L${f1(radius * 1.2)} ${f1(radius * 1.2)}Z" fill="${R.k}" fill-opacity=".5"/></g><path d="M${f1(-radius * 0.94)} ${f1(radius * 0.34)}A${q} ${q} 0 0 1 ${f1(radius * 0.34)} ${f1(-radius * 0.94)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>${halfRing(0)}</g>`
}

/** Open space with a near planet: the background of a ship. */
export function space(race: Race, r: Draw, w: number, h: number): string {
  let sky = `<rect width="${w}" height="${h}" fill="url(#${race}-sky)"/>`
  for (let i = 0; i < 3; i++) {
    sky += `<ellipse cx="${f1(r() * w)}" cy="${f1(r() * h)}" rx="${f1(w * r.in(0.3, 0.6))}" ry="${f1(h * r.in(0.14, 0.3))}" transform="rotate(${f1(r.in(-40, 10))} ${w / 2} ${h / 2})" fill="url(#${race}-halo)" opacity="${r.in(0.3, 0.6).toFixed(2)}"/>`
  }
  sky += stars(r, 46, w, h)
  const left = r.yes(0.5)
  sky += planet(race, r, left ? w * r.in(-0.02, 0.12) : w * r.in(0.88, 1.02), h * r.in(0.74, 0.98), h * r.in(0.34, 0.5))
  for (const orbit of [0.62, 0.8, 1.02]) {
    sky += `<circle cx="${f1(left ? w * 0.05 : w * 0.95)}" cy="${f1(h * 0.9)}" r="${f1(h * orbit)}" fill="none" stroke="#f0d9a4" stroke-opacity=".14"/>`
  }
  return sky
}
