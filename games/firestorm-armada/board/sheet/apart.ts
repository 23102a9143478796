/** The least distance, in screen pixels, at which each of two handles can be hit. */
const APART = 36

/** Whether each of the handles at these points of the world can be hit at the given scale. */
export function areApart(points: readonly (readonly [x: number, y: number])[], scale: number): boolean {
  return points.every(([x, y], place) => points.slice(place + 1).every(([left, top]) => Math.hypot(x - left, y - top) * scale >= APART))
}
