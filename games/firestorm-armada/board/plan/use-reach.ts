import { useEffect, useState } from 'preact/hooks'
import type { MoveBounds } from '../../rules/move/manoeuvre.ts'
import type { Facts } from '../table/facts.ts'
import { type Reach, reachOf } from './reach.ts'

/** A ship's reach, computed when the page is idle; null until then and for a ship that cannot move. `bounds` must stay the same object. */
export function useReach(facts: Facts, bounds: MoveBounds | null): Reach | null {
  const [reach, set] = useState<Reach | null>(null)
  useEffect(() => {
    set(null)
    if (bounds === null || bounds.mv === 0) return
    const later = setTimeout(() => set(reachOf(bounds, facts.world)), 30)
    return () => clearTimeout(later)
  }, [bounds])
  return reach
}
