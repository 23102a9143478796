import { pathOf, type Segment } from '../geometry/path.ts'
import { contactStep, lengthOf, type Manoeuvre, type MoveBounds, NINTHS } from './manoeuvre.ts'

/** Straight stretches before the turn that are tried, as parts of what is left, and turns in hundredths of a degree. */
const STRETCHES = [0, 0.25, 0.5, 0.75, 1]
const TURN_STEP = 500

/** A legal manoeuvre whose path meets the stand to be rammed, or null where none of those tried does. */
export function rammingPlan(bounds: MoveBounds): Manoeuvre | null {
  for (const segments of tries(bounds)) {
    const length = lengthOf(segments)
    if (length > bounds.mv * NINTHS || length < bounds.least * NINTHS) continue
    if (contactStep(bounds, pathOf(bounds, segments)) >= 0) return { segments }
  }
  return null
}

/** Straight ahead; then one turn after some way, going on straight to the end. */
function* tries({ mv, firstTl, angle }: MoveBounds): Generator<Segment[]> {
  yield mv > 0 ? [{ straight: mv }] : []
  for (const part of STRETCHES) {
    for (let turn = TURN_STEP; turn <= angle; turn += TURN_STEP) {
      const cost = Math.ceil((turn * 2) / NINTHS)
      const before = firstTl + Math.floor((mv - firstTl - cost) * part)
      const after = mv - before - cost
      if (before < firstTl || after < 0) continue
      for (const side of [1, -1]) {
        const segments: Segment[] = [{ turn: side * turn }]
        if (before > 0) segments.unshift({ straight: before })
        if (after > 0) segments.push({ straight: after })
        yield segments
      }
    }
  }
}
