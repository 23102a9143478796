/** How long work keeps the page from hearing its reader, in milliseconds. */
const PORTION = 8

/** The steps of long work, with a pause after each portion, in which the page hears its reader. */
export async function* unhurried<T, R>(work: Generator<T, R>): AsyncGenerator<T, R> {
  let until = performance.now() + PORTION
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value
    yield next.value
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + PORTION
  }
}

/** What long work comes to, done without haste. */
export async function finished<R>(work: Generator<unknown, R>): Promise<R> {
  const steps = unhurried(work)
  for (;;) {
    const next = await steps.next()
    if (next.done) return next.value
  }
}
