import { difference, heading } from '../geometry/directions.ts'
import type { Segment } from '../geometry/path.ts'
import { type MoveBounds, NINTHS } from '../rules/manoeuvre.ts'

/** The segments that bring a ship round to a heading as soon as its limits allow and go on straight, to a length in thousandths. */
export function steer(bounds: MoveBounds, towards: number, length: number): Segment[] {
  const segments: Segment[] = []
  let left = length * NINTHS
  let now = bounds.heading
  let needed = bounds.firstTl
  for (;;) {
    const off = difference(now, towards)
    // Not worth a turn, or no room for one of a degree.
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
  // A part of a thousandth that is left must not make the move too short.
  const missing = length * NINTHS - left + rest * NINTHS < bounds.least * NINTHS ? 1 : 0
  if (rest + missing > 0) {
    if (last !== undefined && 'straight' in last) last.straight += rest + missing
    else segments.push({ straight: rest + missing })
  }
  return segments
}
