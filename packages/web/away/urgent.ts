/** Compares two deadlines, for sorting; no deadline comes last. */
export function byDeadline(one: number | null, other: number | null): number {
  if (one === other) return 0
  if (one === null) return 1
  return other === null ? -1 : one - other
}
