/** Which of two deadlines comes first, for sorting; where there is none, none is pressing. */
export function byDeadline(one: number | null, other: number | null): number {
  if (one === other) return 0
  if (one === null) return 1
  return other === null ? -1 : one - other
}
