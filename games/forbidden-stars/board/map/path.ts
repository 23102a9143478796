import type { Point } from './geometry.ts'

/** A soft line through points, and the direction of its arrow head. */
export function softPath(points: readonly Point[]): { readonly line: string; readonly head: Point & { readonly turn: number } } | null {
  const [first] = points
  const last = points.at(-1)
  const before = points.at(-2)
  if (first === undefined || last === undefined || before === undefined) return null
  let line = `M${first.x} ${first.y}`
  for (const [at, point] of points.entries()) {
    if (at === 0) continue
    const next = points[at + 1]
    line += next === undefined ? `L${point.x} ${point.y}` : `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
  }
  return { line, head: { x: last.x, y: last.y, turn: (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI } }
}
