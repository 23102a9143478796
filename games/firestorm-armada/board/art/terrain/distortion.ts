import { f1 } from '@orrery/board/drawing/path.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'
import { blob, closed } from './blob.ts'

/** Rings of bent space. */
export function distortion(radius: number, seed: string): string {
  const r = drawFor(seed)
  let svg = `<circle r="${f1(radius)}" fill="#0d3a4a" fill-opacity=".3"/>`
  for (let i = 1; i < 9; i++) {
    svg += `<path d="${closed(blob(r, (radius * i) / 9, 16, 0.13))}" fill="none" stroke="${i % 2 === 1 ? '#56e0e8' : '#a6f4ff'}" stroke-opacity="${f1(0.16 + 0.05 * (9 - i))}" stroke-width="${i % 3 === 0 ? 2.6 : 1.8}"/>`
  }
  return svg
}
