/** Batches: while some are being sent, the next one is collected. */
export interface Gathering<T, R> {
  add(thing: T): Promise<R>
}

interface Waiting<T, R> {
  readonly thing: T
  readonly done: (result: R) => void
  readonly failed: (error: unknown) => void
}

/** The most items of a batch, and the most batches in progress. */
const MOST = 256
const AT_ONCE = 4

/**
 * Batches what arrives in one turn of the event loop, or while other batches are being sent. No batch has two items with the same key. A
 * failed batch is sent again one by one, so that a bad item harms no other; one whose error is `whole` fails as a whole.
 */
export function gathering<T, R>(
  keyOf: (thing: T) => string,
  send: (things: readonly T[]) => Promise<readonly R[]>,
  whole: (error: unknown) => boolean,
): Gathering<T, R> {
  let queue: Waiting<T, R>[] = []
  let sending = 0
  let scheduled = false

  function next(): void {
    scheduled = false
    while (queue.length > 0 && sending < AT_ONCE) {
      const group = taken()
      sending++
      void sent(group).finally(() => {
        sending--
        next()
      })
    }
  }

  function taken(): Waiting<T, R>[] {
    const keys = new Set<string>()
    const group: Waiting<T, R>[] = []
    const rest: Waiting<T, R>[] = []
    for (const one of queue) {
      const key = keyOf(one.thing)
      if (group.length === MOST || keys.has(key)) rest.push(one)
      else group.push(one)
      keys.add(key)
    }
    queue = rest
    return group
  }

  async function sent(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await send(group.map(({ thing }) => thing))
      for (const [at, { done }] of group.entries()) done(results[at] as R)
    } catch (error) {
      if (group.length === 1 || whole(error)) for (const { failed } of group) failed(error)
      else for (const one of group) await sent([one])
    }
  }

  return {
    add: (thing) =>
      new Promise((done, failed) => {
        queue.push({ thing, done, failed })
        if (scheduled) return
        scheduled = true
        setImmediate(next)
      }),
  }
}
