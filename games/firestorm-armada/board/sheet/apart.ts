/** Handles this far apart, in screen pixels, can each be hit. */
const APART = 36

/** Whether handles at these points of the world can each be hit at a scale. */
export function areApart(points: readonly (readonly [x: number, y: number])[], scale: number): boolean {
  return points.every(([x, y], place) => points.slice(place + 1).every(([left, top]) => Math.hypot(x - left, y - top) * scale >= APART))
}
