import { f1, TAU } from '@orrery/board/drawing/path.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'

/** A planet of that radius: blue or brown by its seed. */
export function planet(radius: number, seed: string): string {
  const r = drawFor(seed)
  const blue = r.yes(0.55)
  let bands = ''
  for (let i = 0; i < 7; i++) {
    const y = -radius + (2 * radius * (i + 0.6)) / 7 + r.in(-radius * 0.06, radius * 0.06)
    const half = Math.sqrt(Math.max(0, radius * radius - y * y))
    const colour = blue ? ['#0d2a5c', '#bfe4ff'] : ['#3a1a14', '#ffdca8']
    bands += `<path d="M${f1(-half)} ${f1(y)}Q${f1(-half * 0.3)} ${f1(y + r.in(2, radius * 0.16))} 0 ${f1(y + radius * 0.07)}T${f1(half)} ${f1(y)}" stroke="${colour[i % 2]}" stroke-opacity="${f1(r.in(0.16, 0.34))}" stroke-width="${f1(radius * r.in(0.04, 0.13))}" fill="none"/>`
  }
  let clouds = ''
  for (let i = 0; i < 4; i++) {
    const angle = r.in(0, TAU)
    const far = r.in(0.1, 0.7) * radius
    const size = r.in(0.07, 0.16) * radius
    clouds += `<ellipse cx="${f1(Math.cos(angle) * far)}" cy="${f1(Math.sin(angle) * far)}" rx="${f1(size * 1.7)}" ry="${f1(size)}" fill="#fff" opacity=".1"/>`
  }
  return `<circle r="${f1(radius * 1.18)}" fill="url(#t-atm)"/><clipPath id="t-clip"><circle r="${f1(radius)}"/></clipPath><circle r="${f1(radius)}" fill="url(#t-planet${blue ? '' : '2'})"/><g clip-path="url(#t-clip)">${bands}${clouds}<circle r="${f1(radius)}" fill="url(#t-shade)"/></g><path d="M${f1(-radius * 0.94)} ${f1(-radius * 0.34)}A${f1(radius)} ${f1(radius)} 0 0 1 ${f1(radius * 0.34)} ${f1(-radius * 0.94)}" stroke="#eaf6ff" stroke-opacity=".6" stroke-width="1.6" fill="none"/>`
}
