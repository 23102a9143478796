/** So far apart, in pixels of the screen, handles can each be hit. */
const APART = 36

/** Whether handles at these points of the world can each be hit where the world is shown at a scale. */
export function areApart(points: readonly (readonly [x: number, y: number])[], scale: number): boolean {
  return points.every(([x, y], place) => points.slice(place + 1).every(([left, top]) => Math.hypot(x - left, y - top) * scale >= APART))
}
