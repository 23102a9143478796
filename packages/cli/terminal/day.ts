/** The day of a moment (milliseconds since 1970) in Greenwich: `2026-11-29`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
