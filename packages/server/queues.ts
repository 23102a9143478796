/** Runs actions one after the other, separately for each name. */
export interface Queues {
  inTurn<T>(name: string, act: () => Promise<T>): Promise<T>
}

/** Queues that remember a name only while something is in progress for it. */
export function queuesByName(): Queues {
  const last = new Map<string, Promise<unknown>>()
  return {
    inTurn(name, act) {
      const done = (last.get(name) ?? Promise.resolve()).then(act)
      const mine: Promise<unknown> = done.catch(() => undefined)
      last.set(name, mine)
      void mine.then(() => last.get(name) === mine && last.delete(name))
      return done
    },
  }
}
