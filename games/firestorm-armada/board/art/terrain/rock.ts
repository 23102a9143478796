import { f1, type Point, straight, TAU } from '@orrery/board/drawing/path.ts'
import { type Draw, drawFor } from '@orrery/board/drawing/random.ts'

function corners(r: Draw, radius: number): Point[] {
  const count = r.int(7, 10)
  const from = r.in(0, 6)
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * TAU
    const far = radius * r.in(0.72, 1.08)
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
}

function rock(r: Draw, x: number, y: number, radius: number): string {
  const outline = corners(r, radius)
  const top = outline.map(([a, b]): Point => [a * 0.5 - radius * 0.14, b * 0.5 - radius * 0.14])
  let svg = `<path d="${straight(outline)}Z" fill="url(#t-rock)" stroke="#0b0a10" stroke-width=".9"/>`
  if (radius > 4) {
    svg += `<path d="${straight(top)}Z" fill="#d9d2c6" opacity=".3"/>`
    for (let i = 1; i < outline.length; i += 2) {
      const [from, to] = [outline[i] as Point, top[i] as Point]
      svg += `<path d="M${f1(from[0])} ${f1(from[1])}L${f1(to[0])} ${f1(to[1])}" stroke="#17151c" stroke-opacity=".5" stroke-width=".8"/>`
    }
  }
  if (radius > 7) {
    svg += `<circle cx="${f1(radius * 0.2)}" cy="${f1(radius * 0.12)}" r="${f1(radius * 0.22)}" fill="#3a3740"/><path d="M${f1(radius * 0.02)} ${f1(radius * 0.2)}a${f1(radius * 0.22)} ${f1(radius * 0.22)} 0 0 0 ${f1(radius * 0.36)} ${f1(radius * 0.02)}" stroke="#b9b1a6" stroke-opacity=".6" fill="none"/>`
  }
  return `<g transform="translate(${f1(x)} ${f1(y)})">${svg}</g>`
}

/** A field of asteroids: rocks that do not overlap, within its edge. */
export function asteroids(radius: number, seed: string): string {
  const r = drawFor(seed)
  const count = Math.min(70, Math.round(14 + (radius * radius) / 500))
  const rocks: (readonly [x: number, y: number, size: number])[] = []
  for (let tried = 0; tried < count * 6 && rocks.length < count; tried++) {
    const angle = r.in(0, TAU)
    const far = Math.sqrt(r()) * radius * 0.94
    const size = Math.max(2, radius * (r.yes(0.16) ? r.in(0.1, 0.17) : r.in(0.018, 0.065)))
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
    if (far + size < radius && rocks.every(([ox, oy, other]) => Math.hypot(ox - x, oy - y) > other + size + 2)) rocks.push([x, y, size])
  }
  let dust = ''
  for (let i = 0; i < count; i++) {
    const angle = r.in(0, TAU)
    const far = Math.sqrt(r()) * radius * 0.97
    dust += `<circle cx="${f1(Math.cos(angle) * far)}" cy="${f1(Math.sin(angle) * far)}" r="${f1(r.in(0.8, 2.2))}" fill="#b8afa4" opacity="${f1(r.in(0.3, 0.8))}"/>`
  }
  return `<circle r="${f1(radius)}" fill="#2a2630" fill-opacity=".34"/>${dust}${rocks.map(([x, y, size]) => rock(r, x, y, size)).join('')}`
}

/** One great rock. */
export const meteor = (radius: number, seed: string): string => rock(drawFor(seed), 0, 0, radius)
