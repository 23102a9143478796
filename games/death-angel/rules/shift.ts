import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { mergeSwarms } from './swarm.ts'

/** DA-SHIFT-1, DA-SHIFT-2, DA-SHIFT-5: whether the part of the formation below a gap closes it. */
export function lowerPartCloses(position: number, length: number): boolean {
  const above = position - 1
  const below = length - position
  return below > 0 && (above >= below || above === 0)
}

/**
 * DA-SHIFT-1 to DA-SHIFT-8: closes the gap at a position of a formation that had `length` marines. The list is already one shorter, and
 * positions count anew from the top: an upper part that moves down keeps its numbers.
 */
export function closeRanks(g: State, position: number, length: number): void {
  if (length === 1) return
  const lower = lowerPartCloses(position, length)
  const firstMoved = lower ? position + 1 : position
  for (const swarm of g.swarms) if (swarm.position >= firstMoved) swarm.position--
  for (const terrain of g.terrain) if (terrain.position >= firstMoved) terrain.position--
  tell(g, { type: 'ranks-closed', rule: 'DA-SHIFT-1', position, part: lower ? '@part-lower' : '@part-upper' })
  mergeSwarms(g)
}
