import { f1, type Point, TAU } from '@orrery/board/drawing/path.ts'
import type { Draw } from '@orrery/board/drawing/random.ts'

/** A ring of points, each a little off the circle. */
export function blob(r: Draw, radius: number, corners: number, rough: number): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * TAU
    const far = radius * r.in(1 - rough, 1 + rough * 0.4)
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
}

/** A smooth closed path through all points. */
export function closed(points: readonly Point[]): string {
  const count = points.length
  const at = (i: number): Point => points[(i + count) % count] as Point
  let path = ''
  for (const [i, here] of points.entries()) {
    const before = at(i - 1)
    const next = at(i + 1)
    const after = at(i + 2)
    if (i === 0) path = `M${f1(here[0])} ${f1(here[1])}`
    path += `C${f1(here[0] + (next[0] - before[0]) / 6)} ${f1(here[1] + (next[1] - before[1]) / 6)} ${f1(next[0] - (after[0] - here[0]) / 6)} ${f1(next[1] - (after[1] - here[1]) / 6)} ${f1(next[0])} ${f1(next[1])}`
  }
  return `${path}Z`
}
