/** A chance as a whole percentage; what can happen is never shown as 0, what may fail never as 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
