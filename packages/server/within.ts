/**
 * Resolves when the work is done, and at the latest after this time, in milliseconds. Its timer ends with it: one that ran on would keep
 * alive a process that has stopped.
 */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, milliseconds)
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
