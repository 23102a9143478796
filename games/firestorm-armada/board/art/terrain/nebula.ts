import { f1, TAU } from '@orrery/board/drawing/path.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'
import { blob, closed } from './blob.ts'

/** A glowing cloud within its edge. */
export function nebula(radius: number, seed: string): string {
  const r = drawFor(seed)
  let svg = `<circle r="${f1(radius)}" fill="#4a3cc0" fill-opacity=".24"/><circle r="${f1(radius)}" fill="url(#t-neb)"/>`
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * TAU + r.in(-0.3, 0.3)
    const far = r.in(0.28, 0.62) * radius
    const size = radius * r.in(0.3, 0.5)
    svg += `<circle cx="${f1(Math.cos(angle) * far)}" cy="${f1(Math.sin(angle) * far)}" r="${f1(Math.min(size, radius - far + radius * 0.06) * 1.25)}" fill="url(#t-neb${['', '2', '3'][i % 3]})"/>`
  }
  for (let i = 0; i < 3; i++) {
    svg += `<path d="${closed(blob(r, radius * (0.75 - i * 0.2), 12, 0.2))}" fill="#8b78ff" fill-opacity=".07" stroke="#cfc2ff" stroke-opacity="${0.28 - i * 0.05}" stroke-width="1.4"/>`
  }
  for (let i = 0; i < 20; i++) {
    const angle = r.in(0, TAU)
    const far = Math.sqrt(r()) * radius * 0.9
    svg += `<circle cx="${f1(Math.cos(angle) * far)}" cy="${f1(Math.sin(angle) * far)}" r="${f1(r.in(1, 2.6))}" fill="#e9e0ff" opacity=".75"/>`
  }
  return svg
}
