/** A clock in milliseconds since 1970: it reads the system time once and then counts by a monotonic clock. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now()
  return () => Math.round(start + performance.now())
}
