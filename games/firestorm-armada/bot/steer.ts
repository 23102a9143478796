import { difference, heading } from '../geometry/directions.ts'
import type { Segment } from '../geometry/path.ts'
import { type MoveBounds, NINTHS } from '../rules/move/manoeuvre.ts'

/** The segments of a path that turns to a heading as soon as its bounds allow, then goes straight; `length` in thousandths of an inch. */
export function steer(bounds: MoveBounds, towards: number, length: number): Segment[] {
  const segments: Segment[] = []
  let left = length * NINTHS
  let now = bounds.heading
  let needed = bounds.firstTl
  for (;;) {
    const off = difference(now, towards)
    // The turn is not worth making, or there is no room for a degree.
    if (Math.abs(off) < 100 || left < needed * NINTHS + 200) break
    if (needed > 0) segments.push({ straight: needed })
    left -= needed * NINTHS
    const angle = Math.min(Math.abs(off), bounds.angle, left >> 1)
    segments.push({ turn: off > 0 ? angle : -angle })
    left -= angle * 2
    now = heading(now + (off > 0 ? angle : -angle))
    needed = bounds.tl
  }
  const rest = Math.floor(left / NINTHS)
  const last = segments.at(-1)
  // A fraction of a thousandth left over must not make the move too short.
  const missing = length * NINTHS - left + rest * NINTHS < bounds.least * NINTHS ? 1 : 0
  if (rest + missing > 0) {
    if (last !== undefined && 'straight' in last) last.straight += rest + missing
    else segments.push({ straight: rest + missing })
  }
  return segments
}
