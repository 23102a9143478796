/** The time since 1970 when it starts, and from then on by a clock that nobody sets. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now()
  return () => Math.round(start + performance.now())
}
