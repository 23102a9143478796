import { f1, type Point, straight, THIN } from '@orrery/board/drawing/path.ts'
import { bySize, type ShipPen } from '../pen.ts'

export function triciplite({ lights, flame, see, edge, R, r, race, size, fine, fp, burn, o }: ShipPen): void {
  const L = bySize(size, [36, 42, 50, 56]),
    w = L * r.in(0.34, 0.44),
    n = bySize(size, [1, 2, 3, 4])
  flame(0, L * 0.66, 4, burn)
  // A splinter of three facets, and its mirror image in other tones.
  const tri = (a: Point, b: Point, c: Point, op = 1) => {
    const middle: Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    see([a, b, c])
    const side = (sign: 1 | -1, colours: readonly [string, string, string]) => {
      const facet = (p: Point, q: Point, colour: string) => {
        const corners = [p, q, middle].map(([x, y]): Point => [sign * x, y])
        return `<path d="${straight(corners)}Z" fill="${colour}" fill-opacity="${op}" stroke="${R.k}" stroke-width=".8" stroke-linejoin="round" ${THIN}/>`
      }
      return facet(a, b, colours[0]) + facet(b, c, colours[1]) + facet(c, a, colours[2])
    }
    o.push(side(-1, [R.a, R.b, '#fff']) + side(1, [R.b, R.d, R.b]))
  }
  for (let i = 0; i < n; i++) {
    const x = w * (1.05 + i * 0.42),
      y = -L * 0.1 + i * L * 0.22 + r.in(-4, 4),
      h = L * r.in(0.42, 0.6) * (1 - i * 0.1),
      ww = w * r.in(0.26, 0.4),
      tilt = r.in(-0.2, 0.6) * ww
    tri([x + tilt, y - h], [x + ww, y + h * 0.5], [x - ww * 0.6, y + h * 0.34])
  }
  if (size > 1) {
    tri([w * 0.4, L * 0.2], [w * 1.15, L * 1.02], [w * 0.14, L * 0.72])
  }
  if (size > 2) {
    tri([w * 0.55, -L * 0.62], [w * 1.0, -L * 0.02], [w * 0.4, -L * 0.12])
  }
  // the core: a long kite in facets
  const A: Point = [0, -L],
    B: Point = [w * 0.5, L * 0.12],
    C: Point = [0, L * 0.62]
  see([A, B, C])
  o.push(`<path d="${straight([A, [-w * 0.5, L * 0.12], [-w * 0.18, 0]])}Z" fill="#fff"/><path d="${straight([A, [-w * 0.18, 0], [0, L * 0.1]])}Z" fill="${R.a}"/><path d="${straight([[-w * 0.5, L * 0.12], C, [-w * 0.18, 0]])}Z" fill="${R.b}"/><path d="${straight([[-w * 0.18, 0], C, [0, L * 0.1]])}Z" fill="${R.c}"/>
        <path d="${straight([A, B, [w * 0.18, 0]])}Z" fill="${R.d}"/><path d="${straight([A, [w * 0.18, 0], [0, L * 0.1]])}Z" fill="${R.b}"/><path d="${straight([B, C, [w * 0.18, 0]])}Z" fill="${R.k}"/><path d="${straight([[w * 0.18, 0], C, [0, L * 0.1]])}Z" fill="${R.d}"/>
        <path d="${straight([A, B, C, [-w * 0.5, L * 0.12]])}Z" fill="none" ${edge}/>`)
  o.push(`<circle cx="0" cy="${f1(L * 0.06)}" r="${f1(w * 0.3)}" fill="url(#${race}-glow)"/>`)
  if (r.yes(0.6) || size > 2) tri([w * 0.32, -L * 0.34], [w * 0.62, L * 0.02], [w * 0.34, L * 0.0], 0.95)
  if (fine && size > 1)
    o.push(
      `<path d="M0 ${f1(-L * 0.98)}L${f1(w * 1.5)} ${f1(L * 0.74)}H${f1(-w * 1.5)}Z" fill="none" stroke="${R.glow}" stroke-opacity=".4" stroke-width=".8" stroke-dasharray="2 4" ${THIN}/>`,
    )
  for (let i = 0; i < Math.min(3, fp); i++) lights([[w * (1.05 + i * 0.42), -L * 0.1 + i * L * 0.22 - 6]], 1.5)
}
